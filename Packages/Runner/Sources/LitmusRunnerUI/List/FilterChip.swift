#if LITMUS_RUNNER && canImport(SwiftUI)
internal import Foundation
internal import SwiftUI

/// A toggle for one status or change, with its count; empty if no test has it.
struct FilterChip: View {
  /// The sign before the word, which VoiceOver does not read.
  var mark: String?
  let word: String
  let count: Int
  let color: Color
  let isOn: Bool
  let toggle: @MainActor () -> Void

  var body: some View {
    if count > 0 || isOn {
      Button(action: toggle) {
        HStack(spacing: 4) {
          // The checkmark shows without color which are on.
          if isOn { Image(systemName: "checkmark") }
          Text(verbatim: text)
        }
        .font(.callout)
        .monospacedDigit()
      }
      .buttonStyle(.bordered)
      .buttonBorderShape(.capsule)
      .tint(isOn ? color : nil)
      .accessibilityLabel(Text(verbatim: word))
      .accessibilityValue(Text(verbatim: "\(count)"))
      .accessibilityAddTraits(isOn ? [.isToggle, .isSelected] : .isToggle)
    }
  }

  private var text: String {
    [mark, word, "\(count)"].compactMap(\.self).joined(separator: " ")
  }
}
#endif
