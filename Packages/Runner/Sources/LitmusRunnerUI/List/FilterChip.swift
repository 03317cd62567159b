#if LITMUS_RUNNER && canImport(SwiftUI)
internal import Foundation
internal import SwiftUI

/// One status or change with its count, to be switched on and off; nothing if no test has it.
struct FilterChip: View {
  /// The sign before the word, which is not read aloud.
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
          // Without colours too, one sees which are on.
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
