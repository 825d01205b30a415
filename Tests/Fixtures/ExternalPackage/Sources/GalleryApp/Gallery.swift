// swift-format-ignore-file
// A gallery: compositional layouts that scroll sideways, headers, backgrounds and diffable sections.
//
// Code as applications have it, in the ways that they write it: it must compile as it stands.
import UIKit

struct Photo: Hashable, Identifiable {
  let id: UUID
  var name: String
  var aspectRatio: CGFloat
  var isFavorite = false

  init(_ name: String, aspectRatio: CGFloat = 1) {
    self.id = UUID()
    self.name = name
    self.aspectRatio = aspectRatio
  }
}

enum GallerySection: Int, CaseIterable, Hashable {
  case featured, albums, recent

  var title: String {
    switch self {
    case .featured: return "Featured"
    case .albums: return "Albums"
    case .recent: return "Recent"
    }
  }
}

final class PhotoCell: UICollectionViewCell {
  static let reuseIdentifier = String(describing: PhotoCell.self)
  let imageView = UIImageView()
  let captionLabel = UILabel()
  private let gradient = GradientView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    configureHierarchy()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var isHighlighted: Bool {
    didSet {
      UIView.animate(
        withDuration: 0.2, delay: 0, options: [.beginFromCurrentState, .allowUserInteraction]
      ) {
        self.transform = self.isHighlighted ? CGAffineTransform(scaleX: 0.96, y: 0.96) : .identity
      }
    }
  }

  override var isSelected: Bool {
    didSet { layer.borderWidth = isSelected ? 3 : 0 }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    imageView.image = nil
    captionLabel.attributedText = nil
  }

  override func dragStateDidChange(_ dragState: UICollectionViewCell.DragState) {
    alpha = dragState == .none ? 1 : 0.5
  }

  func configure(with photo: Photo) {
    captionLabel.text = photo.name
    isAccessibilityElement = true
    accessibilityLabel = photo.name
    accessibilityTraits.insert(.image)
    if photo.isFavorite { accessibilityValue = "Favorite" }
    accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Add to favorites") { _ in true },
      UIAccessibilityCustomAction(name: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in true },
    ]
  }

  private func configureHierarchy() {
    contentView.layer.cornerRadius = 12
    contentView.layer.cornerCurve = .continuous
    contentView.layer.masksToBounds = true
    imageView.contentMode = .scaleAspectFill
    captionLabel.font = UIFontMetrics(forTextStyle: .caption1).scaledFont(
      for: .systemFont(ofSize: 12, weight: .semibold), maximumPointSize: 24
    )
    captionLabel.adjustsFontForContentSizeCategory = true
    captionLabel.textColor = .white
    captionLabel.numberOfLines = 1
    [imageView, gradient, captionLabel].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview($0)
    }
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: contentView.topAnchor),
      imageView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      imageView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      imageView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      gradient.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      gradient.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      gradient.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      gradient.heightAnchor.constraint(equalTo: contentView.heightAnchor, multiplier: 0.4),
      captionLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      captionLabel.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -8),
      captionLabel.lastBaselineAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }
}

/// A view whose layer is a gradient.
final class GradientView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  var gradientLayer: CAGradientLayer { layer as! CAGradientLayer }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    gradientLayer.colors = [UIColor.clear.cgColor, UIColor.black.withAlphaComponent(0.6).cgColor]
    gradientLayer.locations = [0, 1]
    gradientLayer.startPoint = CGPoint(x: 0.5, y: 0)
    gradientLayer.endPoint = CGPoint(x: 0.5, y: 1)
    gradientLayer.type = .axial
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class TitleSupplementaryView: UICollectionReusableView {
  static let elementKind = "title-element-kind"
  let label = UILabel()
  private(set) lazy var button = UIButton(
    configuration: .plain(), primaryAction: UIAction(title: "See All") { [unowned self] _ in onTap?() })
  var onTap: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .title2)
    label.adjustsFontForContentSizeCategory = true
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.alignment = .firstBaseline
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class BadgeView: UICollectionReusableView {
  static let elementKind = "badge-element-kind"
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    label.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
    label.centerYAnchor.constraint(equalTo: centerYAnchor).isActive = true
    backgroundColor = .systemRed
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}

