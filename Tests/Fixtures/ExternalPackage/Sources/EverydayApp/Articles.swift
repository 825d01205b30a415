// swift-format-ignore-file
// A list of articles with its cells, a detail page, a grid and the application around them.
//
// Code as applications have it, in the ways that they write it: it must compile as it stands.
import UIKit

struct Article { let title: String; let subtitle: String?; let date: Date; let isRead: Bool }

protocol ArticleCellDelegate: AnyObject {
  func articleCellDidTapBookmark(_ cell: ArticleCell)
}

final class ArticleCell: UITableViewCell {
  static let reuseIdentifier = "ArticleCell"
  weak var delegate: ArticleCellDelegate?

  private let titleLabel: UILabel = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.textColor = .label
    label.setContentHuggingPriority(.defaultLow, for: .horizontal)
    label.setContentCompressionResistancePriority(.required - 1, for: .vertical)
    return label
  }()
  private lazy var bookmarkButton: UIButton = {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(
      systemName: "bookmark",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .semibold)
    )
    configuration.imagePadding = 4
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 8,
      leading: 8,
      bottom: 8,
      trailing: 8
    )
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction(title: "") { [weak self] _ in
        guard let self = self else { return }
        self.delegate?.articleCellDidTapBookmark(self)
      }
    )
    button.translatesAutoresizingMaskIntoConstraints = false
    button.accessibilityLabel = NSLocalizedString("Bookmark", comment: "")
    return button
  }()
  private let thumbnail = UIImageView()
  private let stack = UIStackView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    accessoryType = .disclosureIndicator
    backgroundColor = UIColor { traits in traits.userInterfaceStyle == .dark ? .black : .white }
    thumbnail.contentMode = .scaleAspectFill
    thumbnail.clipsToBounds = true
    thumbnail.layer.cornerRadius = 8
    thumbnail.layer.cornerCurve = .continuous
    thumbnail.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    thumbnail.layer.borderColor = UIColor.separator.cgColor
    thumbnail.layer.borderWidth = 1 / UIScreen.main.scale
    stack.axis = .horizontal
    stack.alignment = .top
    stack.spacing = UIStackView.spacingUseSystem
    stack.isLayoutMarginsRelativeArrangement = true
    stack.directionalLayoutMargins = .init(top: 8, leading: 16, bottom: 8, trailing: 16)
    [thumbnail, titleLabel, bookmarkButton].forEach(stack.addArrangedSubview)
    stack.setCustomSpacing(12, after: thumbnail)
    contentView.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    let height = thumbnail.heightAnchor.constraint(equalToConstant: 60)
    height.priority = UILayoutPriority(rawValue: 999)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: stack.trailingAnchor),
      contentView.bottomAnchor.constraint(equalTo: stack.bottomAnchor),
      thumbnail.widthAnchor.constraint(equalTo: thumbnail.heightAnchor, multiplier: 16.0 / 9),
      height,
    ])
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    thumbnail.image = nil
    titleLabel.attributedText = nil
  }
  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
  }
  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    UIView.animate(withDuration: 0.2, delay: 0, options: [.beginFromCurrentState, .curveEaseOut]) {
      self.transform = highlighted ? CGAffineTransform(scaleX: 0.98, y: 0.98) : .identity
    }
  }
  func configure(with article: Article) {
    let text = NSMutableAttributedString(
      string: article.title,
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .headline), .foregroundColor: UIColor.label,
      ]
    )
    if let subtitle = article.subtitle {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = 4
      style.alignment = .natural
      text.append(
        NSAttributedString(
          string: "\n" + subtitle,
          attributes: [
            .font: UIFontMetrics(forTextStyle: .subheadline).scaledFont(
              for: .systemFont(ofSize: 15, weight: .light)
            ),
            .foregroundColor: UIColor.secondaryLabel, .paragraphStyle: style, .kern: 0.2,
          ]
        )
      )
    }
    titleLabel.attributedText = text
    thumbnail.image = UIImage(named: "placeholder")?.withRenderingMode(.alwaysTemplate)
    thumbnail.tintColor = .systemGray3
    accessibilityTraits.insert(.button)
    isAccessibilityElement = true
  }
}

