import Foundation
import PortableUIKit

/// A figure of UIKit's that was recorded by itself, and how to get ours.
struct Fact {
  /// What was recorded.
  var name: String
  /// The numbers that UIKit gave, in points unless they are priorities.
  var recorded: [Double]
  /// Where: the system, and the device where it matters.
  var source: String
  /// The numbers that ours gives, in the same order.
  var ours: @MainActor () -> [Double]

  /// Whether numbers agree with the recorded ones within half a point.
  func agrees(with numbers: [Double]) -> Bool {
    numbers.count == recorded.count
      && zip(numbers, recorded).allSatisfy { abs($0 - $1) <= 0.5 + 1e-6 }
  }
}

extension Fact {
  private static let phone = "iOS 26.1 simulator, iPhone 16"
  private static let small = "iOS 26.1 simulator, iPhone SE (3rd generation)"

  @MainActor static let all = [
    Fact(name: "hugging of a new UILabel", recorded: [250, 251], source: phone) {
      let label = UILabel()
      return [.horizontal, .vertical].map {
        Double(label.contentHuggingPriority(for: $0).rawValue)
      }
    },
    Fact(name: "size of a switch", recorded: [63, 28], source: phone) {
      numbers(UISwitch().frame.size)
    },
    Fact(name: "height of a tool bar", recorded: [48], source: phone) {
      [Double(UIToolbar().sizeThatFits(CGSize(width: 393, height: 0)).height)]
    },
    Fact(name: "height of a tab bar", recorded: [83], source: small) {
      device("iPhone SE (3rd generation)")
      let controller = UITabBarController()
      controller.viewControllers = [UIViewController()]
      let window = show(controller)
      defer { window.isHidden = true }
      return [Double(controller.tabBar.frame.height)]
    },
    Fact(name: "navigation bar", recorded: [0, 59, 393, 44], source: phone) {
      device("iPhone 16")
      let controller = UINavigationController(rootViewController: UIViewController())
      let window = show(controller)
      defer { window.isHidden = true }
      return numbers(controller.navigationBar.frame)
    },
    Fact(name: "content inset below a navigation bar", recorded: [103, 34], source: phone) {
      device("iPhone 16")
      let table = UITableViewController()
      let window = show(UINavigationController(rootViewController: table))
      defer { window.isHidden = true }
      let insets = table.tableView.adjustedContentInset
      return [insets.top, insets.bottom].map { Double($0) }
    },
    Fact(
      name: "height of a list row of one line, and the place of its text",
      recorded: [53, 16.5],
      source: small
    ) {
      device("iPhone SE (3rd generation)")
      return listRow()
    },
    Fact(
      name: "height of a configured button's title, and of the button",
      recorded: [20.5, 34.5],
      source: small
    ) {
      device("iPhone SE (3rd generation)")
      var configuration = UIButton.Configuration.plain()
      configuration.title = "Continue"
      let button = UIButton(configuration: configuration)
      button.sizeToFit()
      button.layoutIfNeeded()
      return [Double(button.titleLabel?.frame.height ?? 0), Double(button.frame.height)]
    },
    Fact(name: "large sheet", recorded: [0, 59, 393, 793], source: phone) { sheet(.large()) },
    Fact(name: "medium sheet", recorded: [8, 403.687, 377, 440.313], source: phone) {
      sheet(.medium())
    },
    Fact(name: "sheet of 300 points", recorded: [8, 523.598, 377, 320.402], source: phone) {
      sheet(.custom { _ in 300 })
    },
    Fact(
      name: "17 points at the category accessibilityExtraExtraExtraLarge",
      recorded: [17.0 * 62 / 22],
      source: phone
    ) {
      let traits = UITraitCollection(
        preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge
      )
      let metrics = UIFontMetrics(forTextStyle: .body)
      return [Double(metrics.scaledValue(for: 17, compatibleWith: traits))]
    },
  ]

  private static func numbers(_ size: CGSize) -> [Double] {
    [Double(size.width), Double(size.height)]
  }

  private static func numbers(_ frame: CGRect) -> [Double] {
    [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
  }

  /// The device of the figures that follow.
  @MainActor private static var current: SimulatedDevice?

  @MainActor private static func device(_ name: String) {
    current = SimulatedDevice.named(name)
    current?.makeCurrent()
  }

  @MainActor private static func show(_ controller: UIViewController) -> UIWindow {
    let window = current?.makeWindow() ?? UIWindow()
    window.rootViewController = controller
    window.isHidden = false
    window.layoutIfNeeded()
    return window
  }

  @MainActor private static func sheet(_ detent: UISheetPresentationController.Detent) -> [Double] {
    device("iPhone 16")
    let (host, sheet) = (UIViewController(), UIViewController())
    let window = show(host)
    defer { window.isHidden = true }
    sheet.modalPresentationStyle = .pageSheet
    sheet.sheetPresentationController?.detents = [detent]
    host.present(sheet, animated: false)
    window.layoutIfNeeded()
    return numbers(sheet.view.convert(sheet.view.bounds, to: window))
  }

  @MainActor private static func listRow() -> [Double] {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
    var content = UIListContentConfiguration.cell()
    content.text = "Airplane Mode"
    cell.contentConfiguration = content
    let height = cell.systemLayoutSizeFitting(
      CGSize(width: 375, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    cell.frame.size.height = height
    cell.layoutIfNeeded()
    var views: [UIView] = [cell]
    while let view = views.popLast() {
      if let label = view as? UILabel, label.text == "Airplane Mode" {
        return [Double(height), Double(label.convert(label.bounds, to: cell).minY)]
      }
      views += view.subviews
    }
    return [Double(height)]
  }
}
