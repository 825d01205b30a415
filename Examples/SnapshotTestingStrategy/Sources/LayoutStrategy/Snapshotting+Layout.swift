import PlumbSnapshots
import SnapshotTesting
import UIKit

extension Snapshotting where Value: UIView, Format == String {
  /// The layout of a view as a tree of lines with frames.
  public static var layout: Snapshotting { .layout(.text) }

  /// The layout of a view in a form of PlumbSnapshots: tree, SVG, findings, JSON, or your own.
  ///
  ///     assertSnapshot(of: card, as: .layout(.svg))
  ///
  /// - Parameter form: The form, which decides on the end of the file's name as well.
  /// - Returns: The strategy. A form that throws gives its error as the text, which equals no recorded layout.
  public static func layout(_ form: SnapshotForm) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (view: Value) in
      MainActor.assumeIsolated { text(of: view, form) }
    }
    strategy.pathExtension = form.fileExtension
    return strategy
  }
}

extension Snapshotting where Value: UIViewController, Format == String {
  /// The layout of a controller's view as a tree of lines with frames.
  public static var layout: Snapshotting { .layout(.text) }

  /// The layout of a controller's view in a form of PlumbSnapshots.
  ///
  /// - Parameter form: The form, which decides on the end of the file's name as well.
  /// - Returns: The strategy. A form that throws gives its error as the text, which equals no recorded layout.
  public static func layout(_ form: SnapshotForm) -> Snapshotting {
    var strategy = SimplySnapshotting.lines.pullback { (controller: Value) in
      MainActor.assumeIsolated { text(of: controller, form) }
    }
    strategy.pathExtension = form.fileExtension
    return strategy
  }
}

@MainActor
private func text(of subject: some SnapshotSubject, _ form: SnapshotForm) -> String {
  do {
    return try form.content(of: subject, named: "\(type(of: subject))")
  } catch {
    return "the layout cannot be recorded: \(error)"
  }
}
