public import Foundation

/// A calendar of a month, in which days have decorations and can be chosen.
///
/// - Note: UIKit: Apple documents no size; here it is 320 × 330 points, as that of an inline date picker.
@preconcurrency @MainActor
open class UICalendarView: UIView {
  /// What stands below the number of a day.
  @preconcurrency @MainActor
  open class Decoration: NSObject {
    /// The picture; nil for a dot, or for a view of the application's.
    let image: UIImage?
    /// What makes a view of the application's.
    let makeView: (() -> UIView)?

    /// Creates a dot.
    public convenience override init() {
      self.init(image: nil, makeView: nil)
    }

    private init(image: UIImage?, makeView: (() -> UIView)?) {
      self.image = image
      self.makeView = makeView
      super.init()
    }

    /// Returns a dot.
    public class func `default`(
      color: UIColor? = nil,
      size: UICalendarView.DecorationSize = .medium
    ) -> Decoration { Decoration() }

    /// Returns a picture.
    public class func image(
      _ image: UIImage?,
      color: UIColor? = nil,
      size: UICalendarView.DecorationSize = .medium
    ) -> Decoration { Decoration(image: image, makeView: nil) }

    /// Returns a view of the application's.
    public class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
      Decoration(image: nil, makeView: customViewProvider)
    }
  }

  /// How large a decoration is.
  public enum DecorationSize: Int, Sendable {
    case small = 0
    case medium = 1
    case large = 2
  }

  /// Who is asked for decorations.
  open weak var delegate: (any UICalendarViewDelegate)?
  /// How days are chosen.
  open var selectionBehavior: UICalendarSelection?
  /// The calendar.
  open var calendar = Calendar.current
  /// The language.
  open var locale = Locale.current
  /// The time zone; nil for that of the calendar.
  open var timeZone: TimeZone?
  /// The design of the font.
  open var fontDesign = UIFontDescriptor.SystemDesign.default
  /// The dates that can be seen.
  open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
  /// The month that is seen.
  open var visibleDateComponents = DateComponents()
  /// Whether days have decorations.
  open var wantsDateDecorations = true

  /// Shows another month.
  open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
    let previous = visibleDateComponents
    visibleDateComponents = dateComponents
    delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: previous)
  }

  /// Asks for the decorations of days anew.
  open func reloadDecorations(forDateComponents dates: [DateComponents], animated: Bool) {
    guard wantsDateDecorations else { return }
    for date in dates { _ = delegate?.calendarView(self, decorationFor: date) }
  }

  /// 320 × 330 points.
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 330) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// What is asked and told of a calendar.
@preconcurrency @MainActor
public protocol UICalendarViewDelegate: NSObjectProtocol {
  /// Asks for what stands below the number of a day.
  func calendarView(
    _ calendarView: UICalendarView,
    decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration?
  /// Tells that another month is seen.
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  )
}

extension UICalendarViewDelegate {
  /// Nothing.
  public func calendarView(
    _ calendarView: UICalendarView,
    decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? { nil }
  /// Does nothing.
  public func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {}
}

/// How days of a calendar are chosen.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  /// Asks anew which days can be chosen.
  open func updateSelectableDates() {}
}

/// Several days can be chosen.
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
  /// Who is asked and told.
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The days that are chosen.
  open var selectedDates: [DateComponents] = []

  /// Creates a way to choose.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Chooses days.
  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
    self.selectedDates = selectedDates
  }
}

/// What is asked and told of several days that are chosen.
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  /// Tells that the user chose a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    didSelectDate dateComponents: DateComponents
  )
  /// Tells that the user gave a day up.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    didDeselectDate dateComponents: DateComponents
  )
  /// Asks whether a day can be chosen.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    canSelectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// It can.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate,
    canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
}

/// One day can be chosen.
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
  /// Who is asked and told.
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The day that is chosen.
  open var selectedDate: DateComponents?

  /// Creates a way to choose.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Chooses a day.
  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
    self.selectedDate = selectedDate
  }
}

/// What is asked and told of the day that is chosen.
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  /// Tells that the user chose a day, or none.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate,
    didSelectDate dateComponents: DateComponents?
  )
  /// Asks whether a day can be chosen.
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate,
    canSelectDate dateComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// It can.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate,
    canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}
