/// A problem with a file, and how to fix it.
public struct FileProblem: Hashable, Sendable {
  /// The path as the user wrote it.
  public let file: String
  /// One line that describes the problem and how to fix it.
  public let message: String
  /// Whether it is only a warning, and nothing has failed.
  public let isWarning: Bool

  init(file: String, message: String, isWarning: Bool = false) {
    self.file = file
    self.message = message
    self.isWarning = isWarning
  }
}
