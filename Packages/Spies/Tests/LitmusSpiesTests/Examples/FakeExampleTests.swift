#if Macros
// begin-snippet: spies-fake-example
import LitmusSpies
import Testing

@Fake
protocol ProfileService {
  var current: String? { get set }
  func fetchProfile(id: String) async throws -> Profile
}

struct Profile: Equatable {
  var id: String
  var name: String
}

struct NoConnection: Error {}

@Test func fetchesEachProfileOnce() async throws {
  let fake = FakeProfileService()
  fake.when.fetchProfile(id: "1").andReturn(Profile(id: "1", name: "Ann"))
  fake.when.fetchProfile(id: "2").andThrow(NoConnection())
  fake.when.fetchProfile(id: .matching { $0.hasPrefix("x") }).andDo { id in
    Profile(id: id, name: "New")
  }
  fake.current = "1"

  let names = await Profiles(service: fake).names(of: ["1", "2", "x3"])

  #expect(names == ["Ann", "New"])
  expectReceived(fake.calls.fetchProfile(id: "1"), times: 1)
  #expect(fake.calls.fetchProfile.map(\.id) == ["1", "2", "x3"])
}
// end-snippet

@Suite struct ExampleFailures {
  /// What the README shows, as Swift Testing prints it.
  @Test func `a call with other arguments`() async {
    await withKnownIssue {
      let fake = FakeProfileService()
      fake.when.fetchProfile.andReturn(Profile(id: "1", name: "Ann"))
      _ = try await fake.fetchProfile(id: "1")
      fake.current = "1"
      expectReceived(fake.calls.fetchProfile(id: "2"))
    }
  }
}

private struct Profiles {
  let service: any ProfileService

  func names(of ids: [String]) async -> [String] {
    var names: [String] = []
    for id in ids {
      if let profile = try? await service.fetchProfile(id: id) { names.append(profile.name) }
    }
    return names
  }
}
#endif
