/// Returns the description of the error that a closure throws; `nil` if it throws none.
package func message(_ body: () throws -> Void) -> String? {
  do {
    try body()
    return nil
  } catch {
    return "\(error)"
  }
}
