import LayoutEngine
import LayoutReading
import PlumbDiagnosis
import Testing

@MainActor
@Suite(.serialized) struct `What is wrong with a class` {
  private let button = """
    import UIKit
    class Tag: UIView {
      let icon = UIImageView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        icon.translatesAutoresizingMaskIntoConstraints = false
        addSubview(icon)
        NSLayoutConstraint.activate([
          icon.topAnchor.constraint(equalTo: topAnchor),
          icon.topAnchor.constraint(equalTo: topAnchor, constant: 4),
          icon.leadingAnchor.constraint(equalTo: leadingAnchor),
          icon.widthAnchor.constraint(equalToConstant: 20),
          icon.heightAnchor.constraint(equalToConstant: 20),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    """

  @Test func `is told once, whoever holds or inherits from it`() async throws {
    let found = try await check(
      button + """

        final class Label: Tag {}
        final class Screen: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(Tag(frame: CGRect(x: 0, y: 0, width: 40, height: 40)))
            view.addSubview(Tag(frame: CGRect(x: 0, y: 40, width: 40, height: 40)))
          }
        }
        """
    )
    #expect(found.filter { $0.rule == .conflict }.map(\.location?.line) == [10])
  }

  @Test func `is told for each line`() async throws {
    let second = "icon.widthAnchor.constraint(equalToConstant: 30).isActive = true"
    let found = try await check(
      button.replacing("addSubview(icon)", with: "addSubview(icon)\n\(second)")
    )
    #expect(found.count { $0.rule == .conflict } == 2)
  }
}
