import PortableUIKit
import Testing

@MainActor @Suite struct `A layout pass` {
  @Test func `gives subviews the frames of their constraints`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      child.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
      child.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      child.heightAnchor.constraint(equalToConstant: 44),
    ])
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 16, y: 8, width: 288, height: 44))
  }

  @Test func `follows a change of the root's size and of a constant`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    let height = child.heightAnchor.constraint(equalToConstant: 44)
    NSLayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      child.topAnchor.constraint(equalTo: root.topAnchor), height,
    ])
    root.layoutIfNeeded()
    root.frame.size.width = 375
    height.constant = 50
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 0, width: 375, height: 50))
  }

  /// Sets the size of the next view in the row whenever it is laid out.
  private final class Domino: UIView {
    weak var follower: UIView?
    var layoutCount = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layoutCount += 1
      follower?.frame.size.width = bounds.width
    }
  }

  @Test func `reaches siblings that the ones before them ask for`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    // More of them than a layout has rounds.
    let views = (0..<100).map { _ in Domino() }
    for view in views { root.addSubview(view) }
    for (view, next) in zip(views, views.dropFirst()) { view.follower = next }
    root.layoutIfNeeded()
    views[0].frame.size.width = 7
    root.layoutIfNeeded()
    #expect(views.allSatisfy { $0.bounds.width == 7 })
    #expect(views.allSatisfy { $0.layoutCount == 2 })
  }

  @Test func `keeps a removed subtree's constraints and drops those to the outside`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    let width = child.widthAnchor.constraint(equalToConstant: 10)
    let leading = child.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    NSLayoutConstraint.activate([width, leading])
    root.layoutIfNeeded()
    child.removeFromSuperview()
    #expect(width.isActive)
    #expect(!leading.isActive)
    #expect(root.constraints.isEmpty)
    root.addSubview(child)
    root.layoutIfNeeded()
    #expect(child.frame.width == 10)
  }

  @Test func `lays out inside layoutSubviews after super`() {
    final class Recorder: UIView {
      let child = UIView()
      var seen: [CGRect] = []
      override func layoutSubviews() {
        seen.append(child.frame)
        super.layoutSubviews()
        seen.append(child.frame)
      }
    }
    let view = Recorder(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(view.child)
    NSLayoutConstraint.activate([
      view.child.widthAnchor.constraint(equalToConstant: 30),
      view.child.heightAnchor.constraint(equalToConstant: 20),
    ])
    view.layoutIfNeeded()
    #expect(view.seen == [.zero, CGRect(x: 0, y: 0, width: 30, height: 20)])
  }

  @Test func `an autoresizing mask follows the superview`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    child.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(child)
    root.layoutIfNeeded()
    root.frame.size = CGSize(width: 200, height: 150)
    #expect(child.frame == CGRect(x: 10, y: 60, width: 180, height: 20))
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 10, y: 60, width: 180, height: 20))
  }

  @Test func `a fitting size is the least that the constraints allow`() {
    let view = UIView()
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      child.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -10),
      child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
      child.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -5),
      child.widthAnchor.constraint(equalToConstant: 100),
      child.heightAnchor.constraint(equalToConstant: 40),
    ])
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 110, height: 60))
    #expect(view.frame == .zero)
  }

  /// A list that is as high as its rows, by the usual recipe.
  private final class SelfSizing: UIView {
    let row = UIView()
    var contentHeight: CGFloat = 0 {
      didSet { invalidateIntrinsicContentSize() }
    }

    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(row)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      row.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 30)
      contentHeight = row.frame.maxY
    }

    override var intrinsicContentSize: CGSize {
      layoutIfNeeded()
      return CGSize(width: UIView.noIntrinsicMetric, height: contentHeight)
    }
  }

  @Test(arguments: [1, 3]) func `keeps all constraints where a size asks for a layout`(count: Int) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    var above = root.topAnchor
    var lists: [SelfSizing] = []
    for _ in 0..<count {
      let list = SelfSizing()
      list.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(list)
      NSLayoutConstraint.activate([
        list.topAnchor.constraint(equalTo: above, constant: 15),
        list.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30),
        list.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
      ])
      above = list.bottomAnchor
      lists.append(list)
    }
    root.layoutIfNeeded()
    for (place, list) in lists.enumerated() {
      #expect(list.frame == CGRect(x: 30, y: 15 + 45 * place, width: 260, height: 30))
    }
  }

  /// A view as high as its subview is once that is laid out.
  private final class Wrapping: UIView {
    let inner = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      inner.translatesAutoresizingMaskIntoConstraints = false
      addSubview(inner)
      NSLayoutConstraint.activate([
        inner.topAnchor.constraint(equalTo: topAnchor),
        inner.leadingAnchor.constraint(equalTo: leadingAnchor),
        inner.widthAnchor.constraint(equalToConstant: 40),
        inner.heightAnchor.constraint(equalToConstant: 25),
      ])
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
      inner.layoutIfNeeded()
      return CGSize(width: 40, height: inner.frame.height)
    }
  }

  @Test func `asks a view for its size again that wanted a layout for an answer`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let wrapping = Wrapping()
    wrapping.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(wrapping)
    NSLayoutConstraint.activate([
      wrapping.topAnchor.constraint(equalTo: root.topAnchor),
      wrapping.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(wrapping.frame == CGRect(x: 0, y: 0, width: 40, height: 25))
  }
}
