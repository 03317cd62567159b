@_spi(Litmus) internal import LitmusReporting

/// The time at which a property was set, relative to all other settings.
struct SettingTime {
  private static let count = Locked(0)

  /// A number that grows with each setting in the process.
  var number = 0
  /// Whether the property still has the value that it was made with.
  var isInitial = true

  /// Returns a time after all others so far.
  static func now(isInitial: Bool) -> SettingTime {
    let number = count.withLock { count in
      count += 1
      return count
    }
    return SettingTime(number: number, isInitial: isInitial)
  }
}
