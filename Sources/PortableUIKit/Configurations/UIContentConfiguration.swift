public import Foundation

/// What a view shows and how, as a value that makes its view.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Makes a view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration as it is for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What the view shows.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a configuration in place of its own.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether a configuration is of the same type as the one that is shown.
  ///
  /// Source: Apple's documentation of the method.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: self.configuration) == type(of: configuration)
  }
}

/// A content view that lies in a list and takes margins from there.
@MainActor
protocol ListHostedView: UIView {
  /// The margins of the cell or header around, in points; nil outside of lists.
  var hostMargins: NSDirectionalEdgeInsets? { get set }
}
