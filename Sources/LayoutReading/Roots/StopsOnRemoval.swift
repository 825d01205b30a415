import LayoutEngine
import PlumbDiagnosis
import PortableUIKit

extension Evaluator {
  /// Methods that unwrap a view's superview or window, and that UIKit calls as well when there is none any more.
  ///
  /// Source: Apple, `UIView.superview` and `window`, which are nil then, and `didMoveToSuperview()` and `didMoveToWindow()`,
  /// which come whenever they change.
  ///
  /// - Parameters:
  ///   - instance: The view.
  ///   - view: The same, which is in no superview.
  /// - Returns: The findings, at most one for each method.
  /// - Throws: ``Interruption``.
  func stopsOnRemoval(of instance: Instance, _ view: UIView) throws -> [SourceFinding] {
    guard view.superview == nil, instance.host === view else { return [] }
    return try Self.movings.compactMap { method, property in
      guard let hook = override(method, of: instance.declaration),
        mayLayOut(hook.syntax, among: [property])
      else { return nil }
      var stop: ReadingNote?
      try unnoted {
        let known = notes.count
        _ = try call(hook, on: .object(instance), [])
        stop = notes.dropFirst(known).first {
          $0.kind == .trap
            && ["`\(property)`", "`self.\(property)`"].contains(where: $0.message.hasPrefix)
        }
      }
      return stop.map { stop in
        SourceFinding(
          rule: .stopsInCode,
          place: stop.place.map { LayoutEngine.SourceLocation($0) },
          message:
            "\(instance.declaration.name) stops the program when it is taken out of its superview: UIKit calls "
            + "`\(method)` then as well, and \(stop.message)"
        )
      }
    }
  }

  private static let movings = [
    ("didMoveToSuperview()", "superview"), ("didMoveToWindow()", "window"),
  ]
}
