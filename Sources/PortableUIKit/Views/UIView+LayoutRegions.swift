extension UIView {
  /// A part of a view that layouts keep to, as of iOS 26.
  public struct LayoutRegion: Hashable, Sendable {
    /// Along which axis a region makes room for what stands in the corners of a window.
    ///
    /// - Note: UIKit: that is the controls of a window on an iPad; windows have none here.
    public enum AdaptivityAxis: Hashable, Sendable { case horizontal, vertical }

    enum Kind: Hashable { case safeArea, margins, readableContent }

    let kind: Kind
    private let cornerAdaptation: AdaptivityAxis?

    /// The safe area.
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .safeArea, cornerAdaptation: cornerAdaptation)
    }

    /// What is inside the margins.
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .margins, cornerAdaptation: cornerAdaptation)
    }

    /// What is inside the margins and no wider than text is easily read.
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      LayoutRegion(kind: .readableContent, cornerAdaptation: cornerAdaptation)
    }
  }

  /// The guide of a region.
  public func layoutGuide(for region: LayoutRegion) -> UILayoutGuide {
    switch region.kind {
    case .safeArea: safeAreaLayoutGuide
    case .margins: layoutMarginsGuide
    case .readableContent: readableContentGuide
    }
  }

  /// How far a region is from the edges, in points.
  public func edgeInsets(for region: LayoutRegion) -> UIEdgeInsets {
    switch region.kind {
    case .safeArea: return safeAreaInsets
    case .margins: return layoutMargins
    case .readableContent:
      let frame = readableContentGuide.layoutFrame
      return UIEdgeInsets(
        top: frame.minY - bounds.minY,
        left: frame.minX - bounds.minX,
        bottom: bounds.maxY - frame.maxY,
        right: bounds.maxX - frame.maxX
      )
    }
  }

  /// How far a region is from the edges, in points, in reading order.
  public func directionalEdgeInsets(for region: LayoutRegion) -> NSDirectionalEdgeInsets {
    edgeInsets(for: region).directional(for: effectiveUserInterfaceLayoutDirection)
  }
}
