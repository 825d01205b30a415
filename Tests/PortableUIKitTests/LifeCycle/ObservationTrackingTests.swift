import Foundation
import Observation
import PortableUIKit
import Testing

@Observable
private final class Model: @unchecked Sendable {
  var width: CGFloat = 10
  var title = "a"
}

/// A view that notes what it reads in a layout, and counts what it is asked for.
private final class Reading: UIView {
  var model: Model?
  var readsInConstraints = false
  private(set) var widths: [CGFloat] = []
  private(set) var layouts = 0
  private(set) var updates = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    if let model, !readsInConstraints { widths.append(model.width) }
  }

  override func updateConstraints() {
    updates += 1
    if readsInConstraints { _ = model?.width }
    super.updateConstraints()
  }
}

/// A controller that reads before its view is laid out.
private final class ReadingController: UIViewController {
  let model = Model()
  private(set) var widths: [CGFloat] = []

  override func viewWillLayoutSubviews() { widths.append(model.width) }

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    title = model.title
  }
}

@MainActor
@Suite(.serialized) struct `What is read of observable objects` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let model = Model()

  init() {
    // What was read first in a process is looked for in all views of its layout.
    let first = Reading()
    first.model = Model()
    first.layoutIfNeeded()
  }

  @Test func `in a layout has the view laid out again, and no other`() {
    let (view, beside) = (Reading(), Reading())
    view.model = model
    root.addSubview(view)
    root.addSubview(beside)
    root.layoutIfNeeded()
    model.width = 20
    root.layoutIfNeeded()
    model.width = 30
    root.layoutIfNeeded()
    model.title = "b"
    root.layoutIfNeeded()
    #expect(view.widths == [10, 20, 30])
    #expect(beside.layouts == 1)
  }

  @Test func `in the first layout of all is looked for in all its views`() {
    let view = Reading()
    view.model = model
    view.layoutIfNeeded()
    model.width = 20
    view.layoutIfNeeded()
    #expect(view.widths.last == 20)
  }

  @Test func `in an update of constraints has them updated again`() {
    let view = Reading()
    view.model = model
    view.readsInConstraints = true
    root.addSubview(view)
    root.layoutIfNeeded()
    let updates = view.updates
    root.layoutIfNeeded()
    #expect(view.updates == updates)
    model.width = 20
    root.layoutIfNeeded()
    #expect(view.updates == updates + 1)
    model.width = 30
    view.updateConstraintsIfNeeded()
    #expect(view.updates == updates + 2)
  }

  @Test func `by a controller before the layout of its view has it called again`() {
    let controller = ReadingController()
    controller.view.layoutIfNeeded()
    controller.model.width = 20
    controller.view.layoutIfNeeded()
    #expect(controller.widths == [10, 20])
  }

  @Test func `for content that is not there has it asked for again`() {
    let controller = ReadingController()
    controller.setNeedsUpdateContentUnavailableConfiguration()
    controller.view.layoutIfNeeded()
    controller.model.title = "b"
    controller.view.layoutIfNeeded()
    #expect(controller.title == "b")
  }

  @Test func `in a handler of a cell or a button brings it up to date`() {
    let (cell, button) = (UITableViewCell(), UIButton())
    cell.configurationUpdateHandler = { [model] cell, _ in
      cell.accessibilityLabel = model.title
    }
    button.configurationUpdateHandler = { [model] in $0.accessibilityLabel = model.title }
    root.addSubview(cell)
    root.addSubview(button)
    root.layoutIfNeeded()
    #expect([cell.accessibilityLabel, button.accessibilityLabel] == ["a", "a"])
    model.title = "b"
    root.layoutIfNeeded()
    #expect([cell.accessibilityLabel, button.accessibilityLabel] == ["b", "b"])
  }

  @Test func `by a view that is laid out many times is not kept as often`() {
    let view = Reading()
    view.model = model
    root.addSubview(view)
    for _ in 0..<100 {
      view.setNeedsLayout()
      root.layoutIfNeeded()
    }
    model.width = 20
    #expect((1...17).contains(UpdateTracking.changeCount))
    root.layoutIfNeeded()
    #expect(view.widths.count == 101)
    #expect(UpdateTracking.changeCount == 0)
  }

  @Test func `by views that are gone is let go of`() {
    for _ in 0..<200 {
      let view = Reading()
      view.model = model
      for _ in 0..<10 {
        view.setNeedsLayout()
        view.layoutIfNeeded()
      }
    }
    model.width = 20
    // The first tracking is left of each, and the ten of the last ones.
    #expect(UpdateTracking.changeCount < 200 + 64 * 10)
    root.setNeedsLayout()
    root.layoutIfNeeded()
  }

  @Test func `may change on another thread`() async {
    let view = Reading()
    view.model = model
    root.addSubview(view)
    root.layoutIfNeeded()
    let model = model
    await Task.detached { model.width = 40 }.value
    root.layoutIfNeeded()
    #expect(view.widths.last == 40)
  }
}
