#if Macros
import Foundation
import Litmus
import Testing

/// docs/failures.md, whose texts are those that its code reports.
///
/// `LITMUS_UPDATE_DOCS=1 swift test --filter FailureGallery` writes them to the page.
@MainActor @Suite struct FailureGallery {
  private static let entries =
    fakes + fakesByHand + staticMembers + traps + eventualValues + expectations + subjects

  @Test func `shows each failure as it is reported`() async throws {
    let page = try GalleryPage()
    var fresh = page
    for entry in Self.entries { try await fresh.replace(entry.name, with: entry.text()) }
    if ProcessInfo.processInfo.environment["LITMUS_UPDATE_DOCS"] == "1" {
      try fresh.write()
    } else {
      #expect(
        page.content == fresh.content,
        "docs/failures.md is stale: run LITMUS_UPDATE_DOCS=1 swift test --filter FailureGallery")
    }
  }

  @Test func `has code for each text`() throws {
    #expect(try GalleryPage().names.sorted() == Self.entries.map(\.name).sorted())
  }
}
#endif
