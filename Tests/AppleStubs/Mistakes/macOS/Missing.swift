// What macOS does not have.

import AppKit
import SwiftUI

struct BarOfPhones: View {
  // refused: value of type 'Text' has no member 'navigationBarTitleDisplayMode'
  var body: some View { Text("Tests").navigationBarTitleDisplayMode(.inline) }
}

struct ImageOfPhones: View {
  let image: NSImage

  // refused: incorrect argument label in call (have 'uiImage:', expected 'nsImage:')
  var body: some View { Image(uiImage: image) }
}
