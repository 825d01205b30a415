import LayoutEngine
import Testing
import TextMetrics

@testable import PortableUIKit

/// What snapshots say of the look of views; every character is one em wide and lines are one em high,
/// with the baseline at 0.8 em.
@MainActor
@Suite struct `The look of views` {
  private func look(of view: UIView, _ size: CGSize) throws -> LayoutSnapshot.Look {
    view.textCanvas = TextCanvas(metrics: FixedMetrics(), scale: 1)
    view.frame = CGRect(origin: .zero, size: size)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    root.addSubview(view)
    let captured = root.captureLayout(name: "test", includesLook: true)
    let place = try #require(captured.objects.firstIndex { $0 === view })
    return try #require(captured.snapshot.items[place].look)
  }

  private func label(_ text: String, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = lines
    return label
  }

  @Test func `is left out unless it is asked for`() {
    let captured = UIView().captureLayout(name: "test")
    #expect(captured.snapshot.items.allSatisfy { $0.look == nil })
  }

  /// Two lines of 10 points in the middle of 40: from 10 on.
  @Test func `breaks lines where the metrics do`() throws {
    let look = try look(of: label("one two"), CGSize(width: 45, height: 40))
    #expect(look.lines.map(\.text) == ["one", "two"])
    #expect(look.lines.map(\.baseline) == [18, 28])
    #expect(look.lines.map(\.width) == [30, 30])
  }

  /// 50 points hold five characters, the last of which is the ellipsis.
  @Test(arguments: [
    (NSLineBreakMode.byTruncatingTail, "abcd…"), (.byTruncatingHead, "…ghij"),
    (.byTruncatingMiddle, "ab…ij"),
  ])
  func `cuts text as the break mode says`(_ mode: NSLineBreakMode, _ shown: String) throws {
    let label = label("abcdefghij", lines: 1)
    label.lineBreakMode = mode
    #expect(try look(of: label, CGSize(width: 50, height: 10)).lines.map(\.text) == [shown])
  }

  /// Three lines of 10 points each do not fit into 25 points; the second is the last.
  @Test func `leaves out lines for which a label is too low`() throws {
    let look = try look(of: label("one two six"), CGSize(width: 45, height: 25))
    #expect(look.lines.map(\.text) == ["one", "two…"])
  }

  /// 30 of 100 points are letters.
  @Test(arguments: [
    (NSTextAlignment.left, false, 0.0), (.center, false, 35), (.right, false, 70),
    (.natural, false, 0), (.natural, true, 70), (.left, true, 0),
  ])
  func `aligns lines`(
    _ alignment: NSTextAlignment,
    _ isRightToLeft: Bool,
    _ x: Double
  ) throws {
    let label = label("abc")
    label.textAlignment = alignment
    label.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    #expect(try look(of: label, CGSize(width: 100, height: 10)).lines.map(\.x) == [x])
  }

  @Test func `knows which lines are written from right to left`() throws {
    let look = try look(of: label("1. שלום\nabc"), CGSize(width: 200, height: 40))
    #expect(look.lines.map(\.isRightToLeft) == [true, false])
  }

  @Test func `has the layer's border, corners and shadow`() throws {
    let view = UIView()
    view.backgroundColor = .red
    view.alpha = 0.5
    view.layer.cornerRadius = 4
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.blue.cgColor
    view.layer.shadowOpacity = 0.5
    view.layer.shadowRadius = 6
    let look = try look(of: view, CGSize(width: 10, height: 10))
    #expect(look.background == .init(255, 0, 0))
    #expect(look.opacity == 0.5)
    #expect(look.cornerRadius == 4)
    #expect(look.border == .init(width: 2, color: .init(0, 0, 255)))
    // The shadow falls three points up unless told otherwise: Apple's documentation of shadowOffset.
    #expect(look.shadow == .init(color: .init(0, 0, 0, alpha: 128), x: 0, y: -3, radius: 6))
  }

  @Test func `has what controls are set to`() throws {
    let toggle = UISwitch()
    toggle.isOn = true
    #expect(try look(of: toggle, CGSize(width: 51, height: 31)).control?.value == 1)
    let slider = UISlider()
    slider.minimumValue = 10
    slider.maximumValue = 20
    slider.value = 12.5
    #expect(try look(of: slider, CGSize(width: 100, height: 31)).control?.value == 0.25)
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.selectedSegmentIndex = 1
    let shown = try look(of: segments, CGSize(width: 100, height: 32))
    #expect(shown.control?.count == 2)
    #expect(shown.control?.selected == 1)
    #expect(shown.lines.map(\.text) == ["a", "b"])
  }

  @Test func `hides what is secret`() throws {
    let field = UITextField()
    field.text = "abc"
    field.isSecureTextEntry = true
    #expect(try look(of: field, CGSize(width: 300, height: 34)).lines.map(\.text) == ["•••"])
  }

  @Test func `shows a placeholder where there is no text`() throws {
    let field = UITextField()
    field.placeholder = "Name"
    let look = try look(of: field, CGSize(width: 300, height: 34))
    #expect(look.lines.map(\.text) == ["Name"])
    #expect(look.lines.first?.color == .init(60, 60, 67, alpha: 77))
  }

  /// A title stands on the tint colour in white, and on none in the tint colour.
  @Test func `colours titles as the configuration does`() throws {
    for (configuration, color) in [
      (UIButton.Configuration.filled(), LayoutSnapshot.Color.white),
      (.tinted(), .init(0, 122, 255)), (.plain(), .init(0, 122, 255)),
    ] {
      let button = UIButton(configuration: configuration)
      button.configuration?.title = "Go"
      let title = try #require(button.titleLabel)
      button.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
      let captured = button.captureLayout(name: "test", includesLook: true)
      let place = try #require(captured.objects.firstIndex { $0 === title })
      #expect(captured.snapshot.items[place].look?.lines.first?.color == color)
    }
  }
}
