#if LITMUS_RUNNER
package import Foundation
internal import LitmusRunnerCore
internal import LitmusRunnerReports

#if canImport(Darwin)
private import Darwin
#endif

/// The description of a run as a whole, stored in the run's folder.
package struct RunHeader: Codable, Sendable {
  /// The version of the folder's contents, which changes with the format of the journals.
  private static let currentVersion = 2

  var version = Self.currentVersion
  /// The path of the program.
  var program: String
  /// The program's arguments, without the path.
  package var arguments: [String]
  /// The seed of the shuffled order, if the order is shuffled.
  package var seed: UInt64?
  /// When the run began.
  package var date: Date
  /// The fingerprint of the run's tests; `nil` if the arguments identify them.
  package var plan: String?

  /// The build of the program; `nil` if it is not known.
  package var build: String?
  /// The environment variables about the choice of tests and the reports.
  package var environment: [String: String]?

  /// Describes a run that begins now.
  package init(
    program: String = CommandLine.arguments.first ?? "",
    arguments: [String] = Array(CommandLine.arguments.dropFirst()),
    seed: UInt64? = nil,
    date: Date = Date(),
    plan: String? = nil,
    build: String? = FileVersion.ofThisProgram,
    environment: [String: String]? = Self.currentVariables
  ) {
    self.program = program
    self.arguments = arguments
    self.seed = seed
    self.date = date
    self.plan = plan
    self.build = build
    self.environment = environment
  }

  /// Reads a header.
  ///
  /// - Throws: A ``RunError`` if it is not a header of this version.
  init(path: String) throws(RunError) {
    struct Version: Decodable { var version: Int }
    let data = FileManager.default.contents(atPath: path) ?? Data()
    let version = try? JSONDecoder().decode(Version.self, from: data).version
    if let version, version != Self.currentVersion {
      throw RunError(
        "\(visible(path)) is of version \(version), but expected version \(Self.currentVersion)")
    }
    guard let header = try? JSONDecoder().decode(RunHeader.self, from: data) else {
      throw RunError("\(visible(path)) is damaged, but expected the description of a run")
    }
    self = header
  }
}

extension RunHeader {
  /// The environment variables that a header stores: those of Bazel about the choice of tests and
  /// the report.
  package static let storedVariables = [
    "TESTBRIDGE_TEST_ONLY", "TEST_TOTAL_SHARDS", "TEST_SHARD_INDEX", "XML_OUTPUT_FILE",
  ]

  /// The values of these variables in this process's environment.
  package static var currentVariables: [String: String] {
    ProcessInfo.processInfo.environment.filter { storedVariables.contains($0.key) }
  }
}

/// The version of a file: which file it is, and when it was written.
package enum FileVersion {
  /// The build of this program that this process was started from; `nil` if it cannot be determined.
  ///
  /// It is read when a run begins, before a test may replace the file.
  package static let ofThisProgram = Bundle.main.executablePath.flatMap { of($0) }

  /// Returns the version of the file at a path; `nil` if there is none, or a folder.
  package static func of(_ path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFDIR else { return nil }
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    return "\(status.st_ino) \(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
  }
}

extension RunEnvironment {
  /// Describes a run in this process or in its children.
  ///
  /// - Parameters:
  ///   - header: The description of the run.
  ///   - variables: The environment.
  package init(
    _ header: RunHeader, variables: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.init(
      program: header.program, arguments: header.arguments, started: header.date,
      swift: Self.swiftVersion, system: Self.systemName, commit: Self.commit(in: variables))
  }
}
#endif
