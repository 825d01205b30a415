import Foundation
import LayoutEngine
import PlumbCapture
import Testing
import UIKit

@testable import PortableUIKit

/// Compares what views look like to the capture through public members with what the view layer itself knows.
///
/// What no public member tells is set aside, as the article "What a capture knows" lists it: names of images, layers that
/// code added, gradients and masks, where lines break, the styles of configured buttons.
@MainActor
func expectEqualLooks(
  of view: UIView,
  _ name: String = "",
  sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
  let own = view.layoutSnapshot()
  let captured = LayoutSnapshot(of: view)
  guard own.items.map(\.className) == captured.items.map(\.className) else {
    Issue.record("\(name): other views", sourceLocation: sourceLocation)
    return
  }
  var differences: [String] = []
  for (first, second) in zip(own.items, captured.items) {
    guard let expected = first.look.map(told), let found = second.look.map(told) else {
      if (first.look == nil) != (second.look == nil) {
        differences.append("\(first.className): one has no look")
      }
      continue
    }
    guard expected != found else { continue }
    let parts = zip(Mirror(reflecting: expected).children, Mirror(reflecting: found).children)
      .filter { "\($0.value)" != "\($1.value)" }
      .map { "\($0.label ?? ""): \($0.value) | \($1.value)" }
    differences.append("\(first.className) \(parts.joined(separator: "; "))")
  }
  #expect(
    differences.isEmpty,
    "\(name)\n\(differences.joined(separator: "\n"))",
    sourceLocation: sourceLocation
  )
}

/// A look without what a capture does not know.
private func told(_ look: LayoutSnapshot.Look) -> LayoutSnapshot.Look {
  var result = look
  result.image?.name = ""
  (result.layers, result.layersLeftOut) = ([], 0)
  (result.gradient, result.shape, result.mask) = (nil, nil, nil)
  result.lines = []
  if result.control?.kind == .button { result.control?.style = "" }
  return result
}

@MainActor
@Suite struct `A capture's looks` {
  @Test func `equal the own ones for colours, borders, corners and shadows`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.backgroundColor = .systemBackground
    let card = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 80))
    card.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
    card.alpha = 0.75
    card.layer.cornerRadius = 12
    card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    card.layer.cornerCurve = .continuous
    card.layer.borderWidth = 2
    card.layer.borderColor = UIColor.systemRed.cgColor
    card.layer.shadowOpacity = 0.3
    card.layer.shadowOffset = CGSize(width: 0, height: 4)
    card.layer.shadowRadius = 6
    card.layer.zPosition = 3
    card.transform = CGAffineTransform(rotationAngle: 0.25)
    card.tintColor = .systemPurple
    root.addSubview(card)
    expectEqualLooks(of: root)
    root.overrideUserInterfaceStyle = .dark
    expectEqualLooks(of: root, "dark")
  }

  @Test func `equal the own ones for images and controls`() throws {
    let png =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    let image = try #require(Data(base64Encoded: png).flatMap { UIImage(data: $0) })
    let toggle = UISwitch()
    toggle.isOn = true
    let slider = UISlider()
    slider.value = 0.25
    slider.minimumTrackTintColor = .systemOrange
    let pages = UIPageControl()
    (pages.numberOfPages, pages.currentPage) = (5, 2)
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.isEnabled = false
    let bar = UIProgressView()
    bar.progress = 0.5
    let segments = UISegmentedControl(items: ["One", "Two"])
    segments.selectedSegmentIndex = 1
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    let plain = UIImageView(image: image)
    let stencil = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
    let sliced = UIImageView(
      image: image.resizableImage(
        withCapInsets: UIEdgeInsets(top: 0.25, left: 0.25, bottom: 0.25, right: 0.25),
        resizingMode: .stretch
      )
    )
    let stack = UIStackView(arrangedSubviews: [
      toggle, slider, UIStepper(), pages, field, bar, segments, button, plain, stencil, sliced,
      UIActivityIndicatorView(style: .medium),
    ])
    (stack.axis, stack.alignment) = (.vertical, .leading)
    stack.frame = CGRect(x: 0, y: 0, width: 320, height: 640)
    stack.layoutIfNeeded()
    expectEqualLooks(of: stack)
  }
}
