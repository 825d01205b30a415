public import Foundation

/// Wheels to choose from.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// Who says what there is to choose from.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }

  /// Who says what the choices look like.
  open weak var delegate: (any UIPickerViewDelegate)?

  /// The number of wheels.
  open private(set) var numberOfComponents = 0

  private var selection: [Int: Int] = [:]

  /// Asks anew what there is to choose from.
  open func reloadAllComponents() {
    numberOfComponents = dataSource?.numberOfComponents(in: self) ?? 0
  }

  /// Returns the number of choices on a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Asks anew what there is to choose from on one wheel.
  open func reloadComponent(_ component: Int) { reloadAllComponents() }

  /// Returns the size of a choice: as the delegate says, or 32 points high and as wide as its share of the wheels.
  ///
  /// - Note: UIKit: names no height; 32 points is an assumption.
  open func rowSize(forComponent component: Int) -> CGSize {
    // A delegate that says nothing says −1.
    let width = delegate?.pickerView(self, widthForComponent: component) ?? -1
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? -1
    let share = bounds.width / CGFloat(max(1, numberOfComponents))
    return CGSize(width: width >= 0 ? width : share, height: height >= 0 ? height : 32)
  }

  /// Returns the view of a choice; none is made here.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }

  /// Whether lines mark what is chosen, as before iOS 7.
  open var showsSelectionIndicator = false

  /// Turns a wheel.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selection[component] = row
  }

  /// Returns where a wheel stands.
  open func selectedRow(inComponent component: Int) -> Int {
    selection[component] ?? (numberOfRows(inComponent: component) > 0 ? 0 : -1)
  }

  /// 320 × 216 points.
  ///
  /// Source: saved frames in Interface Builder documents (the height).
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// What says what there is to choose from.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns the number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  /// Returns the number of choices on a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What says what choices look like.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Asks for the words of a choice.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  /// Asks for the words of a choice with their looks.
  func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString?
  /// Asks for the width of a wheel, in points.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Asks for the height of a choice, in points.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Tells that the user turned a wheel.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// None.
  public func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { nil }
  /// None.
  public func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// That of the system.
  public func pickerView(
    _ pickerView: UIPickerView,
    widthForComponent component: Int
  ) -> CGFloat { UIView.noIntrinsicMetric }
  /// That of the system.
  public func pickerView(
    _ pickerView: UIPickerView,
    rowHeightForComponent component: Int
  ) -> CGFloat { UIView.noIntrinsicMetric }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) {}
}

/// A control to choose a date.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    case countDownTimer = 3
    case yearAndMonth = 4
  }

  /// The look.
  public enum Style: Int, Sendable {
    case automatic = 0
    case wheels = 1
    case compact = 2
    case inline = 3
  }

  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The look that is wished for.
  open var preferredDatePickerStyle = Style.automatic {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The look: where none is wished for, wheels for a timer and the compact one for everything else.
  ///
  /// Source: Apple, "Design with iOS pickers, menus and actions", WWDC 2020; a timer has no other look.
  open var datePickerStyle: Style {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return datePickerMode == .countDownTimer ? .wheels : .compact
  }

  /// The date; the beginning of the reference era until one is set.
  ///
  /// - Note: UIKit: the present date at first. Here nothing depends on the clock.
  open var date = Date(timeIntervalSinceReferenceDate: 0)

  /// The earliest date.
  open var minimumDate: Date?

  /// The latest date.
  open var maximumDate: Date?

  /// Whether dates are rounded to ``minuteInterval``.
  open var roundsToMinuteInterval = true
  // Apple declares the calendar so.
  /// The calendar; nil for that of the user.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .current
  /// The language; nil for that of the user.
  open var locale: Locale?
  /// The time zone; nil for that of the user.
  open var timeZone: TimeZone?
  /// The seconds of a timer.
  open var countDownDuration: TimeInterval = 0

  /// The minutes between two choices.
  open var minuteInterval = 1

  /// Sets the date.
  open func setDate(_ date: Date, animated: Bool) {
    self.date = date
  }

  /// The size of the look, in points.
  ///
  /// - Note: UIKit: the size follows the language. Here wheels are 320 × 216; the other two are
  ///   assumptions.
  open override var intrinsicContentSize: CGSize {
    if let textSizeOverride { return textSizeOverride }
    switch datePickerStyle {
    case .wheels: return CGSize(width: 320, height: 216)
    case .inline: return CGSize(width: 320, height: datePickerMode == .time ? 50 : 330)
    case .compact, .automatic:
      let isOnePart = datePickerMode == .time || datePickerMode == .date
      return CGSize(width: isOnePart ? 120 : 197, height: 34.5)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// How a date picker looks.
public typealias UIDatePickerStyle = UIDatePicker.Style
