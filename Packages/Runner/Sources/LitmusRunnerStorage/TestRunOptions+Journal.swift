public import Foundation
public import LitmusRunnerCore

extension TestRunOptions {
  /// The folder for a journal, which is kept until the run has ended; `nil` for no journal.
  ///
  /// It is for platforms without child processes. When a test ends the process, the next run of the
  /// same tests by the same build of the program resumes where that one ended: readers of its
  /// events get the earlier results first, the test that was running is reported as crashed, and
  /// the rest runs. The captured output of the crashed test is lost. If the folder cannot be
  /// written, the run continues without a journal, and a line on standard error says so.
  ///
  /// ```swift
  /// var options = TestRunOptions()
  /// options.journal = URL.cachesDirectory.appending(path: "Litmus")
  /// ```
  public var journal: URL? {
    get { journalSetting?.folder }
    set {
      #if LITMUS_RUNNER
      journalSetting = newValue.map { folder in
        JournalSetting(folder: folder) { folder, plan, context in
          let run = try JournaledRun(at: folder, plan: plan)
          run.configure(&context)
          return run.finish
        }
      }
      #else
      journalSetting = newValue.map { JournalSetting(folder: $0) }
      #endif
    }
  }
}
