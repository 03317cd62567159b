import LitmusReporting
import LitmusSpryKit
import Testing

@Suite struct `A fake that many threads use at once` {
  private let fake = FakeLibrary()

  @Test func `loses no call`() async {
    fake.stub(.load).andReturn(1)
    fake.stub(.move).with("x", Argument.anything).andReturn("a")
    fake.stub(.move).andReturn("b")
    await withTaskGroup { [fake] group in
      for task in 0..<8 {
        group.addTask {
          for number in 0..<500 {
            #expect(fake.load("\(task)") == 1)
            #expect(fake.move(number.isMultiple(of: 2) ? "x" : nil, to: number).isEmpty == false)
          }
        }
      }
    }
    #expect(fake.didCall(.load, times: .exactly(4_000)).success)
    #expect(fake.didCall(.load, with: "3", times: .exactly(500)).success)
    #expect(fake.didCall(.move, with: "x", Argument.anything, times: .exactly(2_000)).success)
    #expect(fake.didCall(.move, with: nil, 1, times: .exactly(8)).success)
  }

  @Test func `answers with one stub or the other while it is stubbed again`() async {
    fake.stub(.load).andReturn(0)
    await withTaskGroup { [fake] group in
      for task in 0..<4 {
        group.addTask {
          for number in 0..<200 {
            fake.stubAgain(.load).andReturn(number)
            fake.stubAgain(.load).with("\(task)").andReturn(-number)
          }
        }
        group.addTask {
          for _ in 0..<200 {
            #expect((-200..<200).contains(fake.load("\(task)")))
            #expect((0..<200).contains(fake.load("other")))
          }
        }
      }
    }
    #expect(fake.didCall(.load, times: .exactly(1_600)).success)
    #expect(fake.load("0") == -199)
    #expect(fake.load("other") == 199)
  }

  @Test func `counts each call once while it is verified and reset`() async {
    fake.stub(.fetch).andReturn(1)
    await withTaskGroup { [fake] group in
      for task in 0..<4 {
        group.addTask {
          for _ in 0..<500 {
            #expect(await fake.fetch("\(task)") == 1)
          }
        }
      }
      group.addTask {
        var last = 0
        for _ in 0..<100 {
          let result = fake.didCall(.fetch, with: "0")
          #expect(result.count >= last)
          last = result.count
        }
      }
    }
    #expect(fake.didCall(.fetch, times: .exactly(2_000)).success)

    await withTaskGroup { [fake] group in
      for task in 0..<4 {
        group.addTask { for _ in 0..<500 { _ = await fake.fetch("\(task)") } }
      }
      group.addTask {
        for _ in 0..<100 {
          fake.resetCalls()
          _ = fake.didCall(.fetch).recordedCallsDescription
        }
      }
    }
    #expect(fake.didCall(.fetch).count <= 2_000)
    fake.resetCalls()
    expectHaveNoRecordedCalls(fake)
  }

  @Test func `reports each call without a stub once`() async {
    let failures = await FailureRecorder.record {
      await withTaskGroup { [fake] group in
        for _ in 0..<100 { group.addTask { fake.close() } }
      }
    }
    #expect(failures.count == 100)
  }

  @Test func `reports a wrong number of arguments once`() async {
    fake.stub(.move).andReturn("")
    fake.stub(.move).with("x").andReturn("")
    let failures = await FailureRecorder.record {
      await withTaskGroup { [fake] group in
        for number in 0..<100 { group.addTask { fake.move(nil, to: number) } }
      }
    }
    #expect(failures.count == 1)
  }
}
