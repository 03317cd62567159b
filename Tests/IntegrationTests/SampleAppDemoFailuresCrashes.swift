extension `The sample app's failures on demand` {
  /// The output for the tests that end their process, without backtraces and durations.
  static let crashes = [
    """
    ☠ testFatalError
        Fatal error: the catalogue is on fire
          Process ended with signal \(trap), but expected the test to end by itself
      │ Warming up
      │ litmus_sample/DemoFailures.Crashes.swift:14: Fatal error: the catalogue is on fire
    """,
    """
    ☠ testIndex
        Fatal error: Index out of range
          Process ended with signal \(trap), but expected the test to end by itself
      │ Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range
    """,
    """
    ☠ testOverflow
        Swift runtime failure: arithmetic overflow
          Process ended with signal \(trap), but expected the test to end by itself
    """,
    """
    ☠ testUnwraps
        Fatal error: Unexpectedly found nil while unwrapping an Optional value
          Process ended with signal \(trap), but expected the test to end by itself
      │ litmus_sample/DemoFailures.Crashes.swift:26: Fatal error: Unexpectedly found nil while \
    unwrapping an Optional value
    """,
    """
    ☠ testStack
        Process ended with signal 11 (SIGSEGV), but expected the test to end by itself
    """,
    """
    ☠ testExits
        Process exited with code 0, but expected the test to end by itself
    """,
    """
    ☠ testAborts
        Process ended with signal 6 (SIGABRT), but expected the test to end by itself
    """,
    """
    ☠ testIsKilled
        Process ended with signal 9 (SIGKILL), but expected the test to end by itself
    """,
    """
    ✘ testClosesItsOutput
        The test closed standard output and standard error, but expected them to stay open
      │ Closing time
    """,
    """
    ✔ testGoesOn
      │ Good morning
    """,
    """
    ⧖ testHangs
        Test ran for 0.1 seconds, but expected to end before its time limit
    """,
  ]

  #if arch(x86_64)
  private static let trap = "4 (SIGILL)"
  #else
  private static let trap = "5 (SIGTRAP)"
  #endif
}
