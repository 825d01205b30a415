import Testing

@testable import PortableUIKit

@MainActor
@Suite struct `Views at the sides of a text field` {
  /// A field that moves what UIKit places.
  private final class PaddedField: UITextField {
    override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
      super.leftViewRect(forBounds: bounds).offsetBy(dx: 12, dy: 0)
    }
  }

  private func field(_ field: UITextField = UITextField()) -> UITextField {
    field.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 20))
    return field
  }

  @Test func `stand in the middle of the height, and the text between them`() {
    let field = field()
    field.leftViewMode = .always
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 60))
    field.rightViewMode = .always
    field.layoutIfNeeded()
    #expect(field.leftView?.frame == CGRect(x: 0, y: 10, width: 24, height: 20))
    #expect(field.rightView?.frame == CGRect(x: 170, y: 0, width: 30, height: 40))
    #expect(field.textRect(forBounds: field.bounds) == CGRect(x: 24, y: 0, width: 146, height: 40))
  }

  @Test func `take the rectangle that a subclass has for them, and the text follows`() {
    let field = field(PaddedField())
    field.leftViewMode = .always
    field.layoutIfNeeded()
    #expect(field.leftView?.frame.minX == 12)
    #expect(field.textRect(forBounds: field.bounds).minX == 36)
  }

  @Test(arguments: [
    (UITextField.ViewMode.never, false, false), (.always, true, true), (.whileEditing, false, true),
    (.unlessEditing, true, false),
  ])
  func `are there when their mode says so`(
    _ mode: UITextField.ViewMode,
    _ before: Bool,
    _ whileEditing: Bool
  ) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let field = field()
    window.addSubview(field)
    field.leftViewMode = mode
    field.layoutIfNeeded()
    #expect((field.leftView?.superview != nil) == before)
    #expect(field.becomeFirstResponder())
    field.layoutIfNeeded()
    #expect((field.leftView?.superview != nil) == whileEditing)
  }
}

@MainActor
@Suite struct `The knob of a slider` {
  /// A slider whose line is thick and short.
  private final class ShortSlider: UISlider {
    override func trackRect(forBounds bounds: CGRect) -> CGRect {
      CGRect(x: 20, y: 10, width: 100, height: 10)
    }
  }

  @Test func `stands between the ends of the line`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 204, height: 31))
    slider.value = 0.25
    #expect(abs(slider.placeOfKnob - 0.25) < 1e-6)
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(x: 2, y: 13.5, width: 200, height: 4))
    let knob = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1)
    #expect(knob.maxX == track.maxX)
  }

  @Test func `follows the line of a subclass`() {
    let slider = ShortSlider(frame: CGRect(x: 0, y: 0, width: 204, height: 31))
    slider.value = 0.5
    let track = slider.trackRect(forBounds: slider.bounds)
    let knob = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
    #expect(knob.midX == 70)
  }
}
