/// Returns a sentence if a value is not the same in both manifests.
func valueDifference(_ subject: String, _ root: String, _ package: String) -> String? {
  root == package
    ? nil : "\(subject) differs: it is \(root) in the root, but \(package) in the sub-package"
}

/// Returns a sentence if one of the manifests has values that the other does not have, in any order.
func listDifference(_ subject: String, _ root: [String], _ package: [String]) -> String? {
  let onlyRoot = Set(root).subtracting(package).sorted().joined(separator: ", ")
  let onlyPackage = Set(package).subtracting(root).sorted().joined(separator: ", ")
  let parts = [
    onlyRoot.isEmpty ? nil : "the root has \(onlyRoot), the sub-package has not",
    onlyPackage.isEmpty ? nil : "the sub-package has \(onlyPackage), the root has not",
  ].compactMap(\.self)
  return parts.isEmpty ? nil : "\(subject) differ: \(parts.joined(separator: "; "))"
}

/// Returns the named entries of the package that the root does not have, or that differ there.
///
/// - Parameters:
///   - kind: What an entry is, as in `trait`.
///   - root: The root's entries by name. It may have more than the package.
///   - package: The package's entries by name.
/// - Returns: A sentence for each difference, in the order of the names.
func entryDifferences(
  _ kind: String,
  _ root: [String: String],
  _ package: [String: String]
) -> [String] {
  package.sorted { $0.key < $1.key }.compactMap { name, value in
    guard let rootValue = root[name] else {
      return "\(kind) \(name): the sub-package has it, the root has not"
    }
    return valueDifference("\(kind) \(name)", rootValue, value)
  }
}
