package import Foundation

/// The format of an image that browsers and screens can show, recognized by its first bytes.
package enum ImageKind: String, Sendable {
  case png = "image/png"
  case jpeg = "image/jpeg"
  case gif = "image/gif"
  case webp = "image/webp"
  case svg = "image/svg+xml"

  /// Recognizes the format of bytes; SVG is not recognized.
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

  /// Recognizes the format of bytes, which may be SVG.
  package init?(data: Data, name: String) {
    if let kind = Self(data: data) {
      self = kind
    } else {
      self.init(text: String(decoding: data.prefix(1_024), as: UTF8.self), name: name)
    }
  }

  /// Recognizes SVG text, whose name must have the extension, too.
  package init?(text: String, name: String) {
    guard name.lowercased().hasSuffix(".svg"), text.prefix(1_024).contains("<svg") else {
      return nil
    }
    self = .svg
  }
}
