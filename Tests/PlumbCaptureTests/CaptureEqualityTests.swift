import Foundation
import LayoutEngine
import Plumb
import PlumbCapture
import PlumbInterfaceBuilder
import PortableUIKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite struct `A capture through public members` {
  private func root() -> UIView { UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }

  @Test func `equals the own one for texts`() throws {
    let root = root()
    root.directionalLayoutMargins = .init(top: 10, leading: 12, bottom: 14, trailing: 16)
    let title = UILabel()
    title.text = "Two tickets are waiting for you at the counter of the theatre"
    title.numberOfLines = 0
    let badge = UILabel()
    badge.text = "New"
    badge.font = .preferredFont(forTextStyle: .caption1)
    badge.adjustsFontSizeToFitWidth = true
    badge.minimumScaleFactor = 0.5
    let field = UITextField()
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    let note = UITextView()
    note.text = "A note\nof two lines"
    note.isScrollEnabled = false
    let button = UIButton(type: .system)
    button.setTitle("Show", for: .normal)
    let filled = UIButton(configuration: .filled())
    filled.configuration?.title = "Pay"
    var last: UIView?
    for view in [title, badge, field, note, button, filled] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
        view.trailingAnchor.constraint(lessThanOrEqualTo: root.layoutMarginsGuide.trailingAnchor),
        view.topAnchor.constraint(
          equalTo: last?.bottomAnchor ?? root.safeAreaLayoutGuide.topAnchor,
          constant: 8
        ),
      ])
      last = view
    }
    badge.firstBaselineAnchor.constraint(equalTo: title.lastBaselineAnchor).isActive = true
    try expectEqualCaptures(of: root)
  }

  @Test func `equals the own one for stacks`() throws {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      for distribution in [
        UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
        .equalCentering,
      ] {
        for alignment in [
          UIStackView.Alignment.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline,
        ] {
          let root = root()
          let views = ["One", "Two", "Three"].map { text in
            let label = UILabel()
            label.text = text
            return label
          }
          views[1].isHidden = distribution == .fill
          let stack = UIStackView(arrangedSubviews: views)
          stack.axis = axis
          stack.distribution = distribution
          stack.alignment = alignment
          stack.isLayoutMarginsRelativeArrangement = alignment == .center
          stack.translatesAutoresizingMaskIntoConstraints = false
          root.addSubview(stack)
          stack.snp.makeConstraints { $0.edges.equalToSuperview().inset(10) }
          try expectEqualCaptures(of: root, "\(axis) \(distribution) \(alignment)")
        }
      }
    }
  }

  @Test func `equals the own one for scroll views and their guides`() throws {
    let root = root()
    let scroll = UIScrollView()
    let content = UIView()
    let pinned = UIView()
    for view in [scroll, content, pinned] { view.translatesAutoresizingMaskIntoConstraints = false }
    root.addSubview(scroll)
    scroll.addSubview(content)
    scroll.addSubview(pinned)
    scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
    content.snp.makeConstraints { make in
      make.edges.equalToSuperview()
      make.width.equalToSuperview()
      make.height.equalTo(900)
    }
    NSLayoutConstraint.activate([
      pinned.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor),
      pinned.leadingAnchor.constraint(equalTo: scroll.frameLayoutGuide.leadingAnchor),
      pinned.widthAnchor.constraint(equalToConstant: 20),
      pinned.heightAnchor.constraint(equalToConstant: 20),
    ])
    scroll.contentOffset.y = 40
    try expectEqualCaptures(of: root)
  }

  /// What is in a list does not decide how long the list is.
  @Test(arguments: [true, false])
  func `knows that a list sizes its content itself`(_ isTable: Bool) throws {
    let root = root()
    let list =
      isTable
      ? UITableView()
      : UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    let label = UILabel()
    for view in [list, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    label.text = "No results"
    root.addSubview(list)
    list.addSubview(label)
    list.snp.makeConstraints { $0.edges.equalToSuperview() }
    label.snp.makeConstraints { $0.edges.equalToSuperview() }
    let snapshots = [root.layoutSnapshot(includesLook: false), LayoutSnapshot(of: root)]
    for snapshot in snapshots {
      let contents = snapshot.items.filter { $0.kind == .content }
      #expect(contents.map(\.hasUnknownContent) == [true])
    }
  }

  @Test func `equals the own one for contents by their guide, readable widths and keyboards`()
    throws
  {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 700))
    let scroll = UIScrollView()
    let content = UIView()
    let text = UIView()
    let bar = UIView()
    for view in [scroll, content, text, bar] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    root.addSubview(scroll)
    scroll.addSubview(content)
    root.addSubview(text)
    root.addSubview(bar)
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: root.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1200),
      text.leadingAnchor.constraint(equalTo: root.readableContentGuide.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: root.readableContentGuide.trailingAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor),
      text.heightAnchor.constraint(equalToConstant: 30),
      bar.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 30),
      bar.heightAnchor.constraint(equalToConstant: 30),
      bar.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
    ])
    try expectEqualCaptures(of: root)
  }

  @Test func `equals the own one for masks, transforms and both directions`() throws {
    let masks: [UIView.AutoresizingMask] = [
      [], [.flexibleWidth], [.flexibleWidth, .flexibleHeight], [.flexibleLeftMargin],
      [.flexibleLeftMargin, .flexibleRightMargin], [.flexibleTopMargin, .flexibleHeight],
    ]
    for mask in masks {
      for isMirrored in [false, true] {
        let root = root()
        root.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        let view = UIView(frame: CGRect(x: 20, y: 30, width: 100, height: 60))
        view.autoresizingMask = mask
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        inner.transform = CGAffineTransform(rotationAngle: 0.3)
        root.addSubview(view)
        view.addSubview(inner)
        inner.snp.makeConstraints { make in
          make.leading.top.equalToSuperview().inset(5)
          make.width.height.equalTo(20)
        }
        root.layoutIfNeeded()
        root.frame.size = CGSize(width: 400, height: 300)
        try expectEqualCaptures(of: root, "\(mask)")
      }
    }
  }

  @Test func `equals the own one for the screens of a navigation controller and a table`() throws {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        let label = UILabel()
        label.text = "Row \(indexPath.row)"
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        label.snp.makeConstraints { $0.edges.equalTo(cell.contentView).inset(12) }
        return cell
      }
    }
    let rows = Rows()
    let controller = UITableViewController(style: .plain)
    controller.title = "Rows"
    controller.tableView.dataSource = rows
    controller.tableView.rowHeight = UITableView.automaticDimension
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.isHidden = false
    window.layoutIfNeeded()
    try expectEqualCaptures(of: window)
  }

  @Test func `leaves the views as they are`() throws {
    let root = root()
    let label = UILabel()
    label.text = "Hello"
    root.addSubview(label)
    root.layoutIfNeeded()
    let before = root.layoutSnapshot(includesLook: false)
    _ = LayoutSnapshot(of: root)
    #expect(root.layoutSnapshot(includesLook: false) == before)
  }

  @Test func `leaves the app as JSON that the tool reads`() throws {
    let root = root()
    let snapshot = LayoutSnapshot(of: root)
    let read = try JSONDecoder().decode(LayoutSnapshot.self, from: Data(try snapshot.json.utf8))
    #expect(read == snapshot)
  }

  @Test func `tells the line of a constraint of the DSL`() {
    let root = root()
    let view = UIView()
    root.addSubview(view)
    view.snp.makeConstraints { $0.edges.equalToSuperview() }
    let lines = LayoutSnapshot(of: root).constraints.compactMap(\.origin)
    #expect(lines.count == 4)
    #expect(lines.first?.file == "PlumbCaptureTests/CaptureEqualityTests.swift")
  }
}

