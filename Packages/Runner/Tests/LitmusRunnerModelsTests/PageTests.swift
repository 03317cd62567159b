import Foundation
@_spi(Litmus) import LitmusReporting
import LitmusRunnerCore
import Testing

@testable import LitmusRunnerModels

@Suite @MainActor struct `The page that a model writes` {
  @Test func `has the last result of each test, from whichever run`() async throws {
    let isFixed = Locked(false)
    let early = "Not yet"
    let model = await model(
      list(make: CartTests.init) { list in
        list.add("testAdds") { _ in }
        list.add("testFails") { _ in reportFailure("No <b>") }
        list.add("testIsFixed") { _ in if !isFixed.withLock({ $0 }) { reportFailure(early) } }
      },
      order("testSends"))
    await model.run(.suite(cartID))
    let first = try await self.page(of: model)
    #expect(attribute("changed", of: "testFails", in: first) == "")
    isFixed.withLock { $0 = true }
    await model.run(.test(inCart("testIsFixed")))
    let page = try await page(of: model)
    #expect(attribute("outcome", of: "testAdds", in: page) == "passed")
    #expect(attribute("outcome", of: "testFails", in: page) == "failed")
    #expect(attribute("outcome", of: "testIsFixed", in: page) == "passed")
    #expect(attribute("outcome", of: "testSends", in: page) == nil)
    #expect(page.contains("No &lt;b&gt;"))
    #expect(!page.contains("Not yet"))
    #expect(page.contains("1 of 4 tests failed, 1 not run"))
    #expect(attribute("changed", of: "testIsFixed", in: page) == "fixed")
    #expect(attribute("changed", of: "testAdds", in: page) == "")
  }

  @Test func `has late failures, and those of no test`() async throws {
    let model = await model(cart("testAdds"))
    let test = model.tests[0].description
    model.apply([.testFinished(result(of: test))])
    model.apply([failure("Too late", of: test.id, isLate: true), failure("Whose?", of: nil)])
    let page = try await page(of: model)
    #expect(attribute("outcome", of: "testAdds", in: page) == "failed")
    #expect(page.contains("Too late (the test had already ended)"))
    #expect(page.contains("Whose?"))
  }

  @Test func `says that the run has not ended while it lasts`() async throws {
    let model = await model(cart("testAdds"))
    let page = try await page(of: model)
    #expect(page.contains("the run had not ended when this was written"))
  }

  @Test func `is the only one of the model, whose earlier page is removed`() async throws {
    let model = await model(cart("testAdds"))
    let first = try await model.report()
    let second = try await model.report()
    defer { try? FileManager.default.removeItem(at: second.deletingLastPathComponent()) }
    #expect(!FileManager.default.fileExists(atPath: first.deletingLastPathComponent().path))
    #expect(FileManager.default.fileExists(atPath: second.path))
  }

  @Test(arguments: [
    ("receipt.txt", "receipt.txt"), ("../../.profile", "-..-.profile"), ("..", "attachment"),
    ("a/b\u{0}\u{202e}.png", "a-b--.png"), ("", "attachment"),
    (String(repeating: "x", count: 300) + ".json", String(repeating: "x", count: 55) + ".json"),
  ])
  func `is shared with attachments, each as a file of its name`(name: String, expected: String)
    async throws
  {
    let model = await model(cart("testAdds"))
    let long = String(repeating: "long ", count: 100_000)
    let text = AttachmentDetail(TestAttachment(name: name, content: .text(long)))
    let file = try await model.file(of: text)
    #expect(file.lastPathComponent == expected)
    #expect(try String(contentsOf: file, encoding: .utf8) == long)
    let bytes = Data([0, 255, 1])
    let data = AttachmentDetail(TestAttachment(name: name, content: .data(bytes)))
    let second = try await model.file(of: data)
    defer { try? FileManager.default.removeItem(at: second.deletingLastPathComponent()) }
    #expect(try Data(contentsOf: second) == bytes)
  }

  private func page(of model: TestRunnerModel) async throws -> String {
    let file = try await model.report()
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    #expect(file.pathExtension == "html")
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// What the page says of a test.
  private func attribute(_ attribute: String, of name: String, in page: String) -> String? {
    let tags = page.split(separator: "<details").filter { $0.contains("data-name=\"\(name)\"") }
    guard let tag = tags.first, let start = tag.range(of: "data-\(attribute)=\"") else {
      return nil
    }
    return String(tag[start.upperBound...].prefix { $0 != "\"" })
  }
}