final class SectionBackgroundView: UICollectionReusableView {
  static let elementKind = "section-background-element-kind"

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 16
  }

  required init?(coder: NSCoder) { fatalError() }
}

final class GalleryViewController: UIViewController, UICollectionViewDelegate {
  private(set) var collectionView: UICollectionView!
  private(set) var dataSource: UICollectionViewDiffableDataSource<GallerySection, Photo>!
  private(set) var visiblePages: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Gallery"
    view.backgroundColor = .systemBackground
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.delegate = self
    collectionView.dragDelegate = self
    collectionView.dropDelegate = self
    collectionView.dragInteractionEnabled = true
    collectionView.reorderingCadence = .fast
    collectionView.allowsMultipleSelectionDuringEditing = true
    view.addSubview(collectionView)
    configureDataSource()
  }

  func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    configuration.scrollDirection = .vertical
    configuration.contentInsetsReference = .none
    let layout = UICollectionViewCompositionalLayout(
      sectionProvider: { [unowned self] index, environment in
        switch GallerySection(rawValue: index)! {
        case .featured: return featuredSection(environment)
        case .albums: return albumsSection(environment)
        case .recent: return recentSection(environment)
        }
      }, configuration: configuration)
    layout.register(SectionBackgroundView.self, forDecorationViewOfKind: SectionBackgroundView.elementKind)
    return layout
  }

  private func featuredSection(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
    let wide = environment.container.effectiveContentSize.width > 500
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(wide ? 0.425 : 0.8), heightDimension: .absolute(200)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.visibleItemsInvalidationHandler = { [weak self] items, offset, environment in
      self?.visiblePages = items.map(\.indexPath.item)
      for item in items where item.representedElementCategory == .cell {
        let distance = abs((item.frame.midX - offset.x) - environment.container.contentSize.width / 2)
        let scale = max(1 - distance / environment.container.contentSize.width * 0.1, 0.9)
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
      }
    }
    return section
  }

  private func albumsSection(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
      elementKind: BadgeView.elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .absolute(100), heightDimension: .absolute(120)),
      supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: .init(widthDimension: .absolute(100), heightDimension: .absolute(250)),
      repeatingSubitem: item, count: 2)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 12
    section.contentInsets = .init(top: 10, leading: 16, bottom: 10, trailing: 16)
    section.boundarySupplementaryItems = [sectionHeader()]
    return section
  }

  private func recentSection(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection {
    let columns = environment.traitCollection.horizontalSizeClass == .compact ? 3 : 5
    let spacing: CGFloat = 2
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(110)),
      repeatingSubitem: item, count: columns)
    group.interItemSpacing = .fixed(spacing)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = spacing
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: SectionBackgroundView.elementKind)
    background.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    section.decorationItems = [background]
    let header = sectionHeader()
    header.pinToVisibleBounds = true
    header.zIndex = 2
    section.boundarySupplementaryItems = [header]
    section.supplementaryContentInsetsReference = .none
    return section
  }

  private func sectionHeader() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      elementKind: TitleSupplementaryView.elementKind, alignment: .top)
  }

  private func configureDataSource() {
    let cell = UICollectionView.CellRegistration<PhotoCell, Photo> { cell, _, photo in
      cell.configure(with: photo)
    }
    let header = UICollectionView.SupplementaryRegistration<TitleSupplementaryView>(
      elementKind: TitleSupplementaryView.elementKind
    ) { [weak self] view, _, indexPath in
      guard let section = self?.dataSource.sectionIdentifier(for: indexPath.section) else { return }
      view.label.text = section.title
    }
    let badge = UICollectionView.SupplementaryRegistration<BadgeView>(elementKind: BadgeView.elementKind) {
      view, _, indexPath in
      view.label.text = "\(indexPath.item)"
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, photo in
      view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: photo)
    }
    dataSource.supplementaryViewProvider = { view, kind, indexPath in
      switch kind {
      case TitleSupplementaryView.elementKind:
        return view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
      default:
        return view.dequeueConfiguredReusableSupplementary(using: badge, for: indexPath)
      }
    }
    dataSource.reorderingHandlers.canReorderItem = { $0.isFavorite }
    dataSource.reorderingHandlers.didReorder = { [weak self] transaction in
      self?.apply(difference: transaction.difference)
    }
    var snapshot = NSDiffableDataSourceSnapshot<GallerySection, Photo>()
    snapshot.appendSections(GallerySection.allCases)
    snapshot.appendItems((1...4).map { Photo("Featured \($0)") }, toSection: .featured)
    snapshot.appendItems((1...8).map { Photo("Album \($0)") }, toSection: .albums)
    snapshot.appendItems((1...7).map { Photo("Photo \($0)") }, toSection: .recent)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func apply(difference: CollectionDifference<Photo>) {
    var names: [String] = []
    for change in difference {
      switch change {
      case .insert(_, let element, _): names.append("+\(element.name)")
      case .remove(_, let element, _): names.append("-\(element.name)")
      }
    }
    print(names)
  }

  /// Puts a photograph behind another one and writes the section anew.
  func move(_ photo: Photo, after other: Photo) {
    var snapshot = dataSource.snapshot()
    snapshot.moveItem(photo, afterItem: other)
    snapshot.reconfigureItems([photo])
    dataSource.apply(snapshot, animatingDifferences: false) { [weak self] in
      self?.collectionView.collectionViewLayout.invalidateLayout()
    }
  }

  func reset(_ section: GallerySection, to photos: [Photo]) async {
    var part = NSDiffableDataSourceSectionSnapshot<Photo>()
    part.append(photos)
    await dataSource.apply(part, to: section, animatingDifferences: false)
    await dataSource.applySnapshotUsingReloadData(dataSource.snapshot())
  }

  // MARK: UICollectionViewDelegate

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let indexPath = indexPaths.first, let photo = dataSource.itemIdentifier(for: indexPath) else { return nil }
    return UIContextMenuConfiguration(identifier: photo.id as NSUUID, previewProvider: nil) { suggested in
      let share = UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in }
      let favorite = UIAction(title: "Favorite", state: photo.isFavorite ? .on : .off) { _ in }
      favorite.attributes = [.keepsMenuPresented]
      let delete = UIAction(title: "Delete", attributes: .destructive) { _ in }
      let confirm = UIMenu(title: "Delete …", options: [.displayInline, .destructive], children: [delete])
      confirm.preferredElementSize = .medium
      return UIMenu(children: [share, favorite, confirm] + suggested)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    guard let cell = collectionView.cellForItem(at: indexPath) else { return nil }
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = .clear
    parameters.visiblePath = UIBezierPath(roundedRect: cell.bounds, cornerRadius: 12)
    return UITargetedPreview(view: cell, parameters: parameters)
  }

  func collectionView(
    _ collectionView: UICollectionView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: UIContextMenuInteractionCommitAnimating
  ) {
    animator.preferredCommitStyle = .pop
    animator.addCompletion { [weak self] in
      self?.show(UIViewController(), sender: self)
    }
  }

  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { true }

  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) { setEditing(true, animated: true) }

  func collectionView(
    _ collectionView: UICollectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
    atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    original.section == proposed.section ? proposed : original
  }
}

