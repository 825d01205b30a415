import Foundation
import PortableUIKit

/// A cell that follows its state.
final class CellView: UIView {
  private(set) var state: ScreenState.Cell
  let title = ContentView()
  let badge = ContentView()
  private let image = UIView()
  private let detail = UILabel()
  private(set) var accessory: AccessoryView?

  /// Constraints whose constant is the padding, with its sign.
  private var paddings: [(constraint: NSLayoutConstraint, sign: CGFloat)] = []
  /// Constraints whose constant is the gap.
  private var gaps: [NSLayoutConstraint] = []
  private var imageSide: NSLayoutConstraint?
  private var share: NSLayoutConstraint?
  private var badgeTop: NSLayoutConstraint?
  private var badgeCenter: NSLayoutConstraint?
  private var accessoryConstraints: [NSLayoutConstraint] = []

  init(_ state: ScreenState.Cell) {
    self.state = state
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    for part in state.order where part != .accessory {
      guard let view = view(part) else { continue }
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    addConstraints()
    takeValues()
    if let accessory = state.accessory {
      take(AccessoryView(accessory))
      reorder()
    }
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Changes to another state, except for an accessory, which the screen hands from cell to cell.
  func follow(_ new: ScreenState.Cell) {
    let hasSameOrder = state.order == new.order
    state = new
    takeValues()
    if let accessory = new.accessory { self.accessory?.follow(accessory) }
    if !hasSameOrder { reorder() }
  }

  /// Takes an accessory in, from another cell if it is in one.
  func take(_ view: AccessoryView) {
    accessory = view
    addSubview(view)
    let padding = view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -state.padding)
    let bottom = view.bottomAnchor.constraint(
      lessThanOrEqualTo: bottomAnchor,
      constant: -state.padding
    )
    paddings.append((padding, -1))
    paddings.append((bottom, -1))
    accessoryConstraints = [
      padding, bottom, view.topAnchor.constraint(equalTo: detail.bottomAnchor, constant: 2),
    ]
    NSLayoutConstraint.activate(accessoryConstraints)
  }

  /// Lets go of the accessory; removes it, unless another cell has taken it.
  func dropAccessory() {
    if let accessory, accessory.superview === self { accessory.removeFromSuperview() }
    accessory = nil
    paddings.removeAll { pair in accessoryConstraints.contains { $0 === pair.constraint } }
    accessoryConstraints = []
  }

  private func view(_ part: ScreenState.Part) -> UIView? {
    switch part {
    case .image: image
    case .title: title
    case .detail: detail
    case .badge: badge
    case .accessory: accessory
    }
  }

  /// Brings the subviews into the order of the state, one after the other to the front.
  private func reorder() {
    let wanted = state.order.compactMap { view($0) }
    for view in wanted where subviews.last !== view || view === wanted.last {
      bringSubviewToFront(view)
    }
  }

  private func addConstraints() {
    func padding(_ constraint: NSLayoutConstraint, _ sign: CGFloat) {
      paddings.append((constraint, sign))
    }
    padding(image.leadingAnchor.constraint(equalTo: leadingAnchor), 1)
    padding(image.topAnchor.constraint(equalTo: topAnchor), 1)
    padding(title.topAnchor.constraint(equalTo: topAnchor), 1)
    padding(badge.trailingAnchor.constraint(equalTo: trailingAnchor), -1)
    padding(detail.trailingAnchor.constraint(equalTo: trailingAnchor), -1)
    padding(image.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor), -1)
    padding(detail.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor), -1)
    gaps = [
      title.leadingAnchor.constraint(equalTo: image.trailingAnchor),
      badge.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor),
    ]
    let side = image.widthAnchor.constraint(equalToConstant: 0)
    imageSide = side
    share = title.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 1 / 3)
    badgeTop = badge.topAnchor.constraint(equalTo: title.topAnchor)
    badgeCenter = badge.centerYAnchor.constraint(equalTo: title.centerYAnchor)
    let low = heightAnchor.constraint(equalToConstant: 0)
    low.priority = UILayoutPriority(50)
    NSLayoutConstraint.activate(
      paddings.map(\.constraint) + gaps + [
        side, low, image.heightAnchor.constraint(equalTo: image.widthAnchor),
        detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 2.25),
      ]
    )
  }

  private func takeValues() {
    imageSide?.constant = state.imageSide
    for (constraint, sign) in paddings { constraint.constant = sign * state.padding }
    for gap in gaps { gap.constant = state.gap }
    title.size = state.title
    badge.size = state.badge
    detail.fill(words: state.words)
    set(title, hugging: state.titleHugging, resistance: state.titleResistance)
    set(badge, hugging: state.badgeHugging, resistance: state.badgeResistance)
    if let priority = state.sharePriority { share?.priority = UILayoutPriority(priority) }
    share?.isActive = state.sharePriority != nil
    // What goes leaves before the other comes, since both would be one too many.
    (state.centersBadge ? badgeTop : badgeCenter)?.isActive = false
    (state.centersBadge ? badgeCenter : badgeTop)?.isActive = true
  }

  private func set(_ view: UIView, hugging: Float, resistance: Float) {
    if view.contentHuggingPriority(for: .horizontal).rawValue != hugging {
      view.setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
    }
    if view.contentCompressionResistancePriority(for: .horizontal).rawValue != resistance {
      view.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: .horizontal)
    }
  }
}

/// A square that cells hand to each other, with a square in it.
final class AccessoryView: UIView {
  let id: Int
  private let inner = UIView()
  private var side: NSLayoutConstraint?
  private var insets: [(constraint: NSLayoutConstraint, sign: CGFloat)] = []

  init(_ state: ScreenState.Accessory) {
    id = state.id
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    inner.translatesAutoresizingMaskIntoConstraints = false
    addSubview(inner)
    let width = widthAnchor.constraint(equalToConstant: state.side)
    side = width
    insets = [
      (inner.leadingAnchor.constraint(equalTo: leadingAnchor), 1),
      (inner.topAnchor.constraint(equalTo: topAnchor), 1),
      (inner.trailingAnchor.constraint(equalTo: trailingAnchor), -1),
      (inner.bottomAnchor.constraint(equalTo: bottomAnchor), -1),
    ]
    NSLayoutConstraint.activate(
      [width, heightAnchor.constraint(equalTo: widthAnchor)] + insets.map(\.constraint)
    )
    follow(state)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func follow(_ state: ScreenState.Accessory) {
    side?.constant = state.side
    for (constraint, sign) in insets { constraint.constant = sign * (state.isInset ? 3.5 : 1) }
  }
}
