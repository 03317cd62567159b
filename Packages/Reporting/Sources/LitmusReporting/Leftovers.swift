/// What libraries keep for objects that are gone until it is convenient to let it go.
///
/// A check for leaks has it released first, because it may hold what the check is about.
@_spi(Litmus)
public enum Leftovers {
  private static let releases = Locked<[@Sendable () -> Void]>([])

  /// Adds a way of releasing them.
  ///
  /// - Parameter release: Releases what is kept for objects that are gone.
  public static func add(_ release: @escaping @Sendable () -> Void) {
    releases.withLock { $0.append(release) }
  }

  /// Releases them all.
  public static func release() {
    for release in releases.withLock({ $0 }) { release() }
  }
}
