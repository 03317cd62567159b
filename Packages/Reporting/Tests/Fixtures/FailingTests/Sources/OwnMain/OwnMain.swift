import Dispatch
import Foundation
import LitmusReporting
import Testing
import XCTest

/// A program that runs tests itself. The words of its first argument say what it does, in order.
@main struct OwnMain {
  static func main() async {
    for step in CommandLine.arguments[1].split(separator: " ") {
      switch step {
      case "report":
        reportFailure("Own main, report")
      case "report-on-threads":
        await reportOnThreads()
      case "report-at-exit":
        atexit { reportFailure("Own main, at exit") }
      case "report-in-last-function":
        reportsInLastFunction = true
      case "swift-testing":
        // It reads the other arguments itself.
        exitStatus = await Testing.__swiftPMEntryPoint()
      case "xctest":
        #if os(Linux)
        XCTMain([testCase(OwnXCTests.allTests)], arguments: ["own-main"] + xctestSelection)
        #endif
      default:
        exitStatus = Int32(step) ?? 2
      }
    }
    exit(exitStatus)
  }

  nonisolated(unsafe) private static var exitStatus: Int32 = 0

  /// What is behind `--xctest` in the arguments.
  private static var xctestSelection: [String] {
    let arguments = CommandLine.arguments
    return arguments.firstIndex(of: "--xctest").map { ["OwnMain.OwnXCTests/" + arguments[$0 + 1]] }
      ?? []
  }

  private static func reportOnThreads() async {
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { await onThread { reportFailure("Own main, thread") } }
      }
    }
  }
}

/// Called when all handlers that were registered with `atexit` have run.
#if os(Linux)
@section(".fini_array") @used
private let lastFunction: @convention(c) () -> Void = {
  if reportsInLastFunction { reportFailure("Own main, last function") }
}
#endif

nonisolated(unsafe) private var reportsInLastFunction = false
