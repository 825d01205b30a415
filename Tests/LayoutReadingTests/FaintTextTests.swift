import LayoutEngine
import PlumbDiagnosis
import Testing

/// Texts of which something is said only where they are there to be read in full.
@MainActor
@Suite(.serialized) struct `A label with a look of its own` {
  private func findings(_ rules: Set<Rule>, _ setting: String) async throws -> [Finding] {
    let source = """
      import UIKit
      import SnapKit
      final class Chapter: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          let number = UILabel(), title = UILabel(), sum = UILabel(), button = UIButton()
          number.text = "01"
          number.font = .systemFont(ofSize: 120, weight: .black)
          title.text = "Start"
          sum.text = "1,234,567.00"
          button.setTitle("Next", for: .normal)
          [number, title, sum, button].forEach(addSubview)
          \(setting)
          number.snp.makeConstraints { $0.trailing.bottom.equalToSuperview() }
          title.snp.makeConstraints { $0.leading.bottom.equalToSuperview(); $0.trailing.lessThanOrEqualToSuperview() }
          sum.snp.makeConstraints { $0.leading.top.equalToSuperview(); $0.width.equalTo(50) }
          button.snp.makeConstraints { $0.centerX.top.equalToSuperview() }
          snp.makeConstraints { $0.height.equalTo(160) }
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    return try await check(source).filter { rules.contains($0.rule) }
  }

  @Test func `covers nothing where it is too faint to be read`() async throws {
    let rules: Set<Rule> = [.missingSiblingRelation, .overlappingContent]
    #expect(try await !findings(rules, "").isEmpty)
    #expect(try await findings(rules, "number.alpha = 0.1").isEmpty)
    #expect(try await findings(rules, "number.textColor = .init(white: 0, alpha: 0.1)").isEmpty)
  }

  @Test func `may shrink its font without a limit`() async throws {
    #expect(try await findings([.textTruncated], "").map(\.severity) == [.warning])
    let found = try await findings([.textTruncated], "sum.adjustsFontSizeToFitWidth = true")
    #expect(found.map(\.severity) == [.note])
    #expect(found.first?.suggestion?.contains("`minimumScaleFactor`") == true)
    let setting = "sum.adjustsFontSizeToFitWidth = true; sum.minimumScaleFactor = 0.5"
    #expect(try await findings([.textTruncated], setting).isEmpty)
  }

  /// A button puts its title into its place when it is laid out.
  @Test func `is placed by the button that it belongs to`() async throws {
    let setting = "button.titleLabel?.snp.makeConstraints { $0.centerY.equalToSuperview() }"
    #expect(try await findings([.ambiguous], setting).isEmpty)
  }
}
