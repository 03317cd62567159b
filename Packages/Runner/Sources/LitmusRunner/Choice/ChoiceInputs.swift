#if LITMUS_RUNNER
internal import Foundation

/// The files that a choice of tests depends on, besides the program and its arguments.
struct ChoiceInputs {
  /// The file of results.
  let store: String
  /// The file of durations, if one was given.
  let durations: String?

  /// Names the files that a run begins with.
  ///
  /// - Parameters:
  ///   - folder: Where the results of the program are kept.
  ///   - arguments: What was asked for.
  init(folder: LitmusFolder, _ arguments: ChoiceArguments) {
    store = ResultStore.path(in: folder)
    durations = arguments.durations
  }

  private init(store: String, durations: String?) {
    self.store = store
    self.durations = durations
  }

  /// Keeps the files as they are now, for processes that are to choose the same tests later.
  ///
  /// - Parameters:
  ///   - directory: Where they are kept, on the disk of the results.
  ///   - arguments: What was asked for.
  ///   - warn: Takes a line that says what is wrong with the results.
  /// - Throws: A ``CommandLineError`` if the file of durations can not be read.
  func freeze(
    in directory: String, _ arguments: ChoiceArguments, warn: @escaping (String) -> Void
  ) throws(CommandLineError) {
    let frozen = Self.frozen(in: directory, arguments)
    if arguments.needsResults {
      let store = ResultStore(path: store, warn: warn)
      // Reading it tells whether it is whole, and sets it aside if not.
      if !store.results().isEmpty { store.snapshot(at: frozen.store) }
    }
    if let durations, let copy = frozen.durations {
      // A file that is none is told of here, once, and not by each process.
      _ = try TestDurations(path: durations)
      try? FileManager.default.copyItem(atPath: durations, toPath: copy)
    }
  }

  /// The files that ``freeze(in:_:warn:)`` has kept.
  static func frozen(in directory: String, _ arguments: ChoiceArguments) -> ChoiceInputs {
    ChoiceInputs(
      store: "\(directory)/results.json",
      durations: arguments.durations.map { _ in "\(directory)/durations" })
  }
}
#endif
