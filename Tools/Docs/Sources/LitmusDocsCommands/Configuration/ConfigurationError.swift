internal import LitmusDocsFormat

/// A configuration or a command line that cannot be used.
struct ConfigurationError: Error, Hashable {
  var file: String
  var line: Int?
  var message: String

  /// The error as what `check` and `update` list.
  var finding: Finding { Finding(.usage, file: file, line: line, message: message) }
}
