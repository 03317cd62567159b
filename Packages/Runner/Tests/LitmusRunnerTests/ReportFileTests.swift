import Foundation
import Testing

@testable import LitmusRunnerReports

@Suite struct `A report's file` {
  private let folder = TemporaryDirectory()

  @Test func `is written although a killed process of the same number has left a part of it`()
    throws
  {
    let path = folder["report.xml"]
    let file = try ReportFile(path: path)
    var part = ""
    try file.replace(writing: { _ in part = (try? folder.names.first) ?? "" })
    try folder.write("left", to: part)

    try file.replace(with: "new")
    #expect(try folder.text(of: "report.xml") == "new")
    try ReportFile(path: path).replace(with: "newer")
    #expect(try folder.text(of: "report.xml") == "newer")
    #expect(try folder.names == [part, "report.xml"].sorted())
  }

  @Test func `may have the longest name that there is`() throws {
    let name = String(repeating: "a", count: 255)
    try ReportFile(path: folder[name]).replace(with: "new")
    #expect(try folder.text(of: name) == "new")
  }

  @Test func `is named with the reason if it cannot be written`() throws {
    let path = try folder.write("old", to: "report.xml")
    let file = try ReportFile(path: path)
    try FileManager.default.removeItem(atPath: folder.path)
    #expect(
      message { try file.replace(with: "new") }
        == "\(path) could not be written: No such file or directory")
  }
}

/// A container has single files of its host, which cannot be replaced.
@Suite(.enabled(if: canMount, "it needs the right to mount files"))
struct `A report's file that is a mount of its own` {
  @Test(arguments: ["true", "mount --bind out out && mount -o remount,bind,ro out"])
  func `is written in its place`(preparation: String) async throws {
    let run = try await CommandLineFixture(
      shell: """
        mkdir "$LITMUS_FOLDER/mounts"; cd "$LITMUS_FOLDER/mounts"; mkdir out host
        # Longer than the report.
        head -c 1000000 /dev/zero > host/junit; : > out/junit
        unshare -m sh -e -c '\(preparation); mount --bind host/junit out/junit; exec "$@"' sh \
          "$program" --run-tests --filter testAdds --junit out/junit
        code=$?
        tail -1 host/junit; ls out host
        exit $code
        """)
    #expect(
      run.output == """
        Running 1 test in 1 suite
        ✔ PassingTests/testAdds (0.000 s)

        ✔ 1 test in 0.000 s: 1 passed
        Wrote out/junit
        </testsuites>
        host:
        junit

        out:
        junit

        """)
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
  }
}

private let canMount: Bool = {
  let process = Process()
  process.executableURL = URL(filePath: "/bin/sh")
  process.arguments = [
    "-c", "exec 2> /dev/null; unshare -m sh -c 'mount --bind /etc/passwd /etc/passwd'",
  ]
  guard (try? process.run()) != nil else { return false }
  process.waitUntilExit()
  return process.terminationStatus == 0
}()
