extension UISegmentedControl {
  /// Which segments something is said of.
  public enum Segment: Int, Sendable {
    case any = 0
    case left = 1
    case center = 2
    case right = 3
    case alone = 4
  }

  /// What makes one picture differ from another.
  struct ImageKey: Hashable {
    var state: UIControl.State
    var right: UIControl.State?
    var metrics: UIBarMetrics
  }

  /// Sets the picture behind the segments; nothing is drawn here.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) { images[ImageKey(state: state, metrics: barMetrics)] = backgroundImage }

  /// Returns the picture behind the segments.
  public func backgroundImage(
    for state: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { images[ImageKey(state: state, metrics: barMetrics)] }

  /// Sets the picture between two segments.
  ///
  /// - Note: UIKit: a picture that is wider than the line of a point makes the control wider; here it does not.
  public func setDividerImage(
    _ dividerImage: UIImage?,
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) { images[ImageKey(state: leftState, right: rightState, metrics: barMetrics)] = dividerImage }

  /// Returns the picture between two segments.
  public func dividerImage(
    forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State,
    barMetrics: UIBarMetrics
  ) -> UIImage? { images[ImageKey(state: leftState, right: rightState, metrics: barMetrics)] }

  /// Moves the content of segments, in points; the size of the control does not hang on it.
  public func setContentPositionAdjustment(
    _ adjustment: UIOffset,
    forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) { adjustments[leftCenterRightOrAlone] = adjustment }

  /// Returns how far the content of segments is moved, in points.
  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) -> UIOffset { adjustments[leftCenterRightOrAlone] ?? adjustments[.any] ?? .zero }
}
