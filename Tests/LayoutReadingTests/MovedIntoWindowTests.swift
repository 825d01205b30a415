import LayoutEngine
import PlumbDiagnosis
import Testing

@testable import LayoutReading

@MainActor
@Suite(.serialized) struct `A view that lays itself out when it is shown` {
  private func source(_ method: String, _ guarded: String, _ more: String = "") -> String {
    """
    import UIKit
    final class Banner: UIView {
      private let title = UILabel()
      override func \(method) {
        guard \(guarded) != nil else { return title.removeFromSuperview() }
        \(more)
        title.translatesAutoresizingMaskIntoConstraints = false
        addSubview(title)
        NSLayoutConstraint.activate([
          title.topAnchor.constraint(equalTo: topAnchor),
          title.bottomAnchor.constraint(equalTo: bottomAnchor),
          title.leadingAnchor.constraint(equalTo: leadingAnchor),
        ])
      }
    }
    """
  }

  @Test(arguments: [
    ("didMoveToSuperview()", "superview"), ("didMoveToWindow()", "window"),
    ("willMove(toSuperview newSuperview: UIView?)", "newSuperview"),
    ("willMove(toWindow newWindow: UIWindow?)", "newWindow"),
  ])
  func `is read with what it adds then`(_ method: String, _ guarded: String) async throws {
    let layout = try #require(await read(source(method, guarded)).first)
    #expect(layout.coverage == .whole)
    #expect(layout.snapshot?.constraints.count { $0.source == .app } == 3)
    #expect(layout.sourceFindings.isEmpty)
  }

  @Test(arguments: ["draw(_ rect: CGRect)", "tintColorDidChange()"])
  func `is read in part where that comes later`(_ method: String) async throws {
    let layout = try #require(await read(source(method, "window")).first)
    #expect(layout.coverage == .part)
    #expect(layout.reasons.first?.message.hasSuffix("which makes constraints, is not run") == true)
  }

  @Test func `leaves out what ties it to its superview`() async throws {
    let pins = """
      translatesAutoresizingMaskIntoConstraints = false
      leadingAnchor.constraint(equalTo: superview!.leadingAnchor, constant: 10).isActive = true
      widthAnchor.constraint(equalToConstant: 200).isActive = true
      """
    let layout = try #require(
      await read(source("didMoveToSuperview()", "superview", pins)).first
    )
    #expect(layout.coverage == .whole)
    #expect(layout.snapshot?.constraints.count { $0.source == .app } == 4)
    #expect(try await check(source("didMoveToSuperview()", "superview", pins)).isEmpty)
  }

  @Test func `says that what only a document runs is not run where the code builds the view`()
    async throws
  {
    let layout = try #require(
      await read(
        """
        import UIKit
        final class Row: UITableViewCell {
          let name = UILabel()
          override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(name)
          }
          required init?(coder: NSCoder) { super.init(coder: coder) }
          override func awakeFromNib() {
            super.awakeFromNib()
            name.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(name)
            name.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
          }
        }
        """
      ).first
    )
    #expect(layout.coverage == .part)
    #expect(
      layout.reasons.first?.message == "`awakeFromNib()`, which makes constraints, is not run"
    )
  }
}
