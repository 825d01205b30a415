import Swift6Client
import Testing
import UIKit

/// A constraint class that only inherits.
private final class ClientConstraint: NSLayoutConstraint {
  var isMine = true
}

@MainActor
@Suite struct `The surface, in Swift 6` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  @Test func `operators over anchors, with priorities and batches`() {
    let made = Batch.collect {
      view.leftAnchor /==/ root.leftAnchor + 10
      view.widthAnchor /==/ root.widthAnchor * 0.5
      view.rightAnchor /<=/ root.rightAnchor
    }
    #expect(!made.contains { !$0.isActive })
    #expect(made.map(\.relation) == [.equal, .equal, .lessThanOrEqual])
    let weak = view.widthAnchor /==/ root.widthAnchor * 0.25 ~~ .defaultLow
    #expect(weak.priority == .defaultLow)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 10)
    #expect(view.frame.width == 160)
  }

  @Test func `functions that are handed on`() {
    let made = make(
      [view.leftAnchor.constraint(equalTo:), view.leftAnchor.constraint(greaterThanOrEqualTo:)],
      to: root.leftAnchor
    )
    #expect(made.map(\.relation) == [.equal, .greaterThanOrEqual])
    let pairs = zip([view.widthAnchor, view.heightAnchor], [30, 40] as [CGFloat])
    NSLayoutConstraint.activate(pairs.map { $0.constraint(equalToConstant: $1) })
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 30, height: 40))
  }

  @Test func `an inherited initialiser`() {
    let constraint = ClientConstraint(
      item: view,
      attribute: .width,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 12
    )
    #expect(constraint.isMine)
    view.addConstraint(constraint)
    #expect(constraint.isActive)
    root.layoutIfNeeded()
    #expect(view.frame.width == 12)
  }

  @Test func `the line of a call, for whoever asks`() {
    let line = #line + 1
    let constraint = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 1)
    #expect(constraint.sourcePlace?.line == line)
    #expect(constraint.sourcePlace?.file == #fileID)
  }

  @Test func `distances, spaces and ambiguity`() {
    view.leadingAnchor.constraint(
      equalToSystemSpacingAfter: root.leadingAnchor,
      multiplier: 2
    ).isActive = true
    #expect(view.hasAmbiguousLayout)
    root.leadingAnchor.anchorWithOffset(to: view.trailingAnchor)
      .constraint(equalToConstant: 100).isActive = true
    root.layoutIfNeeded()
    // From 2 × 8 to 100.
    #expect(view.frame.minX == 16)
    #expect(view.frame.maxX == 100)
  }

  @Test func `margins in reading order`() {
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1,
      leading: 2,
      bottom: 3,
      trailing: 4
    )
    #expect(root.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    root.semanticContentAttribute = .forceRightToLeft
    #expect(root.layoutMargins.left == 4)
    view.widthAnchor.constraint(equalToConstant: 10).isActive = true
    view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(view.frame.maxX == 318)
  }
}
