import Foundation
import PortableUIKit
import Testing

/// What a control is like when nothing stretches it, as saved Interface Builder documents have it.
private struct Figures: Sendable, CustomTestStringConvertible {
  let name: String
  let make: @MainActor @Sendable () -> UIView
  /// The frame's size in points; nil where the control has none of its own.
  let width: CGFloat?
  let height: CGFloat?
  /// Top, left, bottom, right.
  var insets: [CGFloat] = [0, 0, 0, 0]

  var testDescription: String { name }

  @MainActor
  static func button(_ type: UIButton.ButtonType, _ title: String, size: CGFloat? = nil) -> UIButton
  {
    let button = UIButton(type: type)
    button.setTitle(title, for: .normal)
    if let size { button.titleLabel?.font = .systemFont(ofSize: size) }
    return button
  }

  @MainActor
  static func field(_ style: UITextField.BorderStyle, size: CGFloat) -> UITextField {
    let field = UITextField()
    field.borderStyle = style
    field.font = .systemFont(ofSize: size)
    return field
  }

  // A line of n points is ⌈1.193359375 · n⌉ high: 14 → 17, 15 → 18, 17 → 21, 18 → 22, 30 → 36.
  static let all: [Figures] = [
    Figures(
      name: "switch",
      make: { UISwitch() },
      width: 51,
      height: 31,
      insets: [0, 0, 0, 2]
    ),
    Figures(name: "slider", make: { UISlider() }, width: nil, height: 31, insets: [0, 2, 1, 2]),
    Figures(name: "stepper", make: { UIStepper() }, width: 94, height: 32),
    Figures(
      name: "segmented control",
      make: { UISegmentedControl(items: ["First", "Second"]) },
      // The widest title and its sides, twice; only the height is seen in documents.
      width: nil,
      height: 32,
      insets: [0, 0, 1, 0]
    ),
    Figures(name: "progress", make: { UIProgressView() }, width: nil, height: 4),
    Figures(
      name: "activity, medium",
      make: { UIActivityIndicatorView() },
      width: 20,
      height: 20
    ),
    Figures(
      name: "activity, large",
      make: { UIActivityIndicatorView(style: .large) },
      width: 37,
      height: 37
    ),
    Figures(name: "search bar", make: { UISearchBar() }, width: nil, height: 56),
    Figures(name: "picker", make: { UIPickerView() }, width: nil, height: 216),
    Figures(name: "navigation bar", make: { UINavigationBar() }, width: nil, height: 44),
    Figures(name: "toolbar", make: { UIToolbar() }, width: nil, height: 44),
    Figures(name: "tab bar", make: { UITabBar() }, width: nil, height: 49),
    Figures(
      name: "large title",
      make: {
        let bar = UINavigationBar()
        bar.prefersLargeTitles = true
        return bar
      },
      width: nil,
      height: 96
    ),
    Figures(
      name: "field, rounded",
      make: { Figures.field(.roundedRect, size: 14) },
      width: nil,
      height: 34
    ),
    Figures(
      name: "field, plain",
      make: { Figures.field(.none, size: 17) },
      width: nil,
      height: 22
    ),
    // With a title of one letter the button is as narrow as it can be.
    Figures(
      name: "button, system",
      make: { Figures.button(.system, "i") },
      width: 30,
      height: 30
    ),
    Figures(
      name: "button, custom",
      make: { Figures.button(.custom, "i") },
      width: 30,
      height: 34
    ),
    Figures(
      name: "button, 30 points",
      make: { Figures.button(.system, "i", size: 30) },
      width: 30,
      height: 48
    ),
    Figures(
      name: "button, configuration",
      make: {
        var configuration = UIButton.Configuration.plain()
        configuration.title = "OK"
        return UIButton(configuration: configuration)
      },
      width: nil,
      // A line of 17 points in pixels of a third is 61/3 high; 7 above and below.
      height: 61.0 / 3 + 14
    ),
    Figures(
      name: "image view",
      make: { UIImageView(image: UIImage(size: CGSize(width: 24, height: 18))) },
      width: 24,
      height: 18
    ),
  ]
}

