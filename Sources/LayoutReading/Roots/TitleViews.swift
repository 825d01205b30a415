import HostCalls
import LayoutEngine
import PlumbDiagnosis
import PortableUIKit

extension Evaluator {
  /// The view that a controller gives its navigation item for a title, where it keeps the size of its frame; nil for others.
  ///
  /// Apple's page of `UINavigationItem.titleView`: the bar shows it in the middle. A view whose mask is on, and that has no
  /// size of its own, stays as large as its frame, and no higher than the bar.
  ///
  /// - Parameter instance: A controller of the source.
  /// - Returns: The view, once it is laid out.
  func framedTitleView(of instance: Instance) -> UIView? {
    guard variant == nil, let controller = instance.host as? UIViewController,
      let view = controller.navigationItem.titleView, view.superview == nil, !view.frame.isEmpty,
      view.translatesAutoresizingMaskIntoConstraints, !(view is any HostedObject),
      !(view is UIControl || view is UIStackView || view is UILabel || view is UISearchBar),
      !hasUnknownFrame(view), !handled.contains(ObjectIdentifier(view))
    else { return nil }
    view.logsLayoutConflicts = false
    view.frame.size.height = min(view.frame.height, Self.heightOfBar)
    view.layoutIfNeeded()
    return view
  }

  /// The texts of a title view that the code states, and that are cut off in its size.
  ///
  /// - Parameters:
  ///   - title: The layout of the title view.
  ///   - instance: The controller that has it.
  /// - Returns: The findings.
  func cutTexts(in title: LayoutSnapshot, of instance: Instance) -> [SourceFinding] {
    let found = RecentlySolved.shared.findings(of: .textTruncated, in: title, triesFixes: false)
    let later = textsOfLater(instance)
    return (found ?? []).compactMap { finding in
      guard let item = finding.items.first, let text = title.items[item].text, !text.isEmpty,
        title.items[item].missingFont == nil,
        title.items[item].label.map(later.contains) != true,
        // What the app makes up while it runs may be shorter.
        module.files.contains(where: { $0.text.contains("\"\(text)\"") })
      else { return nil }
      let frame = title.items[0].frame
      let size = "\(Wording.number(frame.width)) × \(Wording.number(frame.height))"
      return SourceFinding(
        rule: .textTruncated,
        place: finding.location ?? title.items[item].origin,
        message: finding.message + ", as the title view keeps the \(size) points of its frame",
        severity: finding.severity
      )
    }
  }

  /// How high a navigation bar is on a phone held upright, in points.
  ///
  /// Source: saved frames in Interface Builder documents, as for the bars themselves; a large title is below these.
  private static let heightOfBar = 44.0
}
