#if LITMUS_RUNNER
/// The names of a program's tests as people read them: `Suite/test`, with the module before it if two
/// modules have a suite of that name.
package struct ShownNames: Sendable {
  private let ambiguousSuites: Set<String>

  /// Makes the names of a program.
  ///
  /// - Parameter ambiguousSuites: The suite names that are ambiguous without the module.
  package init(ambiguousSuites: [String] = []) {
    self.ambiguousSuites = Set(ambiguousSuites)
  }

  /// Makes the names of the program that a run is of.
  package init(_ start: TestRunStart?) {
    self.init(ambiguousSuites: start?.ambiguousSuites ?? [])
  }

  /// Returns the name of a suite, as in `CartTests` or `App.CartTests`, escaped.
  package func suite(_ suite: String, in module: String) -> String {
    visible(ambiguousSuites.contains(suite) ? "\(module).\(suite)" : suite)
  }

  /// Returns the name of a test, as in `CartTests/testAdds` or `App.CartTests/testAdds`, escaped.
  package func test(_ test: TestID) -> String {
    "\(suite(test.suite, in: test.module))/\(visible(test.name))"
  }

  /// Returns the name of a test for a line, with its names for readers, and with the repetition if
  /// that is not the first.
  package func line(of test: TestID, title: String? = nil, iteration: Int) -> String {
    let name = self.test(test) + (title.map { " \"\(visible($0))\"" } ?? "")
    return iteration == 1 ? name : "\(name), repetition \(iteration)"
  }
}
#endif