extension GalleryViewController: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    guard let photo = dataSource.itemIdentifier(for: indexPath) else { return [] }
    let item = UIDragItem(itemProvider: NSItemProvider(object: photo.name as NSString))
    item.localObject = photo
    return [item]
  }

  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    let parameters = UIDragPreviewParameters()
    parameters.backgroundColor = .clear
    return parameters
  }

  func collectionView(_ collectionView: UICollectionView, canHandle session: UIDropSession) -> Bool {
    session.localDragSession != nil || session.canLoadObjects(ofClass: NSString.self)
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    guard collectionView.hasActiveDrag, destinationIndexPath?.section == GallerySection.recent.rawValue else {
      return UICollectionViewDropProposal(operation: .forbidden)
    }
    return UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: UICollectionViewDropCoordinator) {
    guard let destination = coordinator.destinationIndexPath, coordinator.proposal.operation == .move else { return }
    for item in coordinator.items {
      guard let source = item.sourceIndexPath, let photo = dataSource.itemIdentifier(for: source) else { continue }
      var snapshot = dataSource.snapshot()
      if let other = dataSource.itemIdentifier(for: destination), other != photo {
        snapshot.moveItem(photo, beforeItem: other)
      }
      dataSource.apply(snapshot)
      coordinator.drop(item.dragItem, toItemAt: destination)
    }
  }
}
