// swift-format-ignore-file
// Swift 6: traits of the application's own, pickers, calendars, pasteboards, timers and tasks.
import UIKit

struct DensityTrait: UITraitDefinition {
  static let defaultValue: CGFloat = 1
  static let name = "Density"
  static let identifier = "com.example.density"
  static let affectsColorAppearance = false
}

extension UITraitCollection {
  var density: CGFloat { self[DensityTrait.self] }
}

extension UIMutableTraits {
  var density: CGFloat {
    get { self[DensityTrait.self] }
    set { self[DensityTrait.self] = newValue }
  }
}

final class DensityView: UIView {
  let label = UILabel()
  private var heightConstraint: NSLayoutConstraint!
  private(set) var changes = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    heightConstraint = label.heightAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      heightConstraint, label.topAnchor.constraint(equalTo: topAnchor),
      label.leadingAnchor.constraint(equalTo: leadingAnchor), label.widthAnchor.constraint(equalTo: widthAnchor),
    ])
    registerForTraitChanges([DensityTrait.self, UITraitPreferredContentSizeCategory.self], handler: { (view: Self, _) in
      view.changes += 1
      view.heightConstraint.constant = 40 * view.traitCollection.density
    })
    let registration = registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) { (view: Self, previous: UITraitCollection) in
      view.setNeedsDisplay()
    }
    unregisterForTraitChanges(registration)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if traitCollection.preferredContentSizeCategory.isAccessibilityCategory { label.numberOfLines = 0 }
    if traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass { setNeedsUpdateConstraints() }
  }

  func colors() -> [CGColor] {
    var result: [CGColor] = []
    traitCollection.performAsCurrent { result.append(UIColor.label.cgColor) }
    let dark = UITraitCollection(mutations: { $0.userInterfaceStyle = .dark; $0.density = 2 })
    result.append(UIColor.label.resolvedColor(with: UITraitCollection(traitsFrom: [UITraitCollection.current, dark])).cgColor)
    let modified = traitCollection.modifyingTraits { $0.horizontalSizeClass = .regular }
    result.append(UIColor.systemBackground.resolvedColor(with: modified).cgColor)
    return result
  }
}

