#if os(macOS) || os(Linux)
import Foundation
@_spi(Litmus) import LitmusReporting
import Testing

@testable import LitmusRunnerCommandLine
@testable import LitmusRunnerCore
@testable import LitmusRunnerProcesses
@testable import LitmusRunnerReports
@testable import LitmusRunnerStorage

@Suite struct `A child in the supervisor's own process` {
  private let fixture: JournalFixture
  private let unattributed = Locked("")

  init() throws { fixture = try JournalFixture() }

  @Test func `records what its programs do, and that it has done its work`() async throws {
    let child = try await child { group, owner in
      begin("first", in: group)
      write("Hello\n", to: owner)
      group.end(HostedName(function: "first"))
      begin("second", in: group)
      group.end(HostedName(function: "second"))
    }
    #expect(await end(of: child) == .exited(code: 0))
    #expect(records().suffix(3) == ["second 1 passed", "2 passed", "ended"])
    #expect(results().map(\.output) == ["Hello\n", ""])
  }

  @Test func `shows what a program writes after its tests with no test of the next program`()
    async throws
  {
    let child = try await child { group, owner in
      for (number, name) in ["first", "second"].enumerated() {
        owner.programStarted(Int32(number))
        begin(name, in: group)
        group.end(HostedName(function: name))
        write("After \(name)\n", to: owner)
        owner.programEnded()
      }
    }
    #expect(await end(of: child) == .exited(code: 0))
    #expect(results().map(\.output) == ["", ""])
    #expect(unattributed.withLock { $0 } == "After first\n")
  }

  @Test func `ends as its program has ended, and records nothing after that`() async throws {
    let child = try await child { group, owner in
      begin("first", in: group)
      owner.end(as: .killed(signal: SIGILL))
      write("late\n", to: owner)
      group.end(HostedName(function: "first"))
      begin("second", in: group)
    }
    #expect(await end(of: child) == .killed(signal: SIGILL))
    await child.work?.value
    #expect(records().last == "first starts")
    #expect(results().isEmpty)
    #expect(output() == "")
  }

  @Test func `stops its program when the supervisor ends it`() async throws {
    let (begun, isStopped) = (Gate(), Gate())
    let child = try await child { group, owner in
      begin("first", in: group)
      owner.setStop { isStopped.open() }
      begun.open()
      await isStopped.opened()
      group.end(HostedName(function: "first"))
    }
    await begun.opened()
    child.terminate()
    #expect(await end(of: child) == .killed(signal: SIGKILL))
    await child.work?.value
    #expect(records().last == "first starts")
  }

  @Test func `stops a program at once that would begin after its end`() async throws {
    let (begun, mayGoOn) = (Gate(), Gate())
    let isStopped = Locked(false)
    let child = try await child { _, owner in
      begun.open()
      await mayGoOn.opened()
      owner.setStop { isStopped.withLock { $0 = true } }
    }
    await begun.opened()
    child.terminate()
    mayGoOn.open()
    await child.work?.value
    #expect(isStopped.withLock { $0 })
  }

  @Test func `is over before its program has ended only after a second`() async throws {
    let begun = Gate()
    let mayEnd = Gate()
    let child = try await child { _, owner in
      owner.programStarted(getpid())
      begun.open()
      await mayEnd.opened()
      owner.programEnded()
    }
    await begun.opened()
    child.terminate()
    let now = ContinuousClock.now
    #expect(child.end(at: now) == nil)
    #expect(child.end(at: now + .seconds(1)) == .killed(signal: SIGKILL))
    mayEnd.open()
    await child.work?.value
    #expect(child.end(at: now) == .killed(signal: SIGKILL))
  }

  @Test func `leaves tests that were running in parallel to children of their own`() async throws {
    let child = try await child { group, _ in
      begin("first", in: group)
      begin("second", in: group)
      group.context.run.exitToIsolateSuspects()
      group.end(HostedName(function: "first"))
    }
    #expect(await end(of: child) == .exited(code: ChildExitReason.exitCode))
    await child.work?.value
    #expect(records().last == "left anyMayBeToBlame")
    #expect(results().isEmpty)
  }

