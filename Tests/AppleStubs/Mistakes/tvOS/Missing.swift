// What tvOS does not have.

import SwiftUI

struct Swiping: View {
  var body: some View { Text("Test").swipeActions { Text("Run") } }  // refused: value of type 'Text' has no member 'swipeActions'
}

struct Sharing: View {
  var body: some View { ShareLink(item: "Test") { Text("Share") } }  // refused: cannot find 'ShareLink' in scope
}

struct Keyboard: View {
  var body: some View { Text("Test").keyboardShortcut("r") }  // refused: value of type 'Text' has no member 'keyboardShortcut'
}

struct Selecting: View {
  var body: some View { Text("Test").textSelection(.enabled) }  // refused: value of type 'Text' has no member 'textSelection'
}

struct Folding: View {
  @State private var isExpanded = true

  var body: some View {
    DisclosureGroup(isExpanded: $isExpanded) { Text("Test") } label: { Text("Suite") }  // refused: cannot find 'DisclosureGroup' in scope
  }
}
