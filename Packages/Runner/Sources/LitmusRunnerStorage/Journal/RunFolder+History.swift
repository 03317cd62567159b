#if LITMUS_RUNNER
package import LitmusRunnerCore

extension RunFolder {
  /// Returns the history of the run from all processes so far.
  package func history() -> RunHistory { history(of: processes()) }

  /// Returns the history of the run from the journals of some processes.
  package func history(of processes: some Sequence<Int>) -> RunHistory {
    var state = RunState()
    for process in processes {
      var reader = JournalReader(path: journal(of: process))
      for case .event(let event, _) in reader.read() { state.apply(event) }
    }
    return state.history
  }
}
#endif
