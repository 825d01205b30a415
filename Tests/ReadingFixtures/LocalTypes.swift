import UIKit

/// A card whose methods have types of their own.
public final class LocalTypesCard: UIView {
  /// The name of a type that a block has as well.
  struct Row {
    var height: CGFloat = 10
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    let first = addRows()
    addPadded(below: first)
  }

  public required init?(coder: NSCoder) { fatalError() }

  private func addRows() -> UIView {
    struct Row {
      enum Kind: CaseIterable {
        case title, note
        var height: CGFloat { self == .title ? Metrics.title : 24 }
      }
      enum Metrics { static let title: CGFloat = 44 }
      let kind: Kind
      @MainActor func make() -> UIView { pinned(kind.height) }
    }
    @MainActor func row(_ row: Row) -> UIView { row.make() }
    typealias Rows = [Row]
    let rows: Rows = Row.Kind.allCases.map { Row(kind: $0) }
    let stack = UIStackView(arrangedSubviews: rows.map { row($0) })
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: Self.Row().height),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    return stack
  }

  private func addPadded(below other: UIView) {
    final class PaddedView: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        translatesAutoresizingMaskIntoConstraints = false
      }
      required init?(coder: NSCoder) { fatalError() }
      override var intrinsicContentSize: CGSize { CGSize(width: 40, height: Row().height) }
    }
    let padded = PaddedView()
    addSubview(padded)
    NSLayoutConstraint.activate([
      padded.topAnchor.constraint(equalTo: other.bottomAnchor),
      padded.leadingAnchor.constraint(equalTo: leadingAnchor),
    ])
  }
}

/// A view of a fixed height, in points.
@MainActor
func pinned(_ height: CGFloat) -> UIView {
  let view = UIView()
  view.heightAnchor.constraint(equalToConstant: height).isActive = true
  return view
}
