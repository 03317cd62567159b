internal import ArgumentParser

/// The options for verbosity, caching and watching.
struct RunArguments: ParsableArguments {
  @Flag(name: .long, help: "Says why files are changed, and what became of each fence.")
  var verbose = false

  @Flag(
    inversion: .prefixedNo,
    help: "Lets 'check' remember that nothing has changed since all was in sync.")
  var cache = true

  @Flag(help: "Does it again when a file changes, until control-C.")
  var watch = false
}
