package import Foundation

#if LITMUS_RUNNER
/// A recorder of a run within this process, so that a later process can resume the run.
package protocol RunRecorder: SendableMetatype {
  /// Begins to record a run, or resumes one that is recorded in the folder.
  ///
  /// - Parameters:
  ///   - url: The folder.
  ///   - plan: The tests of the run.
  /// - Throws: An error if the folder cannot be written.
  init(at url: URL, plan: TestPlan) throws

  /// Sets up a run's context to record the run and to leave out what has been done already.
  func configure(_ context: inout RunContext)

  /// Removes the record, because the run has ended.
  func finish()
}
#endif

/// The folder of a run's journal, and the recorder that writes the journal.
package struct JournalSetting: Sendable, Hashable {
  /// The folder.
  package var folder: URL
  #if LITMUS_RUNNER
  /// The type of the recorder, which another target provides.
  var recorder: any RunRecorder.Type

  /// Makes the setting.
  package init(folder: URL, recorder: any RunRecorder.Type) {
    self.folder = folder
    self.recorder = recorder
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
