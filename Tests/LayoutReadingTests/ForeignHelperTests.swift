import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// Helpers and initialisers of modules whose sources are not there.
@MainActor
@Suite(.serialized) struct `Helpers that are not known` {
  private func source(_ body: String) -> String {
    """
    import UIKit
    final class Card: UIView {
      let title = UILabel(), note = UILabel()
      override init(frame: CGRect) { super.init(frame: frame); build() }
      required init?(coder: NSCoder) { fatalError() }
      func build() {
        \(body)
      }
    }
    """
  }

  private func layout(_ body: String) async throws -> SourceLayout {
    try #require(await read(source(body)).first { $0.className == "Card" })
  }

  @Test func `add views by any name that says so, and run the block that places them`()
    async throws
  {
    let layout = try await layout(
      """
      addConstrainedSubviews([title]) {
        title.pinEdgesToSuperview()
      }
      """
    )
    let snapshot = try #require(layout.snapshot)
    #expect(layout.coverage == .part)
    let index = try #require(snapshot.items.firstIndex { $0.className == "UILabel" })
    #expect(snapshot.items[index].parent == 0)
    let ties = snapshot.constraints.indices.filter { snapshot.constraints[$0].first == index }
    #expect(ties.filter { layout.open.contains($0) }.count == 4)
  }

  @Test func `are views of a superclass that is not known, asked for through self`() async throws {
    let layout = try #require(
      await read(
        """
        import UIKit
        final class OfferPopup: BasePopup {
          private let title = UILabel(), note = UILabel()
          override func setupConstraints() {
            self.containerView.addSubview(title)
            self.containerView.addSubview(note)
            title.translatesAutoresizingMaskIntoConstraints = false
            note.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
              note.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
              note.leadingAnchor.constraint(equalTo: title.leadingAnchor),
            ])
          }
        }
        """
      ).first
    )
    #expect(layout.className == "OfferPopup")
    let snapshot = try #require(layout.snapshot)
    let labels = snapshot.items.filter { $0.className == "UILabel" }
    #expect(labels.count == 2)
    #expect(Set(labels.map(\.parent)).count == 1)
    #expect(snapshot.constraints.contains { $0.constant == 8 })
  }

  @Test func `make stacks that hold the views and have the axis that their labels say`()
    async throws
  {
    let layout = try await layout(
      """
      title.text = "Offer"
      note.text = "Until Sunday"
      let stack = UIStackView(arrangedSubviews: [title, note], axis: .vertical, spacing: 6)
      stack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stack)
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: topAnchor),
        stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      ])
      """
    )
    #expect(layout.coverage == .part)
    let labels = try #require(layout.snapshot).items.filter { $0.className == "UILabel" }
    #expect(labels.count == 2)
    let gap = try #require(labels.last).frame.y - (try #require(labels.first)).frame.height
    #expect(abs(gap - 6) < 0.5)
  }

  @Test func `make labels with the texts that their labels say`() async throws {
    let layout = try await layout(
      """
      let name = UILabel(text: "A name that is seen", style: .heading)
      addSubview(name)
      name.topAnchor.constraint(equalTo: topAnchor).isActive = true
      """
    )
    #expect(layout.coverage == .part)
    let label = try #require(layout.snapshot?.items.first { $0.className == "UILabel" })
    #expect(label.frame.width > 100)
  }

  @Test(arguments: ["title.pin(to: self)", "title.fillEdges(of: 8, in: self)"])
  func `put a view into the one that they pin it to`(_ call: String) async throws {
    let layout = try await layout(call)
    #expect(layout.coverage == .part)
    #expect(layout.snapshot?.items.contains { $0.className == "UILabel" } == true)
    let found = try await check(source(call + "; title.text = \"Offer\""))
    #expect(found.isEmpty, "\(found)")
  }

  @Test func `leave a view where it is that they place beside another one`() async throws {
    let layout = try await layout("addSubview(note); title.pinTop(to: note)")
    #expect(layout.snapshot?.items.count { $0.className == "UILabel" } == 1)
  }

  @Test func `are members of a superclass whose names do not say what they are`() async throws {
    let layout = try #require(
      await read(
        """
        import UIKit
        final class ProfileView: BaseProfileView {
          let star = UIButton()
          override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(star)
            portraitInFront.snp.makeConstraints { $0.centerX.equalTo(self.snp.centerX) }
            star.snp.makeConstraints {
              $0.trailing.equalTo(portraitInFront.snp.leading).offset(-8)
              $0.centerY.equalTo(self.portraitInFront.snp.centerY)
            }
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        """
      ).first
    )
    let snapshot = try #require(layout.snapshot)
    #expect(layout.coverage == .part)
    #expect(snapshot.items.filter { $0.kind == .view && $0.parent == 0 }.count == 2)
    #expect(snapshot.constraints.filter { $0.source == .app }.count == 3)
  }

  @Test func `are members of a view that is not known, and lie in it`() async throws {
    let layout = try await layout(
      """
      let home = HomeContent()
      addSubview(home)
      addSubview(title)
      home.snp.makeConstraints { $0.edges.equalToSuperview() }
      title.snp.makeConstraints {
        $0.top.equalTo(home.tabs.snp.bottom).offset(10)
        $0.leading.equalTo(home.tabs.snp.leading)
      }
      """
    )
    let snapshot = try #require(layout.snapshot)
    #expect(snapshot.constraints.filter { $0.source == .app }.count == 6)
  }
}
