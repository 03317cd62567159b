#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation

/// A wait of a child of the run for what others do.
struct ChildWait {
  /// Returns whether the child was stopped meanwhile.
  var isStopped: () -> Bool
  /// Called now and then, so that the child is not taken for one that hangs.
  var continues: () -> Void

  /// Tries something until it has a value; returns `nil` if the child was stopped.
  func until<Value>(_ attempt: () -> Value?) -> Value? {
    var rounds = 0
    while !isStopped() {
      if let value = attempt() { return value }
      usleep(5_000)
      rounds += 1
      if rounds.isMultiple(of: 200) { continues() }
    }
    return nil
  }
}
#endif
