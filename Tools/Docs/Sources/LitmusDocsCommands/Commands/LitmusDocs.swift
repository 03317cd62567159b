internal import ArgumentParser
internal import Foundation

/// The root command, `litmus-docs`.
struct LitmusDocs: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "litmus-docs",
    abstract: "Keeps the Markdown files of a Swift package true.",
    discussion: """
      Code in documents comes from sources, the rest of their Swift compiles, what commands print is \
      what the page says, and links lead somewhere.

      EXAMPLES
        litmus-docs update                  brings all documents up to date
        litmus-docs update README.md docs   these only
        litmus-docs check                   checks everything, and writes nothing
        litmus-docs check --no-compile --no-run
                                            only what is quick, as before a commit
        litmus-docs explain greet           says where the snippet 'greet' is from

      The exit status is 0 if all is well, 1 for a stale document, 2 for wrong usage, 3 for a snippet \
      that is missing, defined twice, not closed or not used, 4 for a fence that does not compile, \
      5 for other output, and 6 for a broken link.
      """,
    version: DocsRun.version,
    subcommands: [UpdateCommand.self, CheckCommand.self, ListCommand.self, ExplainCommand.self]
  )
}
