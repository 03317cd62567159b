extension `The sample app's failures on demand` {
  /// The output for the tests that fail on demand.
  ///
  /// Durations are 0, and the locations of failures are left out.
  static let shown = #"""
    ✘ Assertions/testTruth (0.000 s)
        Value was false, but expected true - the shelf is to be cleared
    ✘ Assertions/testNumbers (0.000 s)
        Value was 42, but expected 41
    ✘ Assertions/testText (0.000 s)
        Value was "Le Guen, Odile", but expected "Le Guen, Odilé"
    ✘ Assertions/testStructures (0.000 s)
        Value was Book(id: "B0001", title: "Le jardin", author: "Le Guen, Odile", year: 1974, language: "fr", subjects: ["Gardening", "Letters"], shelfMark: "840 LEG 1974", copies: 2, loans: 0), but expected Book(id: "B0001", title: "Le jardin", author: "Le Guen, Odile", year: 1971, language: "fr", subjects: ["Gardening"], shelfMark: "840 LEG 1971", copies: 2, loans: 12)
            Book(
              id: "B0001",
              title: "Le jardin",
              author: "Le Guen, Odile",
          -   year: 1971,
          +   year: 1974,
              language: "fr",
              subjects: [
                [0]: "Gardening",
          +     [1]: "Letters"
              ],
          -   shelfMark: "840 LEG 1971",
          +   shelfMark: "840 LEG 1974",
              copies: 2,
          -   loans: 12
          +   loans: 0
            )
    ✘ Assertions/testLines (0.000 s)
        Value was "The old pond,\nfrogs jump in:\nthe sound of water.\n", but expected "The old pond,\na frog jump in:\nthe sound of water.\n"
            """
            The old pond,
          - a frog jump in:
          + frogs jump in:
            the sound of water.

            """
    ✘ Assertions/testNil (0.000 s)
        Value was "Gardening", but expected nil
    ✘ Assertions/testOrder (0.000 s)
        Value was 0.30000000000000004, but expected less than 0.3 - binary
    ✘ Assertions/testNearly (0.000 s)
        Value was 3.14, but expected 3.1416 (± 0.001)
    ✘ Assertions/testThrowsNothing (0.000 s)
        No error was thrown, but expected one
    ✘ Assertions/testSeveral (0.000 s)
        Value was true, but expected false - the first
        the second
        Failed
    ✘ Assertions/testUnwraps (0.000 s)
        Value was nil, but expected a value of type Book - nothing is loaded
    ✘ Assertions/testThrows (0.000 s)
        Error paperJam(tray: 2) was thrown, but expected none
    ✘ Assertions/testThrowsLater (0.000 s)
        Error noPaper was thrown, but expected none
    ✘ Assertions/testRows("year:soon") (0.000 s)
        Error “year:soon” is no year; write “year:1974”, “year:1970..1979”, “year:1970..” or “year:..1979” was thrown, but expected none
    ✘ SetUp/testIsNotRun (0.000 s)
        Error paperJam(tray: 1) was thrown by setUp(), but expected none
    ✘ SuiteSetUp/class setUp (0.000 s)
        Error noPaper was thrown by setUp(), but expected none
    ↷ SuiteSetUp/testIsNotRun: The suite's set-up failed
    ↷ SuiteSetUp/testIsNotRunEither: The suite's set-up failed
    ✘ TearDown/testPassesUntilTearDown (0.000 s)
        Error paperJam(tray: 3) was thrown by tearDown(), but expected none
    ✘ TearDown/testAddsABlockThatThrows (0.000 s)
        Error noPaper was thrown by a teardown block, but expected none
        Error paperJam(tray: 3) was thrown by tearDown(), but expected none
    ✘ SuiteTearDown/class tearDown (0.000 s)
        Error noPaper was thrown by tearDown(), but expected none
    ≈ Outcomes/testFailsAsExpected (0.000 s)
        Value was 3.333, but expected 3.33 - totals are not rounded yet (expected)
    ✘ Outcomes/testDoesNotFailAsExpected (0.000 s)
        No failure was reported, but expected one - totals are not rounded yet
    ↷ Outcomes/testIsSkipped: no printer is connected
    ↷ Outcomes/testIsSkippedForTheSameReason: no printer is connected
    ⧖ Outcomes/testTakesTooLong (0.000 s)
        Test ran for 0.01 seconds, but expected to end before its time limit
    ✘ Outcomes/testPassesWhenItIsRunAgain (0.000 s)
        Value was false, but expected true - the printer is still warming up
    ✘ Tasks/testFailsInATask (0.000 s)
        in a task
    ✘ Tasks/testFailsInADetachedTask (0.000 s)
        in a detached task
    ✘ Tasks/testFailsLate
        in a task that went on (the test had already ended)
    ✘ Tasks/testIsFulfilledLate
        Expectation "printed" was fulfilled 2 times, but expected 1 time (the test had already ended)
    ✘ Texts/testEmoji (0.000 s)
        A family 👩‍👩‍👧‍👦, a flag 🇵🇱, 雪と図書館 and café
    ✘ Texts/testControlCharacters (0.000 s)
        Red \u{1b}[31mtext\u{1b}[0m, a bell \u{7}, a return \r, a turn \u{202e}txet
    ✘ Texts/testLinesInAMessage (0.000 s)
        The first line,
            the second,

          the last
    ✘ Texts/testRow("\u{1b}[31m") (0.000 s)
        the row's own text is above
    ✘ Texts/testRow("a/b, (c)") (0.000 s)
        the row's own text is above
    ✘ Texts/testRow("雪") (0.000 s)
        the row's own text is above
    ✘ Texts/testPrintsBeforeItFails (0.000 s)
        out of ink
      │ Warming up
      │ Ready
      │ Cooling down
    ✘ Texts/testAttaches (0.000 s)
        the page is blank
        Attached: log.txt, page.png
    ✘ Waiting/testTimesOut (0.000 s)
        Timed out after 0.01 seconds waiting for 2 of 2 expectations: "printed" was fulfilled 0 times, but expected 1 time; "bound" was fulfilled 1 time, but expected 2 times
    ✘ Waiting/testTimesOutAsync (0.000 s)
        Timed out after 0.01 seconds waiting for 1 of 1 expectation: "printed" was fulfilled 0 times, but expected 1 time
    ✘ Waiting/testIsInverted (0.000 s)
        Inverted expectation "jammed" was fulfilled 1 time, but expected 0 times
    ✘ Waiting/testIsFulfilledTooOften (0.000 s)
        Expectation "printed" was fulfilled 2 times, but expected 1 time
    ✘ Waiting/testIsNotWaitedFor (0.000 s)
        Expectation "printed" was never awaited, but expected to be. To fix this, pass it to waitForExpectations
    """#
}
