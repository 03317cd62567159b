#if LITMUS_RUNNER && (os(macOS) || os(Linux))
internal import Foundation
internal import LitmusRunnerCore
internal import LitmusRunnerHosting
internal import LitmusRunnerProcesses
internal import LitmusRunnerStorage

/// A test executable of SwiftPM: a program on Linux, a bundle on macOS.
struct TestExecutable: Codable, Equatable, Sendable {
  /// The path of the program or bundle.
  let path: String
  /// The main program.
  let main: TestMain
  /// The library that makes the executable write each line of output at once, if there is one.
  var lineBuffering: String?
  /// Whether each suite runs in a process of its own.
  var isProcessPerSuite = false

  /// Where its processes write what they measure, if they measure code coverage.
  var coverage: CodeCoverage?

  /// The folders that the loader searches for libraries; `nil` for those of the environment.
  var libraryPath: String?

  /// Which build it is, if the file does not say that: one from an archive is the same wherever it is unpacked.
  private let identity: String?

  /// The file in which processes keep Swift Testing's messages; `nil` for none.
  var messageLog: String?

  /// The folder in which its processes run; `nil` for the current directory.
  var folder: String?
  /// The environment that its processes inherit; `nil` for that of this process.
  var inherited: [String: String]?
  /// The environment variables that are for litmus-test alone.
  var ownVariables: [String] = []
  /// The environment variables that scripts have added.
  var added: [String: String] = [:]

  /// Finds out what an executable is.
  ///
  /// - Parameter path: The path of the program or bundle.
  init(path: String) {
    self.path = path
    main = TestMain.read(Self.binary(of: path))
    identity = nil
  }

  /// Describes an executable that was built elsewhere.
  ///
  /// - Parameters:
  ///   - path: The path of the program or bundle.
  ///   - main: Its main program.
  ///   - identity: A text that no other build has.
  init(path: String, main: TestMain, identity: String) {
    self.path = path
    self.main = main
    self.identity = identity
  }

  /// The file that changes when the tests are built again.
  var binary: String { Self.binary(of: path) }

  private static func binary(of path: String) -> String {
    guard path.hasSuffix(".xctest"), Directories.isDirectory(path) else { return path }
    let name = (path as NSString).lastPathComponent.replacingOccurrences(of: ".xctest", with: "")
    return "\(path)/Contents/MacOS/\(name)"
  }

  /// Which build it is; `nil` if the file cannot be found.
  var build: String? { identity ?? FileVersion.of(binary) }

  /// Returns the variables for its processes: those that they inherit, with their output written line by line.
  ///
  /// - Parameters:
  ///   - framework: The framework that they start, as `swift test` names its profiles.
  ///   - buffering: How `setvbuf` of the library is called: `L` for lines, `0` for none.
  private func environment(of framework: String, buffering: String = "L") -> [String: String] {
    var variables = inherited ?? ProgramGuard.marked(ProcessInfo.processInfo.environment)
    for name in ownVariables { variables[name] = nil }
    variables.merge(added) { _, new in new }
    if let lineBuffering, variables["LD_PRELOAD"] == nil {
      variables["LD_PRELOAD"] = lineBuffering
      variables["_STDBUF_O"] = buffering
    }
    if let libraryPath { variables["LD_LIBRARY_PATH"] = libraryPath }
    if let coverage { variables[CodeCoverage.variable] = coverage.profile(of: framework) }
    return variables
  }

  /// Returns the executable with more variables in the environment of its processes.
  ///
  /// - Parameters:
  ///   - variables: The variables.
  ///   - inherited: The environment that they are added to; `nil` for that of this process.
  func adding(_ variables: [String: String], to inherited: [String: String]?) -> TestExecutable {
    var executable = self
    executable.added = variables
    executable.inherited = inherited
    return executable
  }

