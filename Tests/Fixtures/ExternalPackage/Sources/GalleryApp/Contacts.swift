// swift-format-ignore-file
// A table with an index, editing, rows that open, prefetching and headers that stay in sight.
import UIKit

struct Contact: Hashable { var name: String; var note: String? = nil }

struct ContactContentConfiguration: UIContentConfiguration, Hashable {
  var name = ""
  var note: String?
  var nameColor: UIColor = .label

  func makeContentView() -> UIView & UIContentView { ContactContentView(configuration: self) }

  func updated(for state: UIConfigurationState) -> Self {
    guard let state = state as? UICellConfigurationState else { return self }
    var updated = self
    updated.nameColor = state.isSelected || state.isHighlighted ? .white : .label
    if state.isEditing { updated.note = nil }
    return updated
  }
}

final class ContactContentView: UIView, UIContentView {
  private let nameLabel = UILabel(), noteLabel = UILabel()
  private let stack = UIStackView()
  private var applied: ContactContentConfiguration?

  var configuration: UIContentConfiguration {
    didSet { apply() }
  }

  init(configuration: ContactContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    nameLabel.font = .systemFont(ofSize: 17)
    noteLabel.font = .preferredFont(forTextStyle: .footnote)
    noteLabel.numberOfLines = 0
    stack.addArrangedSubview(nameLabel)
    stack.addArrangedSubview(noteLabel)
    addSubview(stack)
    preservesSuperviewLayoutMargins = true
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      nameLabel.heightAnchor.constraint(equalToConstant: 24),
    ])
    apply()
  }

  required init?(coder: NSCoder) { fatalError() }

  func supports(_ configuration: UIContentConfiguration) -> Bool { configuration is ContactContentConfiguration }

  private func apply() {
    guard let configuration = configuration as? ContactContentConfiguration, configuration != applied else { return }
    applied = configuration
    nameLabel.text = configuration.name
    nameLabel.textColor = configuration.nameColor
    noteLabel.text = configuration.note
    noteLabel.isHidden = configuration.note == nil
  }
}

final class ContactsHeaderView: UITableViewHeaderFooterView {
  let letterLabel = UILabel()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    letterLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(letterLabel)
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = .systemGray6
    background.visualEffect = UIBlurEffect(style: .prominent)
    backgroundConfiguration = background
    NSLayoutConstraint.activate([
      letterLabel.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      letterLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class ContactsViewController: UITableViewController, UITableViewDataSourcePrefetching {
  var sections: [(letter: String, contacts: [Contact])] = []
  private var expanded: Set<IndexPath> = []
  private let collation = UILocalizedIndexedCollation.current()
  private(set) var prefetched: [IndexPath] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = editButtonItem
    clearsSelectionOnViewWillAppear = false
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "contact")
    tableView.register(ContactsHeaderView.self, forHeaderFooterViewReuseIdentifier: "letter")
    tableView.prefetchDataSource = self
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 44
    tableView.sectionHeaderTopPadding = 0
    tableView.sectionIndexColor = .tintColor
    tableView.sectionIndexBackgroundColor = .clear
    tableView.sectionIndexTrackingBackgroundColor = .systemFill
    tableView.sectionIndexMinimumDisplayRowCount = 1
    tableView.separatorInset = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 0)
    tableView.separatorEffect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .regular), style: .separator)
    tableView.cellLayoutMarginsFollowReadableWidth = true
    tableView.selectionFollowsFocus = false
    tableView.allowsMultipleSelectionDuringEditing = true
    tableView.remembersLastFocusedIndexPath = true
    tableView.keyboardDismissMode = .interactiveWithAccessory
    tableView.refreshControl = makeRefreshControl()
    tableView.dragInteractionEnabled = true
    tableView.dragDelegate = self
    tableView.dropDelegate = self
    sections = [("A", [Contact(name: "Ada", note: "Wrote the first program"), Contact(name: "Alan")]), ("B", (0..<30).map { Contact(name: "Bo \($0)") })]
  }

  private func makeRefreshControl() -> UIRefreshControl {
    let control = UIRefreshControl(frame: .zero, primaryAction: UIAction { [weak self] action in
      Task { @MainActor in
        try? await Task.sleep(nanoseconds: 1)
        (action.sender as? UIRefreshControl)?.endRefreshing()
        self?.tableView.reloadSections(IndexSet(integer: 0), with: .automatic)
      }
    })
    control.attributedTitle = NSAttributedString(string: "Pull to refresh", attributes: [.font: UIFont.preferredFont(forTextStyle: .caption1)])
    control.tintColor = .secondaryLabel
    return control
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].contacts.count }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { sections.map(\.letter) }
  override func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { min(index, collation.sectionTitles.count) }
  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 28 }
  override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { .leastNormalMagnitude }
  override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 44 }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "letter") as? ContactsHeaderView
    header?.letterLabel.text = sections[section].letter
    return header
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "contact", for: indexPath)
    let contact = sections[indexPath.section].contacts[indexPath.row]
    cell.contentConfiguration = ContactContentConfiguration(name: contact.name, note: expanded.contains(indexPath) ? contact.note : nil)
    cell.backgroundConfiguration = .listPlainCell()
    cell.configurationUpdateHandler = { cell, state in
      var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
      background.cornerRadius = state.isSelected ? 8 : 0
      cell.backgroundConfiguration = background
    }
    cell.accessoryView = UIImageView(image: UIImage(systemName: "chevron.down"))
    cell.showsReorderControl = true
    cell.shouldIndentWhileEditing = true
    cell.focusStyle = .default
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard !tableView.isEditing else { return }
    tableView.deselectRow(at: indexPath, animated: true)
    toggle(indexPath)
  }

  func toggle(_ indexPath: IndexPath) {
    expanded.formSymmetricDifference([indexPath])
    tableView.performBatchUpdates {
      self.tableView.reloadRows(at: [indexPath], with: .fade)
    }
    tableView.beginUpdates()
    tableView.endUpdates()
  }

  override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { .delete }
  override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
  override func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { "Remove" }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
  override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
  override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }

  override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
    guard editingStyle == .delete else { return }
    sections[indexPath.section].contacts.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .left)
  }

  override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    let contact = sections[source.section].contacts.remove(at: source.row)
    sections[destination.section].contacts.insert(contact, at: destination.row)
  }

  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath { source.section == proposed.section ? proposed : source }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
      guard let self else { return done(false) }
      self.tableView(tableView, commit: .delete, forRowAt: indexPath)
      done(true)
    }
    delete.image = UIImage(systemName: "trash")
    let configuration = UISwipeActionsConfiguration(actions: [delete])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in UIMenu(children: []) })
  }

  override func tableView(_ tableView: UITableView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { nil }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    navigationController?.setToolbarHidden(!editing, animated: animated)
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { prefetched += indexPaths }
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    prefetched.removeAll { indexPaths.contains($0) }
  }
}

