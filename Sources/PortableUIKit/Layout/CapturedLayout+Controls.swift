import Foundation
import LayoutEngine

// Controls that draw more than their state tells.

extension LayoutSnapshot.Look {
  /// Adds a layer of the view's own, in front of what is there.
  private mutating func add(_ frame: CGRect, _ change: (inout LayoutSnapshot.Look) -> Void) {
    var look = LayoutSnapshot.Look()
    look.isDark = isDark
    look.tint = tint
    change(&look)
    layers.append(LayoutSnapshot.Layer(frame: LayoutRect(frame), look: look))
  }

  /// Adds a symbol in the middle of a rectangle.
  @MainActor
  private mutating func add(
    symbol name: String,
    _ side: CGFloat,
    in rect: CGRect,
    _ color: UIColor,
    weight: Int = 400
  ) {
    let image = BarPicture.symbol(name, side, weight: weight)
    add(rect) { look in
      look.image = LayoutSnapshot.Image(image, mode: "center")
      look.tint = LayoutSnapshot.Color(color)
    }
  }

  /// Adds the sign of a button of the system's.
  ///
  /// Source: Apple, `UIButton.ButtonType`.
  @MainActor
  mutating func add(systemButton view: UIButton) {
    guard view.configuration == nil, view.currentImage == nil else { return }
    let tint = view.tintColor ?? .systemBlue
    let side = min(24, view.bounds.width, view.bounds.height)
    switch view.buttonType {
    case .detailDisclosure, .infoLight, .infoDark:
      add(symbol: "info.circle", side, in: view.bounds, tint)
    case .contactAdd: add(symbol: "plus.circle", side, in: view.bounds, tint)
    case .close:
      add(symbol: "xmark.circle.fill", min(30, side * 1.25), in: view.bounds, .systemGray3)
    default: break
    }
  }

  /// Adds the button that empties a field, where it is seen without editing.
  ///
  /// Source: Apple, `UITextField.clearButtonMode`: an empty field has none.
  @MainActor
  mutating func addClearButton(of view: UITextField) {
    let isShown = view.clearButtonMode == .always || view.clearButtonMode == .unlessEditing
    guard isShown, !(view.text ?? "").isEmpty else { return }
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (width, height) = (view.bounds.width, view.bounds.height)
    let place = CGRect(
      x: isRightToLeft ? 5 : width - 24,
      y: (height - 19) / 2,
      width: 19,
      height: 19
    )
    add(symbol: "xmark.circle.fill", 17, in: place, .systemGray3)
  }

  /// Fills a view with an effect as if something light or dark lay behind it.
  @MainActor
  mutating func add(effect view: UIVisualEffectView) {
    guard background == nil, let blur = view.effect as? UIBlurEffect else { return }
    let strength: UInt8 =
      switch blur.style.following {
      case .systemUltraThinMaterial: 110
      case .systemThinMaterial, .regular, .light, .dark: 150
      case .systemMaterial, .prominent: 190
      default: 220
      }
    switch blur.style {
    case .dark: background = .init(28, 28, 30, alpha: strength)
    case .light, .extraLight: background = .init(248, 248, 250, alpha: strength)
    default:
      background =
        blur.style.isAlwaysDark ?? isDark
        ? .init(44, 44, 46, alpha: strength) : .init(246, 246, 248, alpha: strength)
    }
  }

  // MARK: - Dates

  /// Adds what a date picker shows of its date, in UTC and English.
  @MainActor
  mutating func add(datePicker view: UIDatePicker) {
    guard view.datePickerStyle == .compact else {
      control = .init(.picker)
      return
    }
    let words = view.shownWords
    let font = UIFont.systemFont(ofSize: 17)
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let height = min(view.bounds.height, 34.5)
    let widths = words.map {
      MeasuredText($0, font: font, metrics: view.textMetrics).size(scale: 1).width + 22
    }
    var x = max(
      0,
      (view.bounds.width - widths.reduce(0, +) - CGFloat(max(0, words.count - 1)) * 6) / 2
    )
    for (word, width) in zip(words, widths) {
      let left = isRightToLeft ? view.bounds.width - x - width : x
      let rect = CGRect(x: left, y: (view.bounds.height - height) / 2, width: width, height: height)
      let lines = view.lines(
        word,
        font,
        in: CGRect(origin: .zero, size: rect.size),
        color: .label
      )
      add(rect) { look in
        look.background = LayoutSnapshot.Color(.tertiarySystemFill)
        look.cornerRadius = 6
        look.lines = lines
      }
      x += width + 6
    }
  }
}

extension UIDatePicker {
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// What the compact look shows: the date, the time, or both.
  fileprivate var shownWords: [String] {
    var calendar = Calendar(identifier: .gregorian)
    if let zone = TimeZone(identifier: "UTC") { calendar.timeZone = zone }
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
    let month = Self.months[max(0, min(11, (parts.month ?? 1) - 1))]
    let day = "\(month) \(parts.day ?? 1), \(parts.year ?? 2001)"
    let time =
      "\(hour % 12 == 0 ? 12 : hour % 12):\(minute < 10 ? "0" : "")\(minute) \(hour < 12 ? "AM" : "PM")"
    switch datePickerMode {
    case .time: return [time]
    case .date: return [day]
    case .yearAndMonth: return ["\(month) \(parts.year ?? 2001)"]
    case .dateAndTime, .countDownTimer: return [day, time]
    }
  }
}
