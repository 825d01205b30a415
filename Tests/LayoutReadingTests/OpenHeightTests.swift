import PlumbDiagnosis
import Testing

/// A column of texts of which nothing says how high each is.
@MainActor
@Suite(.serialized) struct `A text in a column whose heights are open` {
  private func found(_ trailing: String) async throws -> [Finding] {
    try await check(
      """
      import UIKit
      final class PlaceView: UIView {
        let name = UILabel(), story = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          for each in [name, story] {
            each.translatesAutoresizingMaskIntoConstraints = false
            addSubview(each)
          }
          story.numberOfLines = 0
          NSLayoutConstraint.activate([
            heightAnchor.constraint(equalToConstant: 400),
            name.topAnchor.constraint(equalTo: topAnchor),
            name.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24),
            \(trailing)
            story.topAnchor.constraint(equalTo: name.bottomAnchor),
            story.bottomAnchor.constraint(equalTo: bottomAnchor),
            story.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 24),
            story.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -24),
          ])
        }
        required init?(coder: NSCoder) { nil }
        func display(place: Place) {
          name.text = place.name
          story.text = place.story
        }
      }
      """
    ).filter { $0.rule == .unboundedGrowth && $0.severity == .warning }
  }

  @Test func `is told to have no end sideways`() async throws {
    #expect(try await found("").count == 1)
  }

  @Test func `may end at the edge`() async throws {
    let end = "name.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -24),"
    #expect(try await found(end).isEmpty)
  }
}
