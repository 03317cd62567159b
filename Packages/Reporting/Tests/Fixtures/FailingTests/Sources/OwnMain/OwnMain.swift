import Dispatch
import Elsewhere
import Foundation
@_spi(Litmus) @_spi(LitmusHarness) import LitmusReporting
import Testing
import XCTest

/// A program that runs tests itself.
///
/// Its first argument is a list of steps, separated by spaces, which it executes in order.
@main struct OwnMain {
  static func main() async {
    for step in CommandLine.arguments[1].split(separator: " ") {
      switch step {
      case "report":
        reportFailure("Own main, report")
      case "report-on-threads":
        await reportOnThreads()
      case "report-to-slow-framework":
        await SlowHarness.isAskedForever()
      case "report-at-exit":
        atexit { reportFailure("Own main, at exit") }
      case "report-in-last-function":
        reportsInLastFunction = true
      case "swift-testing":
        // Swift Testing reads the other arguments itself.
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

  /// The argument that follows `--xctest`.
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

/// A framework that never answers whether it receives a failure.
private struct SlowHarness: TestHarness {
  let asked: AsyncStream<Void>.Continuation

  /// Reports a failure on another thread, and returns when the framework has been asked.
  static func isAskedForever() async {
    let (stream, asked) = AsyncStream<Void>.makeStream()
    TestHarnesses.add(SlowHarness(asked: asked))
    Thread.detachNewThread { reportFailure("Own main, slow framework") }
    for await _ in stream { break }
  }

  func report(_ failure: ReportedFailure, from origin: FailureOrigin) -> Bool {
    asked.yield()
    DispatchSemaphore(value: 0).wait()
    return true
  }

  func currentReporter(from origin: FailureOrigin) -> (any FailureReporter)? { nil }

  func runningScope(from origin: FailureOrigin) -> TestScope? { nil }
}

/// The C runtime calls it after all handlers that were registered with `atexit`.
#if os(Linux)
@section(".fini_array") @used
private let lastFunction: @convention(c) () -> Void = {
  if reportsInLastFunction { reportFailure("Own main, last function") }
}
#endif

nonisolated(unsafe) private var reportsInLastFunction = false
