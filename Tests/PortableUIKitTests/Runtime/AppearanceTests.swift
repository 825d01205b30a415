import Foundation
import Testing

@testable import PortableUIKit

private final class TitleLabel: UILabel {}
private final class CardView: UIView {}
private final class SettingsController: UIViewController {}

/// How many properties of its own the appearance of a class has.
private let numbersOfProperties: [(UIView.Type, Int)] = [
  (UISwitch.self, 2), (UISlider.self, 3), (UIPageControl.self, 2), (UIProgressView.self, 2),
  (UIActivityIndicatorView.self, 1), (UISearchBar.self, 1), (UINavigationBar.self, 9),
  (UIToolbar.self, 4), (UITabBar.self, 4), (UILabel.self, 2), (UIButton.self, 3),
  (UITextField.self, 3), (UITextView.self, 2), (UISegmentedControl.self, 2), (UITableView.self, 1),
]

/// Every test sets what it needs and forgets it again.
@MainActor
@Suite struct `An appearance` {
  private func withAppearance(_ body: () -> Void) {
    AppearanceProxies.removeAll()
    defer { AppearanceProxies.removeAll() }
    body()
  }

  private func window(_ views: UIView...) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    for view in views { window.addSubview(view) }
    return window
  }

  @Test func `of labels decides their frames`() {
    withAppearance {
      UILabel.appearance().font = .systemFont(ofSize: 30)
      let label = UILabel()
      label.text = "One line"
      label.translatesAutoresizingMaskIntoConstraints = false
      let window = window(label)
      label.topAnchor.constraint(equalTo: window.topAnchor).isActive = true
      label.leadingAnchor.constraint(equalTo: window.leadingAnchor).isActive = true
      window.layoutIfNeeded()
      // 30 · 1.193359375 = 35.80 → 36 at scale 3 (108 pixels)
      #expect(label.frame.height == 36)
      #expect(label.font == .systemFont(ofSize: 30))
    }
  }

  @Test func `leaves what a view was given itself`() {
    withAppearance {
      UILabel.appearance().font = .systemFont(ofSize: 30)
      UILabel.appearance().textColor = .red
      let label = UILabel()
      label.font = .systemFont(ofSize: 17)
      _ = window(label)
      #expect(label.font == .systemFont(ofSize: 17))
      #expect(label.textColor == .red)
      label.textColor = .blue
      #expect(label.textColor == .blue)
    }
  }

  @Test func `comes with the window and not before`() {
    withAppearance {
      let early = UILabel()
      let held = window(early)
      UILabel.appearance().textColor = .red
      let label = UILabel()
      UIView().addSubview(label)
      #expect(label.textColor == .label)
      #expect(early.textColor == .label)
      held.addSubview(label)
      #expect(label.textColor == .red)
    }
  }

  @Test func `of a subclass comes before that of its superclass`() {
    withAppearance {
      UILabel.appearance().textColor = .red
      TitleLabel.appearance().textColor = .green
      UIView.appearance().backgroundColor = .yellow
      let (label, title) = (UILabel(), TitleLabel())
      let window = window(label, title)
      #expect(label.textColor == .red && title.textColor == .green)
      #expect(title.backgroundColor == .yellow)
      // The window did not come into a window.
      #expect(window.backgroundColor == nil)
    }
  }

  @Test func `is one object for each class and containment`() {
    withAppearance {
      #expect(UILabel.appearance() === UILabel.appearance())
      #expect(UILabel.appearance() !== TitleLabel.appearance())
      let inCards = UILabel.appearance(whenContainedInInstancesOf: [CardView.self])
      #expect(inCards === UILabel.appearance(whenContainedInInstancesOf: [CardView.self]))
      #expect(inCards !== UILabel.appearance())
      UILabel.appearance().font = .systemFont(ofSize: 9)
      #expect(UILabel.appearance().font == .systemFont(ofSize: 9))
    }
  }

  @Test func `counts inside its containers, views and controllers`() {
    withAppearance {
      UILabel.appearance().textColor = .red
      UILabel.appearance(whenContainedInInstancesOf: [CardView.self]).textColor = .green
      UILabel.appearance(whenContainedInInstancesOf: [SettingsController.self]).textColor = .blue
      let (free, carded, settled) = (UILabel(), UILabel(), UILabel())
      let card = CardView()
      card.addSubview(carded)
      let controller = SettingsController()
      controller.view.addSubview(settled)
      _ = window(free, card, controller.view)
      #expect(free.textColor == .red)
      #expect(carded.textColor == .green)
      #expect(settled.textColor == .blue)
    }
  }

  /// Apple's documentation of `UIAppearance`: the outermost container wins, then the longer chain.
  @Test func `of the outermost container wins, then of the longer chain`() {
    withAppearance {
      UILabel.appearance(whenContainedInInstancesOf: [CardView.self]).textColor = .green
      UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self]).textColor = .red
      UILabel.appearance(whenContainedInInstancesOf: [CardView.self, UIStackView.self])
        .textColor = .blue
      let (inBoth, inCard) = (UILabel(), UILabel())
      let inner = CardView()
      inner.addSubview(inBoth)
      let stack = UIStackView(arrangedSubviews: [inner])
      let outer = CardView()
      outer.addSubview(inCard)
      let held = window(stack, outer)
      #expect(inBoth.textColor == .blue)
      #expect(inCard.textColor == .green)
      // A card around a stack: the card stands higher than the stack.
      let turned = UILabel()
      outer.addSubview(UIStackView(arrangedSubviews: [turned]))
      #expect(turned.textColor == .green && held.window != nil)
    }
  }

  @Test func `counts for its traits`() {
    withAppearance {
      let regular = UITraitCollection(horizontalSizeClass: .regular)
      UILabel.appearance(for: regular).textColor = .green
      let (narrow, wide) = (UILabel(), UILabel())
      _ = window(narrow)
      let tablet = SimulatedDevice.named("iPad (10th generation)")?.makeWindow()
      tablet?.addSubview(wide)
      #expect(narrow.textColor == .label)
      #expect(wide.textColor == .green)
    }
  }

  @Test func `of bars makes titles large`() {
    withAppearance {
      UINavigationBar.appearance().prefersLargeTitles = true
      UINavigationBar.appearance().titleTextAttributes = [.font: UIFont.systemFont(ofSize: 20)]
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      // 96 points with a large title.
      #expect(navigation.navigationBar.frame.height == 96)
      #expect(
        navigation.navigationBar.titleTextAttributes?[.font] as? UIFont == .systemFont(ofSize: 20)
      )
    }
  }

  @Test func `of buttons goes by state`() {
    withAppearance {
      UIButton.appearance().setTitleColor(.red, for: .normal)
      UIButton.appearance().setTitleColor(.green, for: .disabled)
      UIButton.appearance().contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      let button = UIButton(type: .system)
      button.setTitleColor(.blue, for: .normal)
      _ = window(button)
      #expect(button.titleColor(for: .normal) == .blue)
      #expect(button.titleColor(for: .disabled) == .green)
      #expect(button.contentEdgeInsets.right == 4)
    }
  }

  @Test func `of segmented controls widens their segments`() {
    withAppearance {
      let attributes = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 26)]
      UISegmentedControl.appearance().setTitleTextAttributes(attributes, for: .normal)
      let control = UISegmentedControl(items: ["Days", "Weeks"])
      let narrow = control.intrinsicContentSize.width
      _ = window(control)
      #expect(control.intrinsicContentSize.width > narrow)
    }
  }

  @Test func `of entries of bars keeps what it is told`() {
    withAppearance {
      UIBarButtonItem.appearance().setTitleTextAttributes([.kern: 1], for: .normal)
      UIBarButtonItem.appearance().tintColor = .red
      #expect(UIBarButtonItem.appearance().tintColor == .red)
      #expect(UITabBarItem.appearance().titleTextAttributes(for: .normal) == nil)
    }
  }

  @Test(arguments: numbersOfProperties)
  func `has the properties of its class and those of all views`(type: UIView.Type, own: Int) {
    // The background and the tint are those of all views.
    #expect(type.appearanceProperties.count == own + UIView.appearanceProperties.count)
    #expect(UIView.appearanceProperties.count == 2)
  }
}
