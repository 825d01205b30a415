import Foundation

extension BarPicture {
  /// The size of a view that an item brings, in points: its own, or what its content asks for where it has none.
  ///
  /// Source: general knowledge: since iOS 11 bars lay these views out with Auto Layout, and views with a frame keep its size.
  func size(of view: UIView, within room: CGFloat = .infinity) -> CGSize {
    let isMeasured =
      view.superview is BarItemHost || view.bounds.size == .zero
      || !view.translatesAutoresizingMaskIntoConstraints
    guard isMeasured else { return view.bounds.size }
    var size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    // Search bars, say, are as wide as there is room.
    if size.width == 0, room.isFinite { size.width = room }
    return CGSize(width: min(size.width, room), height: min(size.height, height))
  }

  /// Notes where a view that an item brings stands.
  ///
  /// - Returns: Whether it has to be drawn: in the bar it draws itself.
  mutating func place(_ view: UIView, at rect: CGRect) -> Bool {
    placed.append((view, rect))
    return !view.isDescendant(of: self.view)
  }
}

/// What holds a view without a size of its own in a bar.
final class BarItemHost: UIView {
  /// Puts a view into the middle, no larger than the host.
  init(_ view: UIView) {
    super.init(frame: .zero)
    addSubview(view)
    guard !view.translatesAutoresizingMaskIntoConstraints else { return }
    NSLayoutConstraint.activate([
      view.centerXAnchor.constraint(equalTo: centerXAnchor),
      view.centerYAnchor.constraint(equalTo: centerYAnchor),
      view.widthAnchor.constraint(lessThanOrEqualTo: widthAnchor),
      view.heightAnchor.constraint(lessThanOrEqualTo: heightAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews where view.translatesAutoresizingMaskIntoConstraints {
      view.frame = bounds
    }
  }
}

/// The views that the items of a bar bring, which stand in the bar.
@MainActor
struct BarHosting {
  private var hosted: [UIView] = []

  /// Puts views into a bar, and takes those out that are no longer among them.
  ///
  /// On a canvas of Interface Builder each of them is a layout of its own, which the bar only draws.
  mutating func host(_ all: [(view: UIView, frame: CGRect)], in bar: UIView) {
    let placed = all.filter { $0.view.textCanvas == nil && bar.textCanvas == nil }
    for view in hosted where !placed.contains(where: { $0.view === view }) {
      let host = view.superview as? BarItemHost
      guard (host ?? view).superview === bar else { continue }
      view.removeFromSuperview()
      host?.removeFromSuperview()
    }
    for (view, frame) in placed {
      if let host = view.superview as? BarItemHost, host.superview === bar {
        host.frame = frame
      } else if view.superview === bar {
        view.frame = frame
      } else if view.bounds.size == .zero || !view.translatesAutoresizingMaskIntoConstraints {
        let host = BarItemHost(view)
        host.frame = frame
        bar.addSubview(host)
      } else {
        view.frame = frame
        bar.addSubview(view)
      }
    }
    hosted = placed.map(\.view)
  }

  /// Whether there is nothing to take out.
  var isEmpty: Bool { hosted.isEmpty }
}
