extension SpyUpdates {
  /// Writes nothing: stubs get no argument that cannot be copied, and so cannot change it either.
  ///
  /// - Parameters:
  ///   - index: The parameter's place, counted from 0.
  ///   - value: The parameter.
  public func write<Value: ~Copyable>(_ index: Int, to value: inout Value) {}
}
