internal import LitmusReporting

/// A function of a fake as the fake's own code names it, and its source location.
struct SpyCall: Sendable, Equatable {
  /// The name that `#function` evaluates to.
  var name: String
  /// The signature that distinguishes overloads, as in `save(_: Int)`; empty for hand-written fakes.
  var signature = ""
  var callSite: CallSite
}

/// A key that identifies a location in a fake's code; two keys for one location do no harm.
@usableFromInline
enum SpyCallKey: Equatable {
  /// A location that a macro wrote, by the address of its signature: no other location has the same literal.
  case generated(UInt)
  /// A generic member that a macro wrote, for the types that it is called with.
  case specialized(UInt, ObjectIdentifier)
  /// A location in a handwritten fake. Equal literals are compared by their addresses first.
  case handwritten(name: String, fileID: String, line: Int, column: Int)

  @inlinable
  init(signature: StaticString) {
    self = .generated(UInt(bitPattern: signature.utf8Start))
  }

  /// Makes the key of a generic member of a generated fake for the types that it is called with.
  @inlinable
  init(signature: StaticString, memberType: ObjectIdentifier) {
    self = .specialized(UInt(bitPattern: signature.utf8Start), memberType)
  }

  @usableFromInline
  init(_ name: String, fileID: String, line: Int, column: Int) {
    self = .handwritten(name: name, fileID: fileID, line: line, column: column)
  }

  @usableFromInline
  @inline(__always)
  static func == (lhs: SpyCallKey, rhs: SpyCallKey) -> Bool {
    switch (lhs, rhs) {
    case (.generated(let lhs), .generated(let rhs)):
      lhs == rhs
    case (.specialized(let lhs, let lhsType), .specialized(let rhs, let rhsType)):
      lhs == rhs && lhsType == rhsType
    case (
      .handwritten(let name, let fileID, let line, let column),
      .handwritten(let otherName, let otherFileID, let otherLine, let otherColumn)
    ):
      line == otherLine && column == otherColumn && name == otherName && fileID == otherFileID
    default:
      false
    }
  }
}
