// Each line after an `// error:` must not compile, with that message, and no other line may have one.
import LitmusSpies

struct Song: Equatable, Sendable { var id = 0 }

struct Silence: Error {}

enum PlayError: Error { case jammed }

@Fake(if: nil)
protocol Player {
  var volume: Int { get set }
  func song(id: String) -> Song
  func seek(to second: Int, in song: String)
  func play(_ song: Song) throws(PlayError)
  func stop()
  func mix(_ song: Song, at volume: Int, for seconds: Int)
  func rate(_ song: Song, stars: Int)
  func rate(_ song: Song, text: String) -> Bool
  func parse<Value>(_ type: Value.Type, from text: String) -> Value
}

func mistakes(second: Int, name: String) {
  let fake = FakePlayer()
  // error: cannot convert value of type 'Int' to expected argument type 'String'
  fake.when.song(id: 1).andReturn(Song())
  // error: extraneous argument label 'name:' in call
  fake.when.song(name: "1").andReturn(Song())
  // error: type 'String' has no member 'in'
  fake.when.song(id: .in(1...3)).andReturn(Song())
  // error: 'callAsFunction' is unavailable: the member has other parameters: write conditions for them, such as '.any', or none
  fake.when.play().andReturn()
  // error: 'seek(to:in:)' is unavailable: next to a condition, write '.equal(…)' for a value that is no literal
  fake.when.seek(to: second, in: .any).andReturn()
  // error: 'seek(to:in:)' is unavailable: next to a condition, write '.equal(…)' for a value that is no literal
  expectReceived(fake.calls.seek(to: .in(1...3), in: name))
  // error: cannot convert value of type 'Int' to expected argument type 'Match<Int>'
  fake.when.mix(.any, at: 1, for: second).andReturn()
  fake.when.mix(Song(), at: 1, for: second).andReturn()
  fake.when.mix(.any, at: 1, for: .equal(second)).andReturn()
  // error: cannot convert value of type 'String' to expected argument type 'Song'
  fake.when.song.andReturn("song")
  // error: cannot convert value of type 'String' to closure result type 'Song'
  fake.when.song.andDo { _ in "song" }
  // error: 'andDo' is unavailable: 'andDo' takes a closure: for a value, write 'andReturn'
  fake.when.song.andDo(Song())
  // error: 'andReturn' is unavailable: to answer with a closure, write 'andDo { … }'
  fake.when.song.andReturn { _ in Song() }
  // error: 'andReturn()' is unavailable: the member returns a value, which the stub needs too
  fake.when.song.andReturn()
  // error: 'andThrow' is unavailable: the member does not throw, so a stub cannot throw an error either
  fake.when.stop.andThrow(Silence())
  // error: cannot convert value of type 'Silence' to expected argument type 'PlayError'
  fake.when.play.andThrow(Silence())
  // error: value of type 'FakePlayer._Members<FakeStubbing, FakeInstance>' has no member 'pause'
  fake.when.pause.andReturn()
  // error: 'expectReceived(_:times:)' is unavailable: 'when' makes stubs: to verify calls, write 'calls'
  expectReceived(fake.when.stop)
  // error: 'expectReceived(_:times:)' is unavailable: this calls the fake: to verify its calls, write 'expectReceived(fake.calls.…)'
  expectReceived(fake.stop())
  // error: 'andReturn' is unavailable: 'calls' verifies: to stub the member, write 'when'
  fake.calls.stop.andReturn()
  // error: cannot convert value of type 'String' to expected argument type 'Int'
  fake.when.volume.andReturn("loud")
  // error: invalid conversion from throwing function of type '() throws -> ()' to non-throwing function type '() -> ()'
  fake.when.stop.andDo { throw Silence() }
  // error: 'rate' is unavailable: write conditions for the parameters, such as '.any': only a function that is neither overloaded nor generic has a property for all calls
  fake.when.rate.andReturn(true)
  // error: 'rate' is unavailable: write conditions for the parameters, such as '.any': only a function that is neither overloaded nor generic has a property for all calls
  expectReceived(fake.calls.rate, times: 1)
  // error: 'parse' is unavailable: write conditions for the parameters, such as '.any': only a function that is neither overloaded nor generic has a property for all calls
  fake.when.parse.andReturn(1)
  // error: result of call to 'song(id:)' is unused [#no-usage]
  fake.when.song(id: "1")
  // error: global function 'expectReceived(_:times:file:line:)' requires that 'String' conform to 'CallCountValue'
  expectReceived(fake.calls.stop, times: "2")
}
