#if LITMUS_REPORTING && !LITMUS_FAKES
/// State that libraries still hold for deallocated objects, until it is convenient to release it.
///
/// A leak check releases it first, because it may retain the object that is being checked.
@_spi(Litmus)
public enum DeferredReleases {
  private static let releases = Locked<[@Sendable () -> Void]>([])

  /// Adds a closure that releases such state.
  ///
  /// - Parameter release: Releases the state that is held for deallocated objects.
  public static func add(_ release: @escaping @Sendable () -> Void) {
    releases.withLock { $0.append(release) }
  }

  /// Releases all such state.
  public static func release() {
    for release in releases.withLock({ $0 }) { release() }
  }
}
#endif
