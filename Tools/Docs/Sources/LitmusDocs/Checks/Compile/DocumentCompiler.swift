/// Compiles the fences of one document.
struct DocumentCompiler: Sendable {
  /// The compiler settings for the documents of one package.
  struct Settings: Sendable {
    var docsRun: DocsRun
    /// The imports that earlier checks added to fences.
    var knownImports: KnownImports
    var facts: BuildFacts
    /// All arguments for the compiler.
    var flags: [String]
    /// The prelude of the configuration.
    var prelude: Prelude?
    /// The folder that programs run in.
    var programFolder: String
  }

  /// The findings about fences, ordered by their opening lines.
  private(set) var findings: [Finding] = []
  /// The fences that failed, that are parts of code, and that have been run to their ends, by their opening lines.
  private(set) var outcomes: [Int: FenceReport.Outcome] = [:]
  /// The modules that are imported for fences that import none of the package, by their opening lines.
  private(set) var addedImports: [Int: [String]] = [:]

  private let path: String
  let settings: Settings
  /// The preludes of the document.
  private let preludes: [Prelude]
  /// The prelude of the configuration, if there is one.
  private let configured: [Prelude]
  /// The fences that must compile, except those with problems found before compiling.
  private var fences: [CompiledFence] = []
  /// The fences that declare a type with the name of one of the package.
  private var redeclaring: [Int] = []
  /// The fences that compile only without these declarations.
  private var compiledWithout: Set<Int> = []

  init(_ document: FencedDocument, _ settings: Settings) {
    path = document.path
    self.settings = settings
    preludes = document.preludes.map { Prelude($0, document: document.path) }
    configured = settings.prelude.map { [$0] } ?? []
  }

  /// Compiles fences: in one run if their declarations do not conflict; fences that must fail run alone.
  mutating func compile(_ all: [DocumentFence]) async {
    for fence in all where fence.outcome == .compiled { prepare(fence) }
    addKnownImports()
    let names = fences.map(\.source.names)
    for batch in FenceBatch.divide(names) { await check(batch) }
    await checkWithImports(names)
    await checkWithoutRedeclared(names)
    for fence in all {
      guard case .failsAsExpected(let text) = fence.outcome else { continue }
      await checkFailure(of: CompiledFence(fence), with: text)
    }
    guard settings.docsRun.settings.runsCommands else { return }
    for index in fences.indices
    where fences[index].fence.isRun && !hasFailed(index) {
      await runProgram(at: index)
    }
  }

  private mutating func prepare(_ fence: DocumentFence) {
    let compiled = CompiledFence(fence)
    guard let problem = compiled.source.problems.first else { return fences.append(compiled) }
    if isFragment(compiled, compiled.source.problems.map(\.message)) { return }
    report(problem.message, at: problem.line, of: fence)
  }

  private mutating func report(_ message: String, at line: Int?, of fence: DocumentFence? = nil) {
    findings.append(Finding(.compile, file: path, line: line, message: message))
    if let fence { outcomes[fence.line] = .failed }
  }

  private func hasFailed(_ index: Int) -> Bool {
    [.failed, .fragment].contains(outcomes[fences[index].fence.line])
  }

  /// Returns whether a failed fence is a part of code, and records that.
  private mutating func isFragment(_ fence: CompiledFence, _ errors: [String]) -> Bool {
    guard settings.docsRun.allowsFragments, configured.isEmpty,
      !errors.contains(where: namesOwnModuleWrongly),
      FenceFragment.explains(
        errors, of: fence.fence, in: path, isWhole: importsOwnModule(fence))
    else { return false }
    outcomes[fence.fence.line] = .fragment
    return true
  }

