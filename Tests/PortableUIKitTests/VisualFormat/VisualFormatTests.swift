import Foundation
import Testing

@testable import PortableUIKit

/// Source of the frames: `reference-behaviours`, GNUstep's visual format tests.
@MainActor @Suite struct `The visual format` {
  private func laidOut(
    _ formats: [String],
    options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil,
    size: CGSize = CGSize(width: 300, height: 200),
    rightToLeft: Bool = false
  ) -> [CGRect] {
    let root = UIView(frame: CGRect(origin: .zero, size: size))
    root.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    if rightToLeft { root.semanticContentAttribute = .forceRightToLeft }
    let views = ["a": UIView(), "b": UIView()]
    for name in ["a", "b"] {
      guard let view = views[name] else { continue }
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format,
          options: options,
          metrics: metrics,
          views: views
        )
      )
    }
    root.layoutIfNeeded()
    return root.subviews.map(\.frame)
  }

  @Test func `places a view at a distance and with a size`() {
    #expect(laidOut(["H:|-20-[a(100)]"])[0].minX == 20)
    #expect(laidOut(["H:|-20-[a(100)]"])[0].width == 100)
  }

  @Test func `stretches a view between distances`() {
    #expect(laidOut(["H:|-20-[a]-30-|"])[0].width == 250)
    #expect(laidOut(["V:|-10-[a]-20-|"])[0].height == 170)
  }

  /// Source: Apple, `NSLayoutConstraint.FormatOptions.spacingBaselineToBaseline`.
  @Test func `measures from baseline to baseline where that is asked for`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let labels = ["a": UILabel(), "b": UILabel()]
    for label in labels.values {
      label.text = "Text"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
    }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-20-[a]-40-[b]",
        options: [.spacingBaselineToBaseline, .alignAllLeading],
        metrics: nil,
        views: labels
      )
    )
    root.layoutIfNeeded()
    // Both are one line high, so their baselines are as far apart as their tops.
    #expect(labels["a"]?.frame.minY == 20)
    #expect(labels["b"]?.frame.minY == 60)
  }

  @Test func `reads a format without a direction along the horizontal`() {
    #expect(laidOut(["|[a]|"])[0].width == 300)
  }

  @Test func `keeps to the margins with the standard distance`() {
    let frame = laidOut(["H:|-[a]-|", "V:|-[a]-|"])[0]
    #expect(frame == CGRect(x: 16, y: 8, width: 268, height: 184))
  }

  @Test func `leaves 8 points between views with the standard distance`() {
    let frames = laidOut(["H:|[a(100)]-[b]|"])
    #expect(frames[1].minX == 108)
    #expect(frames[1].maxX == 300)
  }

  @Test func `lets views touch without a distance`() {
    #expect(laidOut(["H:|[a(100)][b]|"])[1].minX == 100)
  }

  @Test func `takes the size of another view`() {
    let frames = laidOut(["H:|[a][b(==a)]|"])
    #expect(frames.map(\.width) == [150, 150])
  }

  @Test func `takes several predicates with priorities`() {
    let frames = laidOut(["H:|[a(>=50,<=90,==200@250)]"])
    #expect(frames[0].width == 90)
  }

  @Test func `takes metrics for distances, sizes and priorities`() {
    let metrics: [String: Any] = ["gap": 12, "wide": 80, "low": Float(250)]
    let frames = laidOut(["H:|-gap-[a(wide)]-(gap@low)-[b(20)]"], metrics: metrics)
    #expect(frames[0].minX == 12)
    #expect(frames[0].width == 80)
    #expect(frames[1].minX == 104)
  }

  @Test func `takes negative distances in parentheses`() {
    #expect(laidOut(["H:|-(-22)-[a(60.5)]"])[0].minX == -22)
  }

  /// Source: formats of many public apps, such as `H:|->=0-[label]->=0-|`.
  @Test func `takes a relation and a priority without parentheses`() {
    let frames = laidOut(["H:|->=20-[a(100)]-30@400-[b(10)]-==gap@500-|"], metrics: ["gap": 5])
    #expect(frames[1].maxX == 295)
    #expect(frames[0].maxX == 255)
    #expect(laidOut(["H:|-<=20-[a(100)]", "H:|-90@300-[a]"])[0].minX == 20)
  }

  @Test func `follows the reading direction`() {
    let frames = laidOut(["H:|-20-[a(100)]"], rightToLeft: true)
    #expect(frames[0].minX == 180)
  }

  @Test func `reads from left to right where told so`() {
    let frames = laidOut(["H:|-20-[a(100)]"], options: .directionLeftToRight, rightToLeft: true)
    #expect(frames[0].minX == 20)
  }

  @Test func `reads from right to left where told so`() {
    let frames = laidOut(["H:|-20-[a(100)]-10-[b(50)]"], options: .directionRightToLeft)
    #expect(frames.map(\.minX) == [180, 120])
  }

  /// As code does that has the mask for an option.
  @Test func `reads in the reading direction where told both`() {
    for (rightToLeft, x) in [(false, CGFloat(20)), (true, 180)] {
      let frames = laidOut(
        ["H:|-20-[a(100)]"],
        options: .directionMask,
        rightToLeft: rightToLeft
      )
      #expect(frames[0].minX == x)
    }
  }

  @Test func `aligns views across the line`() {
    let frames = laidOut(["V:|-5-[a(10)]-5-[b(10)]", "H:|-7-[a(30)]"], options: [])
    #expect(frames[1].minY == 20)
    let root = UIView()
    let (a, b) = (UIView(), UIView())
    root.addSubview(a)
    root.addSubview(b)
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "V:[a]-[b]",
      options: .alignAllLeading,
      views: ["a": a, "b": b]
    )
    #expect(constraints.count == 2)
    #expect(constraints[0].firstAttribute == .leading)
    #expect(constraints[0].secondAttribute == .leading)
  }

  @Test func `makes inactive constraints in the order of the line`() {
    let root = UIView()
    let a = UIView()
    root.addSubview(a)
    let made = NSLayoutConstraint.constraints(withVisualFormat: "|-5-[a(9)]-7-|", views: ["a": a])
    #expect(made.map(\.isActive) == [false, false, false])
    #expect(made.map(\.constant) == [9, 5, 7])
    #expect(made[2].firstItem === root)
    #expect(made[2].secondItem === a)
  }

  @Test(arguments: [
    ("H[a]", 1, "Expected a ':' after 'H'"),
    ("|[c]|", 2, "c is not a key in the views dictionary."),
    ("|-x-[a]", 2, "x is not a key in the metrics dictionary."),
    ("[a(=9)]", 4, "Expected '==', '<=' or '>='"),
    ("[a(9]", 4, "Expected a ')' or ','"),
    ("[a", 2, "Expected a ']'"),
    ("|", 1, "Expected a view"),
    ("[a]-5[b]", 5, "Expected a '-' after the distance"),
    ("[a(>=b@0)]", 7, "A priority is above 0 and at most 1000"),
    ("[a]|[b]", 4, "Expected the end of the format after '|'"),
    ("", 0, "Expected a '[' or '|'"),
  ])
  func `says what is wrong, and where`(_ format: String, _ position: Int, _ reason: String) {
    let error = #expect(throws: VisualFormatError.self) {
      try VisualFormatParser.parse(format, metrics: [:], viewNames: ["a", "b"])
    }
    #expect(error?.position == position)
    #expect(error?.reason == reason)
  }

  @Test func `shows the place with a caret`() {
    let error = VisualFormatError(format: "|[c]|", position: 2, reason: "Bad.")
    #expect(error.message == "Unable to parse constraint format: \nBad. \n|[c]| \n  ^")
  }

  @Test func `refuses an alignment along the line`() {
    let error = #expect(throws: VisualFormatError.self) {
      try VisualFormatConstraints.make(
        "H:[a]-[b]",
        options: .alignAllLeft,
        metrics: [:],
        views: ["a": UIView(), "b": UIView()]
      )
    }
    #expect(
      error?.reason
        == "Options mask required views to be aligned on a vertical edge, which is not allowed "
        + "for layout that is also horizontal."
    )
  }

  @Test func `takes an alignment along a line of one view, which has nothing to align`() throws {
    let (box, view) = (UIView(), UIView())
    box.addSubview(view)
    let made = try VisualFormatConstraints.make(
      "V:|-3-[a]-3-|",
      options: .alignAllCenterY,
      metrics: [:],
      views: ["a": view]
    )
    #expect(made.count == 2)
  }

  @Test func `refuses a bar for a view without a superview`() {
    let error = #expect(throws: VisualFormatError.self) {
      try VisualFormatConstraints.make("|[a]", options: [], metrics: [:], views: ["a": UIView()])
    }
    #expect(error?.position == 0)
  }
}
