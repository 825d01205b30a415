import Testing

@testable import PortableUIKit

/// Numbers that are no lengths, as code gives them for "as much as there is".
///
/// The limit of 2²⁵ points is ours: UIKit does not say its own.
@MainActor @Suite struct `A number beyond all lengths` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
  private let view = UIView()
  private let other = UIView()

  init() {
    for each in [view, other] {
      each.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(each)
    }
  }

  private func isFinite(_ frame: CGRect) -> Bool {
    [frame.minX, frame.minY, frame.maxX, frame.maxY].allSatisfy(\.isFinite)
  }

  @Test(arguments: [CGFloat.greatestFiniteMagnitude, .infinity])
  func `counts as the largest constant`(_ number: CGFloat) {
    let width = view.widthAnchor.constraint(equalToConstant: number)
    NSLayoutConstraint.activate([
      width,
      other.leadingAnchor.constraint(equalTo: view.trailingAnchor),
      other.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2),
    ])
    root.layoutIfNeeded()
    #expect(width.constant == 33_554_432)
    #expect(view.frame.width == 33_554_432)
    #expect(other.frame.width == 67_108_864)
    width.constant = -number
    #expect(width.constant == -33_554_432)
  }

  @Test func `bounds nothing as a limit`() {
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude),
      view.widthAnchor.constraint(equalToConstant: 120),
      other.widthAnchor.constraint(equalTo: view.widthAnchor, constant: .infinity),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.width == 120)
    #expect(isFinite(other.frame))
  }

  @Test(arguments: [CGFloat.greatestFiniteMagnitude, .infinity, 1e300])
  func `is a frame that others can be tied to`(_ number: CGFloat) {
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(x: 0, y: 0, width: number, height: number)
    NSLayoutConstraint.activate([
      other.leadingAnchor.constraint(equalTo: view.trailingAnchor),
      other.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      other.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 2),
    ])
    root.layoutIfNeeded()
    #expect(isFinite(view.frame))
    #expect(isFinite(other.frame))
  }

  private final class Wide: UIView {
    override var intrinsicContentSize: CGSize {
      CGSize(width: CGFloat.greatestFiniteMagnitude, height: .infinity)
    }
  }

  @Test func `is the size of a content`() {
    let wide = Wide()
    wide.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(wide)
    wide.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    other.widthAnchor.constraint(equalTo: wide.widthAnchor, multiplier: 2).isActive = true
    root.layoutIfNeeded()
    #expect(wide.frame.width == 33_554_432)
    #expect(isFinite(other.frame))
  }

  @Test func `counts as the largest multiplier, or as none`() {
    let large = view.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: 1e300)
    let small = view.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: 1e-300)
    #expect(large.multiplier == 1e6)
    #expect(small.multiplier == 0)
  }
}
