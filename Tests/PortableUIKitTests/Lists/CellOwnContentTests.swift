import Foundation
import Testing

@testable import PortableUIKit

@MainActor @Suite struct `Views on a cell beside its content view` {
  private func height(of cell: UITableViewCell) -> CGFloat {
    cell.systemLayoutSizeFitting(
      CGSize(width: 390, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func cell(_ constraints: (UITableViewCell, UIView) -> [NSLayoutConstraint])
    -> UITableViewCell
  {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(view)
    NSLayoutConstraint.activate(constraints(cell, view))
    return cell
  }

  /// The margins of a cell are no content of it: a row that nothing sizes is as high as the table's own.
  @Test func `give it no height where they are only centered`() {
    let cell = cell { cell, view in
      [
        view.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
        view.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -15),
        view.widthAnchor.constraint(equalToConstant: 51),
      ]
    }
    #expect(height(of: cell) == 0)
    #expect(cell.systemGuides.isEmpty)
  }

  @Test func `give it the height that they ask for from edge to edge`() {
    let cell = cell { cell, view in
      [
        view.topAnchor.constraint(equalTo: cell.topAnchor, constant: 5),
        view.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -5),
        view.heightAnchor.constraint(equalToConstant: 60),
      ]
    }
    #expect(height(of: cell) == 70)
  }

  @Test func `give it none by its margins`() {
    let cell = cell { cell, view in
      [
        view.topAnchor.constraint(equalTo: cell.layoutMarginsGuide.topAnchor),
        view.bottomAnchor.constraint(equalTo: cell.layoutMarginsGuide.bottomAnchor),
        view.heightAnchor.constraint(equalToConstant: 60),
      ]
    }
    #expect(height(of: cell) == 0)
  }
}
