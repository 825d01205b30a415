import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// Texts beside buttons that show a picture alone.
@MainActor
@Suite(.serialized) struct `A text beside a button with a picture` {
  /// 44 points wide by a constraint, so that nothing need be said of its resistance.
  @Test func `is to keep clear of the button`() async throws {
    let found = try await check(
      """
      import UIKit
      final class MiniPlayerView: UIView {
          let title = UILabel()
          let play = UIButton(type: .custom)
          override init(frame: CGRect) {
              super.init(frame: frame)
              title.text = "The Dark Side of the Moon, remastered and live"
              play.setImage(UIImage(systemName: "play.fill"), for: .normal)
              for v in [title, play] {
                  v.translatesAutoresizingMaskIntoConstraints = false
                  addSubview(v)
              }
              NSLayoutConstraint.activate([
                  heightAnchor.constraint(equalToConstant: 64),
                  title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
                  title.centerYAnchor.constraint(equalTo: centerYAnchor),
                  play.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
                  play.centerYAnchor.constraint(equalTo: centerYAnchor),
                  play.widthAnchor.constraint(equalToConstant: 44),
                  play.heightAnchor.constraint(equalToConstant: 44)
              ])
          }
          required init?(coder: NSCoder) { nil }
      }
      """
    )
    #expect(found.map(\.rule) == [.unboundedGrowth])
    #expect(
      found.first?.suggestion
        == "keep it inside, and clear of `play`: `title` trailing ≤ `play` leading − 8"
    )
  }
}
