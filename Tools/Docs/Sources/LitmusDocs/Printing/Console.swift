import ArgumentParser
import LitmusToolSupport

extension Console {
  /// Ends a command: prints findings to standard error, and exits with their status if it is not 0.
  static func end(_ findings: [Finding]) throws {
    for line in FindingPrinter(annotates: false).lines(for: findings) { error(line) }
    try exit(with: findings)
  }

  /// Exits with the status of findings if it is not 0.
  static func exit(with findings: [Finding]) throws {
    let status = Finding.exitStatus(of: findings)
    if status != 0 { throw ExitCode(Int32(status)) }
  }
}
