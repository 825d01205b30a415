import LayoutEngine
import Testing

@testable import LayoutReading

/// Code of apps whose other files are not there.
@MainActor
@Suite(.serialized) struct `Classes of which parts are not known` {
  private func layout(_ body: String, around: String = "") async throws -> SourceLayout {
    let source = """
      import UIKit
      final class Card: UIView {
        let title = UILabel()
        override init(frame: CGRect) { super.init(frame: frame); build() }
        required init?(coder: NSCoder) { fatalError() }
        func build() {
          \(body)
        }
      }
      \(around)
      """
    return try #require(await read(source).first { $0.className == "Card" })
  }

  private func own(_ layout: SourceLayout) throws -> [LayoutSnapshot.Constraint] {
    try #require(layout.snapshot).constraints.filter { $0.source == .app }
  }

  @Test func `keep a view of an unknown class in its place`() async throws {
    let layout = try await layout(
      """
      let badge = NeonBadgeView(style: .round)
      addSubview(badge)
      badge.snp.makeConstraints { $0.center.equalToSuperview(); $0.size.equalTo(20) }
      """
    )
    #expect(layout.coverage == .part)
    #expect(try own(layout).count == 4)
    #expect(layout.snapshot?.items.contains { $0.frame.width == 20 } == true)
  }

  @Test(arguments: ["[\"gap\": Spacing.wide]", "Spacing.all"])
  func `leave the metrics of a visual format open`(_ metrics: String) async throws {
    let layout = try await layout(
      """
      addSubview(title)
      title.translatesAutoresizingMaskIntoConstraints = false
      addConstraints(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-gap-[title]|", metrics: \(metrics), views: ["title": title]))
      """
    )
    #expect(layout.coverage == .part)
    #expect(layout.failure == nil)
    #expect(try own(layout).count == (metrics.hasPrefix("[") ? 2 : 0))
  }

  @Test(arguments: [
    "addSubview(title); Helper.prepare([title])",
    "addForAutoLayout(title)", "addSubview(title); title.usesAutoLayout = true",
  ])
  func `leave the mask of a view to code that is not known`(_ before: String) async throws {
    let layout = try await layout(
      """
      \(before)
      title.text = "Offer"
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: topAnchor, constant: 8),
        title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      ])
      """
    )
    #expect(layout.coverage == .part)
    #expect(layout.snapshot?.items.contains { $0.frame.x == 8 && $0.frame.width > 20 } == true)
  }

  @Test func `keep the mask of a view in which code that is not known places another one`()
    async throws
  {
    let layout = try await layout(
      """
      let box = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
      addSubview(box)
      Helper.prepare(box)
      box.addSubview(title)
      title.translatesAutoresizingMaskIntoConstraints = false
      title.topAnchor.constraint(equalTo: box.topAnchor).isActive = true
      title.leadingAnchor.constraint(equalTo: box.leadingAnchor).isActive = true
      """
    )
    #expect(layout.snapshot?.items.contains { $0.frame.width == 100 } == true)
  }

  @Test func `are whole where code that is not known only draws`() async throws {
    let layout = try await layout(
      """
      addSubview(title)
      title.snp.makeConstraints { $0.edges.equalToSuperview() }
      Theme.roundCorners(of: title, by: 8)
      dropShadow(title)
      """
    )
    #expect(layout.coverage == .whole)
  }

  @Test func `know what a view is by the head of its name`() async throws {
    let layout = try await layout(
      """
      let field = TextFieldWithPadding()
      addSubview(field)
      field.snp.makeConstraints { $0.edges.equalToSuperview() }
      """
    )
    #expect(layout.snapshot?.items.contains { $0.className == "UITextField" } == true)
  }

  @Test func `know the types inside of the type of UIKit that they extend`() async throws {
    let layout = try await layout(
      """
      let field = UITextField()
      field.pad()
      addSubview(field)
      field.snp.makeConstraints { $0.edges.equalToSuperview() }
      """,
      around: """
        extension UITextField {
          func pad() {
            leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
            leftViewMode = ViewMode.always
          }
        }
        """
    )
    #expect(layout.coverage == .whole)
  }

  @Test func `stop over anchors of left with leading, as UIKit does`() async throws {
    let layout = try await layout(
      """
      addSubview(title)
      title.translatesAutoresizingMaskIntoConstraints = false
      title.leadingAnchor.constraint(equalTo: leftAnchor, constant: 8).isActive = true
      """
    )
    #expect(layout.failure?.message.contains("between leading and left cannot be made") == true)
  }