extension ContactsViewController: UITableViewDragDelegate, UITableViewDropDelegate {
  func tableView(_ tableView: UITableView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath) -> [UIDragItem] {
    let name = sections[indexPath.section].contacts[indexPath.row].name
    session.localContext = indexPath
    return [UIDragItem(itemProvider: NSItemProvider(object: name as NSString))]
  }

  func tableView(_ tableView: UITableView, dropSessionDidUpdate session: UIDropSession, withDestinationIndexPath destination: IndexPath?) -> UITableViewDropProposal {
    UITableViewDropProposal(operation: session.items.count == 1 ? .move : .cancel, intent: .insertAtDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, performDropWith coordinator: UITableViewDropCoordinator) {
    let destination = coordinator.destinationIndexPath ?? IndexPath(row: 0, section: 0)
    for item in coordinator.items where item.sourceIndexPath != nil {
      coordinator.drop(item.dragItem, toRowAt: destination)
    }
  }
}

/// A list in a collection, with swipes, outline and reordering.
final class FoldersController: UIViewController, UICollectionViewDelegate {
  struct Folder: Hashable { let name: String; var count = 0 }
  private(set) lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
  private(set) var dataSource: UICollectionViewDiffableDataSource<String, Folder>!

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] index, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: index == 0 ? .insetGrouped : .sidebar)
      configuration.headerMode = index == 0 ? .supplementary : .firstItemInSection
      configuration.showsSeparators = true
      configuration.separatorConfiguration.color = .separator
      configuration.itemSeparatorHandler = { indexPath, configuration in
        var configuration = configuration
        if indexPath.item == 0 { configuration.topSeparatorVisibility = .hidden }
        configuration.bottomSeparatorInsets.leading = 60
        return configuration
      }
      configuration.leadingSwipeActionsConfigurationProvider = { indexPath in
        let pin = UIContextualAction(style: .normal, title: "Pin") { _, _, completion in completion(true) }
        pin.backgroundColor = .systemOrange
        return UISwipeActionsConfiguration(actions: [pin])
      }
      configuration.trailingSwipeActionsConfigurationProvider = { indexPath in self?.deletion(at: indexPath) }
      let section = NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
      section.interGroupSpacing = 0
      if environment.traitCollection.userInterfaceIdiom == .pad { section.contentInsets.leading += 20 }
      return section
    }
  }

  private func deletion(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let folder = dataSource.itemIdentifier(for: indexPath) else { return nil }
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { [dataSource] _, view, completion in
        var snapshot = dataSource!.snapshot()
        snapshot.deleteItems([folder])
        dataSource!.apply(snapshot, animatingDifferences: view.window != nil)
        completion(true)
      }
    ])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    collectionView.frame = view.bounds
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.autoresizingMask = [.flexibleHeight, .flexibleWidth]
    collectionView.selfSizingInvalidation = .enabledIncludingConstraints
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Folder> { cell, indexPath, folder in
      var content = UIListContentConfiguration.valueCell()
      content.text = folder.name
      content.secondaryText = folder.count.formatted()
      content.image = UIImage(systemName: "folder")
      content.imageProperties.preferredSymbolConfiguration = .init(textStyle: .body, scale: .large)
      content.imageToTextPadding = 12
      content.prefersSideBySideTextAndSecondaryText = true
      cell.contentConfiguration = content
      cell.accessories = [
        .disclosureIndicator(displayed: .whenNotEditing), .delete(), .reorder(),
        .label(text: "New", options: .init(isHidden: folder.count > 0, tintColor: .systemBlue)),
        .multiselect(displayed: .whenEditing, options: .init(isHidden: true)),
      ]
      cell.indentationLevel = indexPath.section
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, indexPath in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = "Section \(indexPath.section)"
      content.textProperties.transform = .uppercase
      view.contentConfiguration = content
    }
    dataSource = .init(collectionView: collectionView) { view, indexPath, folder in
      view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: folder)
    }
    dataSource.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    dataSource.sectionSnapshotHandlers.shouldExpandItem = { $0.count > 0 }
    dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, snapshot in
      var snapshot = snapshot
      snapshot.append([Folder(name: parent.name + " copy")], to: parent)
      return snapshot
    }
    var snapshot = NSDiffableDataSourceSnapshot<String, Folder>()
    snapshot.appendSections(["Folders"])
    snapshot.appendItems([Folder(name: "Inbox", count: 3), Folder(name: "Archive")])
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
