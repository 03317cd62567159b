import LitmusReporting

/// Uses LitmusReporting alone; the executable must link neither XCTest nor Testing.
let failures = FailureRecorder.record { reportFailure("recorded") }
print("recorded \(failures.count)")
reportFailure("outside\nof any test")
