import Foundation
import LitmusToolTestSupport
import Testing

@Suite struct `Control-C` {
  @Test(arguments: ["update", "check"])
  func `ends the commands that run, and nothing is written`(command: String) async throws {
    let document = """
      <!-- output: echo $$ > group; kill -INT $PPID; exec sleep 60 -->
      <!-- endOutput -->

      """
    let repository = try TemporaryFolder(["README.md": document])
    let outcome = try await repository.run(command)
    let message = command == "update" ? "nothing was written" : "not everything was checked"
    #expect(outcome.output.hasPrefix("ROOT: interrupted: \(message)\n"))
    #expect(outcome.status == 2)
    let group = try #require(
      Int32(repository.text(of: "group").trimmingCharacters(in: .newlines)))
    #expect(kill(-group, 0) == -1)
    #expect(try repository.text(of: "README.md") == document)
  }
}
