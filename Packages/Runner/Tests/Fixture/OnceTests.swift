import Foundation
import LitmusRunner

/// Tests that fail if they have come to their end before; they run only if LITMUS_ONCE names a
/// folder, where each leaves a line for each start.
///
/// Parallel processes share them, because the class has no set-up.
///
/// The fourth waits until LITMUS_GATE exists, if that is set.
final class OnceTests: ListedSuite {
  static var tests: TestList<OnceTests> {
    var list = TestList(make: OnceTests.init)
    let environment = ProcessInfo.processInfo.environment
    guard let folder = environment["LITMUS_ONCE"] else { return list }
    for number in 1...6 {
      list.add("test\(number)") { _ in
        Attach("\(getpid())", named: "process")
        note("\(number) \(getpid())\n", in: "\(folder)/started")
        let end = "\(folder)/ended-\(number)"
        Assert(access(end, F_OK) != 0, message: "it has ended before")
        if number == 4, let gate = environment["LITMUS_GATE"] {
          _ = FileManager.default.createFile(atPath: gate + ".reached", contents: nil)
          while !FileManager.default.fileExists(atPath: gate) { usleep(1_000) }
        }
        close(open(end, O_CREAT | O_WRONLY, 0o644))
      }
    }
    return list
  }

  private static func note(_ line: String, in path: String) {
    let file = open(path, O_CREAT | O_WRONLY | O_APPEND, 0o644)
    _ = line.withCString { write(file, $0, strlen($0)) }
    close(file)
  }
}

/// A test whose process ends while it runs; only if LITMUS_FIXTURE is `ends`, which LITMUS_END says
/// how: `trap`, `exit`, `abort`, or `fork`, which starts a process that exits, and then kills its
/// own if it runs for the first time.
final class OnceEndingTests: TestCase, ListedSuite {
  static var tests: TestList<OnceEndingTests> {
    var list = TestList(make: OnceEndingTests.init)
    let environment = ProcessInfo.processInfo.environment
    guard environment["LITMUS_FIXTURE"] == "ends" else { return list }
    list.add("testEnds") { _ in
      switch environment["LITMUS_END"] {
      case "trap": fatalError("The end")
      case "exit": exit(0)
      case "abort": abort()
      case "fork": forkAndEnd()
      default: break
      }
    }
    list.add("testAfter") { _ in }
    return list
  }

  private static func forkAndEnd() {
    let folder = ProcessInfo.processInfo.environment["LITMUS_FOLDER", default: ""]
    guard mkdir("\(folder)/forked", 0o755) == 0 else { return }
    // Swift itself offers no fork; libraries in C that tests call do.
    typealias Fork = @convention(c) () -> pid_t
    let fork = unsafeBitCast(dlsym(dlopen(nil, RTLD_NOW), "fork"), to: Fork.self)
    let child = fork()
    if child == 0 { exit(0) }
    var status: Int32 = 0
    waitpid(child, &status, 0)
    kill(getpid(), SIGKILL)
  }
}
