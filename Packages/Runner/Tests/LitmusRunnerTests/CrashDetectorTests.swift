#if os(macOS) || os(Linux)
import Testing

@testable import LitmusRunnerProcesses

@Suite struct `The detection of a crash before the process ends` {
  @Test func `The runtime announces its backtrace at the end of the output`() {
    #expect(
      CrashDetector.announcesCrash("a page\n\n*** Signal 4: Backtracing from 0x55c20723a8d5..."))
    #expect(CrashDetector.announcesCrash("*** Signal 11: Backtracing from 0x1... done ***\n"))
  }

  @Test(arguments: [
    "", "*** Signal ", "*** Signal 4: Illegal instruction",
    "Backtracing from 0x55c20723a8d5...",
  ])
  func `Other output announces none`(output: String) {
    #expect(!CrashDetector.announcesCrash(output))
  }

  @Test func `A process makes the backtrace of the one that started it`() throws {
    let status = try #require(
      ProcessStatus("7972 (swift-backtrace) R 7931 7932 17478 0 -1 4"))
    #expect(status.isBacktrace)
    #expect((status.pid, status.parent, status.group) == (7972, 7931, 7932))
  }

  @Test(arguments: [
    "", "7972 (swift-backtrace)", "7972 (swift-backtrace) R 793 7931 7931",
    "7972 (my program) S 7931 7931 7931",
  ])
  func `Other processes make none`(status: String) {
    let status = ProcessStatus(status)
    #expect(status?.isBacktrace != true || status?.parent != 7931)
  }
}
#endif
