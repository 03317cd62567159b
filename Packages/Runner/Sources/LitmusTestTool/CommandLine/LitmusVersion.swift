/// The version of Litmus that each of its programs shows for `--version`.
///
/// The tools have this file by a link, and `Tools/Release/version` reads it.
package enum LitmusVersion {
  package static let current = "0.1.0"
}
