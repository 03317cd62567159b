#if LITMUS_RUNNER
internal import LitmusRunnerReports
package import LitmusRunnerStorage
internal import LitmusRunnerCore
internal import Foundation

/// The files that the selection of tests depends on, besides the program and its arguments.
package struct SelectionInputs {
  /// The path of the results file.
  let store: String
  /// The path of the durations file, if one was given.
  let durations: String?

  /// Makes the paths of the files that a run reads when it begins.
  ///
  /// - Parameters:
  ///   - folder: The folder with the results of the program.
  ///   - arguments: The options that choose tests.
  package init(folder: LitmusFolder, _ arguments: SelectionArguments) {
    store = ResultStore.path(in: folder)
    durations = arguments.shardDurations
  }

  private init(store: String, durations: String?) {
    self.store = store
    self.durations = durations
  }

  /// Copies the files as they are now, for processes that must choose the same tests later.
  ///
  /// - Parameters:
  ///   - directory: The directory for the copies, on the same disk as the results.
  ///   - arguments: The options that choose tests.
  ///   - warn: Receives a line that describes a problem with the results.
  /// - Throws: A ``RunError`` if the durations file cannot be read.
  func freeze(
    in directory: String, _ arguments: SelectionArguments, warn: @escaping (String) -> Void
  ) throws(RunError) {
    let frozen = Self.frozen(in: directory, arguments)
    if arguments.needsResults {
      let store = ResultStore(path: store, warn: warn)
      // Reading the file checks that it is complete, and sets it aside if it is not.
      if !store.results().isEmpty { store.snapshot(at: frozen.store) }
    }
    if let durations, let copy = frozen.durations {
      // An invalid file is reported here, once, and not by each process.
      _ = try TestDurations(path: durations)
      try? FileManager.default.copyItem(atPath: durations, toPath: copy)
    }
  }

  /// Returns the files that ``freeze(in:_:warn:)`` has copied.
  package static func frozen(in directory: String, _ arguments: SelectionArguments)
    -> SelectionInputs
  {
    SelectionInputs(
      store: "\(directory)/results.json",
      durations: arguments.shardDurations.map { _ in "\(directory)/durations" })
  }
}
#endif
