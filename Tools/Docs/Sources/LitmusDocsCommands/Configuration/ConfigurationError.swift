internal import LitmusDocsFormat

/// A configuration or a command line that cannot be used.
package struct ConfigurationError: Error, Hashable {
  package var file: String
  package var line: Int?
  package var message: String

  /// The error as what `check` and `update` list.
  package var finding: Finding { Finding(.usage, file: file, line: line, message: message) }
}
