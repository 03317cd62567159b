#if LITMUS_RUNNER
/// Why a child ends before it has done all its work, which it says in its journal: a test can end
/// the process with any code.
enum ChildDeparture: String {
  /// Another is to go on in its place.
  case toGoOn = "goOn"
  /// Any of several running tests may have done it harm.
  case anyMayBeToBlame = "anyMayBeToBlame"

  /// The code that the process exits with, which means nothing by itself.
  static let exitCode: Int32 = 86
}
#endif
