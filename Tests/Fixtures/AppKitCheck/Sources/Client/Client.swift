import AppKit
import Plumb

/// What an app writes with AppKit.
@MainActor
func layOut(_ view: NSView, in root: NSView, _ guide: NSLayoutGuide) -> NSLayoutConstraint {
  root.addSubview(view)
  root.addLayoutGuide(guide)
  view.snp.setLabel("view")
  view.snp.makeConstraints { make in
    make.directionalEdges.equalToSuperview().inset(8)
    make.top.equalTo(guide.snp.bottom).offset(4).priority(.high).labeled("top")
    make.edges.equalTo(NSEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    make.width.equalToSuperview(\.snp.height).multipliedBy(0.5).priority(
      NSLayoutConstraint.Priority.defaultLow
    )
    make.aspectRatio(2)
    make.leading.equalToSystemSpacing(after: guide.snp.trailing)
  }
  guide.snp.updateConstraints { $0.width.equalTo(5) }
  view.snp.state("wide") { $0.width.equalTo(500) }
  view.snp.activate(state: "wide")
  view.snp.contentHuggingHorizontalPriority = 251
  [view].snp.distribute(along: .horizontal, spacing: 8)
  return view.constraint(.leading, to: guide, .trailing, constant: 8)
}

/// Describes constraints for views of its own, and answers whether they were made.
@MainActor
public func describeEverything() -> Bool {
  let (root, view, guide) = (NSView(), NSView(), NSLayoutGuide())
  let constraint = layOut(view, in: root, guide)
  return constraint is LayoutConstraint && view.snp.activeState == "wide"
    && !view.translatesAutoresizingMaskIntoConstraints
}
