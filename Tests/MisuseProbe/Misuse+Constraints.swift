import Foundation
import PortableUIKit

@MainActor private func pair() -> (parent: UIView, child: UIView) {
  let (parent, child) = (UIView(), UIView())
  parent.addSubview(child)
  return (parent, child)
}

extension Misuse {
  @MainActor static let constraints = [
    Misuse("activate without a common ancestor", "have no common ancestor") {
      let (one, other) = (UIView(), UIView())
      one.widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true
    },
    Misuse("activate with a guide that is in no view", "is not in a view") {
      UILayoutGuide().widthAnchor.constraint(equalToConstant: 1).isActive = true
    },
    Misuse("activate towards a guide that is in no view", "is not in a view") {
      let (view, guide) = (UIView(), UILayoutGuide())
      view.widthAnchor.constraint(equalTo: guide.widthAnchor).isActive = true
    },
    Misuse("constant that is not a number", "Misuse+Constraints.swift") {
      let constraint = UIView().widthAnchor.constraint(equalToConstant: 1)
      constraint.constant = .nan
    },
    Misuse("multiplier that is not a number", "it needs numbers") {
      let (parent, child) = pair()
      _ = child.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: .nan)
    },
    Misuse("priority of zero", "it must be above 0 and at most 1000") {
      UIView().widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(0)
    },
    Misuse("no first attribute", "is notAnAttribute") {
      _ = NSLayoutConstraint(
        item: UILayoutGuide(),
        attribute: .notAnAttribute,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 0
      )
    },
    Misuse("no second attribute of a guide", "needs an attribute of that item") {
      _ = NSLayoutConstraint(
        item: UILayoutGuide(),
        attribute: .width,
        relatedBy: .equal,
        toItem: UILayoutGuide(),
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 0
      )
    },
    Misuse("no second attribute of a view", "a constraint between views needs both") {
      _ = NSLayoutConstraint(
        item: UIView(),
        attribute: .width,
        relatedBy: .equal,
        toItem: UIView(),
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 0
      )
    },
    Misuse("left beside leading", "use leading and trailing for both") {
      let (parent, child) = pair()
      _ = NSLayoutConstraint(
        item: child,
        attribute: .left,
        relatedBy: .equal,
        toItem: parent,
        attribute: .leading,
        multiplier: 1,
        constant: 0
      )
    },
    Misuse("anchors of left and leading", "use leading and trailing for both") {
      let (parent, child) = pair()
      _ = child.leadingAnchor.constraint(equalTo: parent.leftAnchor)
    },
    Misuse("item that is neither view nor guide", "it must be a view or a layout guide") {
      _ = NSLayoutConstraint(
        item: "title",
        attribute: .width,
        relatedBy: .equal,
        toItem: nil,
        attribute: .notAnAttribute,
        multiplier: 1,
        constant: 0
      )
    },
    Misuse("constraint added to a view beside its items", "must be descendants of that view") {
      let view = UIView()
      UIView().addConstraint(view.widthAnchor.constraint(equalToConstant: 1))
    },
    Misuse("distance without a common ancestor", "its anchors have no common ancestor") {
      let distance = UIView().leadingAnchor.anchorWithOffset(to: UIView().leadingAnchor)
      distance.constraint(equalToConstant: 1).isActive = true
    },
    Misuse("format that cannot be parsed", "Unable to parse constraint format") {
      _ = NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[title-|",
        metrics: nil,
        views: ["title": UIView()]
      )
    },
    Misuse("metric that is no number", "a metric is a number") {
      _ = NSLayoutConstraint.constraints(
        withVisualFormat: "H:[title(wide)]",
        metrics: ["wide": "very"],
        views: ["title": UIView()]
      )
    },
    Misuse("view of a format that is none", "that takes a view or layout guide") {
      _ = NSLayoutConstraint.constraints(
        withVisualFormat: "H:[title]",
        metrics: nil,
        views: ["title": "Title"]
      )
    },
  ]
}
