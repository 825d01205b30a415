import Foundation
import PortableUIKit

/// A tree of views that follows the state of a screen.
final class ScreenView: UIView {
  private(set) var state: ScreenState
  private let stack = UIStackView()
  private let arranged = (0..<4).map { _ in ContentView() }
  private let list = UIView()
  private let footer = UILabel()
  private var cells: [CellView] = []
  /// The constraints between neighbours, which name both.
  private var links: [NSLayoutConstraint] = []
  private var linkedCells: [Int] = []
  private var equalBadges: [NSLayoutConstraint] = []

  init(_ state: ScreenState, scale: CGFloat) {
    self.state = ScreenState()
    super.init(frame: CGRect(origin: .zero, size: state.size))
    layoutScaleOverride = scale
    for view in [stack, list, footer] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    addConstraints()
    arranged.forEach(stack.addArrangedSubview)
    follow(state)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Changes to another state.
  func follow(_ new: ScreenState) {
    let old = state
    state = new
    if frame.size != new.size { frame.size = new.size }
    let margins = NSDirectionalEdgeInsets(
      top: 8,
      leading: new.margin,
      bottom: 8,
      trailing: new.margin + 2
    )
    if directionalLayoutMargins != margins { directionalLayoutMargins = margins }
    footer.fill(words: new.footerWords)
    followStack(old.stack, new.stack)
    followCells(new.cells)
    followBadges(new.equalBadges)
    turn(self, new.isRightToLeft ? .forceRightToLeft : .forceLeftToRight)
  }

  private func addConstraints() {
    let bottom = footer.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8)
    bottom.priority = UILayoutPriority(740)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      list.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 4),
      list.leadingAnchor.constraint(equalTo: leadingAnchor),
      list.trailingAnchor.constraint(equalTo: trailingAnchor),
      footer.topAnchor.constraint(greaterThanOrEqualTo: list.bottomAnchor, constant: 8),
      footer.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      footer.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      bottom,
    ])
  }

  // MARK: - Stack

  private func followStack(_ old: ScreenState.Stack, _ new: ScreenState.Stack) {
    stack.axis = new.axis
    stack.distribution = new.distribution
    stack.alignment = new.alignment
    stack.spacing = new.spacing
    for (view, size) in zip(arranged, new.sizes) { view.size = size }
    for (view, isHidden) in zip(arranged, new.isHidden) where view.isHidden != isHidden {
      view.isHidden = isHidden
    }
    for (place, number) in new.order.enumerated()
    where stack.arrangedSubviews[place] !== arranged[number] {
      stack.insertArrangedSubview(arranged[number], at: place)
    }
  }

  // MARK: - Cells

  private func followCells(_ new: [ScreenState.Cell]) {
    var known: [Int: CellView] = [:]
    for cell in cells { known[cell.state.id] = cell }
    var accessories: [Int: AccessoryView] = [:]
    for case let view? in cells.map(\.accessory) { accessories[view.id] = view }
    // Accessories change hands before any cell goes, so that they move without a stop in between.
    for state in new {
      guard let cell = known[state.id], let accessory = state.accessory,
        cell.accessory?.id != accessory.id
      else { continue }
      cell.dropAccessory()
      cell.take(accessories[accessory.id] ?? AccessoryView(accessory))
    }
    for cell in cells {
      let state = new.first { $0.id == cell.state.id }
      if let state, state.accessory == nil { cell.dropAccessory() }
      if state == nil { cell.removeFromSuperview() }
    }
    cells = new.enumerated().map { place, state in
      if let cell = known[state.id] {
        if cell.state != state { cell.follow(state) }
        if list.subviews[place] !== cell { list.insertSubview(cell, at: place) }
        return cell
      }
      let cell = CellView(state)
      list.insertSubview(cell, at: place)
      NSLayoutConstraint.activate([
        cell.leadingAnchor.constraint(equalTo: list.leadingAnchor),
        cell.trailingAnchor.constraint(equalTo: list.trailingAnchor),
      ])
      return cell
    }
    link()
  }

  /// Puts the cells one under the other, where their order has changed.
  private func link() {
    let order = cells.map(\.state.id)
    if order != linkedCells {
      linkedCells = order
      NSLayoutConstraint.deactivate(links)
      links = zip(cells, cells.dropFirst()).map { upper, lower in
        lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: state.cellGap)
      }
      if let first = cells.first, let last = cells.last {
        NSLayoutConstraint.activate(links)
        links.append(first.topAnchor.constraint(equalTo: list.topAnchor))
        links.append(last.bottomAnchor.constraint(equalTo: list.bottomAnchor))
        NSLayoutConstraint.activate(links)
      }
      NSLayoutConstraint.deactivate(equalBadges)
      equalBadges = zip(cells, cells.dropFirst()).map { upper, lower in
        lower.badge.widthAnchor.constraint(equalTo: upper.badge.widthAnchor)
      }
    }
    for link in links.dropLast(2) { link.constant = state.cellGap }
  }

  private func followBadges(_ priority: Float?) {
    for constraint in equalBadges {
      if let priority { constraint.priority = UILayoutPriority(priority) }
      constraint.isActive = priority != nil
    }
  }

  private func turn(_ view: UIView, _ direction: UISemanticContentAttribute) {
    view.semanticContentAttribute = direction
    for subview in view.subviews { turn(subview, direction) }
  }
}
