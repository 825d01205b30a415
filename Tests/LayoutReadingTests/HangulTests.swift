import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// Texts in Hangul, whose width differs from font to font.
@MainActor
@Suite(.serialized) struct `Texts in Hangul` {
  private func found(_ width: Int) async throws -> [Finding] {
    try await check(
      """
      import UIKit
      final class Row: UIView {
        let name = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          name.text = "가나다라마바사아자차"
          name.font = .systemFont(ofSize: 20)
          name.translatesAutoresizingMaskIntoConstraints = false
          addSubview(name)
          NSLayoutConstraint.activate([
            name.topAnchor.constraint(equalTo: topAnchor),
            name.bottomAnchor.constraint(equalTo: bottomAnchor),
            name.leadingAnchor.constraint(equalTo: leadingAnchor),
            name.widthAnchor.constraint(equalToConstant: \(width)),
          ])
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    ).filter { $0.rule == .textTruncated }
  }

  @Test func `may fit where a syllable of 1 em does not`() async throws {
    #expect(try await found(180).isEmpty)
  }

  @Test func `are cut off where even narrow syllables do not fit`() async throws {
    #expect(try await found(140).count == 1)
  }
}
