/// A file whose lines replace an include marker.
struct IncludeFile: Hashable, Sendable {
  /// The path in findings.
  var file: String
  /// The path to show in the marker, relative to the root with a leading `/`; nil for none.
  var path: String?
  var bytes: [UInt8]
  /// An identifier that is equal for two keys that lead to the same text; nil for the path in findings.
  var identity: String?
}

/// The content of an address, or why it is not available.
enum WebContent: Hashable, Sendable {
  case content([UInt8])
  /// It could not be fetched, for a reason.
  case unavailable(String)
  /// Fetching was not requested: the existing block is kept.
  case notAsked
}
