import Foundation
import PackagePlugin

/// `swift package litmus-test`: builds the package's tests, and runs them with `litmus-test`.
@main
struct LitmusTestPlugin: CommandPlugin {
  /// With these options no test is built: they show something, or have reports or a build already.
  private static let withoutBuild = [
    "--flaky-report", "--from-archive", "--help", "-h", "--merge", "--resume", "--skip-build",
    "--version",
  ]

  /// With these options other tests are built than SwiftPM builds for a plug-in.
  private static let otherBuilds = [
    "--build-option", "--coverage-cobertura", "--coverage-lcov", "--coverage-threshold",
    "--disable-default-traits", "--enable-all-traits", "--enable-code-coverage", "--package-path",
    "--sanitize", "--scratch-path", "--traits",
  ]

  func performCommand(context: PluginContext, arguments: [String]) throws {
    // SwiftPM holds the lock of the build folder while a plugin runs, so only SwiftPM can build.
    let isBuilt = !has(Self.withoutBuild, in: arguments)
    let unsupported = ["--watch"] + (isBuilt ? Self.otherBuilds : [])
    if let option = unsupported.first(where: { has([$0], in: arguments) }) {
      let quoted = arguments.map { $0.contains(" ") ? "'\($0)'" : $0 }
      Diagnostics.error(
        "\(option) needs builds that SwiftPM does not let a plug-in make. "
          + "To fix this, run: \((["swift", "run", "litmus-test"] + quoted).joined(separator: " "))"
      )
      exit(2)
    }
    if isBuilt {
      let result = try packageManager.build(
        .all(includingTests: true), parameters: parameters(arguments))
      guard result.succeeded else {
        Diagnostics.error("The package's tests could not be built.")
        exit(1)
      }
    }
    var words = arguments
    // An archive has no package, and nothing that could be built.
    if !has(["--from-archive"], in: arguments) {
      if !has(["--skip-build"], in: arguments) { words.insert("--skip-build", at: 0) }
      let package = ["--package-path", context.package.directoryURL.path]
      words.insert(contentsOf: package + context.scratchOptions, at: 0)
    }
    replaceProcess(
      with: try program(), words, command: context.startCommand(for: "litmus-test"),
      variable: "LITMUS_TEST_PLUGIN")
  }

  /// Builds `litmus-test`, and returns where it is.
  ///
  /// It is no dependency of the plug-in: SwiftPM builds a plug-in's tools in addition to the products,
  /// whether the plug-in runs or not.
  private func program() throws -> URL {
    var parameters = PackageManager.BuildParameters()
    // The first build takes minutes.
    parameters.echoLogs = true
    let result = try packageManager.build(.product("litmus-test"), parameters: parameters)
    let program = result.builtArtifacts.first { $0.kind == .executable }?.url
    guard result.succeeded, let program else {
      Diagnostics.error("litmus-test could not be built.")
      exit(1)
    }
    return program
  }

  /// Returns how SwiftPM builds: as the options for `litmus-test` say.
  private func parameters(_ arguments: [String]) -> PackageManager.BuildParameters {
    var parameters = PackageManager.BuildParameters()
    parameters.echoLogs = true
    parameters.configuration =
      values(of: ["-c", "--configuration"], in: arguments).last == "release" ? .release : .debug
    // As litmus-test does, so that `@testable` can be used.
    let testability = parameters.configuration == .release ? ["-enable-testing"] : []
    parameters.otherSwiftcFlags = testability + values(of: ["-Xswiftc"], in: arguments)
    parameters.otherCFlags = values(of: ["-Xcc"], in: arguments)
    parameters.otherCxxFlags = values(of: ["-Xcxx"], in: arguments)
    parameters.otherLinkerFlags = values(of: ["-Xlinker"], in: arguments)
    return parameters
  }

  /// Returns whether one of some options was given, with or without a value.
  private func has(_ names: [String], in arguments: [String]) -> Bool {
    arguments.contains { word in names.contains { word == $0 || word.hasPrefix("\($0)=") } }
  }

  /// Returns the values of an option, which follow it or an equals sign.
  private func values(of names: [String], in arguments: [String]) -> [String] {
    var values: [String] = []
    for (index, word) in arguments.enumerated() {
      if names.contains(word), index + 1 < arguments.count {
        values.append(arguments[index + 1])
      } else if let name = names.first(where: { word.hasPrefix("\($0)=") }) {
        values.append(String(word.dropFirst(name.count + 1)))
      }
    }
    return values
  }
}
