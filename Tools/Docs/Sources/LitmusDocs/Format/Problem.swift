/// A problem with a part of a document or with a file, and how to fix it.
struct Problem: Error, Hashable, CustomStringConvertible {
  var message: String
  var description: String { message }

  init(_ message: String) {
    self.message = message
  }
}
