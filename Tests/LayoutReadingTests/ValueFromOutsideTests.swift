import PlumbDiagnosis
import Testing

@testable import LayoutReading

/// What a check tells of classes that other code, or a class that is not known, makes complete.
@MainActor
@Suite(.serialized) struct `What other code decides on` {
  private func details(_ property: String) -> String {
    """
    import UIKit
    struct Student { let name: String }
    final class Details: UIViewController {
      \(property)
      private let name = UILabel()
      override func viewDidLoad() {
        super.viewDidLoad()
        if let student {
          name.text = student.name
          view.addSubview(name)
        }
        name.snp.makeConstraints { make in
          make.top.equalTo(view.layoutMarginsGuide.snp.top)
          make.left.equalToSuperview().offset(20)
        }
      }
    }
    """
  }

  /// Whoever shows the controller sets the student first.
  @Test func `is no reason to stop where a value is set before`() async throws {
    let findings = try await check(details("var student: Student?"))
    #expect(!findings.contains { $0.rule == .stopsInCode })
  }

  @Test func `is a reason to stop where nothing can set it`() async throws {
    let findings = try await check(details("private var student: Student?"))
    #expect(findings.contains { $0.rule == .stopsInCode })
  }

  private func header(_ superclass: String) -> String {
    """
    import UIKit
    final class Contents: \(superclass) {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
        label.snp.makeConstraints { $0.edges.equalToSuperview() }
      }
      required init?(coder: NSCoder) { nil }
    }
    final class Header: UITableViewHeaderFooterView {
      private let contents = Contents()
      override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        contentView.addSubview(contents)
        NSLayoutConstraint.activate([
          contents.topAnchor.constraint(equalTo: contentView.topAnchor),
          contents.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
          contents.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
          contents.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    """
  }

  /// A base class often turns the mask off.
  @Test(arguments: ["UIView", "BaseView"])
  func `is the mask of a view whose superclass is not known`(_ superclass: String) async throws {
    let conflicts = try await check(header(superclass)).filter { $0.rule == .conflict }
    #expect(conflicts.isEmpty == (superclass == "BaseView"))
  }

  /// A constraint between places has a multiplier that is not zero.
  @Test func `is a multiplier that is not known`() async throws {
    let source = """
      import UIKit
      final class Page: UIView {
        let title = UILabel(), picture = UIImageView()
        override init(frame: CGRect) {
          super.init(frame: frame)
          title.translatesAutoresizingMaskIntoConstraints = false
          addSubview(title)
          addSubview(picture)
          addConstraint(NSLayoutConstraint(
            item: title, attribute: .top, relatedBy: .equal, toItem: picture, attribute: .bottom,
            multiplier: Style.current.ratio, constant: 8))
        }
        required init?(coder: NSCoder) { nil }
      }
      """
    #expect(try await !check(source).contains { $0.rule == .stopsInCode })
  }
}
