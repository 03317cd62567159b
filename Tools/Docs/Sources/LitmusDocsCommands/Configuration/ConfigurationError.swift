internal import LitmusDocsFormat

/// An error in a configuration or a command line.
struct ConfigurationError: Error, Hashable {
  var file: String
  var line: Int?
  var message: String

  /// The error as a finding that `check` and `update` list.
  var finding: Finding { Finding(.usage, file: file, line: line, message: message) }
}
