#if TESTING_ENABLED && Macros
import Foundation
import LitmusRunner

@TestSuite(tags: "catalogue", "files")
actor BundledCatalogueTests {
  func testReadsAllBooks() async throws {
    let books = try await BundledCatalogueProvider().books()
    AssertEqual(books.count, other: 3000)
    AssertEqual(Set(books.map(\.id)).count, other: 3000)
    AssertEqual(books.first?.title, other: "Żółty dom")
  }

  func testSaysThatAFileIsMissing() async {
    let provider = BundledCatalogueProvider(name: "nothing.tsv")
    await assertError(of: provider, "the file “nothing.tsv” is not in the program's resources")
  }

  func testReadsAFileOfAnotherBundle() async throws {
    let header = CatalogueColumn.allCases.map(\.rawValue).joined(separator: "\t")
    try await withBundle(holding: Data(header.utf8)) { bundle in
      let books = try await BundledCatalogueProvider(name: "books.tsv", bundle: bundle).books()
      AssertEqual(books, other: [])
    }
  }

  func testRefusesWhatIsNotUTF8() async throws {
    try await withBundle(holding: Data([0x69, 0x64, 0xff])) { bundle in
      let provider = BundledCatalogueProvider(name: "books.tsv", bundle: bundle)
      await assertError(of: provider, "the file “books.tsv” is not UTF-8 text")
    }
  }

  func testStopsWhenItIsCancelled() async {
    let reading = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await BundledCatalogueProvider().books().count
    }
    switch await reading.result {
    case .success(let count): Fail("\(count) books were read, but expected a cancellation")
    case .failure(let error): Assert(error is CancellationError, message: "\(error)")
    }
  }

  private func assertError(of provider: BundledCatalogueProvider, _ description: String) async {
    do {
      let books = try await provider.books()
      Fail("\(books.count) books were read, but expected an error")
    } catch {
      AssertEqual("\(error)", other: description)
    }
  }

  /// Runs a closure with a bundle whose only file is `books.tsv`.
  private func withBundle(
    holding data: Data,
    _ body: (Bundle) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      component: "litmus-sample-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try data.write(to: folder.appending(component: "books.tsv"))
    try await body(AssertUnwrap(Bundle(url: folder)))
  }
}
#endif
