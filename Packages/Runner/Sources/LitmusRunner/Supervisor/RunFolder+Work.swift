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
    guard work.share == .oneTest else { return history() }
    // A test that has begun has been taken; only the parent knows more, and is quickly read.
    var reader = JournalReader(path: journal(of: 0))
    var tally = HistoryTally()
    for record in reader.read() { tally.note(record) }
    return tally.finish()
  }
}
#endif
