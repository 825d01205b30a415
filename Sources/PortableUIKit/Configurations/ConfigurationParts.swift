import Foundation

/// What a cell or header keeps of its configurations.
///
/// Cells that have none keep only the flags.
@MainActor
struct ConfigurationParts {
  var content: (any UIContentConfiguration)?
  var background: UIBackgroundConfiguration?
  var backgroundView: BackgroundConfigurationView?
  var automaticallyUpdatesContent = true
  var automaticallyUpdatesBackground = true
  /// Whether the cell is to be brought up to date before it is next laid out.
  var needsUpdate = true

  /// What the configurations become for a state; nil where they stay as they are.
  func updated(
    for state: any UIConfigurationState
  ) -> (content: (any UIContentConfiguration)?, background: UIBackgroundConfiguration?) {
    (
      automaticallyUpdatesContent ? content?.updated(for: state) : nil,
      automaticallyUpdatesBackground ? background?.updated(for: state) : nil
    )
  }

  /// Shows a background behind everything in a view.
  mutating func showBackground(in view: UIView) {
    guard let background else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    if let backgroundView {
      backgroundView.configuration = background
    } else {
      let made = BackgroundConfigurationView(configuration: background)
      made.frame = view.bounds
      backgroundView = made
      view.insertSubview(made, at: 0)
    }
  }
}

extension UIView {
  /// Puts the view of a configuration in the place of a content view, or has that show it.
  ///
  /// - Returns: A content view in place of the present one, or nil where that stays.
  func replacement(
    for present: UIView,
    showing configuration: any UIContentConfiguration,
    isSame: Bool
  ) -> UIView? {
    if isSame, let shown = present as? any UIView & UIContentView, shown.supports(configuration) {
      shown.configuration = configuration
      return nil
    }
    return configuration.makeContentView()
  }

  /// Takes a new content view in where another one was.
  func exchange(contentView old: UIView, for new: UIView) {
    let index = subviews.firstIndex { $0 === old } ?? 0
    old.removeFromSuperview()
    new.translatesAutoresizingMaskIntoConstraints = true
    new.frame = old.frame
    // Source: content views of cells in documents of Interface Builder, whose margins keep the cell's and take nothing of the
    // safe area in. A list's own content has margins by itself.
    if !(new is any ListHostedView) {
      new.insetsLayoutMarginsFromSafeArea = false
      let margins = type(of: self).defaultLayoutMargins
      if !new.hasExplicitMargins, margins != UIView.defaultLayoutMargins {
        new.directionalLayoutMargins = margins
      }
    }
    insertSubview(new, at: min(index, subviews.count))
  }
}
