import LayoutEngine
import Testing

@testable import LayoutReading

/// Names of cases, and of methods of the DSL, as they were before Swift 3.
@MainActor
@Suite(.serialized) struct `A former name` {
  private func attributes(_ statements: String) async throws -> [String] {
    let layouts = await read(
      """
      final class Page: UIView {
        let box = UIView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(box)
          \(statements)
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    )
    let layout = try #require(layouts.first { $0.className == "Page" })
    #expect(layout.coverage == .whole, "\(layout.reasons)")
    return try #require(layout.snapshot).constraints.filter(\.source.isApp).map {
      $0.firstAttribute.name
    }
  }

  @Test(arguments: ["NSLayoutAttribute.CenterX", ".CenterX"])
  func `of a case begins with a capital`(_ name: String) async throws {
    let found = try await attributes(
      """
      box.translatesAutoresizingMaskIntoConstraints = false
      addConstraint(NSLayoutConstraint(
        item: box, attribute: \(name), relatedBy: .Equal, toItem: self, attribute: \(name),
        multiplier: 1, constant: 0))
      """
    )
    #expect(found == ["centerX"])
  }

  @Test func `of a method of the DSL has a label for its closure`() async throws {
    let found = try await attributes(
      """
      box.snp_makeConstraints(closure: { (make) -> Void in
        make.top.equalTo(8)
        make.width.equalTo(self.snp_width)
      })
      """
    )
    #expect(found == ["top", "width"])
  }
}
