import Foundation
import PortableUIKit

/// Tables and collections of a program that runs: their prototypes, static rows, headers and footers.
extension DocumentBuilder {
  func apply(_ element: InterfaceElement, toCell cell: UITableViewCell) throws(DocumentError) {
    if let identifier = element["reuseIdentifier"] { cell.reuseIdentifier = identifier }
    if let type = Self.accessories[element["accessoryType"] ?? ""] { cell.accessoryType = type }
    switch element["selectionStyle"] {
    case "none": cell.selectionStyle = .none
    case "blue": cell.selectionStyle = .blue
    case "gray": cell.selectionStyle = .gray
    default: break
    }
    cell.indentationLevel = element.number("indentationLevel").map { Int($0) } ?? 0
    if let width = element.number("indentationWidth") { cell.indentationWidth = CGFloat(width) }
    if let inset = element.child("inset", key: "separatorInset") {
      cell.separatorInset = inset.edgeInsets
    }
    cell.accessoryView = madeView(element.child(key: "accessoryView"))
    if let view = madeView(element.child(key: "backgroundView")) { cell.backgroundView = view }
    if let view = madeView(element.child(key: "selectedBackgroundView")) {
      cell.selectedBackgroundView = view
    }
  }

  private static let accessories: [String: UITableViewCell.AccessoryType] = [
    "disclosureIndicator": .disclosureIndicator,
    "detailDisclosureButton": .detailDisclosureButton,
    "checkmark": .checkmark, "detailButton": .detailButton,
  ]

  // MARK: - Tables

  func apply(_ element: InterfaceElement, toTable table: UITableView) throws(DocumentError) {
    if let height = element.number("rowHeight") { table.rowHeight = CGFloat(height) }
    if let height = element.number("estimatedRowHeight"), height >= 0 {
      table.estimatedRowHeight = CGFloat(height)
    }
    applyEnds(element, to: table)
    switch element["separatorStyle"] {
    case "none": table.separatorStyle = .none
    default: table.separatorStyle = .singleLine
    }
    if let inset = element.child("inset", key: "separatorInset") {
      table.separatorInset = inset.edgeInsets
    }
    if element["allowsSelection"] == "NO" { table.allowsSelection = false }
    if element.flag("allowsMultipleSelection") { table.allowsMultipleSelection = true }
    if let view = madeView(element.child(key: "tableHeaderView")) { table.tableHeaderView = view }
    if let view = madeView(element.child(key: "tableFooterView")) { table.tableFooterView = view }
    if let view = madeView(element.child(key: "backgroundView")) { table.backgroundView = view }
    for prototype in element.child("prototypes")?.children ?? [] {
      guard let identifier = prototype["reuseIdentifier"], let nib = options.nib else { continue }
      table.registerPrototype(forCellReuseIdentifier: identifier, nib.maker(of: prototype))
    }
    guard let sections = element.child("sections")?.children else { return }
    var rows: [StaticTableSection] = []
    for section in sections { rows.append(try staticSection(section)) }
    table.staticSections = rows
  }

  /// Sets the heights of headers and footers that differ from those that Interface Builder writes into every document: 28
  /// points in plain tables, 18 in others.
  private func applyEnds(_ element: InterfaceElement, to table: UITableView) {
    let usual: Double = table.style == .plain ? 28 : 18
    if let height = element.number("sectionHeaderHeight"), height >= 0, height != usual {
      table.sectionHeaderHeight = CGFloat(height)
    }
    if let height = element.number("sectionFooterHeight"), height >= 0, height != usual {
      table.sectionFooterHeight = CGFloat(height)
    }
  }

  private func staticSection(
    _ section: InterfaceElement
  ) throws(DocumentError) -> StaticTableSection {
    var rows: [StaticTableSection.Row] = []
    for cell in section.child("cells")?.children ?? [] {
      guard let view = try makeView(cell) as? UITableViewCell else { continue }
      let height = cell.number("rowHeight").flatMap { $0 > 0 ? CGFloat($0) : nil }
      rows.append(StaticTableSection.Row(cell: view, height: height))
    }
    return StaticTableSection(
      headerTitle: section["headerTitle"] ?? section.stringText(key: "headerTitle"),
      footerTitle: section["footerTitle"] ?? section.stringText(key: "footerTitle"),
      rows: rows
    )
  }

  // MARK: - Collections

  func apply(
    _ element: InterfaceElement,
    toCollection collection: UICollectionView
  ) throws(DocumentError) {
    guard let nib = options.nib else { return }
    if let view = madeView(element.child(key: "backgroundView")) {
      collection.backgroundView = view
    }
    for prototype in element.child("cells")?.children ?? [] {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      collection.registerPrototype(
        forCellWithReuseIdentifier: identifier,
        nib.maker(of: prototype)
      )
    }
    let ends = [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ]
    for (key, kind) in ends {
      guard let view = element.child(key: key), let identifier = view["reuseIdentifier"] else {
        continue
      }
      collection.registerPrototype(
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: identifier,
        nib.maker(of: view)
      )
    }
  }
}

extension NibInstance {
  /// Returns what makes a view of a prototype, as often as a list asks for one.
  func maker(of prototype: InterfaceElement) -> () -> UIView? {
    let source = source
    return { [weak scene] in
      DocumentLoader.reading(otherwise: nil) {
        let external = scene?.ownObjects ?? [:]
        let nib = NibInstance(source, scene: scene, external: external)
        let view = try nib.makeView(prototype)
        try nib.finish()
        return view
      }
    }
  }

  /// Makes the layout of a collection.
  func layout(of element: InterfaceElement) -> UICollectionViewLayout {
    guard let described = element.child(key: "collectionViewLayout") else {
      return UICollectionViewFlowLayout()
    }
    let type = source.classes.find(described) as? UICollectionViewLayout.Type
    let layout = type?.init(coder: DocumentCoder(DocumentValues()) { _ in })
    let result = layout ?? UICollectionViewFlowLayout()
    if let flow = result as? UICollectionViewFlowLayout { fill(flow, described) }
    register(result, described)
    return result
  }

  private func fill(_ flow: UICollectionViewFlowLayout, _ element: InterfaceElement) {
    flow.scrollDirection = element["scrollDirection"] == "horizontal" ? .horizontal : .vertical
    flow.minimumLineSpacing = element.number("minimumLineSpacing").map { CGFloat($0) } ?? 10
    flow.minimumInteritemSpacing =
      element.number("minimumInteritemSpacing").map { CGFloat($0) } ?? 10
    if let size = element.size("itemSize") { flow.itemSize = size }
    if element["automaticEstimatedItemSize"] == "YES" {
      flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    } else if let size = element.size("estimatedItemSize") {
      flow.estimatedItemSize = size
    }
    if let size = element.size("headerReferenceSize") { flow.headerReferenceSize = size }
    if let size = element.size("footerReferenceSize") { flow.footerReferenceSize = size }
    if let inset = element.child("inset", key: "sectionInset") {
      flow.sectionInset = inset.edgeInsets
    }
  }
}

extension InterfaceElement {
  /// A size that a child of a key has.
  fileprivate func size(_ key: String) -> CGSize? {
    child("size", key: key).map {
      CGSize(width: $0.length("width"), height: $0.length("height"))
    }
  }

  /// The look of a table.
  var tableStyle: UITableView.Style {
    switch self["style"] {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }

  /// Which labels a cell has.
  var cellStyle: UITableViewCell.CellStyle {
    switch self["style"] {
    case "IBUITableViewCellStyleSubtitle": .subtitle
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    default: .default
    }
  }
}
