import Foundation
import PortableUIKit

/// A cell whose content asks for a height.
final class SizedCell: UITableViewCell {
  let content = UIView()
  private var height: NSLayoutConstraint?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    content.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(content)
    let height = content.heightAnchor.constraint(equalToConstant: 0)
    self.height = height
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: contentView.topAnchor),
      content.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      height,
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Sets what the content asks for, in points.
  func ask(for points: CGFloat) { height?.constant = points }
}

/// A cell whose content, of 120 × 50 points, is beside its content view.
final class BubbleCell: UITableViewCell {
  let bubble = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    bubble.translatesAutoresizingMaskIntoConstraints = false
    addSubview(bubble)
    NSLayoutConstraint.activate([
      bubble.topAnchor.constraint(equalTo: topAnchor, constant: 16),
      bubble.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -32),
      bubble.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      bubble.widthAnchor.constraint(equalToConstant: 120),
      bubble.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// The rows of a table, with the heights that their contents ask for.
@MainActor
final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var heights: [[CGFloat]]
  var made = 0
  var asked: [IndexPath] = []
  var headerTitles: [String?] = []
  var headerViews: [UIView?] = []

  init(_ heights: [[CGFloat]]) { self.heights = heights }

  func numberOfSections(in tableView: UITableView) -> Int { heights.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    heights[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    (cell as? SizedCell)?.ask(for: heights[indexPath.section][indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headerTitles.indices.contains(section) ? headerTitles[section] : nil
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    headerViews.indices.contains(section) ? headerViews[section] : nil
  }
}

/// A table of 320 × 480 points that shows `rows`.
@MainActor
func table(_ rows: Rows, _ style: UITableView.Style = .plain) -> UITableView {
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
  table.register(SizedCell.self, forCellReuseIdentifier: "cell")
  table.dataSource = rows
  table.delegate = rows
  return table
}
