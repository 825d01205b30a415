import Foundation
import Requirements

extension NSLayoutConstraint {
  /// The constraints that a line of text describes.
  ///
  ///     NSLayoutConstraint.constraints(
  ///       withVisualFormat: "H:|-[title(>=80)]-gap-[detail(==title)]-|",
  ///       options: .alignAllFirstBaseline,
  ///       metrics: ["gap": 12],
  ///       views: ["title": title, "detail": detail]
  ///     )
  ///
  /// Next to the superview, the standard distance is its layout margin; between views it is 8 points.
  ///
  /// - Parameters:
  ///   - format: The text.
  ///   - options: How the views are aligned across the line, and in which direction it is read.
  ///   - metrics: Numbers by name, in points.
  ///   - views: Views and layout guides by name.
  /// - Returns: The constraints, none of them active.
  /// - Precondition: The format can be read. As in UIKit, a format that cannot is a programmer's error;
  ///   the message shows the place.
  @_disfavoredOverload
  public class func constraints(
    withVisualFormat format: String,
    options: FormatOptions = [],
    metrics: [String: Any]? = nil,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    constraints(format, options, metrics, views)
  }

  /// The constraints that a line of text describes, and notes the call in each of them.
  ///
  /// Swift prefers it for calls written as Apple documents them.
  public class func constraints(
    withVisualFormat format: String,
    options: FormatOptions = [],
    metrics: [String: Any]? = nil,
    views: [String: Any],
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> [NSLayoutConstraint] {
    let made = constraints(format, options, metrics, views)
    for constraint in made { constraint.callSite = CallSite(file, line) }
    return made
  }

  private class func constraints(
    _ format: String,
    _ options: FormatOptions,
    _ metrics: [String: Any]?,
    _ views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let numbers = (metrics ?? [:]).mapValues { value in
      guard let number = points(value) else {
        requirementFailure("\(value) is a metric of the format \(format); a metric is a number")
      }
      return number
    }
    let items = views.mapValues { value in
      guard let item = value as? any LayoutItemObject else {
        requirementFailure(
          "\(value) is a view of the format \(format); that takes a view or layout guide"
        )
      }
      return item
    }
    do {
      return try VisualFormatConstraints.make(
        format,
        options: options,
        metrics: numbers,
        views: items
      )
    } catch {
      requirementFailure(error.message)
    }
  }

  /// A metric as a number.
  private static func points(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }
}

extension NSLayoutConstraint {
  /// What keeps a visual format from being read, as UIKit's exception has it, in one line.
  ///
  /// - Parameters:
  ///   - format: The text.
  ///   - metrics: The numbers that names stand for, in points.
  ///   - views: The names of the views.
  /// - Returns: Nil for a format that can be read.
  package static func problem(
    ofVisualFormat format: String,
    metrics: [String: CGFloat],
    views: Set<String>
  ) -> String? {
    do {
      _ = try VisualFormatParser.parse(format, metrics: metrics, viewNames: views)
      return nil
    } catch {
      let reason = error.reason.hasSuffix(".") ? String(error.reason.dropLast()) : error.reason
      return "Unable to parse constraint format: \(reason) in `\(format)`"
    }
  }
}
