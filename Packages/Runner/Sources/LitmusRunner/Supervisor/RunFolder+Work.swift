#if LITMUS_RUNNER
extension RunFolder {
  /// What a process is to do.
  func work(of process: Int) -> String { "\(path)/work-\(process)" }

  /// Which suite a process is listing the tests of.
  func listing(of process: Int) -> String { "\(path)/listing-\(process)" }

  /// What a process needs to know of those before it.
  func history(for work: ChildWork) -> RunHistory {
    guard work.share == .oneTest else { return history() }
    // A test that has begun has been taken; only the parent knows more, and is quickly read. But
    // rows of one function are taken together.
    var tally = HistoryTally()
    for process in [0] + work.cutShort.sorted() {
      var reader = JournalReader(path: journal(of: process))
      for record in reader.read() { tally.note(record) }
    }
    return tally.finish()
  }
}
#endif
