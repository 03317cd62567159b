/// What is wrong with a file, and how to mend it.
public struct FileProblem: Hashable, Sendable {
  /// The path as the user wrote it.
  public let file: String
  /// One line that names what is wrong and how to mend it.
  public let message: String
  /// Whether it is only said, and nothing has failed.
  public let isWarning: Bool

  init(file: String, message: String, isWarning: Bool = false) {
    self.file = file
    self.message = message
    self.isWarning = isWarning
  }
}
