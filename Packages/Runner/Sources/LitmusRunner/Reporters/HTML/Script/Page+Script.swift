#if LITMUS_RUNNER
// What a page does with a script. A test compares the hash with the text and says what it is to be.
extension Page {
  static let script =
    "(() => {\n'use strict';\n"
    + [
      stateScript, filterScript, viewScript, revealScript, addressScript, copyScript, keyScript,
      startScript,
    ].joined()
    + "})();\n"

  static let scriptHash = "sha256-Tv+7ax8kPkuKHd9mQbpQMybtrlVA6VUKKz8r0uRyX74="
}
#endif
