import LitmusSpies

/// An answer of a stub, and what each kind of member makes of it.
struct MatrixAnswer {
  let name: String
  var calls = 1
  let add: (Stub) -> Void
  let expected: (MatrixMember) -> MatrixOutcome
}

extension MatrixAnswer {
  static var all: [MatrixAnswer] {
    [
      MatrixAnswer(name: "none", add: { _ in }) { member in
        member.problem(
          """
          Called \(member.callText), but expected a stub that answers it
          Stubs: none
          To fix this, stub \(member.callText)
          """)
      },
      MatrixAnswer(name: "andReturn(_:)", add: { $0.andReturn(7) }) { $0.value(7) },
      MatrixAnswer(name: "andReturn()", add: { $0.andReturn() }) { member in
        member.returnsNothing
          ? member.value(7)
          : member.problem(
            "Answered \(member.callText) with () (()), but expected a value of type \(member.resultType)"
          )
      },
      MatrixAnswer(name: "andThrow", add: { $0.andThrow(MatrixError.one) }) { $0.thrown() },
      MatrixAnswer(name: "andThrow of another type", add: { $0.andThrow(OtherError.other) }) {
        member in
        if member.throwsAny { return MatrixOutcome(results: ["OtherError.other"]) }
        return member.problem(
          "Answered \(member.callText) by throwing OtherError.other, but expected "
            + (member.throwsTyped
              ? "an error of type MatrixError" : "no error, because the function does not throw"))
      },
      MatrixAnswer(name: "andDo", add: { $0.andDo { ($0[1] as? Int).map { $0 + 6 } } }) {
        $0.value(7)
      },
      MatrixAnswer(
        name: "andDo that awaits",
        add: {
          $0.andDo { _ in
            await Task.yield()
            return 7
          }
        }
      ) { $0.awaited() },
      MatrixAnswer(
        name: "andUpdate",
        add: {
          $0.andUpdate { arguments in
            arguments[1] = 5
            return 7
          }
        }
      ) { member in
        var outcome = member.value(7)
        outcome.number = 5
        return outcome
      },
      MatrixAnswer(name: "andCall", add: { $0.andCall { (_: String, number: Int) in number + 6 } })
      {
        member in
        member.takesFile
          ? member.problem(
            "Answered \(member.callText) by a function whose parameter 1 is of type String, but "
              + "expected one that takes .skipped (SpyArgument)")
          : member.value(7)
      },
      MatrixAnswer(name: "a sequence", calls: 3, add: { $0.andReturn(7, 8) }) { member in
        MatrixOutcome(results: [7, 8, 8].map(member.text))
      },
      MatrixAnswer(
        name: "then", calls: 2, add: { $0.andReturn(7).then.andThrow(MatrixError.one) }
      ) { member in
        var outcome = member.thrown()
        outcome.results.insert(member.text(of: 7), at: 0)
        return outcome
      },
      MatrixAnswer(
        name: "a delay", add: { $0.andReturn(7, after: .seconds(1), clock: RecordingClock()) }
      ) { $0.awaited() },
      MatrixAnswer(
        name: "a delayed error",
        add: { $0.andThrow(MatrixError.one, after: .seconds(1), clock: RecordingClock()) }
      ) { $0.isAsync ? $0.thrown() : $0.awaited() },
    ]
  }
}

extension MatrixMember {
  fileprivate func value(_ number: Int) -> MatrixOutcome {
    MatrixOutcome(results: [text(of: number)])
  }

  fileprivate func problem(_ text: String) -> MatrixOutcome {
    MatrixOutcome(results: [textOfProblem], problems: [text])
  }

  fileprivate func thrown() -> MatrixOutcome {
    throwsAny || throwsTyped
      ? MatrixOutcome(results: ["MatrixError.one"])
      : problem(
        "Answered \(callText) by throwing MatrixError.one, but expected no error, because the "
          + "function does not throw")
  }

  /// What comes of an answer that only an async member can wait for.
  fileprivate func awaited() -> MatrixOutcome {
    isAsync
      ? value(7)
      : problem(
        "Called \(callText), but expected an async function, because its stub waits. To fix this, "
          + "give the stub an answer that does not")
  }
}
