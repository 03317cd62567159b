import Foundation
import LitmusReporting
import LitmusRunner

/// Texts that a page must show and not execute, from a file that `hostile.py` writes.
private struct Payload: Decodable {
  var name: String
  var text: String

  /// All texts; none if the environment names no file.
  static let all: [Payload] = {
    let path = ProcessInfo.processInfo.environment["PAYLOADS", default: ""]
    guard Scene.current == .hostile, let data = FileManager.default.contents(atPath: path) else {
      return []
    }
    return (try? JSONDecoder().decode([Payload].self, from: data)) ?? []
  }()
}

private struct HostileError: Error, CustomStringConvertible { var description: String }

/// Each text in each place of a report that can contain a test's text.
final class HostileTests: TestCase, ListedSuite {
  static var tests: TestList<HostileTests> {
    var list = TestList(make: HostileTests.init)
    for payload in Payload.all {
      let text = payload.text
      list.add(text, tags: [text, "name:\(payload.name)"]) { _ in }
      list.add("message of \(payload.name)") { _ in
        print(text)
        Attach(text, named: text)
        var callSite = CallSite(file: "", line: 7)
        callSite.filePath = "/shop/\(text)"
        callSite.fileID = "Shop/\(text)"
        reportFailure(
          ReportedFailure(
            message: text, callSite: callSite, difference: "− \(text)\n+ \(text)"))
      }
      list.add("error of \(payload.name)") { _ in throw HostileError(description: text) }
      list.add("skip of \(payload.name)") { _ in throw TestSkip(text) }
      list.add("expected in \(payload.name)") { _ in ExpectFailure(text) { Fail(text) } }
      list.add("files of \(payload.name)") { _ in
        for type in ["svg", "png", "html", "txt"] {
          Attach(Data(text.utf8), named: "\(payload.name).\(type)")
          Attach(text, named: "\(payload.name) as text.\(type)")
        }
      }
    }
    return list
  }
}

/// Output and attachments that are not text.
final class BulkyTests: TestCase, ListedSuite {
  static var tests: TestList<BulkyTests> {
    var list = TestList(make: BulkyTests.init)
    guard Scene.current == .hostile else { return list }
    list.add("testPrintsNoText") { _ in
      let bytes: [UInt8] = [0x62, 0xff, 0xfe, 0xc3, 0x28, 0xed, 0xa0, 0x80, 0x00, 0x65, 0x0a]
      FileHandle.standardOutput.write(Data(bytes))
    }
    list.add("testDrawsScript") { _ in
      Attach(Data(Self.svg.utf8), named: "script.svg")
    }
    return list
  }

  /// An image that would run a script and load a file if it were part of the page.
  private static var svg: String {
    let canary = ProcessInfo.processInfo.environment["CANARY", default: ""]
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" onload="\
      top.pwned = 1; fetch('\(canary)/svg')"><script>top.pwned = 1</script>\
      <image href="\(canary)/image" width="9" height="9"/><rect width="40" height="40"/></svg>
      """
  }
}

/// A suite with markup in its name.
final class `<img src=x onerror=pwned=1>`: TestCase, ListedSuite {
  static var tests: TestList<`<img src=x onerror=pwned=1>`> {
    var list = TestList(make: `<img src=x onerror=pwned=1>`.init)
    if Scene.current == .hostile { list.add("testPasses") { _ in } }
    return list
  }
}
