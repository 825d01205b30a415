import PortableUIKit
import Testing

/// A view that reads its traits where it is told to, and notes what it is asked for.
private final class Reading: UIView {
  var readsIn = ""
  private(set) var calls: [String] = []

  private func note(_ name: String) {
    calls.append(name)
    if readsIn == name { _ = traitCollection.userInterfaceStyle }
  }

  override func updateProperties() {
    super.updateProperties()
    note("properties")
  }

  override func updateConstraints() {
    note("constraints")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    note("layout")
  }

  /// What is called after the window around has come to a screen of other traits, which asks that one alone for a layout.
  func callsOnOtherScreen(in window: UIWindow) -> [String] {
    window.layoutIfNeeded()
    calls = []
    let isDark = window.traitCollection.userInterfaceStyle == .dark
    window.screen = UIScreen(
      bounds: window.bounds,
      scale: 3,
      traits: UITraitCollection(traitsFrom: [
        window.traitCollection, UITraitCollection(userInterfaceStyle: isDark ? .light : .dark),
      ])
    )
    window.layoutIfNeeded()
    return calls
  }
}

/// A controller that reads traits in an update of its properties.
private final class ReadingController: UIViewController {
  private(set) var styles: [UIUserInterfaceStyle] = []

  override func updateProperties() {
    super.updateProperties()
    styles.append(traitCollection.userInterfaceStyle)
  }
}

@MainActor
@Suite struct `Other traits` {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = Reading()

  init() { window.addSubview(view) }

  @Test(arguments: ["properties", "layout"])
  func `call again what has read them`(_ name: String) {
    view.readsIn = name
    #expect(view.callsOnOtherScreen(in: window) == [name])
    #expect(view.callsOnOtherScreen(in: window) == [name])
  }

  @Test func `call again an update of constraints that has read them`() {
    view.readsIn = "constraints"
    #expect(view.callsOnOtherScreen(in: window).first == "constraints")
    #expect(view.callsOnOtherScreen(in: window).first == "constraints")
  }

  @Test func `call nothing that has not read them`() {
    #expect(view.callsOnOtherScreen(in: window).isEmpty)
  }

  @Test func `call again an update of a controller's properties that has read them`() {
    let controller = ReadingController()
    controller.view.layoutIfNeeded()
    controller.view.traitOverrides.userInterfaceStyle = .dark
    controller.view.layoutIfNeeded()
    #expect(controller.styles == [.light, .dark])
  }
}
