import Foundation

/// A screen that layouts are made for, and how views and controllers come onto it.
@MainActor
package struct SimulatedScreen {
  /// The size in points.
  package let size: CGSize
  /// The safe area without bars.
  package let safeArea: UIEdgeInsets
  private let scale: CGFloat
  private let orientation: UIInterfaceOrientation
  private let traits: UITraitCollection
  private let system: SystemGeneration?

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - safeArea: The safe area without bars.
  ///   - scale: Pixels for each point.
  ///   - orientation: How the device is held.
  ///   - traits: All traits.
  ///   - system: The generation of the system, or nil for the current one.
  package init(
    size: CGSize,
    safeArea: UIEdgeInsets,
    scale: CGFloat,
    orientation: UIInterfaceOrientation,
    traits: UITraitCollection,
    system: SystemGeneration? = nil
  ) {
    self.size = size
    self.safeArea = safeArea
    self.scale = scale
    self.orientation = orientation
    self.traits = traits
    self.system = system
  }

  /// Runs something while this is the screen of the process.
  package func whileCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
    let screen = UIScreen.main
    let before = (screen.bounds, screen.scale, screen.orientation, UITraitCollection.current)
    screen.configure(
      bounds: CGRect(origin: .zero, size: size),
      scale: scale,
      orientation: orientation
    )
    UITraitCollection.current = traits
    defer {
      screen.configure(bounds: before.0, scale: before.1, orientation: before.2)
      UITraitCollection.current = before.3
    }
    guard let system else { return try body() }
    return try SystemGeneration.withCurrent(system, body)
  }

  /// Lays a view out as wide as the screen and as high as it wants to be, at most as high as the screen.
  ///
  /// Where its constraints do not decide on a height, it fills the screen, as the view of a controller; a cell is as
  /// high as a row that nobody sized.
  package func place(_ view: UIView) {
    // What contradicts itself is a finding, and no matter of the log.
    view.logsLayoutConflicts = false
    let target = CGSize(width: size.width, height: 0)
    // Only what is required makes it wider or narrower than the screen.
    let priority = UILayoutPriority(rawValue: 999)
    var fitting = view.systemLayoutSizeFitting(
      target,
      withHorizontalFittingPriority: priority,
      verticalFittingPriority: .fittingSizeLevel
    )
    if fitting.height <= 0, Self.isCell(view) {
      // Whoever ties views to the margins of a cell gives it a size that holds them: the list does not ask for it.
      let plain = sizeAsPlainView(view, target, priority)
      fitting.width = view is UICollectionReusableView ? plain.width : size.width
      if plain.height > Self.rowHeight { fitting.height = plain.height }
    }
    // The margins of an empty content view, or a line beside it, are no height that a row was meant to have.
    if view.hasEmptyContentView, fitting.height < Self.rowHeight { fitting.height = Self.rowHeight }
    let isPlaced = fitting.width > 0 && fitting.height > 0
    view.frame = CGRect(
      x: 0,
      y: 0,
      // A table gives its cells, headers and footers its own width, whatever they ask for.
      width: fitting.width > 0
        && !(view is UITableViewCell || view is UITableViewHeaderFooterView)
        ? min(fitting.width, size.width) : size.width,
      height: isPlaced ? fitting.height : Self.isCell(view) ? Self.rowHeight : size.height
    )
    view.layoutIfNeeded()
    guard !isPlaced, !Self.isCell(view) else { return }
    // Constraints that are made while the view is laid out may ask for a size after all.
    let later = view.systemLayoutSizeFitting(
      target,
      withHorizontalFittingPriority: priority,
      verticalFittingPriority: .fittingSizeLevel
    )
    guard later.width > 0, later.height > 0 else { return }
    view.frame.size = CGSize(width: min(later.width, size.width), height: later.height)
    view.layoutIfNeeded()
  }

  /// The size that all constraints in a cell ask for, those to the cell itself included.
  private func sizeAsPlainView(
    _ cell: UIView,
    _ target: CGSize,
    _ priority: UILayoutPriority
  ) -> CGSize {
    let holder = UIView()
    holder.logsLayoutConflicts = false
    let hadMask = cell.translatesAutoresizingMaskIntoConstraints
    cell.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(cell)
    NSLayoutConstraint.activate([
      cell.topAnchor.constraint(equalTo: holder.topAnchor),
      cell.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
      cell.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
      cell.bottomAnchor.constraint(equalTo: holder.bottomAnchor),
    ])
    defer {
      cell.removeFromSuperview()
      cell.translatesAutoresizingMaskIntoConstraints = hadMask
    }
    return holder.systemLayoutSizeFitting(
      target,
      withHorizontalFittingPriority: priority,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// Source: the page of `UITableView.rowHeight` in Apple's documentation, measured as 44 points.
  private static let rowHeight: CGFloat = 44

  private static func isCell(_ view: UIView) -> Bool {
    view is UITableViewCell || view is UICollectionReusableView
      || view is UITableViewHeaderFooterView
  }

  /// Shows a controller on the whole screen.
  ///
  /// - Returns: The window, which has to be kept as long as the layout.
  package func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.logsLayoutConflicts = false
    window.safeAreaInsetsOverride = safeArea
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }
}

extension SimulatedScreen {
  /// Turns a window that was shown on another screen, while this one is that of the process: its controller hears of the new size,
  /// and all views of the new traits.
  ///
  /// - Parameter window: The window.
  package func turn(_ window: UIWindow) {
    window.safeAreaInsetsOverride = safeArea
    window.frame = CGRect(origin: .zero, size: size)
    window.deliverTraitsIfChanged()
    window.layoutIfNeeded()
  }

  /// Turns a view without a window that was laid out for another screen, while this one is that of the process.
  ///
  /// - Parameter view: The view.
  package func turn(_ view: UIView) {
    view.deliverTraitsIfChanged()
    place(view)
  }
}

extension UIView {
  /// Whether the view is a table's cell that has nothing in its content view: what is in the cell lies beside that.
  package var hasEmptyContentView: Bool {
    (self as? UITableViewCell).map { $0.contentView.subviews.isEmpty && $0.subviews.count > 1 }
      ?? false
  }
}
