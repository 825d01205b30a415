import UIKit

@MainActor
@objc public protocol PickerDelegate: NSObjectProtocol {
  func pickerDidFinish(_ picker: Picker)
  @objc optional func pickerDidOpen()
  @objc optional func picker(_ picker: Picker, didSelect row: Int)
  @objc optional func picker(_ picker: Picker, titleFor row: Int) -> String?
  @objc optional func shouldClose(_ picker: Picker) -> Bool
  @objc optional var accent: UIColor { get }
}

public final class Picker: UIView {
  public weak var delegate: PickerDelegate?
  public weak var scrollDelegate: UIScrollViewDelegate?
  private let scroll = UIScrollView()

  public func open() {
    delegate?.pickerDidOpen?()
    tintColor = delegate?.accent ?? .black
  }

  public func select(row: Int) -> String {
    delegate?.picker?(self, didSelect: row)
    guard let title = delegate?.picker?(self, titleFor: row) else { return "row \(row)" }
    return title
  }

  public func close() -> Bool {
    guard delegate?.shouldClose?(self) ?? true else { return false }
    delegate?.pickerDidFinish(self)
    scrollDelegate?.scrollViewDidScroll?(scroll)
    if let isAsked = scrollDelegate?.scrollViewShouldScrollToTop?(scroll) { return isAsked }
    return true
  }

  public var delegateTakesSelections: Bool {
    delegate?.responds(to: #selector(PickerDelegate.picker(_:didSelect:))) ?? false
  }
}
