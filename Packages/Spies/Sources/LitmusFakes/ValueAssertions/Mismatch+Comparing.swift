@_spi(Litmus) internal import LitmusReporting

extension Mismatch {
  /// Compares two values; an error that one of the closures throws is a mismatch.
  static func comparing<Value>(
    _ actual: () throws -> Value,
    _ other: () throws -> Value,
    by mismatch: (Value, Value) -> Mismatch?
  ) -> Mismatch? {
    do {
      return mismatch(try actual(), try other())
    } catch {
      return Mismatch(thrown: error)
    }
  }
}
