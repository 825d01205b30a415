import LayoutEngine
import PlumbDiagnosis
import Testing

/// How serious it is that a text has no end, and how often it is told.
@MainActor
@Suite(.serialized) struct `A text that grows` {
  private func card(_ body: String, _ superclass: String = "UIView") -> String {
    """
    import UIKit
    import SnapKit
    final class Card: \(superclass) {
      let title = UILabel(), button = UIButton(type: .system), search = UITextField()
      override init(frame: CGRect) {
        super.init(frame: frame)
        \(body)
      }
      required init?(coder: NSCoder) { nil }
    }
    """
  }

  private func severities(_ text: String) async throws -> [Finding.Severity] {
    let source = card(
      """
      title.numberOfLines = 0
      title.text = "\(text)"
      addSubview(title)
      title.snp.makeConstraints { $0.top.bottom.centerX.equalToSuperview() }
      """
    )
    return try await check(source).filter { $0.rule == .unboundedGrowth }.map(\.severity)
  }

  /// It has lines for that, and not to wrap.
  @Test func `and is broken by hand is worth a note`() async throws {
    let text = "Start now, it takes a minute only.\\nNo card is asked for, and no address."
    #expect(try await severities(text) == [.note])
  }

  @Test func `and never wraps is worth a warning`() async throws {
    #expect(try await severities("Start now, it takes a minute only") == [.warning])
  }

  /// One relation between the two settles both.
  @Test func `over a title that grows over it is told once`() async throws {
    let source = card(
      """
      title.text = "Someone with a rather long name here"
      button.setTitle("Follow", for: .normal)
      addSubview(title)
      addSubview(button)
      title.snp.makeConstraints { $0.top.leading.bottom.equalToSuperview() }
      button.snp.makeConstraints { $0.trailing.centerY.equalToSuperview() }
      """
    )
    #expect(try await check(source).count { $0.rule == .missingSiblingRelation } == 1)
  }

  /// A header whose own width nothing gives is as wide as its field: in its screen the text has room.
  @Test func `is as serious as in all the room that it may get`() async throws {
    let source = card(
      """
      title.text = "Hi Lena"
      search.placeholder = "Search"
      addSubview(title)
      addSubview(search)
      title.snp.makeConstraints { $0.top.leading.equalToSuperview().inset(20) }
      search.snp.makeConstraints {
        $0.leading.trailing.bottom.equalToSuperview().inset(20)
        $0.height.equalTo(48)
      }
      snp.makeConstraints { $0.height.equalTo(180) }
      """
    )
    let found = try await check(source).filter { $0.rule == .unboundedGrowth }
    #expect(found.map(\.severity) == [.note])
  }
}
