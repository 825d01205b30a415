public import Foundation

/// A column of rows.
///
/// - Note: UIKit: rows are not placed here; cells can be made, filled and measured, one by one. A
///   class cannot be registered: without the Objective-C runtime nothing but `init(coder:)` can be
///   called on a class that is known only at run time.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  /// The look of a table.
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    case insetGrouped = 2
  }

  /// The line below rows.
  public enum SeparatorStyle: Int, Sendable {
    case none = 0
    case singleLine = 1
  }

  /// The height that the table finds itself.
  public static let automaticDimension: CGFloat = -1

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Creates a plain table.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Creates a table from an archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The look of the table.
  public let style: Style

  // MARK: - Configuring the Table

  /// Who says what the rows are.
  open weak var dataSource: (any UITableViewDataSource)?
  /// The height of rows in points.
  open var rowHeight = UITableView.automaticDimension
  /// The height that rows probably have, in points.
  open var estimatedRowHeight = UITableView.automaticDimension
  /// The height of section headers in points.
  open var sectionHeaderHeight = UITableView.automaticDimension
  /// The height of section footers in points.
  open var sectionFooterHeight = UITableView.automaticDimension
  /// The line below rows.
  open var separatorStyle = SeparatorStyle.singleLine
  /// The color of the line below rows.
  open var separatorColor: UIColor?
  /// Where lines begin and end, in points.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  /// The view behind the rows.
  open var backgroundView: UIView?

  /// The view above the rows.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, with: tableHeaderView) }
  }

  /// The view below the rows.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, with: tableFooterView) }
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
  }

  // MARK: - Getting Rows

  /// Asks for the rows anew.
  open func reloadData() {
    setNeedsLayout()
  }

  /// Returns the number of sections.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }

  /// Returns the number of rows of a section.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// Returns the cell of a row, made anew.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    dataSource?.tableView(self, cellForRowAt: indexPath)
  }
}

/// What says what the rows of a table are.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows of a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

  /// Returns the cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

  /// Returns the number of sections.
  func numberOfSections(in tableView: UITableView) -> Int
}

extension UITableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// What hears of a table.
@preconcurrency @MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Tells that a row was selected.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  /// Does nothing.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
