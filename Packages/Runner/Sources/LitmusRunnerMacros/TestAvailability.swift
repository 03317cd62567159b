#if Macros
internal import SwiftSyntax

extension FunctionDeclSyntax {
  private var availability: [AvailabilityArgumentListSyntax] {
    attributes.elements.compactMap { attribute in
      guard case .availability(let arguments) = attribute.arguments else { return nil }
      return arguments
    }
  }

  /// Whether the method is unavailable everywhere.
  var isUnavailable: Bool { availability.contains { $0.says(.unavailable) && $0.isForAll } }

  /// Whether a call of the method causes a deprecation warning.
  var isDeprecated: Bool { availability.contains { $0.says(.deprecated) } }

  /// The conditions for `#available` around a call, as in `macOS 15, *`.
  var availabilityConditions: [String] {
    availability.compactMap { arguments in
      let versions = arguments.compactMap { $0.argument.as(PlatformVersionSyntax.self) }
        .filter {
          $0.version != nil && !["swift", "_PackageDescription"].contains($0.platform.text)
        }
      return versions.isEmpty
        ? nil : (versions.map(\.trimmedDescription) + ["*"]).joined(separator: ", ")
    }
  }
}

extension AvailabilityArgumentListSyntax {
  fileprivate func says(_ keyword: Keyword) -> Bool {
    contains { argument in
      argument.argument.as(TokenSyntax.self)?.tokenKind == .keyword(keyword)
        || argument.argument.as(AvailabilityLabeledArgumentSyntax.self)?.label.tokenKind
          == .keyword(keyword)
    }
  }

  fileprivate var isForAll: Bool { first?.argument.trimmedDescription == "*" }
}
#endif
