import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// What a check tells of classes that somebody else has to call, whose ways the source does not show.
@MainActor
@Suite(.serialized) struct `Classes that wait for a call` {
  private func bubble(_ methods: String) -> String {
    """
    import UIKit
    final class Bubble: UICollectionViewCell {
      let text = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(text)
      }
      required init?(coder: NSCoder) { nil }
      private func place(_ side: String) {
        text.snp.makeConstraints { make in
          make.top.bottom.equalToSuperview()
          if side == "left" { make.leading.equalToSuperview() }
          else { make.trailing.equalToSuperview() }
          make.width.equalTo(contentView).offset(-100)
        }
      }
      \(methods)
    }
    """
  }

  @Test(arguments: [
    """
    func setMine() { place("right") }
    func setTheirs() { place("left") }
    func show(_ message: Message) { message.isMine ? setMine() : setTheirs() }
    """,
    """
    func setMine() { place("right") }
    func setTheirs() { place("left") }
    """,
  ])
  func `are not told conflicts of calls that exclude each other`(_ methods: String) async throws {
    #expect(try await !check(bubble(methods)).contains { $0.rule == .conflict })
  }

  /// What only an event calls, or two methods call each other for, is still the way in.
  @Test(arguments: [
    "func show(_ name: String) { place(name) }\n@objc private func reload() { show(\"left\") }",
    "func show(_ name: String) { name.isEmpty ? reset() : place(name) }\nfunc reset() { show(\"left\") }",
  ])
  func `are called by what else calls it`(_ methods: String) async throws {
    let layout = try #require(await read(bubble(methods)).first)
    #expect(layout.snapshot?.constraints.contains { $0.source == .app } == true)
  }

  @Test func `are told what one of the calls contradicts itself in`() async throws {
    let twice = """
      func setMine() {
        place("left")
        text.snp.makeConstraints { $0.width.equalTo(9) }
        text.snp.makeConstraints { $0.width.equalTo(20) }
      }
      """
    #expect(try await check(bubble(twice)).contains { $0.rule == .conflict })
  }

  /// What a model would constrain as soon as it is set is not missing.
  @Test(arguments: [("didSet", false), ("get", true)])
  func `are not told what the model that they get would constrain`(
    _ accessor: String,
    _ isTold: Bool
  ) async throws {
    let source = """
      import UIKit
      final class Row: UITableViewCell {
        let box = UIView()
        var model: Message! {
          \(accessor) {
            \(accessor == "get" ? "return nil" : "")
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
            box.widthAnchor.constraint(equalToConstant: 20).isActive = true
          }
        }
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(box)
          box.translatesAutoresizingMaskIntoConstraints = false
          box.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
          box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor).isActive = true
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    #expect(try await check(source).contains { $0.rule == .ambiguous } == isTold)
  }

  /// The sender of an event is in the hierarchy, and the app has a window.
  @Test(arguments: [
    "line.leadingAnchor.constraint(equalTo: sender.leadingAnchor).isActive = true",
    """
    UIApplication.shared.keyWindow?.addSubview(line)
    line.snp.makeConstraints { $0.edges.equalToSuperview() }
    """,
  ])
  func `are not said to stop for want of the app around them`(_ statement: String) async throws {
    let source = """
      import UIKit
      final class Tabs: UIView {
        let line = UIView(), button = UIButton()
        init() {
          super.init(frame: .zero)
          addSubview(button)
          button.snp.makeConstraints { $0.edges.equalToSuperview() }
          button.addTarget(self, action: #selector(choose(_:)), for: .touchUpInside)
        }
        required init?(coder: NSCoder) { nil }
        @objc func choose(_ sender: UIButton) {
          line.translatesAutoresizingMaskIntoConstraints = false
          \(statement.hasPrefix("UI") ? "" : "addSubview(line)")
          \(statement)
        }
      }
      """
    #expect(try await !check(source).contains { $0.rule == .stopsInCode })
  }

  /// Rows are a whole number of pixels high.
  @Test func `are not told that a row of their own height misses it by a part of a pixel`()
    async throws
  {
    let source = """
      import UIKit
      import SnapKit
      final class Row: UITableViewCell {
        let picture = UIImageView(), name = UILabel()
        let left = UIStackView(), right = UIStackView()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(left)
          contentView.addSubview(right)
          left.addArrangedSubview(picture)
          left.alignment = .center
          right.axis = .vertical
          right.alignment = .top
          right.addArrangedSubview(name)
          picture.snp.makeConstraints { $0.width.equalTo(left.snp.height).multipliedBy(1.46875) }
          left.snp.makeConstraints {
            $0.leading.equalToSuperview().offset(12)
            $0.top.bottom.equalToSuperview().inset(8)
          }
          right.snp.makeConstraints {
            $0.leading.equalTo(left.snp.trailing).offset(8)
            $0.trailing.equalToSuperview().offset(-15)
            $0.centerY.equalToSuperview()
            $0.top.greaterThanOrEqualTo(left.snp.top)
            $0.bottom.lessThanOrEqualTo(left.snp.bottom)
          }
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    #expect(try await !check(source).contains { $0.rule == .conflict })
  }

  /// A picture decides on a height; nothing decides on the width.
  @Test func `are told what is open besides what a picture decides on`() async throws {
    let source = """
      import UIKit
      final class Empty: UIViewController {
        let box = UIView(), picture = UIImageView()
        override func viewDidLoad() {
          super.viewDidLoad()
          for view in [box, picture] { view.translatesAutoresizingMaskIntoConstraints = false }
          picture.image = UIImage(named: "Star")
          view.addSubview(box)
          box.addSubview(picture)
          NSLayoutConstraint.activate([
            box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            box.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            picture.topAnchor.constraint(equalTo: box.topAnchor),
            picture.bottomAnchor.constraint(equalTo: box.bottomAnchor),
            picture.centerXAnchor.constraint(equalTo: box.centerXAnchor),
          ])
        }
      }
      """
    let found = try await check(source).filter { $0.rule == .ambiguous }
    #expect(found.count == 1)
    #expect(found.first?.message.contains("width can be") == true)
    #expect(found.first?.message.contains("height can be") == false)
  }

  /// Filling the row adds a picture, which the layout that is told does not have.
  @Test func `are told what is open in the layout before a call`() async throws {
    let source = """
      import UIKit
      final class Row: UITableViewCell {
        var picture: UIImageView?
        let name = UILabel(), button = UIButton()
        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          name.text = "Title"
          for view in [name, button] {
            view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(view)
          }
          button.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
          button.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
        }
        required init?(coder: NSCoder) { nil }
        func configure(with model: Model) {
          let picture = UIImageView()
          picture.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(picture)
          picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor).isActive = true
          self.picture = picture
        }
      }
      """
    _ = try await check(source)
    let layout = try #require(await read(source).first)
    let count = try #require(layout.snapshot).items.count
    #expect(layout.empty.allSatisfy { $0 < count })
  }
}
