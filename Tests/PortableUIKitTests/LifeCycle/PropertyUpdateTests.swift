import Observation
import PortableUIKit
import Testing

@Observable
private final class Model {
  var title = "a"
  var other = 0
}

/// A view that notes what it is told.
private final class Noting: UIView {
  var model: Model?
  var calls: [String] = []
  var note: (String) -> Void = { _ in }

  override func updateProperties() {
    super.updateProperties()
    calls.append("properties \(model?.title ?? "")")
    note("properties")
  }

  override func updateConstraints() {
    calls.append("constraints")
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    calls.append("layout")
    note("layout")
  }
}

/// A controller that notes what it is told.
private final class NotingController: UIViewController {
  var calls: [String] = []

  override func loadView() {
    let view = Noting()
    view.note = { [weak self] in self?.calls.append("view \($0)") }
    self.view = view
  }

  override func updateProperties() {
    super.updateProperties()
    calls.append("properties")
  }

  override func viewWillLayoutSubviews() {
    calls.append("will lay out")
  }
}

@MainActor
@Suite struct `An update of properties` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func `comes once before constraints and the layout`() {
    let view = Noting()
    root.addSubview(view)
    root.layoutIfNeeded()
    #expect(view.calls == ["properties ", "constraints", "layout"])
  }

  @Test func `asks for no layout`() {
    let view = Noting()
    root.addSubview(view)
    root.layoutIfNeeded()
    view.calls = []
    view.setNeedsUpdateProperties()
    view.setNeedsUpdateProperties()
    root.layoutIfNeeded()
    root.layoutIfNeeded()
    #expect(view.calls == ["properties "])
  }

  @Test func `goes from superviews to subviews`() {
    let (outer, inner) = (Noting(), Noting())
    var order: [String] = []
    outer.note = { if $0 == "properties" { order.append("outer") } }
    inner.note = { if $0 == "properties" { order.append("inner") } }
    outer.addSubview(inner)
    root.addSubview(outer)
    root.layoutIfNeeded()
    inner.setNeedsUpdateProperties()
    outer.setNeedsUpdateProperties()
    root.layoutIfNeeded()
    #expect(order == ["outer", "inner", "outer", "inner"])
  }

  @Test func `comes at once where it is asked for, and only below`() {
    let (view, beside) = (Noting(), Noting())
    root.addSubview(view)
    root.addSubview(beside)
    root.layoutIfNeeded()
    (view.calls, beside.calls) = ([], [])
    view.setNeedsUpdateProperties()
    beside.setNeedsUpdateProperties()
    view.updatePropertiesIfNeeded()
    #expect(view.calls == ["properties "])
    #expect(beside.calls.isEmpty)
    root.layoutIfNeeded()
    #expect(beside.calls == ["properties "])
    #expect(view.calls == ["properties "])
  }

  @Test func `follows what it reads of observable objects`() {
    let (view, beside) = (Noting(), Noting())
    let model = Model()
    view.model = model
    root.addSubview(view)
    root.addSubview(beside)
    root.layoutIfNeeded()
    model.title = "b"
    root.layoutIfNeeded()
    model.title = "c"
    model.title = "d"
    (view.calls, beside.calls) = ([], [])
    root.layoutIfNeeded()
    #expect(view.calls == ["properties d"])
    #expect(beside.calls.isEmpty)
    model.other = 1
    root.layoutIfNeeded()
    #expect(view.calls == ["properties d"])
  }

  @Test func `changes constraints in time for the layout`() {
    let view = Noting()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    root.layoutIfNeeded()
    view.note = { if $0 == "properties" { width.constant = 30 } }
    view.setNeedsUpdateProperties()
    root.layoutIfNeeded()
    #expect(view.frame.width == 30)
  }

  @Test func `reaches a controller before its view`() {
    let controller = NotingController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    controller.view.layoutIfNeeded()
    #expect(controller.calls == ["properties", "view properties", "will lay out", "view layout"])
    controller.calls = []
    controller.setNeedsUpdateProperties()
    controller.view.layoutIfNeeded()
    #expect(controller.calls == ["properties"])
  }
}
