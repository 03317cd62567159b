#if Macros
extension ArgumentRecording {
  /// Whether a stub may write to a parameter.
  var hasUpdates: Bool { parameters.contains(where: \.isUpdated) }

  /// The statements that write a stub's updates back to the parameters.
  ///
  /// A parameter pack is recorded as several arguments, which only the call can count.
  ///
  /// - Parameter variable: What holds the updates.
  func writes(from variable: String) -> [String] {
    guard let last = parameters.lastIndex(where: \.isUpdated) else { return [] }
    let packed = "packed".unused(by: parameters)
    var lines: [String] = []
    var (place, hasPack) = (0, false)
    // What stands behind the last of them moves none.
    for parameter in parameters.prefix(through: last) {
      let name = parameter.name?.asIdentifier ?? "_"
      if parameter.isRecordedAsSeveral {
        if !hasPack { lines.append("var \(packed) = 0") }
        hasPack = true
        lines.append("for _ in repeat each \(name) { \(packed) += 1 }")
        continue
      }
      if parameter.isUpdated {
        let index = hasPack ? "\(place) + \(packed)" : "\(place)"
        lines.append("\(variable).write(\(index), to: &\(name))")
      }
      place += 1
    }
    return lines
  }
}

extension Parameter {
  fileprivate var isUpdated: Bool { isInout && name != nil }

  /// Whether each value of a pack is an argument; one without a name is one that is skipped.
  fileprivate var isRecordedAsSeveral: Bool { isPack && name != nil }
}
#endif
