package import Foundation

/// The images that browsers and screens show, told by how they begin.
package enum ImageKind: String, Sendable {
  case png = "image/png"
  case jpeg = "image/jpeg"
  case gif = "image/gif"
  case webp = "image/webp"
  case svg = "image/svg+xml"

  /// Looks at bytes, which are no drawing whatever they say.
  package init?(data: Data) {
    let start = [UInt8](data.prefix(12))
    if start.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) {
      self = .png
    } else if start.starts(with: [0xff, 0xd8, 0xff]) {
      self = .jpeg
    } else if start.starts(with: "GIF8".utf8) {
      self = .gif
    } else if start.starts(with: "RIFF".utf8), start.dropFirst(8).elementsEqual("WEBP".utf8) {
      self = .webp
    } else {
      return nil
    }
  }

  /// Looks at bytes, which may be a drawing.
  init?(data: Data, name: String) {
    if let kind = Self(data: data) {
      self = kind
    } else {
      self.init(text: String(decoding: data.prefix(1_024), as: UTF8.self), name: name)
    }
  }

  /// Looks at text, which is a drawing only if its name says so, too.
  init?(text: String, name: String) {
    guard name.lowercased().hasSuffix(".svg"), text.prefix(1_024).contains("<svg") else {
      return nil
    }
    self = .svg
  }
}
