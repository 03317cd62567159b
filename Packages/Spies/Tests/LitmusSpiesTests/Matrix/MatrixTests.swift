import LitmusSpies
import Testing

/// Every kind of member of every kind of fake with every kind of answer.
@Suite struct `Every member answers as its stub says` {
  @Test func `of a fake by hand`() async { await check { MatrixFake().members } }

  @Test func `of a fake that stores no record`() async {
    await check { MatrixRecordlessFake().members }
  }

  @Test func `of a type by hand`() async { await check { MatrixStaticFake.members } }

  #if Macros
  @Test func `of a fake by macro`() async { await check { MatrixMacroFake().members } }

  @Test func `of a type by macro`() async { await check { MatrixStaticMacroFake.members } }
  #endif

  private func check(_ members: () -> [MatrixMember]) async {
    for index in members().indices {
      for answer in MatrixAnswer.all {
        await SpyScope.run {
          let member = members()[index]
          if answer.name != "none" { answer.add(member.stub()) }
          let outcome = await member.outcome(ofCalls: answer.calls)
          #expect(outcome == answer.expected(member), "\(member.name), \(answer.name)")
        }
      }
    }
  }
}
