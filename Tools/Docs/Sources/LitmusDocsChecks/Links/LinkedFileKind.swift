/// The kind of item at a path that a link leads to.
package enum LinkedFileKind: Sendable {
  case file
  case folder
}
