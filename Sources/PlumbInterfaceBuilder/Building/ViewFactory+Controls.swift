import PortableUIKit

extension ViewFactory {
  /// The control that an element stands for, with the size that it had in the document's version of
  /// the tools, or nil for an element that is none.
  func control(_ element: InterfaceElement) -> UIView? {
    let view: UIView
    switch element.name {
    case "switch": view = UISwitch()
    case "slider": view = UISlider()
    case "stepper": view = UIStepper()
    case "segmentedControl": view = segmentedControl(element)
    case "progressView": view = UIProgressView()
    case "activityIndicatorView":
      let isLarge = ["whiteLarge", "large"].contains(element.attributes["style"] ?? "")
      view = UIActivityIndicatorView(style: isLarge ? .large : .medium)
    case "pageControl":
      let control = UIPageControl()
      control.numberOfPages = element.number("numberOfPages").map { Int($0) } ?? 0
      view = control
    case "searchBar": view = UISearchBar()
    case "pickerView": view = UIPickerView()
    case "datePicker": view = UIDatePicker()
    case "navigationBar": view = UINavigationBar()
    case "toolbar": view = UIToolbar()
    case "tabBar": view = UITabBar()
    default: return nil
    }
    if let size = formerSize(element) { view.intrinsicSizeOverride = size }
    return view
  }

  private func segmentedControl(_ element: InterfaceElement) -> UISegmentedControl {
    let titles = (element.child("segments")?.children ?? []).map { $0.attributes["title"] ?? "" }
    return UISegmentedControl(items: titles)
  }

  /// The size of a control in versions before or after the current one.
  ///
  /// Source: saved frames of public documents, by version of the tools.
  private func formerSize(_ element: InterfaceElement) -> CGSize? {
    let tools = document.tools
    let none = UIView.noIntrinsicMetric
    switch element.name {
    case "switch" where tools >= 24000: return CGSize(width: 61, height: 28)
    case "stepper" where tools < 15000: return CGSize(width: 94, height: 29)
    case "segmentedControl" where tools < 15000: return CGSize(width: none, height: 28)
    case "toolbar" where document.canvasDeviceInsets.bottom > 0:
      return CGSize(width: none, height: 49)
    case "progressView" where tools < 17000: return CGSize(width: none, height: 2)
    case "searchBar" where tools < 13000: return CGSize(width: none, height: 44)
    case "searchBar" where tools >= 24000: return CGSize(width: none, height: 64)
    default: return nil
    }
  }
}
