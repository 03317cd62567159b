import Litmus
import XCTest

@testable import Search

final class SearchXCTests: LitmusTestCase {
  @MainActor func testShowsWhatTheCatalogFinds() async throws {
    let catalog = FakeCatalog()
    catalog.when.titles(matching: "emma").andReturn(["Emma"])
    let model = SearchModel(catalog: catalog)

    model.textDidChange(to: "emma")

    try await expectToEventuallyEqual(model, \.titles, expected: ["Emma"])
    expectReceived(catalog.calls.titles(matching: "emma"), times: 1)
  }
}
