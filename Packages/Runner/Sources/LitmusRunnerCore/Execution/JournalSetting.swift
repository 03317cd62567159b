package import Foundation

/// The folder of a run's journal, and how the journal is written, which another target knows.
package struct JournalSetting: Sendable, Hashable {
  #if LITMUS_RUNNER
  /// Begins to record a run of some tests, or resumes one that is recorded in the folder.
  ///
  /// It sets up the run's context to record the run and to leave out what has been done already. It returns a
  /// closure that removes the record, because the run has ended, and throws if the folder cannot be written.
  package typealias Begin =
    @Sendable (_ folder: URL, _ plan: TestPlan, inout RunContext) throws -> () -> Void

  var begin: Begin
  #endif
  /// The folder.
  package var folder: URL

  #if LITMUS_RUNNER
  /// Makes the setting.
  package init(folder: URL, begin: @escaping Begin) {
    self.folder = folder
    self.begin = begin
  }
  #else
  /// Makes the setting.
  package init(folder: URL) { self.folder = folder }
  #endif

  package static func == (first: JournalSetting, second: JournalSetting) -> Bool {
    first.folder == second.folder
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(folder) }
}
