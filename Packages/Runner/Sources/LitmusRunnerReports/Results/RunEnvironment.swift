#if LITMUS_RUNNER
package import Foundation

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
    let name = program.split(separator: "/").last.map(String.init) ?? program
    return name.isEmpty ? "Tests" : name
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
#endif
