// What tvOS does not have.

import SwiftUI

struct Swiping: View {
  // refused: value of type 'Text' has no member 'swipeActions'
  var body: some View { Text("Test").swipeActions { Text("Run") } }
}

struct Sharing: View {
  // refused: cannot find 'ShareLink' in scope
  var body: some View { ShareLink(item: "Test") { Text("Share") } }
}

struct Keyboard: View {
  // refused: value of type 'Text' has no member 'keyboardShortcut'
  var body: some View { Text("Test").keyboardShortcut("r") }
}

struct Selecting: View {
  // refused: value of type 'Text' has no member 'textSelection'
  var body: some View { Text("Test").textSelection(.enabled) }
}

struct Folding: View {
  @State private var isExpanded = true

  var body: some View {
    // refused: cannot find 'DisclosureGroup' in scope
    DisclosureGroup(isExpanded: $isExpanded) {
      Text("Test")
    } label: {
      Text("Suite")
    }
  }
}
