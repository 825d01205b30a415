import LayoutEngine
import PlumbDiagnosis
import Testing

/// Views that are moved out of what they lie in on purpose, and those whose sign was forgotten.
@MainActor
@Suite(.serialized) struct `A view that is moved out at the far side` {
  private func source(_ body: String) -> String {
    """
    import UIKit
    import SnapKit
    final class Deck: UIView {
      let back = UIView(), front = UIView(), title = UILabel(), search = UITextField()
      override init(frame: CGRect) {
        super.init(frame: frame)
        title.text = "Mia"
        search.placeholder = "Search"
        \(body)
      }
      required init?(coder: NSCoder) { nil }
    }
    """
  }

  private func outsets(_ body: String) async throws -> [Finding] {
    try await check(source(body)).filter { $0.rule == .outsetOffset }
  }

  @Test(arguments: [
    // Cards behind each other, made by a loop.
    """
    for index in 0..<3 {
      let card = UIView(), name = UILabel()
      name.text = "Card"
      addSubview(card)
      card.addSubview(name)
      name.snp.makeConstraints { $0.center.equalToSuperview() }
      card.snp.makeConstraints {
        $0.top.bottom.equalToSuperview().offset(index * 8)
        $0.leading.trailing.equalToSuperview().inset(index * 8)
      }
    }
    """,
    // The same, written down one by one.
    """
    addSubview(back)
    addSubview(front)
    front.addSubview(title)
    title.snp.makeConstraints { $0.center.equalToSuperview() }
    back.snp.makeConstraints {
      $0.top.bottom.equalToSuperview().offset(16)
      $0.leading.trailing.equalToSuperview().inset(16)
    }
    front.snp.makeConstraints {
      $0.top.bottom.equalToSuperview().offset(8)
      $0.leading.trailing.equalToSuperview().inset(8)
    }
    """,
    // A shadow behind a card.
    """
    addSubview(back)
    addSubview(front)
    front.addSubview(title)
    title.snp.makeConstraints { $0.edges.equalToSuperview().inset(8) }
    back.snp.makeConstraints { $0.edges.equalToSuperview().offset(4) }
    front.snp.makeConstraints { $0.edges.equalToSuperview() }
    """,
    // A field in the middle of a header's lower edge.
    """
    addSubview(search)
    search.snp.makeConstraints {
      $0.leading.trailing.equalToSuperview().inset(20)
      $0.height.equalTo(48)
      $0.bottom.equalToSuperview().offset(24)
    }
    snp.makeConstraints { $0.height.equalTo(180) }
    """,
    // A sheet whose lower corners are hidden.
    """
    addSubview(front)
    front.addSubview(title)
    front.layer.cornerRadius = 20
    title.snp.makeConstraints { $0.edges.equalToSuperview().inset(20) }
    front.snp.makeConstraints {
      $0.top.equalToSuperview().offset(40)
      $0.leading.trailing.equalToSuperview()
      $0.bottom.equalToSuperview().offset(20)
    }
    """,
    // A mark at the lower edge of a picture.
    """
    addSubview(front)
    front.addSubview(title)
    title.backgroundColor = .red
    title.snp.makeConstraints {
      $0.centerX.equalToSuperview()
      $0.bottom.equalToSuperview().offset(4)
    }
    front.snp.makeConstraints {
      $0.edges.equalToSuperview().inset(8)
      $0.size.equalTo(64)
    }
    """,
  ])
  func `may lie in a pile, or on an edge`(_ body: String) async throws {
    #expect(try await outsets(body).isEmpty)
  }

  @Test(arguments: [
    "front.snp.makeConstraints { $0.edges.equalToSuperview().offset(16) }",
    """
    front.snp.makeConstraints {
      $0.top.equalToSuperview().offset(40)
      $0.leading.trailing.equalToSuperview()
      $0.bottom.equalToSuperview().offset(20)
    }
    """,
    """
    front.layer.cornerRadius = 20
    front.snp.makeConstraints {
      $0.top.equalToSuperview().offset(40)
      $0.leading.trailing.equalToSuperview().inset(8)
      $0.bottom.equalToSuperview().offset(20)
    }
    """,
    """
    back.snp.makeConstraints { $0.edges.equalToSuperview() }
    front.snp.makeConstraints {
      $0.top.bottom.equalToSuperview()
      $0.leading.trailing.equalToSuperview().offset(16)
    }
    """,
    // Two rows below each other, each with the same mistake.
    """
    addSubview(search)
    front.snp.makeConstraints {
      $0.top.equalToSuperview()
      $0.leading.trailing.equalToSuperview().offset(20)
    }
    search.snp.makeConstraints {
      $0.top.equalTo(front.snp.bottom)
      $0.leading.trailing.equalToSuperview().offset(16)
    }
    """,
  ])
  func `has a forgotten sign otherwise`(_ constraints: String) async throws {
    let views = """
      addSubview(back)
      addSubview(front)
      front.addSubview(title)
      title.snp.makeConstraints { $0.edges.equalToSuperview() }
      """
    #expect(try await !outsets(views + "\n" + constraints).isEmpty)
  }

  @Test func `has one where a field is out by less than half`() async throws {
    let body = """
      addSubview(search)
      search.snp.makeConstraints {
        $0.leading.trailing.equalToSuperview().inset(20)
        $0.height.equalTo(48)
        $0.bottom.equalToSuperview().offset(16)
      }
      snp.makeConstraints { $0.height.equalTo(180) }
      """
    #expect(try await outsets(body).count == 1)
  }
}
