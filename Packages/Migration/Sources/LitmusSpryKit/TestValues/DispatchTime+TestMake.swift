#if LITMUS_FAKES
public import Dispatch

extension DispatchTime {
  // swift-format-ignore: TypeNamesShouldBeCapitalized
  /// A namespace of values for tests.
  public enum spry {
    /// Makes a time from now.
    ///
    /// - Parameter interval: The seconds from now.
    /// - Returns: The time.
    public static func testMake(secondsFromNow interval: Double) -> DispatchTime {
      .now() + interval
    }

    /// Makes a condition that times meet which differ by less than a millisecond from a time from now, counted
    /// when the argument is compared.
    ///
    /// - Parameter interval: The seconds from now.
    /// - Returns: The condition.
    public static func argument(secondsFromNow interval: Double) -> Argument {
      .validator { argument in
        guard let time = argument as? DispatchTime else { return false }
        let expected = testMake(secondsFromNow: interval).uptimeNanoseconds
        let actual = time.uptimeNanoseconds
        return max(actual, expected) - min(actual, expected) < 1_000_000
      }
    }
  }
}
#endif
