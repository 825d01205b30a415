import PortableUIKit

extension ViewFactory {
  /// The control that an element stands for, with the size that it had in the document's version of
  /// the tools, or nil for an element that is none.
  func control(_ element: InterfaceElement) throws(DocumentError) -> UIView? {
    let view: UIView
    switch element.name {
    case "switch": view = try instance(of: element, UISwitch())
    case "slider": view = try instance(of: element, UISlider())
    case "stepper": view = try instance(of: element, UIStepper())
    case "segmentedControl": view = try segmentedControl(element)
    case "progressView": view = try instance(of: element, UIProgressView())
    case "activityIndicatorView":
      let isLarge = ["whiteLarge", "large"].contains(element.attributes["style"] ?? "")
      view = try instance(
        of: element,
        UIActivityIndicatorView(style: isLarge ? .large : .medium)
      )
    case "pageControl":
      let control = try instance(of: element, UIPageControl())
      control.numberOfPages = element.number("numberOfPages").map { Int($0) } ?? 0
      view = control
    case "searchBar": view = try instance(of: element, UISearchBar())
    case "pickerView": view = try instance(of: element, UIPickerView())
    case "datePicker": view = try datePicker(element)
    case "navigationBar": view = try instance(of: element, UINavigationBar())
    case "toolbar": view = try instance(of: element, UIToolbar())
    case "tabBar": view = try instance(of: element, UITabBar())
    default: return nil
    }
    if !options.isForApp, options.system == nil, let size = formerSize(element) {
      view.intrinsicSizeOverride = size
    }
    return view
  }

  private func segmentedControl(_ element: InterfaceElement) throws(DocumentError)
    -> UISegmentedControl
  {
    let control = try instance(of: element, UISegmentedControl())
    for (place, segment) in (element.child("segments")?.children ?? []).enumerated() {
      if let image = image(of: segment) {
        control.insertSegment(with: image, at: place, animated: false)
      } else {
        let title = segment["title"] ?? segment.stringText(key: "title") ?? ""
        control.insertSegment(withTitle: title, at: place, animated: false)
      }
      control.setWidth(max(0, segment.length("width")), forSegmentAt: place)
    }
    control.apportionsSegmentWidthsByContent = element.flag("apportionsSegmentWidthsByContent")
    control.hasFormerSize = document.tools < 15000
    return control
  }

  /// Whether a constraint holds the bottom of a bar to a guide, not to another view.
  ///
  /// Source: saved frames of toolbars one above the other on devices with a home indicator: the lower
  /// is 49 points high, the upper 44.
  private func isAtBottom(_ bar: InterfaceElement) -> Bool {
    guard let id = bar.id else { return false }
    let constraints = bar.ancestors.flatMap { $0.child("constraints")?.children ?? [] }
    let guides = bar.ancestors.flatMap { ancestor in
      ancestor.children.filter { $0.isViewGuide }
        + (ancestor.child("layoutGuides")?.children ?? [])
    }
    return constraints.contains { constraint in
      let ends = [("firstItem", "firstAttribute"), ("secondItem", "secondAttribute")].map {
        (constraint[$0.0], constraint[$0.1])
      }
      guard let bottom = ends.firstIndex(where: { $0.0 == id && $0.1 == "bottom" }),
        let other = ends[1 - bottom].0
      else { return false }
      return guides.contains { $0.id == other }
    }
  }

  /// A date picker in the style that the document says, else with wheels, which are all that there was
  /// before iOS 14.
  ///
  /// Source: saved frames of public documents. Since then the canvas in a stack view gives a picker without
  /// a style no size of its own: three that nothing else holds are 0, 873 and 4,632 points high.
  private func datePicker(_ element: InterfaceElement) throws(DocumentError) -> UIDatePicker {
    let picker = try instance(of: element, UIDatePicker())
    switch element.attributes["datePickerMode"] {
    case "time": picker.datePickerMode = .time
    case "date": picker.datePickerMode = .date
    case "countDownTimer": picker.datePickerMode = .countDownTimer
    default: picker.datePickerMode = .dateAndTime
    }
    switch element.attributes["style"] {
    case "wheels": picker.preferredDatePickerStyle = .wheels
    case "compact": picker.preferredDatePickerStyle = .compact
    case "inline": picker.preferredDatePickerStyle = .inline
    default:
      picker.preferredDatePickerStyle = .wheels
      if document.tools >= 17000, options.includesCanvasSizes {
        let none = UIView.noIntrinsicMetric
        picker.intrinsicSizeOverride = CGSize(width: none, height: none)
      }
    }
    return picker
  }

  /// The size of a control in versions before or after the current one.
  ///
  /// Source: saved frames of public documents, by version of the tools. Wheels were 162 points high: a wish
  /// for 150 ends there where there is room, and one for 200 gives way to an edge that leaves 194, so nothing
  /// asks for 216.
  private func formerSize(_ element: InterfaceElement) -> CGSize? {
    let tools = document.tools
    let none = UIView.noIntrinsicMetric
    switch element.name {
    case "stepper" where tools < 15000: return CGSize(width: 94, height: 29)
    case "toolbar" where document.canvasDeviceInsets.bottom > 0 && isAtBottom(element):
      return CGSize(width: none, height: 49)
    case "progressView" where tools < 17000: return CGSize(width: none, height: 2)
    case "pickerView" where tools < 17000, "datePicker" where tools < 17000:
      return CGSize(width: 320, height: 162)
    case "searchBar" where tools < 13000: return CGSize(width: none, height: 44)
    case "searchBar" where tools >= 24000: return CGSize(width: none, height: 64)
    default: return nil
    }
  }
}
