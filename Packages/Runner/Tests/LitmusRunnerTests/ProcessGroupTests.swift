import Foundation
import Testing

@Suite struct `The process group of a child process` {
  @Test func `A test that signals its group ends only its own process`() async throws {
    let run = try await CommandLineFixture(
      "--filter", "GroupTests/test(Signals|After)", environment: ["LITMUS_FIXTURE": "group"])
    #expect(run.output.contains("\n☠ GroupTests/testSignalsItsGroup (0.000 s)\n"), "\(run.output)")
    #expect(run.output.contains("Process ended with signal 15 (SIGTERM)"))
    #expect(run.output.contains("\n✘ 2 tests in 0.000 s: 1 passed, 1 crashed\n"))
    #expect(run.exitCode == 1)
  }

  #if os(Linux)
  @Test(arguments: ["Crashes", "Hangs", "Stops"])
  func `Processes that a crashed or hanging test leaves are ended, and named unless backtracing`(
    name: String
  ) async throws {
    let run = try await CommandLineFixture(
      shell: """
        cd "$LITMUS_FOLDER"; export LITMUS_LEFT="$PWD/left"
        cp /bin/sleep swift-backtrace
        '\(CommandLineFixture.program.path)' --run-tests --filter 'GroupTests/test(\(name)|After)'
        for number in $(cat left); do
          # One that has ended may wait for its status to be read.
          grep -qsE '[(](sleep|swift-backtrace)[)] [^Z]' /proc/$number/stat && echo "$number still runs"
        done
        echo "Left: $(wc -l <left), $(head -1 left)"
        """,
      environment: ["LITMUS_FIXTURE": "group"])
    let number = run.output.firstMatch(of: /Left: 2, ([0-9]+)/)?.1 ?? ""
    #expect(
      run.output.contains("\n  │ Left running, and ended: sleep (process \(number))\n"),
      "\(run.output)")
    #expect(!run.output.contains("still runs"))
    #expect(run.output.contains("\n✔ GroupTests/testAfter (0.000 s)\n"))
  }
  #endif
}
