/// A fake: the common base of ``Spyable`` and ``Stubbable``.
///
/// A fake names its functions, and stores its calls and stubs in a record. A class may omit the record, as in
/// SpryKit; a stored record is several times faster:
///
/// ```swift
/// final class FakeStore: Spryable {
///   enum Function: String, StringRepresentable {
///     case save = "save(_:)"
///   }
///   let spyRecord = SpyRecord()
///
///   func save(_ name: String) { spryify(arguments: name) }
/// }
/// ```
public protocol TestDouble {
  /// The names of the functions and properties of an instance.
  associatedtype Function: StringRepresentable = NoFunction
  /// The names of the static and class functions and properties.
  associatedtype ClassFunction: StringRepresentable = NoFunction

  /// The calls received so far and the stubs: `let spyRecord = SpyRecord()`.
  var spyRecord: SpyRecord { get }
}

extension TestDouble where Self: AnyObject {
  /// A record that is stored outside the object for as long as the object lives.
  public var spyRecord: SpyRecord { ObjectRecords.shared.record(of: self) }
}

extension TestDouble {
  // The type is `self`, not `Self`, which in an inherited member is the class that declares it.

  /// The record of the static and class members, for a stub or a call.
  @usableFromInline static var classSpyRecord: SpyRecord {
    TypeRecords.shared.record(of: self, isUse: true)
  }

  /// The same record, to be read or reset, without registering the scope as one that uses the type.
  package static var classSpyRecordIfUsed: SpyRecord {
    TypeRecords.shared.record(of: self, isUse: false)
  }
}

/// The function names of a fake that has no functions of a kind, such as static ones.
public enum NoFunction: String, StringRepresentable {
  /// No function; an enumeration with raw values needs a case.
  case none = ""
}
