import PortableUIKit
import Testing

@MainActor
@Suite struct `Ambiguity` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(equalToConstant: 50),
    ])
  }

  @Test func `is told of views, guides and anchors`() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    guide.heightAnchor.constraint(equalToConstant: 5).isActive = true
    #expect(view.hasAmbiguousLayout)
    #expect(view.leftAnchor.hasAmbiguousLayout)
    #expect(!view.topAnchor.hasAmbiguousLayout)
    #expect(guide.hasAmbiguousLayout)
    #expect(!root.hasAmbiguousLayout)
    view.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    #expect(!view.hasAmbiguousLayout)
  }

  @Test func `is not there in a view placed by its frame`() {
    let placed = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    root.addSubview(placed)
    #expect(!placed.hasAmbiguousLayout)
  }

  @Test func `can be exercised, until the next layout`() {
    view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor).isActive = true
    view.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor).isActive = true
    root.layoutIfNeeded()
    let before = view.frame
    view.exerciseAmbiguityInLayout()
    let moved = view.frame
    #expect(moved != before)
    #expect(moved.size == before.size)
    #expect(moved.minX >= 0 && moved.maxX <= 200)
    root.layoutIfNeeded()
    #expect(view.frame == before)
  }

  @Test func `that is not there cannot be exercised`() {
    view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7).isActive = true
    view.exerciseAmbiguityInLayout()
    #expect(view.frame == CGRect(x: 7, y: 0, width: 50, height: 10))
  }
}

@MainActor
@Suite struct `Constraints that affect a layout` {
  @Test func `are those that decide it, along one axis`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (first, second, apart) = (UIView(), UIView(), UIView())
    for view in [first, second, apart] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let left = first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 8)
    let width = first.widthAnchor.constraint(equalToConstant: 50)
    let next = second.leftAnchor.constraint(equalTo: first.rightAnchor, constant: 8)
    let least = second.widthAnchor.constraint(greaterThanOrEqualToConstant: 10)
    let end = second.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -8)
    let slack = first.widthAnchor.constraint(lessThanOrEqualToConstant: 90)
    let top = first.topAnchor.constraint(equalTo: root.topAnchor)
    let elsewhere = apart.leftAnchor.constraint(equalTo: first.leftAnchor)
    NSLayoutConstraint.activate([left, width, next, least, end, slack, top, elsewhere])
    // The bounds are not reached; what stands behind the view does not move it.
    #expect(Set(first.constraintsAffectingLayout(for: .horizontal)) == [left, width])
    #expect(Set(second.constraintsAffectingLayout(for: .horizontal)) == [left, width, next, end])
    #expect(first.constraintsAffectingLayout(for: .vertical) == [top])
    #expect(Set(apart.leftAnchor.constraintsAffectingLayout) == [left, elsewhere])
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let tie = guide.bottomAnchor.constraint(equalTo: first.topAnchor, constant: 4)
    tie.isActive = true
    #expect(Set(guide.constraintsAffectingLayout(for: .vertical)) == [top, tie])
  }

  @Test func `leave out one that is broken, and what is about the other axis`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let views = [UIView(), UIView()]
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    let widths = [10, 20].map { views[0].widthAnchor.constraint(equalToConstant: $0) }
    let left = views[0].leftAnchor.constraint(equalTo: root.leftAnchor)
    let top = views[0].topAnchor.constraint(equalTo: root.topAnchor)
    let elsewhere = views[1].leftAnchor.constraint(equalTo: root.leftAnchor)
    NSLayoutConstraint.activate(widths + [left, top, elsewhere])
    let broken = root.unsatisfiableConstraints().first?.brokenConstraint
    let kept = widths.filter { $0 !== broken }
    #expect(kept.count == 1)
    #expect(Set(views[0].constraintsAffectingLayout(for: .horizontal)) == Set(kept + [left]))
    #expect(views[0].constraintsAffectingLayout(for: .vertical) == [top])
    #expect(views[1].constraintsAffectingLayout(for: .horizontal) == [elsewhere])
    #expect(views[1].constraintsAffectingLayout(for: .vertical) == [])
  }
}
