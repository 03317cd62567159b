internal import ArgumentParser
internal import Foundation
internal import LitmusFakeFiles
internal import LitmusToolSupport

/// The `litmus-fakes` command.
@main
struct FakesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "litmus-fakes",
    abstract: "Writes the fakes of protocols into a file that is checked in.",
    discussion: """
      For protocols that cannot have '@Fake': those of other modules, and those of production code \
      that must not depend on Litmus. The code is the same that the macro generates.

      EXAMPLES
        litmus-fakes Sources/App/Store.swift --testable-import App \\
          --output Tests/AppTests/Fakes.swift
        litmus-fakes            writes all such files again, with their options
        litmus-fakes --check    shows which of them are stale, and writes nothing

      The exit code is 0 for success, 1 if '--check' finds a stale file, 2 if a file cannot be \
      read or written or a protocol cannot be faked (the others are), and 64 for wrong usage.
      """,
    version: LitmusVersion.current
  )

  @Argument(
    help: "Sources, .swiftinterface files or symbol graphs with protocols.", completion: .file())
  var inputs: [String] = []

  @Option(help: "The file to write.", completion: .file())
  var output: String?

  @Option(name: .customLong("import"), help: "A module that the file imports; may be repeated.")
  var imports: [String] = []

  @Option(
    name: .customLong("testable-import"),
    help: "A module that the file imports with '@testable'; may be repeated.")
  var testableImports: [String] = []

  @Option(
    name: .customLong("protocol"),
    help: "A protocol to fake; may be repeated. (default: all without '@Fake')")
  var protocols: [String] = []

  @Option(help: "The compilation condition of the fakes. (default: none)")
  var flag: String?

  @Option(
    help: """
      Arguments of '@Fake' for a protocol, as in 'Screen=subclassing: Controller.self'; may be \
      repeated.
      """)
  var arguments: [String] = []

  @Flag(name: .customLong("public"), help: "Makes the fakes of public protocols public.")
  var isPublic = false

  @Flag(help: "Writes nothing, and exits with 1 if a generated file is stale.")
  var check = false

  @Option(help: "The folder that all paths are relative to.")
  var root = "."

  func validate() throws {
    if !inputs.isEmpty, output == nil {
      throw ValidationError("There are inputs, but expected '--output' with the file to write")
    }
    if inputs.isEmpty, output != nil {
      throw ValidationError("There is '--output', but expected inputs with protocols, too")
    }
    let lists = [imports, testableImports, protocols, arguments]
    if inputs.isEmpty, isPublic || flag != nil || lists.contains(where: { !$0.isEmpty }) {
      throw ValidationError(
        "There are options of a file, but expected its inputs and '--output', too")
    }
    if let text = arguments.first(where: { !$0.contains("=") }) {
      throw ValidationError("--arguments is '\(text)', but expected 'Protocol=arguments'")
    }
  }

  func run() throws {
    let folder = FakesFolder(path: root)
    let files = files(in: folder)
    if files.isEmpty {
      print("error: found no file of litmus-fakes below \(root): name inputs and '--output'")
      throw ExitCode(2)
    }
    var isStale = false
    var hasProblem = false
    for (path, options) in files {
      do {
        let fakes = try folder.fakes(options)
        for problem in fakes.problems {
          print(problem)
          hasProblem = true
        }
        if !check {
          let hasChanged = try folder.write(path, fakes.text)
          print("\(path): \(hasChanged ? "written" : "up to date")")
        } else if let drift = folder.drift(path, fakes.text, options) {
          print(drift)
          isStale = true
        }
      } catch {
        print("\(error)\n\(path): \(check ? "not checked" : "not written")")
        hasProblem = true
      }
    }
    if hasProblem { throw ExitCode(2) }
    if isStale {
      let invocation = ToolInvocation.current
      let arguments = invocation.arguments.filter { $0 != "--check" }
      print("To fix this, run: \(invocation.command(arguments))")
      throw ExitCode(1)
    }
  }

  private func files(in folder: FakesFolder) -> [(path: String, options: FakesOptions)] {
    guard let output else { return folder.generatedFiles() }
    var options = FakesOptions(inputs: inputs.map(folder.relativePath))
    options.imports = imports
    options.testableImports = testableImports
    options.protocols = protocols
    options.flag = flag
    options.isPublic = isPublic
    for text in arguments {
      let parts = text.split(separator: "=", maxSplits: 1)
      if parts.count == 2 { options.arguments[String(parts[0])] = String(parts[1]) }
    }
    return [(folder.relativePath(of: output), options)]
  }
}
