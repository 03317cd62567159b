// Each line after an `// error:` must not compile, with that message, and no other line may have one.
import LitmusSpies

struct Song: Equatable, Sendable { var id = 0 }

struct Silence: Error {}

enum PlayError: Error { case jammed }

@Fake(if: nil)
protocol Player {
  var volume: Int { get set }
  func song(id: String) -> Song
  func play(_ song: Song) throws(PlayError)
  func stop()
}

func mistakes() {
  let fake = FakePlayer()
  // error: cannot convert value of type 'Int' to expected argument type 'String'
  fake.when.song(id: 1).andReturn(Song())
  // error: incorrect argument label in call (have 'name:', expected 'id:')
  fake.when.song(name: "1").andReturn(Song())
  // error: type 'String' has no member 'in'
  fake.when.song(id: .in(1...3)).andReturn(Song())
  // error: missing argument for parameter #1 in call
  fake.when.play().andReturn()
  // error: cannot convert value of type 'String' to expected argument type 'Song'
  fake.when.song.andReturn("song")
  // error: cannot convert value of type 'String' to closure result type 'Song'
  fake.when.song.andDo { _ in "song" }
  // error: 'andReturn()' is unavailable: the member returns a value, which the stub needs too
  fake.when.song.andReturn()
  // error: 'andThrow' is unavailable: the member does not throw, so a stub cannot throw an error either
  fake.when.stop.andThrow(Silence())
  // error: cannot convert value of type 'Silence' to expected argument type 'PlayError'
  fake.when.play.andThrow(Silence())
  // error: value of type 'PlayerFakeMembers<FakePlayer, FakeStubbing>' has no member 'pause'
  fake.when.pause.andReturn()
  // error: global function 'expectHaveReceived(_:times:file:sourceLocation:fileID:filePath:line:column:)' requires the types 'FakeStubbing' and 'FakeVerifying' be equivalent
  expectHaveReceived(fake.when.stop)
  // error: 'andReturn' is unavailable: 'calls' verifies: to stub the member, write 'when'
  fake.calls.stop.andReturn()
  // error: cannot convert value of type 'String' to expected argument type 'Int'
  fake.when.volume.andReturn("loud")
  // error: invalid conversion from throwing function of type '() throws -> Void' to non-throwing function type '() -> Void'
  fake.when.stop.andDo { throw Silence() }
}