final class ArticlesViewController: UIViewController {
  enum Section: Hashable { case main }
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private let refreshControl = UIRefreshControl()
  private var articles: [Article] = []
  private var keyboardConstraint: NSLayoutConstraint?
  private lazy var searchController = UISearchController(searchResultsController: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Articles"
    navigationItem.largeTitleDisplayMode = .always
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in self?.addTapped() }
    )
    navigationItem.searchController = searchController
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchResultsUpdater = self
    definesPresentationContext = true
    view.backgroundColor = .systemGroupedBackground
    tableView.register(ArticleCell.self, forCellReuseIdentifier: ArticleCell.reuseIdentifier)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 80
    tableView.tableFooterView = UIView()
    tableView.keyboardDismissMode = .interactive
    tableView.refreshControl = refreshControl
    tableView.contentInset.bottom = 20
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (self: Self, _: UITraitCollection) in
      self.tableView.reloadData()
    }
    NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification,
      object: nil,
      queue: .main
    ) { note in
      _ = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    }
  }
  private func addTapped() {
    let alert = UIAlertController(title: "New", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Title" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
        guard let text = alert?.textFields?.first?.text, !text.isEmpty else { return }
        self?.articles.append(Article(title: text, subtitle: nil, date: Date(), isRead: false))
        self?.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      }
    )
    present(alert, animated: true)
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if let header = tableView.tableHeaderView {
      let size = header.systemLayoutSizeFitting(
        CGSize(width: tableView.bounds.width, height: UIView.layoutFittingCompressedSize.height),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      if header.frame.height != size.height {
        header.frame.size.height = size.height; tableView.tableHeaderView = header
      }
    }
  }
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
}

extension ArticlesViewController: UITableViewDataSource, UITableViewDelegate, ArticleCellDelegate,
  UISearchResultsUpdating
{
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    articles.count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard
      let cell = tableView.dequeueReusableCell(
        withIdentifier: ArticleCell.reuseIdentifier,
        for: indexPath
      ) as? ArticleCell
    else { return UITableViewCell() }
    cell.configure(with: articles[indexPath.row])
    cell.delegate = self
    return cell
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let detail = DetailViewController(article: articles[indexPath.row])
    if UIDevice.current.userInterfaceIdiom == .pad {
      let navigation = UINavigationController(rootViewController: detail)
      navigation.modalPresentationStyle = .formSheet
      present(navigation, animated: true, completion: nil)
    } else {
      navigationController?.pushViewController(detail, animated: true)
    }
  }
  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
      completion(true)
    }
    delete.image = UIImage(systemName: "trash")
    return UISwipeActionsConfiguration(actions: [delete])
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = UITableViewHeaderFooterView()
    var content = header.defaultContentConfiguration()
    content.text = "Section"
    header.contentConfiguration = content
    return header
  }
  func articleCellDidTapBookmark(_ cell: ArticleCell) {
    guard let path = tableView.indexPath(for: cell) else { return }
    tableView.performBatchUpdates(
      { self.tableView.reloadRows(at: [path], with: .none) },
      completion: nil
    )
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
  }
  func updateSearchResults(for searchController: UISearchController) {
    _ = searchController.searchBar.text
  }
}

final class DetailViewController: UIViewController, UIScrollViewDelegate, UITextViewDelegate {
  private let article: Article
  private let scrollView = UIScrollView()
  private let content = UIView()
  private let body = UITextView()
  private let gradient = CAGradientLayer()
  private let segmented = UISegmentedControl(items: ["A", "B"])
  private let toggle = UISwitch()
  private let slider = UISlider()
  private let progress = UIProgressView(progressViewStyle: .default)
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let page = UIPageControl()
  private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private var heightConstraint: NSLayoutConstraint!

