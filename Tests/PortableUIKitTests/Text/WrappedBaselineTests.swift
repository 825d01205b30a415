import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct `The last baseline of a label that wraps` {
  /// The distance from a label's bottom down to a view whose top is tied to its last baseline.
  private func distance(text: String) -> (height: CGFloat, gap: CGFloat) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    let view = UIView()
    for child in [label, view] {
      child.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(child)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.leftAnchor.constraint(equalTo: root.leftAnchor),
      label.rightAnchor.constraint(equalTo: root.rightAnchor),
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
      view.topAnchor.constraint(equalTo: label.lastBaselineAnchor, constant: 40),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    return (label.frame.height, view.frame.minY - label.frame.maxY)
  }

  @Test func `is as far above the bottom as that of a single line`() {
    let one = distance(text: "One")
    let many = distance(text: "One line that is much wider than a hundred points for certain")
    #expect(many.height > 2 * one.height)
    // Descender, 0.2412 · 17 = 4.1, to the pixel; heights and baselines are rounded by up to a pixel.
    #expect(abs(one.gap - (40 - 4.1)) < 1)
    #expect(abs(many.gap - one.gap) < 1)
  }
}

@MainActor @Suite struct `Baselines of a label that is not as high as its text` {
  /// The tops of views tied to the first and the last baseline, and the label's frame, in points.
  private func lines(height: CGFloat) -> (first: CGFloat, last: CGFloat, bottom: CGFloat) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    let label = UILabel()
    label.text = "Text"
    let views = [UIView(), UIView()]
    for child in [label] + views {
      child.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(child)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: root.topAnchor),
      label.heightAnchor.constraint(equalToConstant: height),
      views[0].topAnchor.constraint(equalTo: label.firstBaselineAnchor),
      views[1].topAnchor.constraint(equalTo: label.lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    return (views[0].frame.minY, views[1].frame.minY, label.frame.maxY)
  }

  /// Frames that Interface Builder saved for labels of 9, 14 and 33.5 points beside others.
  @Test(arguments: [9.0, 14, 33.5])
  func `are as far from the top and the bottom as in one that is`(height: CGFloat) {
    let label = UILabel()
    label.text = "Text"
    let natural = lines(height: label.intrinsicContentSize.height)
    let other = lines(height: height)
    #expect(natural.first > 0)
    #expect(abs(other.first - natural.first) < 1e-6)
    #expect(abs((other.bottom - other.last) - (natural.bottom - natural.last)) < 1e-6)
  }
}
