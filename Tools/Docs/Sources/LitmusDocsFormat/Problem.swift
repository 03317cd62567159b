/// A problem with a part of a document or with a file, and how to fix it.
package struct Problem: Error, Hashable, CustomStringConvertible {
  package var message: String
  package var description: String { message }

  package init(_ message: String) {
    self.message = message
  }
}
