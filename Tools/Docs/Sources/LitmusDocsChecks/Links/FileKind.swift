/// The kind of item at a path that a link leads to.
package enum FileKind: Sendable {
  case file
  case folder
}
