#if LITMUS_RUNNER
/// The child of a run for which a ``GroupHost`` starts programs, one after the other.
package protocol ProgramOwner: Sendable {
  /// The environment that the programs are started with.
  var environment: [String: String] { get }

  /// Records that a program was started.
  func programStarted(_ process: Int32)

  /// Records that the program has ended.
  func programEnded()

  /// Appends to the output of the tests; returns the code of the error, or 0.
  func write(_ output: UnsafeRawBufferPointer) -> Int32

  /// Sets what stops the program when the child ends, which is called at once if it has ended.
  func setStop(_ stop: @escaping @Sendable () -> Void)

  /// Ends the child in the middle of its work, as a program has ended.
  func end(as end: ProcessEnd)
}
#endif