@MainActor
@Suite(.enabled(if: Documents.folder != nil, "set PLUMB_CORPUS to a folder of documents"))
struct `Captures of real documents` {
  /// What a document alone tells a view, and no live one shows: sizes of the canvas, and the order of ties.
  @Test func `equal the own ones, but for what only a document tells`() throws {
    var views = 0
    var same = 0
    var scenes = 0
    var kinds: [String: Int] = [:]
    for file in try Documents.files() {
      guard let document = try? InterfaceDocument(contentsOf: file),
        let hierarchies = try? document.hierarchies()
      else { continue }
      for hierarchy in hierarchies {
        hierarchy.view.logsLayoutConflicts = false
        // The scale of the canvas is one that no public member tells, but for this one.
        hierarchy.view.traitOverrides.displayScale = hierarchy.view.layoutScaleOverride ?? 2
        let own = hierarchy.view.layoutSnapshot(includesLook: false)
        let captured = LayoutSnapshot(of: hierarchy.view, includesLook: false)
        let differences = CaptureComparison(own: own, captured: captured).differences
        scenes += 1
        views += own.items.count { $0.kind == .view }
        if differences.isEmpty { same += 1 }
        for line in differences {
          let words = line.split(separator: ":").dropFirst().first.map(String.init) ?? line
          let kind = words.split(separator: " ").prefix(2).joined(separator: " ")
          kinds[kind, default: 0] += 1
          if kinds[kind] == 1 { print(file.lastPathComponent, line) }
        }
      }
    }
    let share = Double(same) / Double(max(1, scenes))
    print("\(same) of \(scenes) scenes with \(views) views are captured alike; \(kinds)")
    #expect(share > 0.9)
  }
}

private enum Documents {
  static let folder = ProcessInfo.processInfo.environment["PLUMB_CORPUS"]

  static func files() throws -> [URL] {
    let folder = URL(fileURLWithPath: try #require(folder))
    return try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { ["xib", "storyboard"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
  }
}
