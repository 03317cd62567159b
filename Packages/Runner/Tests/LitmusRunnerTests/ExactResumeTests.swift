import Testing

/// The ways in which processes share the tests of a run.
private let modes = [
  "--isolated", "--processes 2", "--process-per-test --processes 2", "--no-isolated",
]

@Suite struct `A run that is resumed` {
  @Test(arguments: modes)
  func `Finished tests never run again, and running ones always do, however often it is resumed`(
    mode: String
  ) async throws {
    let run = try await stopped(
      mode,
      then: """
        rm gate.reached
        "$fixture" --run-tests --resume > second & run=$!
        while [ ! -e gate.reached ]; do sleep 0.03; done
        kill -KILL $run; wait $run 2> /dev/null; gone
        touch gate; program --resume > third 2> errors; echo "Code $?."
        tail -n 1 third; cat errors; cut -d ' ' -f 1 started | sort | tr '\\n' ' '
        """)
    #expect(
      run.output == """
        Code 0.
        ✔ 6 tests in 0.000 s: 6 passed
        1 2 3 4 4 4 5 6 
        """)
  }

  @Test(arguments: ["trap", "exit", "abort"])
  func `A test that ended the program's own process is reported, and does not run again`(
    end: String
  ) async throws {
    let run = try await resumed(afterOwnEnd: end)
    #expect(run.output.contains("\n☠ OnceEndingTests/testEnds (0.000 s)\n"))
    #expect(
      run.output.contains(
        ": Process ended while the test ran, but expected it to end by itself\n"))
    #expect(run.output.contains("\n✔ OnceEndingTests/testAfter (0.000 s)\n"))
  }

  @Test
  func `A process that a test has forked is not taken for the program's own process`() async throws
  {
    let run = try await resumed(afterOwnEnd: "fork")
    #expect(run.output.hasSuffix("\n✔ 2 tests in 0.000 s: 2 passed\n"))
  }

  private func resumed(afterOwnEnd end: String) async throws -> CommandLineFixture {
    try await CommandLineFixture(
      shell: """
        cd "$LITMUS_FOLDER"
        "$program" --run-tests --no-isolated --filter OnceEnding > /dev/null
        "$program" --run-tests --resume
        """,
      environment: ["LITMUS_FIXTURE": "ends", "LITMUS_END": end])
  }

  @Test func `A run of another build is not resumed`() async throws {
    let run = try await stopped(
      "",
      then: """
        touch gate; cp fixture copy; mv copy fixture
        program --resume 2> errors; echo "Code $?."; cat errors
        """)
    #expect(
      run.output == """
        Code 3.
        error: Nothing to resume: the last run was stopped in another build of this program, whose \
        results need not hold for this one. Run the tests again without --resume.

        """)
  }

  @Test
  func `A program that is rebuilt while its tests run is not mixed with the new one`() async throws
  {
    let run = try await CommandLineFixture(
      shell: """
        mkdir "$LITMUS_FOLDER/program"; cd "$LITMUS_FOLDER/program"; cp "$program" fixture
        ./fixture --run-tests --filter Replacing > first 2> errors; echo "Code $?."
        tail -n 3 first | head -n 1; cat errors
        """,
      fixture: "replace")
    #expect(
      run.output == """
        Code 1.
        ✘ 2 tests in 0.000 s: 0 passed, 1 crashed, 1 not run, 1 failure in no known test
        error: The run was stopped: the program was rebuilt while its tests ran.

        """)
  }

  /// Starts a run of tests that pass only once, kills its parent in the middle, and then runs more
  /// in a shell.
  private func stopped(
    _ options: String, then afterwards: String
  ) async throws -> CommandLineFixture {
    try await CommandLineFixture(
      shell: """
        cd "$LITMUS_FOLDER" && export LITMUS_GATE="$PWD/gate" LITMUS_FOLDER="$PWD/runs"
        export LITMUS_ONCE="$PWD"
        cp "$program" fixture; fixture="$PWD/fixture"
        program() { "$fixture" --run-tests "$@"; }
        # A child notices soon that its parent is gone, but may end its test until then.
        gone() {
          for i in $(seq 60); do
            kill -0 $(grep '^4 ' started | tail -n 1 | cut -d ' ' -f 2) 2> /dev/null || break
            sleep 0.03
          done
        }
        "$fixture" --run-tests \(options) --filter '^OnceTests/' > first 2> errors & run=$!
        while [ ! -e gate.reached ]; do sleep 0.03; done
        # The others that run in parallel end meanwhile.
        for number in 5 6; do
          case '\(options)' in *2) while [ ! -e ended-$number ]; do sleep 0.03; done;; esac
        done
        sleep 0.05
        kill -KILL $run; wait $run 2> /dev/null
        \(afterwards)
        """)
  }
}

@Suite struct `A test that blocks the main thread for too long` {
  @Test(arguments: ["--isolated", "--processes 2", "--process-per-test", "--parallel"])
  func `runs again in another process, as one that damages its process does`(mode: String)
    async throws
  {
    let run = try await CommandLineFixture(
      shell: "LITMUS_ONCE=\"$LITMUS_FOLDER\" \"$program\" --run-tests --filter SlowOnce "
        + "--retries 1 \(mode)",
      fixture: "slowonce")
    let lines = run.output.split(separator: "\n").filter {
      $0.contains(" SlowOnceTests/") && !$0.contains("--only")
    }
    #expect(
      lines == [
        "⧖ SlowOnceTests/testBlocks, attempt 1 of 2 (0.000 s), runs again",
        "↻ SlowOnceTests/testBlocks, attempt 2 of 2 (0.000 s)",
        "✘ SlowOnceTests/testClosesOutput, attempt 1 of 2 (0.000 s), runs again",
        "↻ SlowOnceTests/testClosesOutput, attempt 2 of 2 (0.000 s)",
        "⧖ SlowOnceTests/testBlocksAlways, attempt 1 of 2 (0.000 s), runs again",
        "⧖ SlowOnceTests/testBlocksAlways, attempt 2 of 2 (0.000 s)",
        "✔ SlowOnceTests/testAfter (0.000 s)",
      ], "\(run.output)")
    #expect(run.output.contains("\n✘ 4 tests in 0.000 s: 1 passed, 1 timed out, 2 flaky\n"))
    #expect(run.exitCode == 1)
  }

  @Test("has a result even if the run stops before another attempt")
  func stopped() async throws {
    let run = try await CommandLineFixture(
      shell: "LITMUS_ONCE=\"$LITMUS_FOLDER\" \"$program\" --run-tests "
        + "--filter 'SlowOnceTests/testBlocksAlways' --retries 3 --fail-fast",
      fixture: "slowonce")
    #expect(run.output.contains("\n✘ 1 test in 0.000 s: 0 passed, 1 timed out\n"))
  }
}
