#if LITMUS_RUNNER
package import Foundation
internal import LitmusRunnerCore

/// The environment of a run, as far as a report shows it.
///
/// Of the environment variables, it has only the commit that a build server names.
package struct RunEnvironment: Sendable {
  /// The program, by its path or its name.
  var program: String
  /// The program's arguments; `nil` if there is no command line.
  var arguments: [String]?
  /// When the run began.
  package var started: Date?
  /// The version of Swift.
  var swift: String?
  /// The operating system.
  var system: String?
  /// The commit that was tested.
  var commit: String?
  /// How many shards were joined, each with its own processes; `nil` if it is one run.
  var parts: Int?

  /// Makes an environment from what is known about it.
  package init(
    program: String, arguments: [String]? = nil, started: Date? = nil, swift: String? = nil,
    system: String? = nil, commit: String? = nil, parts: Int? = nil
  ) {
    self.program = program
    self.arguments = arguments
    self.started = started
    self.swift = swift
    self.system = system
    self.commit = commit
    self.parts = parts
  }

  /// The program's name without its folder.
  var name: String {
    program.isEmpty ? "Tests" : program.lastPathPart
  }
}

extension RunEnvironment {
  /// The compiler's version, as far as a program can tell.
  package static var swiftVersion: String? {
    #if compiler(>=6.4)
    "6.4 or later"
    #elseif compiler(>=6.3)
    "6.3"
    #elseif compiler(>=6.2)
    "6.2"
    #else
    nil
    #endif
  }

  /// The system with its version, and for which processor the program was built.
  package static var systemName: String {
    let version = ProcessInfo.processInfo.operatingSystemVersionString
    #if arch(arm64)
    return "\(version), arm64"
    #elseif arch(x86_64)
    return "\(version), x86_64"
    #else
    return version
    #endif
  }

  /// Returns the commit from the variables of build servers: GitHub, GitLab, Xcode Cloud,
  /// Buildkite, CircleCI, Jenkins, Bitrise, Bitbucket, Azure, Travis, CodeBuild.
  package static func commit(in variables: [String: String]) -> String? {
    let names = [
      "GITHUB_SHA", "CI_COMMIT_SHA", "CI_COMMIT", "BUILDKITE_COMMIT", "CIRCLE_SHA1", "GIT_COMMIT",
      "BITRISE_GIT_COMMIT", "BITBUCKET_COMMIT", "BUILD_SOURCEVERSION", "TRAVIS_COMMIT",
      "CODEBUILD_RESOLVED_SOURCE_VERSION",
    ]
    // A value that is not a hash may be anything, even a secret.
    return names.lazy.compactMap { variables[$0] }.first { value in
      7...64 ~= value.utf8.count && value.allSatisfy { $0.isASCII && $0.isHexDigit }
    }
  }
}

/// When and where a run began, as recorded in lines of JSON for joining them.
package struct RunOrigin: Decodable, Sendable {
  /// When it began, as in `2026-01-31T12:00:00Z`.
  var date: String?
  /// The path of the program.
  package var program: String?
  /// The operating system, and the processor.
  package var system: String?
  /// Whether all tests of the program were chosen, even if this is only one shard of them.
  package var whole: Bool?

  /// Makes an origin from what is known about it.
  package init(
    date: String? = nil, program: String? = nil, system: String? = nil, whole: Bool? = nil
  ) {
    self.date = date
    self.program = program
    self.system = system
    self.whole = whole
  }

  /// When it began; `nil` if that is not known, or not a date.
  package var began: Date? { date.flatMap { try? Date($0, strategy: .iso8601) } }
}

extension RunOrigin {
  /// Describes a run.
  ///
  /// - Parameters:
  ///   - environment: The environment of the run.
  ///   - isWhole: Whether all tests of the program were chosen.
  package init(_ environment: RunEnvironment, isWhole: Bool) {
    self.init(
      date: environment.started?.ISO8601Format(), program: environment.program,
      system: environment.system, whole: isWhole)
  }
}
#endif
