#if Macros
extension ArgumentRecording {
  /// Whether a stub may write to a parameter.
  var hasUpdates: Bool { parameters.contains(where: \.isUpdated) }

  /// The statements that write a stub's updates back to the parameters.
  ///
  /// A parameter pack is recorded as several arguments, whose number is only known in the call.
  ///
  /// - Parameter variable: The name of the variable that holds the updates.
  func writes(from variable: String) -> [String] {
    guard let last = parameters.lastIndex(where: \.isUpdated) else { return [] }
    let packed = "packed".unused(by: parameters)
    var lines: [String] = []
    var (place, hasPack) = (0, false)
    // Parameters after the last updated one do not affect the positions.
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

  /// Whether each value of a pack is recorded as an argument; a pack without a name is one skipped argument.
  fileprivate var isRecordedAsSeveral: Bool { isPack && name != nil }
}
#endif
