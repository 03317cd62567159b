#if canImport(AppKit)
import AppKit
import LitmusRunner
import LitmusRunnerUI
import SwiftUI

/// Runs tests, one of which fails, and writes pictures of their screen: `Screens FOLDER`.
@main @MainActor enum Screens {
  private static let appearances: [(name: String, appearance: NSAppearance.Name)] = [
    ("light", .aqua), ("dark", .darkAqua),
  ]
  private static let sizes = [
    ("wide", NSSize(width: 1000, height: 700)), ("narrow", NSSize(width: 390, height: 700)),
  ]

  static func main() {
    NSApplication.shared.setActivationPolicy(.accessory)
    Task {
      let model = TestRunnerModel(lists: [AnyTestList(ScreenTests.tests)], storage: .none)
      _ = await model.run()
      for (size, extent) in sizes {
        for (name, appearance) in appearances {
          await write("\(size)-\(name).png", of: model, size: extent, appearance: appearance)
        }
      }
      exit(0)
    }
    NSApplication.shared.run()
  }

  private static func write(
    _ name: String, of model: TestRunnerModel, size: NSSize, appearance: NSAppearance.Name
  ) async {
    let window = NSWindow(
      contentRect: NSRect(origin: .zero, size: size), styleMask: [.titled], backing: .buffered,
      defer: false)
    window.appearance = NSAppearance(named: appearance)
    let view = NSHostingView(rootView: TestRunnerView(model: model))
    window.contentView = view
    window.orderFront(nil)
    // Lists fill their rows after they are shown.
    try? await Task.sleep(for: .seconds(1))
    guard let picture = view.bitmapImageRepForCachingDisplay(in: view.bounds) else {
      return print("\(name): no picture")
    }
    view.cacheDisplay(in: view.bounds, to: picture)
    let file = URL(filePath: CommandLine.arguments[1]).appending(path: name)
    do {
      try picture.representation(using: .png, properties: [:])?.write(to: file)
      print("\(name): written")
    } catch {
      print("\(name): \(error)")
    }
    window.close()
  }
}

final class ScreenTests: TestCase, ListedSuite {
  func testAddsUp() { AssertEqual(1 + 2, other: 3) }
  func testFails() { AssertEqual(["tea", "milk"], other: ["tea", "sugar"]) }
  func testIsSkipped() throws { throw TestSkip("no network") }

  static var tests: TestList<ScreenTests> {
    var list = TestList(make: ScreenTests.init)
    list.add("testAddsUp") { $0.testAddsUp() }
    list.add("testFails") { $0.testFails() }
    list.add("testIsSkipped") { try $0.testIsSkipped() }
    return list
  }
}
#endif
