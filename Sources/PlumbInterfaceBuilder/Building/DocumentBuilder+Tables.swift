import LayoutEngine
import PortableUIKit

/// The parts of tables that are not cells: what stands above and below the rows, and the titles of sections.
extension DocumentBuilder {
  /// Where a hierarchy stands in the view that shows it, or in its cell: where it was saved, but a table's
  /// footer never before the end of the rows.
  func origin(of pending: PendingRoot) -> InterfacePoint {
    guard pending.host != nil, let frame = pending.element.savedFrame else {
      return InterfacePoint(x: 0, y: 0)
    }
    var origin = InterfacePoint(x: frame.x, y: frame.y)
    if pending.element.key == "tableFooterView", let table = pending.element.parent {
      origin.y = max(origin.y, TableSections(of: table).end)
    }
    return origin
  }

  /// Gives a table the headers and footers that it makes of the titles of its sections.
  func addSectionTitles(of element: InterfaceElement, to view: UIView) {
    guard let table = view as? UITableView, !options.isForApp else { return }
    let style: UITableView.Style =
      switch element["style"] {
      case "grouped": .grouped
      case "insetGrouped": .insetGrouped
      default: .plain
      }
    for part in TableSections(of: element).titles {
      let title = TitleHeaderFooterView(part.title, isFooter: part.isFooter, style: style)
      title.frame = CGRect(part.frame)
      title.textCanvas = textCanvas
      table.addSubview(title)
    }
  }
}

/// Where the sections of a table begin and end, told from the saved frames of its rows.
struct TableSections {
  /// A header or footer that is made of a title.
  struct Title {
    var title: String
    var isFooter: Bool
    var frame: LayoutRect
  }

  /// The headers and footers, from top to bottom.
  private(set) var titles: [Title] = []
  /// Where the last section ends, in points.
  private(set) var end = 0.0

  private let isPlain: Bool

  /// Reads the sections of a table, or the prototypes that it shows where it has none.
  init(of table: InterfaceElement) {
    isPlain = table["style"] == nil || table["style"] == "plain"
    let width = table.savedFrame?.width ?? 0
    let header = table.children.first { $0.key == "tableHeaderView" }?.savedFrame
    end = header.map { $0.y + $0.height } ?? 0
    let sections = table.child("sections")?.children ?? []
    for section in sections {
      add(section, isFirst: section == sections.first, in: table, width: width)
    }
    for prototype in table.child("prototypes")?.children ?? [] {
      if let frame = prototype.savedFrame { end = max(end, frame.y + frame.height) }
    }
  }

  private mutating func add(
    _ section: InterfaceElement,
    isFirst: Bool,
    in table: InterfaceElement,
    width: Double
  ) {
    let rows = (section.child("cells")?.children ?? []).compactMap(\.savedFrame)
    let header = section["headerTitle"] ?? section.stringText(key: "headerTitle")
    let footer = section["footerTitle"] ?? section.stringText(key: "footerTitle")
    let top = rows.map(\.y).min() ?? end + height(ofHeader: header, isFirst: isFirst, in: table)
    if let header {
      let frame = LayoutRect(x: 0, y: end, width: width, height: max(0, top - end))
      titles.append(Title(title: header, isFooter: false, frame: frame))
    }
    end = max(top, rows.map { $0.y + $0.height }.max() ?? top)
    let height = height(ofFooter: footer, in: table)
    if let footer {
      let frame = LayoutRect(x: 0, y: end, width: width, height: height)
      titles.append(Title(title: footer, isFooter: true, frame: frame))
    }
    end += height
  }

  /// Source: saved frames, as in `UITableView`: 28 points in a plain table; in a grouped one 38 with a title
  /// and 17.5 more above the first.
  private func height(
    ofHeader title: String?,
    isFirst: Bool,
    in table: InterfaceElement
  ) -> Double {
    if isPlain { return title == nil ? 0 : 28 }
    let stated = table.number("sectionHeaderHeight").flatMap { $0 > 0 ? $0 : nil }
    return (title == nil ? stated ?? 18 : 38) + (isFirst ? 17.5 : 0)
  }

  private func height(ofFooter title: String?, in table: InterfaceElement) -> Double {
    if isPlain { return title == nil ? 0 : 28 }
    let stated = table.number("sectionFooterHeight").flatMap { $0 > 0 ? $0 : nil }
    return title == nil ? stated ?? 18 : 38
  }
}
