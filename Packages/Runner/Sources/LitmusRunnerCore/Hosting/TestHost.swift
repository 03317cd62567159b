#if LITMUS_RUNNER
@_spi(Litmus) package import LitmusReporting

/// Another framework, which creates the instances of a suite's type and runs the tests on them.
package struct TestHost<Subject> {
  /// Runs one test, from creating its instance to its end.
  package var run: @MainActor (TestList<Subject>.Body, RunningTest) -> Void
  /// Runs before the first test of the suite.
  package var setUp: @MainActor (RunningTest) -> Void
  /// Runs after the last test of the suite.
  package var tearDown: @MainActor (RunningTest) -> Void

  /// Creates a description of a framework.
  package init(
    run: @escaping @MainActor (TestList<Subject>.Body, RunningTest) -> Void,
    setUp: @escaping @MainActor (RunningTest) -> Void,
    tearDown: @escaping @MainActor (RunningTest) -> Void
  ) {
    self.run = run
    self.setUp = setUp
    self.tearDown = tearDown
  }
}

extension TestList {
  /// Makes an empty list of a suite that another framework runs, on the main thread.
  ///
  /// - Parameters:
  ///   - host: The framework.
  ///   - tags: Tags that each test of the suite has.
  ///   - callSite: Where the suite is listed.
  package init(host: TestHost<Subject>, tags: [String], callSite: CallSite) {
    maker = .hosted(host)
    self.tags = tags
    self.callSite = callSite
  }

  /// The framework that runs the tests, if that is not the runner.
  var host: TestHost<Subject>? {
    if case .hosted(let host) = maker { host } else { nil }
  }
}

extension RunningTest {
  /// Reports a failure that another framework has found in the test, from any thread.
  package func reportFromFramework(_ failure: ReportedFailure) {
    // The failing task may belong to an earlier test, although this test is running. The task may
    // also have its own reporter.
    if RunningTest.current != nil || !report(failure) { reportFailure(failure) }
  }

  /// Handles an error if it is one of Litmus's own, and returns whether it is.
  ///
  /// Such an error skips the test, or was reported when it was thrown.
  package func handle(_ error: any Error) -> Bool {
    if let skip = error as? TestSkip { self.skip(skip.reason) }
    return error is TestSkip || hasReported(error)
  }
}

extension CallSite {
  /// The call site of a failure whose location is not known.
  package static var unknown: CallSite {
    CallSite(fileID: "<unknown>", filePath: "<unknown>", line: 0, column: 0)
  }

  /// Returns the call site that XCTest reports, or else this one, where the test is listed.
  ///
  /// - Parameters:
  ///   - file: A path, or module and file as in `#file` in the Swift 6 language mode.
  ///   - line: The line, counted from 1; 0 if it is not known.
  /// - Returns: The call site, in column 0 because XCTest reports no columns.
  package func inFramework(file: String?, line: Int) -> CallSite {
    guard let file, line > 0 else { return self }
    if file == fileID || file == filePath {
      return CallSite(fileID: fileID, filePath: filePath, line: line, column: 0)
    }
    let parts = file.split(separator: "/")
    let module = fileID.prefix { $0 != "/" }
    let isFileID = parts.count == 2 && !file.hasPrefix("/")
    return CallSite(
      fileID: isFileID ? file : "\(module)/\(parts.last ?? "")",
      filePath: file, line: line, column: 0)
  }
}
#endif
