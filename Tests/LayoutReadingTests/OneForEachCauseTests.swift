import LayoutEngine
import PlumbDiagnosis
import Testing

/// Findings that one line of code is the cause of.
@MainActor
@Suite(.serialized) struct `One cause` {
  private func conflicts(_ lines: String) async throws -> [Finding] {
    try await check(
      """
      import UIKit
      final class Header: UIView {
        let title = UIView(), icon = UIView(), stack = UIStackView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          for each in [title, icon, stack] {
            each.translatesAutoresizingMaskIntoConstraints = false
            addSubview(each)
          }
          \(lines)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    ).filter { $0.rule == .conflict }
  }

  /// The title begins behind the icon, and the icon behind the title: whatever their widths are.
  @Test func `is told once for all conflicts that hang on its line`() async throws {
    let found = try await conflicts(
      """
      title.topAnchor.constraint(equalTo: topAnchor).isActive = true
          icon.widthAnchor.constraint(equalToConstant: 20).isActive = true
          title.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 10).isActive = true
          icon.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 15).isActive = true
          icon.widthAnchor.constraint(equalToConstant: 20).isActive = true
      """
    )
    #expect(found.map(\.location?.line) == [13])
    #expect(
      found.first?.message.hasSuffix("; 2 more conflicts hang on this line (lines 11 and 14)")
        == true
    )
  }

  /// Without the trailing edge, the width and the centre contradict each other all the same.
  @Test func `is not a line without which another conflict begins`() async throws {
    let found = try await conflicts(
      """
      title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
      title.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
      title.widthAnchor.constraint(equalToConstant: 60).isActive = true
      title.centerXAnchor.constraint(equalTo: centerXAnchor, constant: 10).isActive = true
      widthAnchor.constraint(equalToConstant: 300).isActive = true
      """
    )
    #expect(found.count == 2)
  }

  @Test func `is told for each of two lines`() async throws {
    let found = try await conflicts(
      """
      icon.widthAnchor.constraint(equalToConstant: 20).isActive = true
      icon.widthAnchor.constraint(equalToConstant: 30).isActive = true
      title.widthAnchor.constraint(equalToConstant: 60).isActive = true
      title.widthAnchor.constraint(equalToConstant: 70).isActive = true
      """
    )
    #expect(found.count == 2)
  }

  @Test func `is told once for all views that are hidden in stacks`() async throws {
    let found = try await conflicts(
      """
      for each in [title, icon] { stack.addArrangedSubview(each) }
      title.isHidden = true
      icon.isHidden = true
      title.widthAnchor.constraint(equalToConstant: 60).isActive = true
      icon.widthAnchor.constraint(equalToConstant: 20).isActive = true
      """
    )
    #expect(found.count == 1)
    #expect(found.first?.message.contains("; likewise `icon` (line") == true)
  }

  @Test func `is told once for all views of a class that another one holds`() async throws {
    let found = try await check(
      """
      import UIKit
      final class Line: UIView {
        let name = UILabel()
        init(_ text: String) {
          super.init(frame: .zero)
          name.text = text
          addSubview(name)
          name.translatesAutoresizingMaskIntoConstraints = false
          name.topAnchor.constraint(equalTo: topAnchor).isActive = true
          name.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      final class Card: UIView {
        let dawn = Line("Sunrise"), dusk = Line("Nightfall")
        override init(frame: CGRect) {
          super.init(frame: frame)
          for (each, y) in [(dawn, 0.0), (dusk, 40.0)] {
            each.translatesAutoresizingMaskIntoConstraints = false
            addSubview(each)
            each.topAnchor.constraint(equalTo: topAnchor, constant: y).isActive = true
            each.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            each.widthAnchor.constraint(equalToConstant: 90).isActive = true
            each.heightAnchor.constraint(equalToConstant: 30).isActive = true
          }
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    ).filter { $0.scene == "Card" && $0.rule == .unboundedGrowth }
    #expect(found.map(\.message).count == 1)
    #expect(found.first?.message.hasSuffix("; likewise `dusk`") == true)
  }

  @Test func `is told in the class that stops, and not in those that hold it`() async throws {
    let found = try await check(
      """
      import UIKit
      final class Page: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(Card())
        }
      }
      final class Card: UIView {
        let name = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          name.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    ).filter { $0.rule == .stopsInCode }
    #expect(found.count == 1)
  }
}
