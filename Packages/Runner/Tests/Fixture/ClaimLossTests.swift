import Foundation
import LitmusRunner

/// Tests of which one removes the folder of the run's claims, so that no process can claim another; they run
/// only if LITMUS_FIXTURE is `claims`.
final class ClaimLossTests: TestCase, ListedSuite {
  static var tests: TestList<ClaimLossTests> {
    var list = TestList(make: ClaimLossTests.init)
    let environment = ProcessInfo.processInfo.environment
    guard environment["LITMUS_FIXTURE"] == "claims" else { return list }
    list.add("testBefore") { _ in }
    list.add("testLoses") { _ in
      let runs = "\(environment["LITMUS_FOLDER", default: ""])/litmus-runner-fixture/runs"
      for run in try FileManager.default.contentsOfDirectory(atPath: runs) {
        try? FileManager.default.removeItem(atPath: "\(runs)/\(run)/claims")
      }
    }
    list.add("testAfter") { _ in }
    return list
  }
}
