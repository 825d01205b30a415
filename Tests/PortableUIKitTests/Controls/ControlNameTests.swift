import Foundation
import Testing

@testable import PortableUIKit

@MainActor @Suite struct `Controls and bars` {
  @Test func `stand as columns where their dots do`() {
    let control = UIPageControl()
    control.numberOfPages = 4
    let row = control.intrinsicContentSize
    control.direction = .topToBottom
    #expect(control.intrinsicContentSize == CGSize(width: row.height, height: row.width))
    control.frame = CGRect(x: 0, y: 0, width: 40, height: 200)
    control.layoutIfNeeded()
    #expect(control.subviews.first?.frame == CGRect(x: 7, y: 54, width: 26, height: 92))
  }

  @Test func `have a stack of items without a controller`() {
    let bar = UINavigationBar()
    bar.setItems([UINavigationItem(title: "First")], animated: false)
    bar.pushItem(UINavigationItem(title: "Second"), animated: false)
    #expect(bar.topItem?.title == "Second")
    #expect(bar.backItem?.title == "First")
    #expect(bar.popItem(animated: false)?.title == "Second")
    #expect(bar.topItem?.title == "First")
    #expect(bar.popItem(animated: false)?.title == "First")
    #expect(bar.popItem(animated: false) == nil)
  }

  @Test func `have segments for actions`() {
    let actions = ["One", "Two"].map { UIAction(title: $0) { _ in } }
    let control = UISegmentedControl(frame: .zero, actions: actions)
    #expect(control.numberOfSegments == 2)
    #expect(control.titleForSegment(at: 1) == "Two")
    #expect(control.frame.width == control.intrinsicContentSize.width)
    #expect(control.frame.height == 32)
    #expect(UISegmentedControl(items: ["One", "Two"]).frame == control.frame)
    control.setAction(UIAction(title: "Three") { _ in }, forSegmentAt: 1)
    #expect(control.titleForSegment(at: 1) == "Three")
  }

  @Test func `say how large a choice of a wheel is`() {
    final class Rows: NSObject, UIPickerViewDelegate, UIPickerViewDataSource {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        3
      }
      func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
        component == 0 ? 50 : -1
      }
    }
    let rows = Rows()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    (picker.delegate, picker.dataSource) = (rows, rows)
    #expect(picker.rowSize(forComponent: 0) == CGSize(width: 150, height: 50))
    #expect(picker.rowSize(forComponent: 1) == CGSize(width: 150, height: 32))
  }

  @Test func `tell windows which of them is the one that is worked with`() {
    final class Window: UIWindow {
      var told: [String] = []
      override func becomeKey() { told.append("become") }
      override func resignKey() { told.append("resign") }
    }
    let (first, second) = (Window(), Window())
    first.makeKey()
    first.makeKey()
    second.makeKey()
    #expect(first.told == ["become", "resign"])
    #expect(second.told == ["become"])
  }

  @Test func `have materials that stay dark or light`() {
    #expect(UIBlurEffect.Style.systemThickMaterialDark.following == .systemThickMaterial)
    #expect(UIBlurEffect.Style.systemThickMaterialDark.isAlwaysDark == true)
    #expect(UIBlurEffect.Style.systemChromeMaterialLight.isAlwaysDark == false)
    #expect(UIBlurEffect.Style.systemMaterial.isAlwaysDark == nil)
  }

  @Test func `take a frame where an effect or a style is usual`() {
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    #expect(UIVisualEffectView(frame: frame).contentView.frame.size == frame.size)
    #expect(UIInputView(frame: frame).inputViewStyle == .default)
  }

  @Test func `know colors of Display P3`() {
    let white = UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 0.5).components
    let parts = [white.red, white.green, white.blue, white.alpha]
    #expect(parts.map { ($0 * 1000).rounded() } == [1000, 1000, 1000, 500])
    // Source: the red of Display P3 in extended sRGB, as Core Graphics converts it.
    let red = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1).components
    #expect((red.red * 1000).rounded() == 1093)
    #expect((red.green * 1000).rounded() == -227)
    #expect((red.blue * 1000).rounded() == -150)
  }

  @Test func `find rows by paths of the older type`() {
    #expect(NSIndexPath(row: 3, section: 1).row == 3)
    #expect(NSIndexPath(item: 3, section: 1).section == 1)
    #expect(UITableViewCell.classForCoder() == UITableViewCell.self)
  }
}
