import PortableUIKit
import Testing

/// Frames that other implementations of Auto Layout are tested with.
///
/// Source: the tests of GNUstep's libs-gui (NSLayoutConstraint, NSLayoutAnchor, NSLayoutGuide), whose
/// origin is the bottom left; here it is the top left.
@MainActor
@Suite struct `Frames that GNUstep expects` {
  private let content = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(view)
  }

  private var insets: [NSLayoutConstraint] {
    [
      view.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 20),
      view.rightAnchor.constraint(equalTo: content.rightAnchor, constant: -30),
      view.topAnchor.constraint(equalTo: content.topAnchor, constant: 15),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10),
    ]
  }

  @Test func `a constraint keeps what it was made of`() {
    let constraint = NSLayoutConstraint(
      item: view,
      attribute: .width,
      relatedBy: .greaterThanOrEqual,
      toItem: content,
      attribute: .height,
      multiplier: 2,
      constant: 5
    )
    #expect(constraint.firstItem === view)
    #expect(constraint.secondItem === content)
    #expect(constraint.firstAttribute == .width)
    #expect(constraint.secondAttribute == .height)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.multiplier == 2)
    #expect(constraint.constant == 5)
    #expect(constraint.priority == .required)
    #expect(!constraint.isActive)
    #expect(constraint.identifier == nil)
    #expect(!constraint.shouldBeArchived)
    constraint.priority = .defaultLow
    constraint.identifier = "name"
    constraint.shouldBeArchived = true
    constraint.constant = 7
    #expect(constraint.priority == .defaultLow)
    #expect(constraint.identifier == "name")
    #expect(constraint.shouldBeArchived)
    #expect(constraint.constant == 7)
  }

  @Test func `a size and two distances`() {
    let made = [
      view.widthAnchor.constraint(equalToConstant: 120),
      view.heightAnchor.constraint(equalToConstant: 80),
      view.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
      view.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10),
    ]
    for constraint in made { constraint.isActive = true }
    #expect(!made.contains { !$0.isActive })
    content.layoutIfNeeded()
    // 200 − 10 − 80 from the top.
    #expect(view.frame == CGRect(x: 20, y: 110, width: 120, height: 80))
    made[0].isActive = false
    #expect(!made[0].isActive)
  }

  @Test(arguments: [false, true])
  func `insets from all edges, at once or one by one`(isBatch: Bool) {
    let insets = insets
    if isBatch {
      NSLayoutConstraint.activate(insets)
    } else {
      for constraint in insets { constraint.isActive = true }
    }
    content.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 15, width: 250, height: 175))
    content.frame.size = CGSize(width: 400, height: 300)
    content.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 15, width: 350, height: 275))
  }

  @Test(arguments: [false, true])
  func `constraints that are taken away, at once or one by one`(isBatch: Bool) {
    let insets = insets
    NSLayoutConstraint.activate(insets)
    content.layoutIfNeeded()
    let gone = [insets[1], insets[3]]
    if isBatch {
      NSLayoutConstraint.deactivate(gone)
    } else {
      for constraint in gone { constraint.isActive = false }
    }
    view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    view.heightAnchor.constraint(equalToConstant: 40).isActive = true
    content.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 15, width: 50, height: 40))
    content.frame.size.width = 500
    content.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 15, width: 50, height: 40))
  }

  @Test func `a button that has its own size`() {
    let button = UIButton()
    button.setTitle("Title", for: .normal)
    button.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(button)
    button.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 20).isActive = true
    button.topAnchor.constraint(equalTo: content.topAnchor, constant: 30).isActive = true
    content.layoutIfNeeded()
    let size = button.intrinsicContentSize
    #expect(size.width > 0 && size.height > 0)
    #expect(button.frame.origin == CGPoint(x: 20, y: 30))
    // Edges lie on whole pixels.
    #expect(abs(button.frame.width - size.width) < 1)
    #expect(abs(button.frame.height - size.height) < 1)
  }

  @Test func `an anchor's constraint to a constant has one item`() {
    let constraint = view.widthAnchor.constraint(equalToConstant: 12)
    #expect(constraint.secondItem == nil)
    #expect(constraint.secondAttribute == .notAnAttribute)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 12)
  }

  @Test func `a guide belongs to one view`() {
    let guide = UILayoutGuide()
    #expect(content.layoutGuides.isEmpty)
    content.addLayoutGuide(guide)
    content.addLayoutGuide(guide)
    #expect(content.layoutGuides == [guide])
    #expect(guide.owningView === content)
    #expect(guide.leadingAnchor.constraint(equalTo: content.leadingAnchor).firstItem === guide)
    guide.identifier = "name"
    #expect(guide.identifier == "name")
    content.removeLayoutGuide(guide)
    #expect(content.layoutGuides.isEmpty)
    #expect(guide.owningView == nil)
  }
}

/// Source: the tests of autolayout.js (kiwi/cassowary), as visual formats.
@MainActor
@Suite struct `Frames that autolayout.js expects` {
  private final class Sized: UIView {
    var content = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    override var intrinsicContentSize: CGSize { content }
  }

  private func lay(_ formats: [String], width: CGFloat, height: CGFloat, _ views: [String: UIView])
    -> UIView
  {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    root.layoutMargins = .zero
    for (_, view) in views.sorted(by: { $0.key < $1.key }) {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format,
          metrics: ["space": 8, "wide": 20],
          views: views
        )
      )
    }
    root.layoutIfNeeded()
    return root
  }

  @Test func `two equal views share what the spaces leave`() {
    let (child, child2) = (UIView(), UIView())
    _ = lay(
      ["|-space-[child(==child2)]-space-[child2]-space-|", "V:|[child]|", "V:|[child2]|"],
      width: 200,
      height: 100,
      ["child": child, "child2": child2]
    )
    #expect(child.frame == CGRect(x: 8, y: 0, width: 88, height: 100))
    #expect(child2.frame == CGRect(x: 104, y: 0, width: 88, height: 100))
  }

  @Test func `a view without content takes what one with content leaves`() {
    let (v1, v2) = (Sized(), Sized())
    v1.content.width = 100
    let root = lay(
      ["|-wide-[v1]-wide-[v2]-wide-|"],
      width: 500,
      height: 10,
      ["v1": v1, "v2": v2]
    )
    #expect(v1.frame.width == 100)
    #expect(v2.frame.width == 340)
    v2.content.width = 100
    v2.invalidateIntrinsicContentSize()
    let fitting = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(fitting.width == 260)
  }

  @Test func `content takes what a header leaves`() {
    let (header, content) = (UIView(), UIView())
    _ = lay(
      ["V:|[header(100)][content]|"],
      width: 800,
      height: 500,
      ["header": header, "content": content]
    )
    #expect(content.frame.minY == 100)
    #expect(content.frame.height == 400)
  }

  @Test func `content keeps away from a banner and the end`() {
    let (banner, content) = (UIView(), UIView())
    _ = lay(
      ["V:|[banner(100)]-[content]-space-|"],
      width: 800,
      height: 500,
      ["banner": banner, "content": content]
    )
    #expect(content.frame.minY == 108)
    #expect(content.frame.maxY == 492)
  }

  @Test func `content of a fixed size does not change the root`() {
    let child = UIView()
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 10))
    root.logsLayoutConflicts = false
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "|[child(50)]|", views: ["child": child])
    )
    root.layoutIfNeeded()
    #expect(root.frame.width == 200)
  }
}
