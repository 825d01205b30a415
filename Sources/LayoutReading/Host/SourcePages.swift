import PortableUIKit

/// The pages and wheels that an object of the source tells of.
@MainActor
final class SourcePages: SourceList, UIPageViewControllerDataSource, UIPickerViewDataSource {
  // MARK: - Pages

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    ask(
      "pageViewController(_:viewControllerBefore:)",
      [pageViewController, viewController],
      UIViewController?.self
    ) ?? nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    ask(
      "pageViewController(_:viewControllerAfter:)",
      [pageViewController, viewController],
      UIViewController?.self
    ) ?? nil
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    ask("presentationCount(for:)", [pageViewController], Int.self) ?? 0
  }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    ask("presentationIndex(for:)", [pageViewController], Int.self) ?? 0
  }

  // MARK: - Wheels

  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    count("numberOfComponents(in:)", [pickerView])
  }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    count("pickerView(_:numberOfRowsInComponent:)", [pickerView, component])
  }
}

extension Evaluator {
  /// Makes an object of the source what pages or a picker ask.
  ///
  /// - Returns: Whether it is one that they can ask.
  func setPages(of asking: AnyObject, _ new: Value, _ place: SourcePlace) -> Bool {
    guard case .object(let instance) = new else { return false }
    let pages = SourcePages(instance, self, at: place)
    switch asking {
    case let controller as UIPageViewController: controller.dataSource = pages
    case let picker as UIPickerView: picker.dataSource = pages
    default: return false
    }
    keptObjects.append(pages)
    return true
  }
}
