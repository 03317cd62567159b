#if LITMUS_RUNNER
/// The programs that a ``GroupHost`` starts one after the other, as the child of the run sees them.
package struct HostedPrograms: Sendable {
  /// The environment that they are started with.
  package var environment: [String: String]
  /// Records that one was started.
  package var started: @Sendable (_ process: Int32) -> Void
  /// Records that one has ended.
  package var ended: @Sendable (_ process: Int32) -> Void
  /// Appends to the output of the tests; returns the code of the error, or 0.
  package var write: @Sendable (UnsafeRawBufferPointer) -> Int32
  /// Sets what stops the program when the child ends, which is called at once if it has ended.
  package var setStop: @Sendable (@escaping @Sendable () -> Void) -> Void
  /// Ends the child in the middle of its work, as a program has ended.
  package var endChild: @Sendable (ProcessEnd) -> Void

  /// Makes the programs of a child.
  package init(
    environment: [String: String],
    started: @escaping @Sendable (Int32) -> Void,
    ended: @escaping @Sendable (Int32) -> Void,
    write: @escaping @Sendable (UnsafeRawBufferPointer) -> Int32,
    setStop: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void,
    endChild: @escaping @Sendable (ProcessEnd) -> Void
  ) {
    self.environment = environment
    self.started = started
    self.ended = ended
    self.write = write
    self.setStop = setStop
    self.endChild = endChild
  }
}
#endif