@MainActor
@Suite(.onFormerSystem) struct `Figures of controls` {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))

  /// Lays a view out at the top left, with a view of no size on an anchor of its own.
  private func layOut(_ view: UIView, probing anchor: NSLayoutYAxisAnchor) -> UIView {
    let probe = UIView()
    for each in [view, probe] {
      each.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(each)
      each.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      probe.topAnchor.constraint(equalTo: anchor),
    ])
    root.layoutIfNeeded()
    return probe
  }

  @Test(arguments: Figures.all)
  private func `are those of saved documents`(_ figures: Figures) {
    let view = figures.make()
    let insets = view.alignmentRectInsets
    #expect([insets.top, insets.left, insets.bottom, insets.right] == figures.insets)
    // Intrinsic sizes are those of the alignment rectangle.
    let intrinsic = view.intrinsicContentSize
    if let width = figures.width {
      #expect(intrinsic.width == width - insets.left - insets.right)
    }
    if let height = figures.height {
      #expect(intrinsic.height == height - insets.top - insets.bottom)
    }
    _ = layOut(view, probing: view.topAnchor)
    if let width = figures.width { #expect(view.frame.width == width) }
    if let height = figures.height { #expect(abs(view.frame.height - height) < 1e-9) }
    // The alignment rectangle stands where the constraints want it; the frame sticks out.
    #expect(view.frame.minX == -figures.insets[1])
    #expect(view.frame.minY == -figures.insets[0])
  }

  @Test(arguments: [
    ("switch", 31.0), ("slider", 30), ("stepper", 32), ("segmented control", 31), ("progress", 4),
    ("activity, medium", 20), ("image view", 18),
  ])
  func `without text have their baseline at the bottom of the alignment rectangle`(
    name: String,
    bottom: CGFloat
  ) throws {
    let view = try #require(Figures.all.first { $0.name == name }).make()
    #expect(layOut(view, probing: view.lastBaselineAnchor).frame.minY == bottom)
  }

  /// The ascender is 1950/2048 em: 14.28 at 15 points and 17.14 at 18, at scale 3 to the pixel 43 and 51; 18
  /// pixels are above the line.
  @Test(arguments: [("button, system", 61.0), ("button, custom", 69)])
  func `of buttons with text have its baseline`(name: String, pixels: CGFloat) throws {
    let view = try #require(Figures.all.first { $0.name == name }).make()
    let found = layOut(view, probing: view.firstBaselineAnchor).frame.minY
    #expect(abs(found * 3 - pixels) < 1e-6)
  }

  @Test func `of segmented controls have 18 points beside a title and one between two`() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 13, weight: .medium)
    label.text = "Roaming"
    let segment = label.intrinsicContentSize.width.rounded(.up) + 18
    let two = UISegmentedControl(items: ["Roaming", "Local"])
    #expect(two.intrinsicContentSize.width == 2 * segment + 1)
    // Saved in a public document: 269 points for Toner, Terrain and WaterColor.
    let three = UISegmentedControl(items: ["Toner", "Terrain", "WaterColor"])
    #expect(three.intrinsicContentSize.width == 269)
    two.setWidth(40, forSegmentAt: 1)
    #expect(two.intrinsicContentSize.width == segment + 40 + 1)
  }

  @Test func `of a date picker follow the style that the system chooses`() {
    let picker = UIDatePicker()
    #expect(picker.datePickerStyle == .compact)
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
    #expect(picker.intrinsicContentSize.height == 216)
  }

  @Test func `of a secure text field without a border are those of its line`() {
    let field = UITextField()
    // 17 · 1.19336 = 20.29 → 21, and one more where letters are shown.
    #expect(field.intrinsicContentSize.height == 22)
    field.isSecureTextEntry = true
    #expect(field.intrinsicContentSize.height == 21)
  }

  @Test func `of segmented controls are as wide as the widest segment, for each`() {
    let control = UISegmentedControl(items: ["i", "Segment"])
    let same = UISegmentedControl(items: ["Segment", "Segment"])
    #expect(control.intrinsicContentSize == same.intrinsicContentSize)
  }
}