  /// Returns how XCTest is started.
  ///
  /// - Parameter arguments: The selection of tests, or what else XCTest is to do.
  func xctest(_ arguments: [String]) -> TestInvocation {
    let variables = environment(of: "XCTest")
    #if os(macOS)
    let selection = arguments.first.map { ["-XCTest", $0] } ?? []
    return TestInvocation(
      program: "/usr/bin/xcrun", arguments: ["xcrun", "xctest"] + selection + [path],
      environment: variables, folder: folder)
    #else
    return TestInvocation(
      program: path, arguments: [path] + arguments, environment: variables, folder: folder)
    #endif
  }

  /// Returns how the executable is started as a program of its own.
  func program() -> TestInvocation {
    TestInvocation(
      program: binary, arguments: [binary], environment: environment(of: "XCTest"),
      folder: folder)
  }

  /// Returns how Swift Testing is started.
  ///
  /// - Parameters:
  ///   - configuration: What it does.
  ///   - pipes: The folder of the pipes that it writes to.
  /// - Throws: An error if its configuration cannot be written.
  func swiftTesting(
    _ configuration: SwiftTestingConfiguration, pipes: TemporaryFolder
  ) throws -> TestInvocation {
    var configuration = configuration
    configuration.eventStreamOutputPath = pipes.path(of: .events)
    try JSONEncoder().encode(configuration).write(to: URL(filePath: pipes.path(of: .configuration)))
    // Its marks are in standard error, before which even the start of a line must have been written.
    var variables = environment(of: "Swift Testing", buffering: "0")
    // Where the variable `TERM` names a terminal, its marks would have colors, even in a pipe.
    variables["NO_COLOR"] = "1"
    // The stream has test cases, tags and the bytes of attachments if this is set.
    variables["SWT_EXPERIMENTAL_EVENT_STREAM_FIELDS_ENABLED"] = "1"
    let arguments = [
      "--testing-library", "swift-testing", "--configuration-path", pipes.path(of: .configuration),
    ]
    #if os(macOS)
    return TestInvocation(
      program: "/usr/bin/xcrun",
      arguments: ["xcrun", "swiftpm-testing-helper", "--test-bundle-path", binary, binary]
        + arguments,
      environment: variables, folder: folder)
    #else
    return TestInvocation(
      program: path, arguments: [path] + arguments, environment: variables, folder: folder)
    #endif
  }

  /// Returns the library of the system that makes programs write each line at once; `nil` if there
  /// is none.
  static func lineBufferingLibrary() -> String? {
    #if os(Linux)
    ["/usr/libexec/coreutils/libstdbuf.so", "/usr/lib/coreutils/libstdbuf.so"].first {
      access($0, R_OK) == 0
    }
    #else
    nil
    #endif
  }
}

/// The main program of a test executable, which decides what its arguments mean.
enum TestMain: String, Codable {
  /// SwiftPM's own: an argument says whether it starts XCTest or Swift Testing.
  case generated
  /// One of the package, which starts XCTest.
  case xctest
  /// One of the package, which starts no framework that is known here.
  case other

  /// The names of the files that SwiftPM takes for the main program of a package's tests.
  static let fileNames = ["XCTMain.swift", "LinuxMain.swift"]

  /// Finds out which main program an executable has, from what is in its file.
  ///
  /// The executable cannot be asked: a main program that does not know the question may run all
  /// tests instead.
  ///
  /// - Parameter path: The executable.
  /// - Returns: ``generated`` if the file cannot be read.
  static func read(_ path: String) -> TestMain {
    guard let file = try? Data(contentsOf: URL(filePath: path), options: .alwaysMapped) else {
      return .generated
    }
    return TestMain(file)
  }

  /// Finds out which main program an executable has.
  ///
  /// - Parameter file: The content of the executable.
  init(_ file: Data) {
    if file.range(of: Data("--testing-library".utf8)) != nil {
      self = .generated
    } else {
      // The mangled name of XCTest's function begins so.
      self = file.range(of: Data("6XCTest7XCTMain".utf8)) != nil ? .xctest : .other
    }
  }
}
#endif
