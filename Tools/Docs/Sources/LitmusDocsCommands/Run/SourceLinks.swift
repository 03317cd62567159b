internal import LitmusDocsFormat

/// The addresses of source links that are pinned to a tag or commit.
enum SourceLinks {
  /// Returns the prefix of each path in a link.
  ///
  /// - Parameters:
  ///   - reference: The tag or commit.
  ///   - repository: The repository's address on its host.
  static func prefix(
    reference: String, repository: String?, format: LinkFormat
  ) throws(ConfigurationError) -> String {
    guard let repository else {
      throw ConfigurationError(
        file: "--ref",
        message: """
          there is no address to link to: add "repository": "https://github.com/owner/name" to \
          litmus-docs.json
          """)
    }
    let path =
      switch format {
      case .gitHub: "/blob/"
      case .gitLab: "/-/blob/"
      case .bitbucket: "/src/"
      case .none: ""
      case .tfs, .devOps:
        throw ConfigurationError(
          file: "--ref",
          message:
            "cannot pin links of \(format.rawValue), but those of GitHub, GitLab and Bitbucket"
        )
      }
    return format == .none ? "" : address(of: repository) + path + reference
  }

  /// Returns a repository's address for a browser; it also converts `git@host:owner/name.git`.
  static func address(of remote: String) -> String {
    var address = remote
    if let at = remote.firstIndex(of: "@"), !remote.contains("://") {
      let parts = remote[remote.index(after: at)...].split(separator: ":", maxSplits: 1)
      address = "https://" + parts.joined(separator: "/")
    }
    if address.hasSuffix("/") { address.removeLast() }
    if address.hasSuffix(".git") { address.removeLast(4) }
    return address
  }
}
