#if LITMUS_RUNNER
internal import Foundation

extension RunFolder {
  /// What a process is to do.
  func work(of process: Int) -> String { "\(path)/work-\(process)" }

  /// Whether a process has a parent, which gives the tests that end it their results.
  func isChild(_ process: Int) -> Bool { access(work(of: process), F_OK) == 0 }

  /// Lets the parent know that a process's journal is not whole: emptying a file needs no space.
  func giveUp(_ process: Int) { truncate(work(of: process), 0) }

  /// Whether a process has said that its journal is not whole.
  func hasGivenUp(_ process: Int) -> Bool {
    var status = stat()
    return stat(work(of: process), &status) == 0 && status.st_size == 0
  }

  /// Which suite a process is listing the tests of.
  func listing(of process: Int) -> String { "\(path)/listing-\(process)" }

  /// What a process needs to know of those before it.
  func history(for work: ChildWork) -> RunHistory {
    var history = recordedHistory(for: work)
    for test in work.crashing {
      let key = RunHistory.Key(test: test.id, iteration: test.iteration)
      history.finished.insert(key)
      history.crashed.insert(key)
      history.failureCount += 1
    }
    return history
  }

  private func recordedHistory(for work: ChildWork) -> RunHistory {
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
