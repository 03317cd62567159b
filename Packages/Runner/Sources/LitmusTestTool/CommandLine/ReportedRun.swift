#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import LitmusRunnerCommandLine
internal import LitmusRunnerCore
internal import LitmusRunnerReports

/// What the reporters of a run that are litmus-test's own need to know; a run that is resumed has that of the stopped
/// one.
struct ReportedRun {
  var stream: EventStreamArguments
  /// The file of the stream; `nil` if it has not been opened.
  ///
  /// A pipe is opened once, because its reader ends with the first that writes to it.
  var streamFile: ReportFile?
  var selection: SelectionArguments
  var scripts: ScriptRunner?
  var overrides: TestOverrides?

  /// Returns the reporters.
  ///
  /// - Parameter folder: The folder of the run.
  /// - Throws: An error if the event stream cannot be written.
  func reporters(in folder: String) throws -> sending [any TestReporter] {
    guard stream.path != nil || scripts?.hasGroups == true else { return [] }
    let tests = try PackageTests(in: folder)
    let names = tests.groups.map(\.name)
    let all = try TestPlan(lists: tests.lists())
    let chosen = try TestSelection(selection, frozenIn: folder, warn: { _ in })
      .plan(from: all).lists
    var reporters: [any TestReporter] = []
    if let scripts, scripts.hasGroups {
      let groups = try TestGroups(tests.groups, of: all.lists.flatMap(\.tests))
      var members = Dictionary(uniqueKeysWithValues: names.map { ($0, [TestID]()) })
      for test in chosen.flatMap(\.tests) {
        for group in groups.groups(of: test.id) {
          members[names[group], default: []].append(test.id)
        }
      }
      for (name, tests) in members where tests.isEmpty { scripts.groupEnded(name) }
      reporters.append(GroupReporter(members) { scripts.groupEnded($0) })
    }
    if let path = stream.path {
      let plan = tests.eventStreamPlan(of: chosen, messages: MessageLog(in: folder))
      reporters.append(
        EventStreamReporter(
          writer: try (streamFile ?? ReportFile(path: path)).stream(),
          version: try stream.streamVersion(),
          plan: plan))
    }
    return reporters
  }
}
#endif