final class SettingsController: UIViewController {
  let stack = UIStackView()
  let calendarView = UICalendarView()
  let colorWell = UIColorWell(frame: .zero)
  let datePicker = UIDatePicker()
  let pickerView = UIPickerView()
  private let sizes = ["Small", "Medium", "Large"]
  private var timer: Timer?
  private var watcher: Task<Void, Never>?
  private(set) var decorated: Set<DateComponents> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    stack.axis = .vertical
    stack.alignment = .leading
    stack.distribution = .fill
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.readableContentGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.readableContentGuide.trailingAnchor),
    ])
    calendarView.calendar = Calendar(identifier: .gregorian)
    calendarView.locale = Locale(identifier: "en_US")
    calendarView.fontDesign = .rounded
    calendarView.availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
    calendarView.visibleDateComponents = DateComponents(calendar: calendarView.calendar, year: 2024, month: 5, day: 1)
    calendarView.wantsDateDecorations = true
    calendarView.delegate = self
    let selection = UICalendarSelectionMultiDate(delegate: self)
    selection.setSelectedDates([DateComponents(year: 2024, month: 5, day: 3)], animated: false)
    calendarView.selectionBehavior = selection
    colorWell.title = "Tint"
    colorWell.selectedColor = .systemPurple
    colorWell.supportsAlpha = false
    colorWell.addAction(UIAction { [weak self] action in
      self?.view.tintColor = (action.sender as? UIColorWell)?.selectedColor
    }, for: .valueChanged)
    datePicker.datePickerMode = .dateAndTime
    datePicker.preferredDatePickerStyle = .compact
    datePicker.minuteInterval = 5
    datePicker.minimumDate = Date(timeIntervalSinceReferenceDate: 0)
    datePicker.roundsToMinuteInterval = true
    pickerView.dataSource = self
    pickerView.delegate = self
    pickerView.selectRow(1, inComponent: 0, animated: false)
    [colorWell, datePicker, pickerView].forEach(stack.addArrangedSubview)
    traitOverrides.density = 1
    observe()
  }

  private func observe() {
    timer = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { [weak self] timer in
      guard self != nil else { return timer.invalidate() }
      MainActor.assumeIsolated { self?.view.setNeedsLayout() }
    }
    if let timer { RunLoop.main.add(timer, forMode: .common) }
    watcher = Task { @MainActor [weak self] in
      let names = NotificationCenter.default.notifications(named: UIContentSizeCategory.didChangeNotification).map { $0.name }
      for await _ in names { self?.view.setNeedsLayout() }
    }
    DispatchQueue.main.async { [weak self] in self?.view.layoutIfNeeded() }
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1)) { [weak self] in
      self?.setNeedsUpdateOfHomeIndicatorAutoHidden()
    }
    for name in [UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification, UIApplication.didReceiveMemoryWarningNotification, UIScene.didActivateNotification] {
      _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in }
    }
  }

  isolated deinit {
    timer?.invalidate()
    watcher?.cancel()
  }

  func copyColor() {
    let board = UIPasteboard.general
    board.string = "#FF0000"
    board.strings = ["a", "b"]
    board.url = URL(string: "https://example.com")
    board.color = colorWell.selectedColor
    if board.hasStrings, board.numberOfItems > 0 { board.setItems([["public.utf8-plain-text": "x"]], options: [.localOnly: true]) }
    let own = UIPasteboard(name: UIPasteboard.Name("own"), create: true)
    own?.image = UIImage(systemName: "star")
    _ = UIPasteboard.withUniqueName().changeCount
    UIPasteboard.remove(withName: UIPasteboard.Name("own"))
  }

  func pickColor() {
    let picker = UIColorPickerViewController()
    picker.selectedColor = colorWell.selectedColor ?? .red
    picker.supportsAlpha = true
    picker.delegate = self
    present(picker, animated: true)
  }

  func pickFont() {
    let configuration = UIFontPickerViewController.Configuration()
    configuration.includeFaces = true
    let picker = UIFontPickerViewController(configuration: configuration)
    picker.modalPresentationStyle = .popover
    picker.popoverPresentationController?.sourceItem = navigationItem.rightBarButtonItem
    present(picker, animated: true)
  }

  @concurrent nonisolated private func load(_ url: URL) async throws -> Int { url.absoluteString.count }

  func refresh() {
    Task { [weak self] in
      let count = try await self?.load(URL(fileURLWithPath: "/")) ?? 0
      await MainActor.run { self?.title = "\(count)" }
      UIView.animate(withDuration: 0) { self?.view.alpha = 1 }
    }
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    view.window?.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { error in print(error) }
    setNeedsUpdateOfSupportedInterfaceOrientations()
    contentUnavailableConfiguration = nil
  }

  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    var configuration = UIContentUnavailableConfiguration.empty()
    configuration.text = "Nothing here"
    configuration.secondaryText = "Add something."
    configuration.image = UIImage(systemName: "tray")
    configuration.button = .bordered()
    configuration.buttonProperties.primaryAction = UIAction(title: "Add") { _ in }
    contentUnavailableConfiguration = stack.arrangedSubviews.isEmpty ? configuration : nil
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { _ in self.stack.axis = size.width > size.height ? .horizontal : .vertical } completion: { _ in }
  }
}

extension SettingsController: UICalendarViewDelegate, UICalendarSelectionMultiDateDelegate {
  func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? {
    guard let day = dateComponents.day else { return nil }
    if day.isMultiple(of: 7) { return .default(color: .systemRed, size: .small) }
    if day.isMultiple(of: 5) { return .image(UIImage(systemName: "star"), color: .systemYellow, size: .large) }
    return .customView { UILabel() }
  }

  func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previous: DateComponents) {}

  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) { decorated.insert(dateComponents) }
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) { decorated.remove(dateComponents) }
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool { true }
}

extension SettingsController: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { sizes.count }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { sizes[row] }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 36 }
  func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView { view ?? UILabel() }
}

extension SettingsController: UIColorPickerViewControllerDelegate {
  func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
    colorWell.selectedColor = color
  }
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) { dismiss(animated: true) }
}