  init(article: Article) {
    self.article = article
    super.init(nibName: nil, bundle: nil)
    hidesBottomBarWhenPushed = true
  }
  @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }
  override func loadView() {
    let view = UIView()
    view.backgroundColor = .secondarySystemBackground
    self.view = view
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    for v in [scrollView, content, body, segmented, blur] {
      v.translatesAutoresizingMaskIntoConstraints = false
    }
    scrollView.delegate = self
    scrollView.alwaysBounceVertical = true
    scrollView.showsVerticalScrollIndicator = false
    scrollView.contentInsetAdjustmentBehavior = .automatic
    view.addSubview(scrollView)
    scrollView.addSubview(content)
    content.addSubview(body)
    body.isScrollEnabled = false
    body.isEditable = false
    body.textContainerInset = .zero
    body.textContainer.lineFragmentPadding = 0
    body.dataDetectorTypes = [.link]
    body.delegate = self
    slider.minimumValue = 0; slider.maximumValue = 10; slider.setValue(3, animated: false)
    slider.addAction(
      UIAction { action in _ = (action.sender as? UISlider)?.value },
      for: .valueChanged
    )
    toggle.isOn = true; toggle.onTintColor = .systemGreen
    progress.setProgress(0.4, animated: false)
    spinner.startAnimating(); spinner.hidesWhenStopped = true
    page.numberOfPages = 3; page.currentPage = 1
    gradient.colors = [UIColor.clear.cgColor, UIColor.black.withAlphaComponent(0.5).cgColor]
    gradient.locations = [0, 1]
    view.layer.insertSublayer(gradient, at: 0)
    heightConstraint = body.heightAnchor.constraint(greaterThanOrEqualToConstant: 100)
    NSLayoutConstraint.activate([
      scrollView.frameLayoutGuide.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.frameLayoutGuide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.frameLayoutGuide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.frameLayoutGuide.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      body.topAnchor.constraint(equalToSystemSpacingBelow: content.topAnchor, multiplier: 2),
      body.leadingAnchor.constraint(equalTo: content.readableContentGuide.leadingAnchor),
      content.readableContentGuide.trailingAnchor.constraint(equalTo: body.trailingAnchor),
      body.bottomAnchor.constraint(lessThanOrEqualTo: content.layoutMarginsGuide.bottomAnchor),
      heightConstraint,
    ])
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    view.addGestureRecognizer(tap)
  }
  override func viewWillTransition(
    to size: CGSize,
    with coordinator: UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { _ in self.view.layoutIfNeeded() }, completion: nil)
  }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if traitCollection.hasDifferentColorAppearance(comparedTo: previous) { gradient.colors = [] }
    if traitCollection.horizontalSizeClass == .compact { heightConstraint.constant = 50 }
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    gradient.opacity = Float(min(1, scrollView.contentOffset.y / 100))
  }
  func toggleDetails() {
    UIView.animate(
      withDuration: 0.3,
      animations: {
        self.heightConstraint.isActive.toggle()
        self.body.isHidden.toggle()
        self.view.layoutIfNeeded()
      }
    ) { finished in if finished { self.spinner.stopAnimating() } }
    UIView.transition(with: view, duration: 0.2, options: .transitionCrossDissolve, animations: nil)
    UIViewPropertyAnimator(duration: 0.3, dampingRatio: 0.8) { self.view.alpha = 0 }
      .startAnimation()
    DispatchQueue.main.async { self.view.setNeedsLayout() }
  }
}

final class GridController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  convenience init() {
    let item = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(0.5), heightDimension: .estimated(100))
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .estimated(100)),
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    section.interGroupSpacing = 8
    self.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
  }
  private lazy var dataSource: UICollectionViewDiffableDataSource<Int, String> = {
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell,
      _,
      item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      content.secondaryText = "x"
      content.image = UIImage(systemName: "star")
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    return .init(collectionView: collectionView) { collectionView, path, item in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
  }()
  override func viewDidLoad() {
    super.viewDidLoad()
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    dataSource.apply(snapshot, animatingDifferences: false)
  }
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: 50) }
}

final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: ArticlesViewController())
    navigation.tabBarItem = UITabBarItem(
      title: "Articles",
      image: UIImage(systemName: "doc"),
      selectedImage: nil
    )
    navigation.tabBarItem.badgeValue = "3"
    tabs.viewControllers = [navigation, GridController()]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.tintColor = UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemIndigo
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    UINavigationBar.appearance().standardAppearance = appearance
    UINavigationBar.appearance().scrollEdgeAppearance = appearance
    return true
  }
}
