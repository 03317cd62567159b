#if LITMUS_RUNNER && canImport(SwiftUI)
internal import Foundation
internal import SwiftUI

/// One status or change with its count, to be switched on and off; nothing if no test has it.
struct FilterChip: View {
  let title: String
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
          Text(verbatim: "\(title) \(count)")
        }
        .font(.callout)
        .monospacedDigit()
      }
      .buttonStyle(.bordered)
      .buttonBorderShape(.capsule)
      .tint(isOn ? color : nil)
      .accessibilityLabel(Text(verbatim: title))
      .accessibilityValue(Text(verbatim: "\(count)"))
      .accessibilityAddTraits(isOn ? [.isToggle, .isSelected] : .isToggle)
    }
  }
}
#endif
