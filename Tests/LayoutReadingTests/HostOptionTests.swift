import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// What code does with options, orders and nested types of UIKit.
@MainActor
@Suite(.serialized) struct `Options and orders of UIKit` {
  @Test(arguments: [
    ("NSDirectionalRectEdge.all.contains(.top)", "true"),
    ("NSDirectionalRectEdge.top.contains(.bottom)", "false"),
    ("NSDirectionalRectEdge.top.union(.bottom).contains([.top, .bottom])", "true"),
    ("UIRectEdge.all.subtracting(.top).contains(.top)", "false"),
    ("UIContentSizeCategory.large < .accessibilityMedium", "true"),
    ("UIContentSizeCategory.accessibilityLarge >= .accessibilityMedium", "true"),
    ("UIContentSizeCategory.small > UIContentSizeCategory.medium", "false"),
  ])
  func `are what they are in UIKit`(_ expression: String, _ expected: String) async throws {
    #expect(try await value(of: expression) == expected)
  }

  /// UISearchController has the initialisers of UIViewController, that without arguments among them.
  @Test func `may be left to a search controller that is made without any`() async throws {
    let layout = try #require(
      await read(
        """
        import UIKit
        final class Results: UIViewController {
          let search = UISearchController()
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.searchController = search
          }
        }
        """
      ).first
    )
    #expect(layout.coverage == .whole, "\(layout.reasons)")
  }

  /// A type inside of the one that an extension is of needs no longer name there.
  @Test func `may have types with short names in an extension`() async throws {
    let layout = try #require(
      await read(
        """
        import UIKit
        extension UIStackView {
          convenience init(_ axis: NSLayoutConstraint.Axis, alignment: Alignment = .fill, _ views: UIView...) {
            self.init(arrangedSubviews: views)
            self.axis = axis
            self.alignment = alignment
          }
        }
        final class Amount: UIView {
          private let amount = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(UIStackView(.vertical, alignment: .trailing, amount))
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        """
      ).first
    )
    #expect(layout.coverage == .whole)
    #expect(layout.snapshot?.items.compactMap(\.stack).first?.alignment == "trailing")
  }

  @Test func `are read whole with an observer that is removed`() async throws {
    let layout = try #require(
      await read(
        """
        import UIKit
        final class Screen: UIViewController {
          override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            NotificationCenter.default.removeObserver(self)
          }
        }
        """
      ).first
    )
    #expect(layout.coverage == .whole)
  }

  /// A function has no labels, and takes a tuple for the arguments that it holds.
  @Test(arguments: [
    ("_ name: String, _ amount: String", "[(\"Design\", \"80\"), (\"Post\", \"40\")]"),
    ("name: String", "[\"Design\", \"Post\"]"),
  ])
  func `are made by an initialiser as a function`(
    _ parameters: String,
    _ list: String
  ) async throws {
    let layout = try #require(
      await read(
        """
        import UIKit
        final class Bill: UIView {
          override init(frame: CGRect) {
            super.init(frame: frame)
            \(list).map(Line.init).forEach(addSubview)
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        final class Line: UIView {
          init(\(parameters)) { super.init(frame: .zero) }
          required init(coder: NSCoder) { fatalError() }
        }
        """
      ).first { $0.className == "Bill" }
    )
    #expect(layout.coverage == .whole)
    #expect(layout.snapshot?.items.count == 3)
  }
}
