internal import LitmusFakes

extension Spry {
  /// Removes the calls and stubs of all fakes of the process, and of their static and class members.
  ///
  /// In tests that run at the same time, a ``/LitmusFakes/SpyScope`` keeps to one test.
  public static func resetAll() { SpyRecord.resetAll() }
}
