import Foundation

/// A package whose test executable is a ``SwiftTestingProgram``, for runs of the program litmus-test.
struct TestedPackage {
  let program: SwiftTestingProgram
  let folder: String

  /// Makes the package.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the test function.
  ///   - configuration: The content of `litmus-test.json`.
  init(arguments: [String] = ["1", "2"], configuration: String = "{}") throws {
    program = try SwiftTestingProgram(arguments: arguments)
    folder = program.folder["package"]
    let files = FileManager.default
    for name in [".build", ".litmus/litmus-test", "bin"] {
      try files.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
    try files.createSymbolicLink(
      atPath: "\(folder)/.build/debug", withDestinationPath: program.folder.path)
    try write("", to: "Package.swift")
    try write(configuration, to: "litmus-test.json")
    // What SwiftPM says about a package without targets.
    try write(
      "#!/bin/sh\necho '{\"name\":\"Tests\",\"targets\":[],\"products\":[],\"dependencies\":[]}'\n",
      to: "bin/swift")
    try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: "\(folder)/bin/swift")
  }

  /// Runs litmus-test in the package, without a build, and returns its exit code and what it has written.
  func run(_ arguments: String...) throws -> (code: Int32, output: String) {
    try execute([tool, "--skip-build", "--disable-xctest"] + arguments)
  }

  /// The path of litmus-test, which is built with the tests.
  var tool: String {
    let bundles = CommandLine.arguments.prefix(1) + Bundle.allBundles.map(\.bundlePath)
    let paths = bundles.map { ($0 as NSString).deletingLastPathComponent + "/litmus-test" }
    return paths.first { access($0, X_OK) == 0 } ?? "litmus-test"
  }

  /// Runs a command in the package's folder.
  func execute(_ words: [String]) throws -> (code: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = URL(filePath: folder)
    var environment = ProcessInfo.processInfo.environment.filter {
      !$0.key.hasPrefix("GITHUB_") && !$0.key.hasPrefix("LITMUS_")
    }
    environment["PATH"] = "\(folder)/bin:\(environment["PATH"] ?? "")"
    process.environment = environment
    try write("", to: "output")
    let file = FileHandle(forWritingAtPath: "\(folder)/output")
    process.standardOutput = file
    process.standardError = file
    // It blocks no signal, as threads of tests do.
    var none = sigset_t()
    var blocked = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try text(of: "output"))
  }

  /// Writes a file of the package.
  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(name)"))
  }

  /// Returns the content of a file of the package.
  func text(of name: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }
}