  @Test func `says so when nothing can be written because the disk is full`() async throws {
    let child = try await child { group, _ in
      begin("first", in: group)
      group.context.run.exitToRestoreOutput()
    }
    #expect(await end(of: child) == .exited(code: ChildExitReason.exitCode))
    #expect(fixture.run.hasGivenUp(1))
  }

  // The limit ends a run that would never end; sanitizers on a busy machine take minutes.
  @Test(.timeLimit(.minutes(30)))
  func `holds no file open when it is over`() async throws {
    weak var journal: JournalWriter?
    weak var capture: OutputCapture?
    do {
      let child = try await child { group, owner in
        group.handleEnds { _, _, _ in _ = group.members }
        owner.setStop { _ = group.members }
        begin("first", in: group)
        owner.end(as: .killed(signal: SIGILL))
      }
      (journal, capture) = (child.share?.journal, child.share?.capture)
      #expect(journal != nil && capture != nil)
      await child.work?.value
    }
    while journal != nil || capture != nil { await Task.yield() }
  }

  @Test func `records why it cannot run anything`() async throws {
    let child = try await start { _ in throw RunError("No test.", code: .nothingMatched) }
    #expect(await end(of: child) == .exited(code: 3))
    #expect(records() == ["process", "refused 3: No test."])
  }
}

// MARK: - Fixtures
extension `A child in the supervisor's own process` {
  /// A framework whose programs are a closure.
  private struct Host: GroupHost {
    let body: @Sendable (HostedGroup, any ProgramOwner) async -> Void

    func run(_ group: HostedGroup) async {
      if let owner = group.context.run.programOwner { await body(group, owner) }
    }
  }

  /// Starts a child with two tests.
  private func child(
    _ body: @escaping @Sendable (HostedGroup, any ProgramOwner) async -> Void
  ) async throws -> HostedChild {
    let tests = ["first", "second"].map {
      TestDescription(id: fixture.test($0).id, callSite: cartSite)
    }
    let list = AnyTestList(
      module: "App", suite: "Suite", callSite: tests[0].callSite, host: Host(body: body),
      entries: tests.map { test in
        AnyTestList.Entry(
          description: test, isAsync: false, hosted: HostedName(function: test.id.name),
          run: { _ in })
      })
    return try await start { _ in TestPlan(lists: [list]) }
  }

  @MainActor private func start(
    _ plan: @escaping @MainActor (ChildShare) async throws -> TestPlan
  ) throws -> HostedChild {
    guard case .options(let arguments) = try CommandLineArguments.read([]) else {
      throw RunError("No options.")
    }
    let work = ChildWork(share: .all, slot: 1, runStart: .now)
    try work.write(toJSON: fixture.run.work(of: 1))
    return try HostedChild(
      ChildHosting.Launch(
        role: ChildRole(folder: fixture.run.path, process: 1), folder: fixture.run, work: work,
        output: fixture.run.output(of: 1), environment: [:]),
      arguments, quarantine: Quarantine(), unattributed: unattributed, plan: plan)
  }

  private func end(of child: HostedChild) async -> ProcessEnd {
    while true {
      if let end = child.end() { return end }
      await Task.yield()
    }
  }

  private func records() -> [String] { fixture.read().map(described) }

  private func results() -> [TestResult] {
    fixture.events().compactMap { if case .testFinished(let result) = $0 { result } else { nil } }
  }

  private func output() -> String? {
    try? String(contentsOfFile: fixture.run.output(of: 1), encoding: .utf8)
  }
}

/// Begins a test of a group.
private func begin(_ name: String, in group: HostedGroup) {
  group.begin(HostedName(function: name))
}

/// Writes output as a program does.
private func write(_ text: String, to owner: any ProgramOwner) {
  Array(text.utf8).withUnsafeBytes { _ = owner.write($0) }
}
#endif
