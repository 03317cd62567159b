/// The format of a repository host's links to lines of a file.
package enum LinkFormat: String, Hashable, Sendable, CaseIterable {
  case gitHub = "GitHub"
  case tfs = "Tfs"
  case bitbucket = "Bitbucket"
  case gitLab = "GitLab"
  case devOps = "DevOps"
  case none = "None"
}
