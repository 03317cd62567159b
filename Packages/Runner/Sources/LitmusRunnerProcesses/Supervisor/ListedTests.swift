#if LITMUS_RUNNER && (os(macOS) || os(Linux))
package import LitmusRunnerCore
package import LitmusRunnerStorage
internal import LitmusRunnerReports
internal import Foundation

/// The tests of a run that has a process for each, in their order, as its first process has listed
/// them.
///
/// A process that finds its test here lists that test's suite alone, which is most of what a test in
/// a process of its own costs.
package struct ListedTests {
  /// One line of the file.
  struct Line {
    /// The hash of what is claimed: the test, or the function if its test cases only run together.
    var hash: String
    /// The name by which the suite is listed; empty if it cannot be listed alone.
    var suite: String
  }

  private let text: String

  /// Reads the tests; `nil` if no process has stored them.
  init?(in folder: RunFolder) {
    let data = FileManager.default.contents(atPath: Self.path(in: folder))
    guard let data else { return nil }
    text = String(decoding: data, as: UTF8.self)
  }

  private static func path(in folder: RunFolder) -> String { "\(folder.path)/tests" }

  /// The tests, which are read one by one, because most processes need only the first few.
  var lines: some Sequence<Line> {
    var rest = text[...]
    return AnyIterator {
      guard let end = rest.utf8.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      let line = rest[..<end]
      rest = rest[rest.utf8.index(after: end)...]
      let space = line.utf8.firstIndex(of: UInt8(ascii: " ")) ?? line.endIndex
      return Line(hash: String(line[..<space]), suite: String(line[space...].dropFirst()))
    }
  }

  /// Claims a test, and lists only its suite.
  ///
  /// - Parameters:
  ///   - folder: The run.
  ///   - work: The work of this process.
  ///   - process: Its number in the run.
  ///   - iteration: The repetition.
  /// - Returns: The test and its claim; `nil` if the process has to list all suites to find its tests.
  @MainActor package static func claimOne(
    _ folder: RunFolder, _ work: ChildWork, process: Int, iteration: Int
  ) -> (plan: TestPlan, claims: FolderClaims)? {
    guard work.share == .oneTest, work.isListed, let tests = ListedTests(in: folder) else {
      return nil
    }
    let claims = FolderClaims(folder: folder.claims, work: work, process: process)
    guard let claimed = claims.claimFirst(of: tests, iteration: iteration) else { return nil }
    let listing = ListingRecord(path: folder.listing(of: process)) { $0 == claimed.suite }
    let plan = TestPlan(lists: TestDiscovery.lists()).filtered {
      FolderClaims.hash(of: $0.id) == claimed.hash
    }
    listing.finish()
    guard let test = plan.lists.first?.tests.first else {
      // Its name depends on the other suites.
      claims.release(claimed, iteration: iteration)
      return nil
    }
    return (plan, claims.only(test.id, iteration: iteration))
  }

  /// Stores the tests of a plan, unless no suite can be listed alone.
  package static func write(_ plan: TestPlan, in folder: RunFolder) {
    guard plan.lists.contains(where: { $0.listedName != nil }) else { return }
    var text = ""
    for list in plan.lists {
      for entry in list.entries {
        var id = entry.description.id
        if let function = entry.parameterizedFunction { id.name = function }
        text += "\(FolderClaims.hash(of: id)) \(list.listedName ?? "")\n"
      }
    }
    // Without the file, each process lists all suites.
    try? ReportFile(path: path(in: folder)).replace(with: text)
  }
}
#endif
