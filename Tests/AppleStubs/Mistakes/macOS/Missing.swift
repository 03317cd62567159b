// What macOS does not have.

import AppKit
import SwiftUI

struct BarOfPhones: View {
  var body: some View { Text("Tests").navigationBarTitleDisplayMode(.inline) }  // refused: value of type 'Text' has no member 'navigationBarTitleDisplayMode'
}

struct ImageOfPhones: View {
  let image: NSImage

  var body: some View { Image(uiImage: image) }  // refused: incorrect argument label in call (have 'uiImage:', expected 'nsImage:')
}
