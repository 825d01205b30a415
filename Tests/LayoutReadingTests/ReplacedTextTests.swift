import PlumbDiagnosis
import Testing

/// Texts that methods replace before anybody sees them.
@MainActor
@Suite(.serialized) struct `A text that is replaced` {
  /// Whoever uses the cell fills it before anybody sees the text that it is made with.
  @Test(arguments: [
    ("", 1), ("func fill(_ text: String) { name.text = text }", 0),
    ("var town: Town? { didSet { name.text = town?.name } }", 0),
  ])
  func `is not told to be cut off`(
    _ method: String,
    _ count: Int
  ) async throws {
    let found = try await check(
      """
      import UIKit
      final class Tag: UIView {
        let name = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          name.text = "A text that is much too long"
          addSubview(name)
          name.translatesAutoresizingMaskIntoConstraints = false
          name.topAnchor.constraint(equalTo: topAnchor).isActive = true
          name.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
          name.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
          name.widthAnchor.constraint(equalToConstant: 60).isActive = true
        }
        required init?(coder: NSCoder) { nil }
        \(method)
      }
      """
    ).filter { $0.rule == .textTruncated }
    #expect(found.count == count)
  }
}
