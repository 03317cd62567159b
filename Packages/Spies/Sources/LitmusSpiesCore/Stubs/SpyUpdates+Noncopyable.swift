extension SpyUpdates {
  /// Writes nothing: stubs do not receive noncopyable arguments, and so cannot change them either.
  ///
  /// - Parameters:
  ///   - index: The parameter's position, counted from 0.
  ///   - value: The parameter.
  public func write<Value: ~Copyable>(_ index: Int, to value: inout Value) {}
}
