public import Foundation

/// Creates the color of a literal, which sources have in place of `#colorLiteral`: Swift takes it as a `UIColor` where
/// nothing else is asked for.
public func UIColorLiteral(
  red: CGFloat,
  green: CGFloat,
  blue: CGFloat,
  alpha: CGFloat
) -> UIColor { UIColor(red: red, green: green, blue: blue, alpha: alpha) }

/// Creates the color of a literal where a `CGColor` is asked for.
@_disfavoredOverload
public func UIColorLiteral(
  red: CGFloat,
  green: CGFloat,
  blue: CGFloat,
  alpha: CGFloat
) -> CGColor { CGColor(red: red, green: green, blue: blue, alpha: alpha) }
