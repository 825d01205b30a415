import HostCalls
import PortableUIKit
import SwiftSyntax

extension Evaluator {
  /// Puts a view that lays itself out as soon as it has a superview or a window into both, and takes it out again.
  ///
  /// It stays the root of its layout: what it has in common with its superview goes with that. Of being taken out, which
  /// no app does here, the source hears nothing.
  ///
  /// - Parameters:
  ///   - view: The view of an instance.
  ///   - instance: The instance, whose class may override what UIKit calls then.
  ///   - size: The window's size, in points.
  func passThroughWindow(_ view: UIView, _ instance: Instance, _ size: CGSize) {
    let laysOutThen = Self.hooksOfMoving.contains { name in
      override(name, of: instance.declaration).map { mayLayOut($0.syntax) } ?? false
    }
    guard laysOutThen, view.superview == nil else { return }
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.logsLayoutConflicts = false
    let holder = UIView(frame: window.bounds)
    window.addSubview(holder)
    holder.addSubview(view)
    let receiver = HostLink.receiver
    HostLink.receiver = nil
    view.removeFromSuperview()
    HostLink.receiver = receiver
  }

  private static let hooksOfMoving = [
    "willMove(toSuperview:)", "didMoveToSuperview()", "willMove(toWindow:)", "didMoveToWindow()",
  ]

  /// Notes methods that UIKit calls while it shows a view, that make constraints, and that were not run: what they add is
  /// missing.
  func noteHooksNotRun(of instance: Instance) {
    for layer in layers(of: .declared(instance.declaration)) {
      guard case .declared(let declaration) = layer, declaration.kind == .classType else {
        continue
      }
      let functions = declaration.members.functions.values.joined()
      for function in functions.sorted(by: { $0.syntax.position < $1.syntax.position })
      where function.isOverride && Self.hooksOfShowing.contains(function.fullName)
        && !calledFunctions.contains(ObjectIdentifier(function))
        && makesConstraints(function.syntax)
      {
        note(
          .unknown,
          "`\(function.fullName)`, which makes constraints, is not run",
          function.file.place(of: function.syntax)
        )
      }
    }
  }

  private static let hooksOfShowing: Set<String> = [
    "draw(_:)", "layoutSublayers(of:)", "safeAreaInsetsDidChange()", "layoutMarginsDidChange()",
    "tintColorDidChange()", "traitCollectionDidChange(_:)", "didAddSubview(_:)",
    "didMove(toParent:)", "willMove(toParent:)", "awakeFromNib()",
  ]
}