  @Test func `name a view that stands for an unknown one by its property`() async throws {
    let source = """
      final class Card: UIView {
        let badge = NeonBadgeView(style: .round)
        override init(frame: CGRect) {
          super.init(frame: frame)
          addSubview(badge)
          badge.snp.makeConstraints { $0.center.equalToSuperview(); $0.size.equalTo(20) }
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    let layout = try #require(await read(source).first)
    #expect(layout.snapshot?.items.contains { $0.label == "badge" && $0.frame.width == 20 } == true)
  }

  @Test func `keep a constraint whose number is not known, and say nothing of its conflicts`()
    async throws
  {
    let layout = try await layout(
      """
      addSubview(title)
      title.snp.makeConstraints { $0.height.equalTo(Theme.height) }
      title.heightAnchor.constraint(equalToConstant: 700).isActive = true
      """
    )
    #expect(try own(layout).count == 2)
    #expect(layout.open.count == 1)
    #expect(layout.coverage == .part)
  }

  @Test func `take a superclass for what its name says, and call what it would call`() async throws
  {
    let source = """
      import SnapKit
      final class HomeViewController: BaseViewController {
        let list = UIView()
        override func configureHierarchy() { view.addSubview(list) }
        override func configureLayout() { list.snp.makeConstraints { $0.edges.equalToSuperview() } }
      }
      """
    let layout = try #require(await read(source).first)
    #expect(try own(layout).count == 4)
    #expect(layout.coverage == .part)
    #expect(layout.reasons.first?.message.contains("BaseViewController") == true)
  }

  @Test func `make their views before they add them where a protocol calls both`() async throws {
    let source = """
      import SnapKit
      final class LoginScreen: UIView {
        private var field: UITextField!
        private let blur = UIVisualEffectView()
      }
      extension LoginScreen: CodeView {
        func buildViewHierarchy() {
          addSubview(blur)
          blur.contentView.addSubview(field)
        }
        func setupConstraints() {
          blur.snp.makeConstraints { $0.edges.equalToSuperview() }
          field.snp.makeConstraints { $0.edges.equalToSuperview() }
        }
        func createViewComponents() { field = UITextField() }
      }
      """
    let layout = try #require(await read(source).first)
    #expect(try own(layout).count == 8)
    #expect(layout.reasons.allSatisfy { $0.message.hasPrefix("nothing that was read calls ") })
  }

  @Test func `are made where a superclass that is not known has an initialiser of its own`()
    async throws
  {
    let layout = try #require(
      await read(
        """
        final class Round: ScopeViewController {
          let title = UILabel()
          init(replacing: Bool) {
            super.init(ScopeView.init)
            isModalInPresentation = true
          }
          required init?(coder: NSCoder) { nil }
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(title)
            title.snp.makeConstraints { $0.top.leading.equalToSuperview() }
          }
        }
        """
      ).first
    )
    #expect(layout.coverage == .part)
    #expect(layout.snapshot?.constraints.count { $0.source == .app } == 2)
  }

  @Test func `are whole where only a text or a color is not known`() async throws {
    let layout = try await layout(
      """
      title.text = Strings.hello
      title.textColor = .accent
      addSubview(title)
      title.snp.makeConstraints { $0.edges.equalToSuperview() }
      """
    )
    #expect(layout.coverage == .whole)
    #expect(layout.contents.count == 1)
  }

  @Test func `are whole where an unknown condition decides on no view`() async throws {
    let layout = try await layout(
      """
      if Settings.isDark { backgroundColor = .black } else { backgroundColor = .white }
      addSubview(title)
      """
    )
    #expect(layout.coverage == .whole)
  }

  @Test func `are in part where an unknown condition decides on a view`() async throws {
    let layout = try await layout("if Settings.isDark { addSubview(title) }")
    #expect(layout.coverage == .part)
    #expect(layout.conditions.count == 1)
  }

  @Test func `go on behind a nil that whoever makes them sets`() async throws {
    let layout = try await layout(
      """
      title.text = model.name.uppercased()
      let size = model!.size
      addSubview(title)
      title.snp.makeConstraints { $0.top.equalToSuperview() }
      """,
      around: "extension Card { var model: Model! { nil } }"
    )
    #expect(layout.failure == nil)
    #expect(try own(layout).count == 1)
  }

  @Test func `run the blocks of helpers that hand an object on`() async throws {
    let layout = try await layout(
      """
      let label = UILabel().then { $0.numberOfLines = 3 }
      addSubviews(title, label)
      label.snp.makeConstraints { $0.leading.equalTo(title) }
      """
    )
    #expect(layout.coverage == .whole)
    #expect(layout.snapshot?.items.count == 3)
    #expect(try own(layout).count == 1)
  }

  @Test func `are made by their own initialiser, not by one of UIKit's that they do not have`()
    async throws
  {
    let source = """
      final class Row: UIView {
        init(title: String) {
          super.init(frame: .zero)
          heightAnchor.constraint(equalToConstant: 30).isActive = true
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """
    let layout = try #require(await read(source).first)
    #expect(try own(layout).count == 1)
  }

  @Test func `put the views of a document in their places where outlets are constrained`()
    async throws
  {
    let source = """
      final class Cell: UICollectionViewCell {
        @IBOutlet weak var icon: UIImageView!
        override func awakeFromNib() {
          super.awakeFromNib()
          icon.snp.makeConstraints { $0.width.height.equalTo(25) }
        }
      }
      """
    let layout = try #require(await read(source).first)
    #expect(layout.coverage == .part)
    #expect(try own(layout).count == 2)
  }

  @Test func `build themselves when they are filled, with samples`() async throws {
    let source = """
      final class ActionsCell: UITableViewCell {
        private var row: UIView!
        func configure(with items: [Action]) {
          guard row == nil else { return }
          row = UIView()
          contentView.addSubview(row)
          row.snp.makeConstraints { $0.edges.equalToSuperview() }
        }
      }
      """
    let layout = try #require(await read(source).first)
    #expect(try own(layout).count == 4)
    #expect(layout.coverage == .part)
  }

  @Test func `count the blocks that events would run, whose layout is not told`() async throws {
    let layout = try await layout(
      """
      addSubview(title)
      title.snp.makeConstraints { $0.top.equalToSuperview() }
      """,
      around: """
        extension Card {
          @objc func tapped() { title.snp.updateConstraints { $0.top.equalToSuperview().offset(9) } }
        }
        """
    )
    #expect(layout.blocks.count == 2)
    #expect(try own(layout).map(\.constant) == [0])
  }

  @Test func `have rows that are not read only where their data source has some`() async throws {
    func list(_ count: String) async throws -> SourceLayout {
      let source = """
        final class List: UIViewController, UITableViewDataSource {
          let items = [1, 2, 3]
          override func viewDidLoad() {
            super.viewDidLoad()
            let table = UITableView()
            table.dataSource = self
            view.addSubview(table)
            table.snp.makeConstraints { $0.edges.equalToSuperview() }
          }
          func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { \(count) }
        }
        """
      return try #require(await read(source).first)
    }
    #expect(try await list("0").coverage == .whole)
    #expect(try await list("items.count").coverage == .part)
    #expect(try await list("model.count").contents.count == 1)
  }

  @Test func `are made by the initialiser of their own that builds them`() async throws {
    let source = """
      final class Card: UIView {
        let title = UILabel()
        convenience init(text: String) {
          self.init(frame: .zero)
          addSubview(title)
          title.snp.makeConstraints { $0.edges.equalToSuperview() }
        }
      }
      """
    let layout = try #require(await read(source).first)
    #expect(layout.coverage == .whole)
    #expect(try own(layout).count == 4)
  }

  @Test func `are filled where that makes their constraints anew`() async throws {
    let source = """
      final class Card: UICollectionViewCell {
        lazy var picture: UIView = {
          let view = UIView()
          addSubview(view)
          return view
        }()
        func config(model: UserModel) {
          picture.snp.remakeConstraints { $0.edges.equalTo(self) }
        }
      }
      """
    let layout = try #require(await read(source).first)
    #expect(try own(layout).count == 4)
  }

  @Test func `are told where a class and the one above it have a property of one name`()
    async throws
  {
    let source = """
      class Base: UIView { private let label = UILabel(); func build() { addSubview(label) } }
      final class Card: Base {
        private let label = UILabel()
        override init(frame: CGRect) { super.init(frame: frame); build(); addSubview(label) }
        required init?(coder: NSCoder) { nil }
      }
      """
    let card = try #require(await read(source).first { $0.className == "Card" })
    #expect(card.coverage == .part)
    #expect(card.reasons.map(\.message) == ["`label` is a property of Base and of Card"])
  }

  @Test func `end where a layout never settles, and say so`() async throws {
    let source = """
      final class Restless: UIView {
        override func layoutSubviews() {
          super.layoutSubviews()
          setNeedsLayout()
        }
      }
      """
    let restless = try #require(await read(source).first)
    #expect(restless.coverage == .part)
    #expect(restless.reasons.first?.message.hasPrefix("the layout does not settle") == true)
  }
}
