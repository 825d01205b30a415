import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// What only the running app decides: who holds a controller, which text an initialiser gets, who calls a method.
@MainActor
@Suite(.serialized) struct `What only the running app has` {
  private func screen(_ loading: String) -> String {
    """
    import UIKit
    final class OfferScreen: UIViewController {
      let note = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        \(loading)
        view.addSubview(note)
        note.translatesAutoresizingMaskIntoConstraints = false
        note.topAnchor.constraint(equalTo: view.topAnchor, constant: 90).isActive = true
        note.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 12).isActive = true
      }
    }
    """
  }

  @Test(arguments: [
    "self.navigationController!.navigationBar.isTranslucent = false",
    "navigationController!.setNavigationBarHidden(true, animated: false)",
    "tabBarController!.tabBar.isHidden = true",
  ]) func `may be unwrapped`(_ statement: String) async throws {
    let layout = try #require(await read(screen(statement)).first)
    #expect(layout.coverage == .whole, "\(layout.reasons)")
    #expect(layout.snapshot?.constraints.contains { $0.constant == 90 } == true)
  }

  @Test(arguments: [
    "guard let navigationController = navigationController else { return }",
    "guard let bar = self.navigationController?.navigationBar else { return }",
    "guard let navigationController else { return }",
  ]) func `may be asked for before the views are placed`(_ statement: String) async throws {
    let layout = try #require(await read(screen(statement)).first)
    #expect(layout.snapshot?.constraints.contains { $0.constant == 90 } == true)
  }

  @Test(arguments: ["keyWindow!", "keyWindow!.frame"])
  func `has a window as large as the screen`(_ window: String) async throws {
    let size = window.hasSuffix("frame") ? "width" : "bounds.width"
    let layout = try #require(
      await read(
        screen(
          "note.widthAnchor.constraint(equalToConstant: UIApplication.shared.\(window).\(size) - 40).isActive = true"
        )
      ).first
    )
    #expect(layout.coverage == .whole, "\(layout.reasons)")
    #expect(layout.snapshot?.constraints.contains { $0.constant == 353 } == true)
  }

  @Test func `is no nil where the source has another thing of the name`() async throws {
    let layout = try #require(
      await read(screen("let parent: UIView? = nil\n_ = parent!.tag")).first
    )
    #expect(layout.coverage == .part)
  }

  @Test func `may be the frame that a view begins with`() async throws {
    let layout = try #require(
      await read(
        """
        import UIKit
        final class Banner: UIView {
          let note = UILabel()
          init() {
            super.init(frame: appBounds)
            addSubview(note)
            note.translatesAutoresizingMaskIntoConstraints = false
            note.topAnchor.constraint(equalTo: topAnchor, constant: 90).isActive = true
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        """
      ).first
    )
    #expect(layout.coverage == .whole, "\(layout.reasons)")
    #expect(layout.snapshot?.constraints.contains { $0.constant == 90 } == true)
    #expect(layout.contents.contains { $0.message.contains("appBounds") })
  }

  private let cell = """
    import UIKit
    final class FieldCell: UITableViewCell {
      let field = UITextField()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(field)
        field.translatesAutoresizingMaskIntoConstraints = false
        field.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
        if reuseIdentifier == "name" || reuseIdentifier == "mail" {
          field.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 21).isActive = true
        } else if reuseIdentifier == "password" {
          field.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 34).isActive = true
        }
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """

  @Test func `may be a text that an initialiser decides by`() async throws {
    let reader = await SourceReader([("Test.swift", cell)])
    let layout = try #require(
      reader.layoutsWithVariants().first
    )
    #expect(layout.coverage == .part)
    #expect(layout.snapshot?.constraints.contains { $0.constant == 21 } == true)
    #expect(
      layout.variants.contains { variant in
        variant.snapshot?.constraints.contains { $0.constant == 34 } == true
      }
    )
    #expect(try await check(cell).isEmpty)
  }

  @Test func `may call a method that builds the view, whatever its name`() async throws {
    let layout = try #require(
      await read(
        """
        import UIKit
        final class MapCell: UITableViewCell {
          private var map: UIView!
          func cellWillAppear() {
            guard map == nil else { return }
            map = UIView()
            contentView.addSubview(map)
            map.translatesAutoresizingMaskIntoConstraints = false
            map.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 34).isActive = true
          }
        }
        """
      ).first
    )
    #expect(layout.coverage == .part)
    #expect(layout.snapshot?.constraints.contains { $0.constant == 34 } == true)
  }

  @Test(arguments: [
    "private func show()", "@objc func show(_ sender: UIControl)", "func show(_ views: [UIView])",
    "func slider(_ slider: UISlider, movedTo value: Float)",
  ]) func `is no method of an event, or of the class itself`(_ method: String) async throws {
    let layout = try #require(
      await read(
        """
        import UIKit
        final class Badge: UIView {
          let dot = UIView()
          \(method) {
            addSubview(dot)
            dot.topAnchor.constraint(equalTo: topAnchor, constant: 34).isActive = true
          }
        }
        """
      ).first
    )
    #expect(layout.coverage == .whole)
    #expect(layout.snapshot?.constraints.contains { $0.constant == 34 } == false)
  }

  private func masked(_ helper: String) -> String {
    """
    import UIKit
    final class Card: UIView {
      let title = UILabel(), note = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(title)
        addSubview(note)
        \(helper)
        note.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
          note.leadingAnchor.constraint(equalTo: title.leadingAnchor, constant: 16),
          note.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 40),
        ])
      }
      required init?(coder: NSCoder) { fatalError() }
    }
    """
  }

  @Test func `may turn off the mask of a view, which no conflict hangs on then`() async throws {
    let certain = try await check(masked("title.text = nil")).filter { $0.rule == .conflict }
    #expect(certain.count == 1)
    for helper in ["Placing.place(title)", "title.place(at: 3)"] {
      let found = try await check(masked(helper)).filter { $0.rule == .conflict }
      #expect(found.isEmpty, "\(helper)")
    }
  }

  @Test func `leaves the view of a controller to UIKit, whoever has had it`() async throws {
    let found = try await check(
      screen(
        """
        Watch.check(view)
        note.widthAnchor.constraint(equalToConstant: 343).isActive = true
        note.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        """
      ).replacing("view.addSubview(note)", with: "")
        .replacing("super.viewDidLoad()", with: "super.viewDidLoad()\nview.addSubview(note)")
    )
    #expect(found.filter { $0.rule == .conflict }.count == 1)
  }
}