  /// Returns whether an error is about a module whose name is similar to that of one of the package.
  private func namesOwnModuleWrongly(_ error: String) -> Bool {
    guard let name = error.prefixMatch(of: /no such module '([^']*)'/)?.1 else { return false }
    return NearestName.of(String(name), among: settings.facts.libraries) != nil
  }

  /// Returns whether an error is in the document itself.
  private func isOwn(_ error: CompilerError) -> Bool {
    error.file == FenceFile.compilerName(of: path)
  }

  // MARK: Fences that must compile

  /// Compiles a batch, and again without its failing fences: errors of one kind hide those of a
  /// later compiler phase, even in other fences.
  private mutating func check(_ batch: FenceBatch) async {
    guard !batch.checked.isEmpty else { return }
    guard let compilation = await run(batch.checked.map { fences[$0] }, batch.context) else {
      return
    }
    guard !compilation.isSuccess else { return }
    let isPreludeWrong = reportPreludes(compilation)
    let broken = fences.indices.filter { index in
      compilation.errors.contains { isOwn($0) && fences[index].covers($0.line) }
    }
    var rest = batch
    for index in batch.checked {
      let errors = compilation.errors.filter { isOwn($0) && fences[index].covers($0.line) }
      guard !errors.isEmpty else { continue }
      rest.checked.removeAll { $0 == index }
      if await compilesAlone(fences[index]) { continue }
      let others = broken.filter { !rest.context.contains($0) }
      if await compilesSharingVariables(at: index, without: others) {
        rest.context.append(index)
        continue
      }
      if !isFragment(fences[index], errors.map(\.message)) {
        for error in errors.prefix(3) {
          report(error.message, at: error.line, of: fences[index].fence)
        }
      }
      let isImportMissing = errors.contains { $0.message.hasPrefix("no such module") }
      if !isImportMissing { rest.context.append(index) }
    }
    guard rest.checked == batch.checked else { return await check(rest) }
    // A fence that only provides declarations may be wrong, too.
    rest.context = batch.context.filter { !broken.contains($0) }
    guard rest.context == batch.context else { return await check(rest) }
    for index in batch.checked { outcomes[fences[index].fence.line] = .failed }
    guard !isPreludeWrong else { return }
    // The compiler's message does not refer to any line of the document.
    report("the fences could not be compiled: \(compilation.reason)", at: nil)
  }

  /// Returns whether a fence compiles without the other fences.
  private func compilesAlone(_ fence: CompiledFence) async -> Bool {
    guard fences.count > 1, let compilation = try? await invocation([fence], []).run() else {
      return false
    }
    return compilation.isSuccess
  }

  /// Returns whether a fence compiles if its types can use its variables, and lets them.
  ///
  /// - Parameter broken: The fences whose declarations it cannot use, and its own index.
  private mutating func compilesSharingVariables(
    at index: Int, without broken: [Int]
  ) async -> Bool {
    var fence = fences[index]
    guard let source = fence.source.sharingVariables else { return false }
    fence.source = source
    let context = FenceBatch.context(
      of: source.names, around: index, fences.map(\.source.names),
      without: broken + fences.indices.filter(hasFailed))
    guard let compilation = try? await invocation([fence], context).run(), compilation.isSuccess
    else { return false }
    fences[index] = fence
    return true
  }

  /// Reports the errors of the preludes, and returns whether there are any.
  private mutating func reportPreludes(_ compilation: CompilerInvocation.Compilation) -> Bool {
    var isWrong = false
    for prelude in preludes + configured {
      let name = FenceFile.compilerName(of: prelude.document)
      let errors = compilation.errors.filter { error in
        error.file == name && prelude.lines.contains { $0.number == error.line }
      }
      for error in errors.prefix(3) {
        isWrong = true
        let isOwn = prelude.document == path
        let finding = Finding(
          .compile, file: prelude.document, line: isOwn ? error.line : nil,
          message: (isOwn ? "" : "line \(error.line) of 'prelude': ") + error.message)
        if !findings.contains(finding) { findings.append(finding) }
      }
    }
    return isWrong
  }

  /// Compiles failed fences that import no module of the package again, with the modules of the package, Foundation and
  /// the test framework whose names they use.
  ///
  /// Those that had these from the start may have failed for the lack of what the others declare.
  private mutating func checkWithImports(_ names: [Set<String>]) async {
    let bare = fences.indices.filter { hasFailed($0) && modulesToAdd(to: fences[$0]) != nil }
    guard bare.contains(where: { addedImports[fences[$0].fence.line] == nil }) else { return }
    for index in bare {
      removeFailure(of: index)
      addedImports[fences[index].fence.line] = modulesToAdd(to: fences[index])
    }
    for batch in FenceBatch.divide(names) {
      var batch = batch
      batch.context += batch.checked.filter { !bare.contains($0) && !hasFailed($0) }
      batch.checked.removeAll { !bare.contains($0) }
      await check(batch)
    }
  }

  private mutating func removeFailure(of index: Int) {
    findings.removeAll { finding in finding.line.map { fences[index].covers($0) } ?? false }
    outcomes[fences[index].fence.line] = nil
  }

  /// Compiles fences with findings again, without the fences that declare a type of the package once more.
  ///
  /// A page may show such a type, as in `class Cart { … }`, and then use that of the package.
  private mutating func checkWithoutRedeclared(_ names: [Set<String>]) async {
    guard outcomes.values.contains(.failed) else { return }
    redeclaring = await redeclaringFences(names)
    guard !redeclaring.isEmpty else { return }
    for index in fences.indices
    where outcomes[fences[index].fence.line] == .failed && !redeclaring.contains(index) {
      let context = FenceBatch.context(
        of: names[index], around: index, names,
        without: redeclaring + fences.indices.filter(hasFailed))
      guard let compilation = try? await invocation([fences[index]], context).run() else {
        continue
      }
      if compilation.isSuccess {
        removeFailure(of: index)
        compiledWithout.insert(index)
      } else {
        keepFindings(of: fences[index], that: compilation)
      }
    }
  }

  /// Removes the findings about a fence that another compilation does not have, if it has any of them.
  private mutating func keepFindings(
    of fence: CompiledFence, that other: CompilerInvocation.Compilation
  ) {
    let isOther = { (finding: Finding) in
      finding.line.map { line in
        fence.covers(line)
          && !other.errors.contains { $0.line == line && $0.message == finding.message }
      } ?? false
    }
    let own = findings.filter { $0.line.map(fence.covers) ?? false }
    if !own.allSatisfy(isOther) { findings.removeAll(where: isOther) }
  }

  private func redeclaringFences(_ names: [Set<String>]) async -> [Int] {
    let types = names.reduce(into: Set()) { $0.formUnion($1) }
      .filter { $0.first?.isUppercase == true && $0.allSatisfy { $0.isLetter || $0.isNumber } }
      .sorted()
    guard !settings.facts.libraries.isEmpty, !types.isEmpty else { return [] }
    let imports = settings.facts.libraries.map { "import \($0)\n" }.joined()
    // The standard library's types do not count, which a page may well replace.
    let lines = types.enumerated().map { index, type in
      "typealias __A\(index) = \(type); typealias __B\(index) = Swift.\(type)\n"
    }
    let text = "\(imports)#sourceLocation(file: \"types\", line: 1)\n\(lines.joined())"
    let file = CompilerInvocation.File(name: "types.swift", text: text, isChecked: true)
    guard let compilation = try? await invocation(of: [file]).run(),
      compilation.errors.allSatisfy({ $0.file == "types" })
    else { return [] }
    let errors = Dictionary(grouping: compilation.errors, by: \.line)
    let own = Set(types.indices.filter { errors[$0 + 1]?.count == 1 }.map { types[$0] })
    return names.indices.filter { !names[$0].isDisjoint(with: own) }
  }

  /// Adds the imports that an earlier check found to the same fences, so that they are not compiled without.
  private mutating func addKnownImports() {
    for fence in fences {
      let line = fence.fence.line
      guard let known = settings.knownImports.modules(for: fence.fence.codeHash, in: path),
        known == modulesToAdd(to: fence)
      else { continue }
      addedImports[line] = known
    }
  }

  /// Returns the modules to import for a fence that does not compile without; nil if its page says what it needs.
  private func modulesToAdd(to fence: CompiledFence) -> [String]? {
    guard configured.isEmpty, !settings.facts.libraries.isEmpty, fence.fence.preludeCount == 0,
      !importsOwnModule(fence)
    else { return nil }
    let text = fence.fence.text
    var modules = settings.facts.libraries + ["Foundation"]
    if text.contains("XCT") { modules.append("XCTest") }
    if text.contains(/@Test|@Suite|#expect|#require/) { modules.append("Testing") }
    return modules
  }

  /// Returns whether a fence imports a module of the package.
  private func importsOwnModule(_ fence: CompiledFence) -> Bool {
    fence.source.imports.contains { line in
      line.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        .contains { settings.facts.libraries.contains(String($0)) }
    }
  }

  // MARK: Fences that must fail

  private mutating func checkFailure(of fence: CompiledFence, with text: String) async {
    let position = fences.firstIndex { $0.fence.line > fence.fence.line } ?? fences.count
    let context = FenceBatch.context(
      of: fence.source.names, around: position, fences.map(\.source.names))
    addedImports[fence.fence.line] = modulesToAdd(to: fence)
    guard let compilation = await run([fence], context) else { return }
    let expected = "but expected an error that contains '\(text)'"
    if compilation.isSuccess {
      report("the fence compiles, \(expected)", at: fence.fence.line, of: fence.fence)
    } else if isModuleMissing(compilation, besides: fence) {
      // It says nothing about this fence, and is reported where the import is.
      _ = reportPreludes(compilation)
      outcomes[fence.fence.line] = .failed
    } else if !compilation.errors.contains(where: { $0.message.contains(text) }) {
      let ownLine = compilation.errors.first.flatMap { isOwn($0) ? $0.line : nil }
      report(
        "the fence fails with '\(compilation.reason)', \(expected)",
        at: ownLine ?? fence.fence.line, of: fence.fence)
    }
  }

  /// Returns whether the compiler stopped at an import of a prelude or of another fence.
  private func isModuleMissing(
    _ compilation: CompilerInvocation.Compilation, besides fence: CompiledFence
  ) -> Bool {
    compilation.errors.contains { error in
      error.message.hasPrefix("no such module") && !(isOwn(error) && fence.covers(error.line))
    }
  }

  // MARK: Fences that are run

  /// Runs the statements of a fence, and reports the line at which they stop.
  private mutating func runProgram(at index: Int) async {
    let compiled = fences[index]
    let fence = compiled.fence
    guard compiled.source.hasStatements || compiled.source.names.contains("@main") else {
      return report(
        "the fence has no statement to run: call what it declares, or remove 'run'", at: fence.line,
        of: fence)
    }
    let context = FenceBatch.context(
      of: compiled.source.names.union(["@main"]), around: index, fences.map(\.source.names),
      without: [index] + fences.indices.filter(hasFailed)
        + (compiledWithout.contains(index) ? redeclaring : []))
    var invocation = invocation([compiled], context)
    if !compiled.source.names.contains("@main") {
      invocation.files.append(FenceProgram.entryPoint(of: compiled, document: path))
    }
    let imports =
      (context + [index]).flatMap { index in
        fences[index].source.imports.map(\.text)
          + (addedImports[fences[index].fence.line] ?? []).map { "import \($0)" }
      } + (preludes + configured).flatMap(\.imports).map(\.text)
    do {
      let result = try await invocation.runProgram(
        objects: FenceProgram.objects(for: imports, settings.facts),
        workingDirectory: settings.programFolder)
      switch result {
      case .success(let result):
        guard !result.isSuccess else { return outcomes[fence.line] = .ran }
        let stop = FenceProgram.stop(in: result.output, document: path, module: invocation.module)
        report(
          "the fence was run, and stopped: \(stop.message)", at: stop.line ?? fence.line, of: fence)
      case .failure(let compilation):
        report(
          "the fence could not be linked to run it: \(compilation.reason)", at: fence.line,
          of: fence)
      }
    } catch {
      report("the fence could not be run: \(error)", at: fence.line, of: fence)
    }
  }

  // MARK: The compiler

  /// Compiles fences and returns the result; reports a finding and returns nil if the compiler could not run.
  private mutating func run(
    _ checked: [CompiledFence], _ context: [Int]
  ) async -> CompilerInvocation.Compilation? {
    do {
      return try await invocation(checked, context).run()
    } catch {
      report("the fences could not be compiled: \(error)", at: checked.first?.fence.line)
      for fence in checked { outcomes[fence.fence.line] = .failed }
      return nil
    }
  }

  private func invocation(_ checked: [CompiledFence], _ context: [Int]) -> CompilerInvocation {
    let preludeFiles = (configured + preludes).enumerated().map { index, prelude in
      CompilerInvocation.File(
        name: "prelude\(index).swift", text: FenceFile(prelude).text, isChecked: true)
    }
    let seen = checked.map { ($0, true) } + context.map { (fences[$0], false) }
    let files = seen.map { fence, isChecked in
      let text = FenceFile(
        fence.source, preludes: configured + preludes.prefix(fence.fence.preludeCount),
        function: fence.functionName, document: path,
        imports: addedImports[fence.fence.line] ?? []
      ).text
      return CompilerInvocation.File(name: fence.fileName, text: text, isChecked: isChecked)
    }
    return invocation(of: preludeFiles + files)
  }

  private func invocation(of files: [CompilerInvocation.File]) -> CompilerInvocation {
    CompilerInvocation(
      compiler: settings.facts.compiler, flags: settings.flags, module: Self.moduleName(of: path),
      files: files, timeLimit: settings.docsRun.timeLimit)
  }

  /// Returns the name of a document's module: its path with `_` for all invalid characters.
  static func moduleName(of path: String) -> String {
    "Fences_" + String(path.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
  }
}

/// A fence to compile, with its code divided into pieces.
struct CompiledFence: Sendable {
  var fence: DocumentFence
  var source: FenceSource

  init(_ fence: DocumentFence) {
    self.fence = fence
    source = FenceSource(setup: fence.setup, code: fence.code)
  }

  var fileName: String { "fence\(fence.line).swift" }
  var functionName: String { "__fence\(fence.line)" }

  /// Returns whether a line of the document, from 1, belongs to the fence or its setup.
  func covers(_ line: Int) -> Bool {
    let end = (fence.code.last?.number ?? fence.line) + 1
    return (fence.line...end).contains(line) || fence.setup.contains { $0.number == line }
  }
}
