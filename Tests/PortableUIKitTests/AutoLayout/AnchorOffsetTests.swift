import Testing

@testable import PortableUIKit

@MainActor
@Suite struct `Distances between anchors` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
  private let first = UIView()
  private let second = UIView()

  init() {
    for view in [first, second] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      first.widthAnchor.constraint(equalToConstant: 40),
      second.widthAnchor.constraint(equalToConstant: 60),
      first.topAnchor.constraint(equalTo: root.topAnchor),
      second.topAnchor.constraint(equalTo: root.topAnchor),
      first.heightAnchor.constraint(equalToConstant: 10),
      second.heightAnchor.constraint(equalToConstant: 10),
    ])
  }

  /// The three gaps around two views, as distances.
  private var gaps: [NSLayoutDimension] {
    [
      root.leadingAnchor.anchorWithOffset(to: first.leadingAnchor),
      first.trailingAnchor.anchorWithOffset(to: second.leadingAnchor),
      second.trailingAnchor.anchorWithOffset(to: root.trailingAnchor),
    ]
  }

  @Test func `can be equal to each other`() {
    let gaps = gaps
    NSLayoutConstraint.activate([
      gaps[0].constraint(equalTo: gaps[1]), gaps[1].constraint(equalTo: gaps[2]),
    ])
    root.layoutIfNeeded()
    // 320 − 40 − 60 = 220 in three gaps of 73⅓.
    #expect(abs(first.frame.minX - 73.333) < 0.4)
    #expect(abs(second.frame.minX - (2 * 73.333 + 40)) < 0.4)
    root.frame.size.width = 400
    root.layoutIfNeeded()
    // 300 in three gaps of 100.
    #expect(first.frame.minX == 100)
    #expect(second.frame.minX == 240)
  }

  @Test func `count from leading to trailing`() {
    let gaps = gaps
    NSLayoutConstraint.activate([
      gaps[1].constraint(equalTo: gaps[0], multiplier: 2, constant: 10),
      gaps[0].constraint(equalToConstant: 20),
    ])
    root.semanticContentAttribute = .forceRightToLeft
    root.layoutIfNeeded()
    #expect(first.frame.maxX == 300)
    // 2 × 20 + 10 = 50 further left.
    #expect(second.frame == CGRect(x: 300 - 40 - 50 - 60, y: 0, width: 60, height: 10))
  }

  @Test func `can be negative, and change`() {
    first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 200).isActive = true
    let offset = first.leftAnchor.anchorWithOffset(to: second.leftAnchor)
      .constraint(equalToConstant: -150)
    offset.isActive = true
    root.layoutIfNeeded()
    #expect(second.frame.minX == 50)
    offset.constant = 30
    root.layoutIfNeeded()
    #expect(second.frame.minX == 230)
    #expect(offset.constant == 30)
  }

  @Test func `compare with widths`() {
    first.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    second.widthAnchor.constraint(
      equalTo: first.rightAnchor.anchorWithOffset(to: second.leftAnchor),
      multiplier: 2
    ).isActive = true
    root.layoutIfNeeded()
    // 60 is twice 30.
    #expect(second.frame.minX == 70)
  }

  @Test func `run down the page`() {
    root.constraints.filter { $0.firstAttribute == .top }.forEach { $0.isActive = false }
    let above = root.topAnchor.anchorWithOffset(to: first.topAnchor)
    let below = first.bottomAnchor.anchorWithOffset(to: root.bottomAnchor)
    let share = below.constraint(equalTo: above, multiplier: 2)
    share.isActive = true
    root.layoutIfNeeded()
    // 100 − 10 = 90 in parts of 30 and 60.
    #expect(first.frame.minY == 30)
    #expect(share.description.contains("UIView:\(addressText(of: root)).bottom - "))
  }

  @Test func `count when a size is fitted, and not afterwards`() {
    NSLayoutConstraint.activate([
      gaps[0].constraint(equalToConstant: 10),
      gaps[1].constraint(equalToConstant: 20),
      gaps[2].constraint(greaterThanOrEqualToConstant: 5),
    ])
    root.layoutIfNeeded()
    let frame = second.frame
    let fitting = root.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    // 10 + 40 + 20 + 60 + 5
    #expect(fitting.width == 135)
    root.layoutIfNeeded()
    #expect(second.frame == frame)
    #expect(frame.minX == 70)
  }

  @Test func `leave with their constraint, and with their views`() {
    let offset = gaps[1].constraint(equalToConstant: 10)
    offset.isActive = true
    let before = root.constraints.count
    #expect(root.systemGuides.count == 1)
    offset.isActive = false
    #expect(root.systemGuides.isEmpty)
    #expect(root.constraints.count == before - 3)
    offset.isActive = true
    root.layoutIfNeeded()
    second.removeFromSuperview()
    #expect(!offset.isActive)
    #expect(root.systemGuides.isEmpty)
    root.layoutIfNeeded()
  }

  @Test func `keep nothing alive`() {
    weak var guide: UILayoutGuide?
    weak var constraint: NSLayoutConstraint?
    do {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let view = UIView()
      root.addSubview(view)
      let offset = root.leftAnchor.anchorWithOffset(to: view.leftAnchor)
        .constraint(equalToConstant: 1)
      offset.isActive = true
      root.layoutIfNeeded()
      guide = root.systemGuides.first
      constraint = offset
      #expect(guide != nil)
    }
    #expect(guide == nil)
    #expect(constraint == nil)
  }
}
