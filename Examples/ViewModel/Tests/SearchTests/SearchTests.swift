import Litmus
import Testing

@testable import Search

@MainActor @Suite(.litmus) struct SearchTests {
  let catalog = FakeCatalog()

  @Test func showsWhatTheCatalogFinds() async throws {
    catalog.when.titles(matching: "emma").andReturn(["Emma"])
    let model = SearchModel(catalog: catalog)

    model.textDidChange(to: "emma")

    try await expectToEventuallyEqual(model, \.titles, expected: ["Emma"])
    expectReceived(catalog.calls.titles(matching: "emma"), times: 1)
  }

  @Test func saysThatTheCatalogCannotBeReached() async throws {
    catalog.when.titles.andThrow(ConnectionLost())
    let model = SearchModel(catalog: catalog)

    model.textDidChange(to: "emma")

    try await expectToEventuallyEqual(
      model, \.message, expected: "The catalog cannot be reached.")
    #expect(model.titles == [])
  }
}

struct ConnectionLost: Error {}
