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

  func callsAfterNewTraits() -> [String] {
    layoutIfNeeded()
    calls = []
    traitOverrides.userInterfaceStyle =
      traitCollection.userInterfaceStyle == .dark ? .light : .dark
    layoutIfNeeded()
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
  private let view = Reading(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test(arguments: ["properties", "layout"])
  func `call again what has read them`(_ name: String) {
    view.readsIn = name
    #expect(view.callsAfterNewTraits() == [name])
    #expect(view.callsAfterNewTraits() == [name])
  }

  @Test func `call again an update of constraints that has read them`() {
    view.readsIn = "constraints"
    #expect(view.callsAfterNewTraits().first == "constraints")
    #expect(view.callsAfterNewTraits().first == "constraints")
  }

  @Test func `call nothing that has not read them`() {
    #expect(view.callsAfterNewTraits().isEmpty)
  }

  @Test func `call again an update of a controller's properties that has read them`() {
    let controller = ReadingController()
    controller.view.layoutIfNeeded()
    controller.view.traitOverrides.userInterfaceStyle = .dark
    controller.view.layoutIfNeeded()
    #expect(controller.styles == [.light, .dark])
  }
}
