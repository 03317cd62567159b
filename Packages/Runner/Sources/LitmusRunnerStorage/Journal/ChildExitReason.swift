#if LITMUS_RUNNER
/// The reason why a child process ends before it has done all its work.
///
/// The child records it in its journal, because a test can end the process with any code.
package enum ChildExitReason: String {
  /// Another process continues in its place.
  case toContinueElsewhere = "goOn"
  /// Any of several running tests may have damaged the process.
  case anyMayBeToBlame = "anyMayBeToBlame"

  /// The exit code of the process, which means nothing by itself.
  package static let exitCode: Int32 = 86
}
#endif
