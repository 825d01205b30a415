import LayoutEngine
import PlumbDiagnosis
import Testing

/// Texts of which code shows no more than a few letters.
@MainActor
@Suite(.serialized) struct `A text that is cut off after some letters` {
  private func growth(of text: String) async throws -> [Finding] {
    let source = """
      import UIKit
      final class Portrait: UIView {
        private let shown = UILabel()
        var name = "" { didSet { shown.text = \(text) } }
        override init(frame: CGRect) {
          super.init(frame: frame)
          shown.translatesAutoresizingMaskIntoConstraints = false
          addSubview(shown)
          NSLayoutConstraint.activate([
            widthAnchor.constraint(equalToConstant: 48),
            heightAnchor.constraint(equalToConstant: 48),
            shown.centerXAnchor.constraint(equalTo: centerXAnchor),
            shown.centerYAnchor.constraint(equalTo: centerYAnchor),
          ])
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    return try await check(source).filter { $0.rule == .unboundedGrowth && $0.severity > .note }
  }

  @Test(
    arguments: [
      "String(name.prefix(2))", "name.first.map { String($0).uppercased() }",
      #"name.split(separator: " ").compactMap(\.first).prefix(2).map { String($0) }.joined()"#,
      #"name.prefix(1) + ".""#,
    ]
  )
  func `does not grow`(_ text: String) async throws {
    #expect(try await growth(of: text).isEmpty)
  }

  @Test(
    arguments: [
      "name", #"name.components(separatedBy: " ").last"#, "name.uppercased()",
      #""Sir " + name.prefix(60)"#,
    ]
  )
  func `grows where it is a word or more`(_ text: String) async throws {
    #expect(try await !growth(of: text).isEmpty)
  }
}
