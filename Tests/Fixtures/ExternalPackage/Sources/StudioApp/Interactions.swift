// swift-format-ignore-file
// Swift 6: drag and drop, menus, pointers, gestures, haptics and what runs beside the main actor.
import UIKit

final class DropBoxView: UIView {
  private(set) var dropped: [String] = []
  private let outline = CAShapeLayer()
  private var dragInteraction: UIDragInteraction?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addInteraction(UIDropInteraction(delegate: self))
    let drag = UIDragInteraction(delegate: self)
    drag.isEnabled = true
    drag.allowsSimultaneousRecognitionDuringLift = true
    addInteraction(drag)
    dragInteraction = drag
    addInteraction(UIContextMenuInteraction(delegate: self))
    addInteraction(UIPointerInteraction(delegate: self))
    addInteraction(UIEditMenuInteraction(delegate: self))
    addInteraction(UIScreenshotServiceLike())
    outline.lineDashPattern = [6, 4]
    outline.lineJoin = .round
    layer.addSublayer(outline)
    addLayoutGuide(UILayoutGuide())
    layoutGuides.first?.identifier = "inside"
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0.3
    press.allowableMovement = 8
    press.delegate = self
    addGestureRecognizer(press)
    let hover = UIHoverGestureRecognizer()
    addGestureRecognizer(hover)
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = [.left, .right]
    swipe.require(toFail: press)
    addGestureRecognizer(swipe)
    isExclusiveTouch = true
    isMultipleTouchEnabled = false
    hoverStyle = UIHoverStyle(effect: .highlight, shape: .rect(cornerRadius: 12))
  }

  required init?(coder: NSCoder) { fatalError() }

  override func layoutSubviews() {
    super.layoutSubviews()
    outline.frame = bounds
    outline.path = CGPath(roundedRect: bounds.insetBy(dx: 2, dy: 2), cornerWidth: 12, cornerHeight: 12, transform: nil)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && !dropped.isEmpty ? nil : hit
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  func feedback() {
    let impact = UIImpactFeedbackGenerator(style: .soft)
    impact.prepare()
    impact.impactOccurred(intensity: 0.7)
    UINotificationFeedbackGenerator().notificationOccurred(.warning)
    UISelectionFeedbackGenerator().selectionChanged()
  }
}

final class UIScreenshotServiceLike: NSObject, UIInteraction {
  private(set) weak var view: UIView?
  func willMove(to view: UIView?) {}
  func didMove(to view: UIView?) { self.view = view }
}

extension DropBoxView: UIDropInteractionDelegate, UIDragInteractionDelegate {
  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
    session.canLoadObjects(ofClass: NSString.self)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession) -> UIDropProposal {
    UIDropProposal(operation: bounds.contains(session.location(in: self)) ? .copy : .cancel)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) { outline.lineWidth = 3 }
  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) { outline.lineWidth = 1 }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    dropped += session.items.compactMap { $0.localObject as? String }
    session.progressIndicatorStyle = .none
  }

  func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem] {
    let provider = NSItemProvider(object: "Hello" as NSString)
    let item = UIDragItem(itemProvider: provider)
    item.localObject = "Hello"
    item.previewProvider = { UIDragPreview(view: UILabel()) }
    return [item]
  }

  func dragInteraction(_ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession) -> UITargetedDragPreview? {
    UITargetedDragPreview(view: self, parameters: UIDragPreviewParameters(), target: UIDragPreviewTarget(container: superview ?? self, center: center))
  }

  func dragInteraction(_ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession) {
    animator.addAnimations { self.alpha = 0.8 }
    animator.addCompletion { position in if position == .end { self.alpha = 1 } }
  }
}

extension DropBoxView: UIContextMenuInteractionDelegate, UIPointerInteractionDelegate, UIEditMenuInteractionDelegate {
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil) {
      let preview = UIViewController()
      preview.preferredContentSize = CGSize(width: 200, height: 200)
      return preview
    } actionProvider: { _ in
      UIMenu(title: "Box", subtitle: "Empty it?", children: [
        UIAction(title: "Empty", image: UIImage(systemName: "trash"), attributes: [.destructive]) { _ in }
      ])
    }
  }

  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration, animator: (any UIContextMenuInteractionAnimating)?) {
    animator?.addCompletion { self.setNeedsLayout() }
  }

  func pointerInteraction(_ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion) -> UIPointerRegion? {
    UIPointerRegion(rect: bounds.insetBy(dx: 4, dy: 4), identifier: "box")
  }

  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? {
    UIPointerStyle(effect: .highlight(UITargetedPreview(view: self)), shape: .roundedRect(region.rect, radius: 8))
  }

  func editMenuInteraction(_ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration, suggestedActions: [UIMenuElement]) -> UIMenu? {
    UIMenu(children: suggestedActions)
  }

  func showEditMenu(at point: CGPoint) {
    let interaction = interactions.compactMap { $0 as? UIEditMenuInteraction }.first
    interaction?.presentEditMenu(with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
  }
}

extension DropBoxView: UIGestureRecognizerDelegate {
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool {
    !(other is UISwipeGestureRecognizer)
  }
}

/// Loads pictures beside the main actor and tells a view when they are there.
actor Thumbnails {
  private var cache: [URL: UIImage] = [:]
  private let maximum: Int
  init(maximum: Int = 100) { self.maximum = maximum }

  func image(for url: URL, size: CGSize) async -> UIImage? {
    if let image = cache[url] { return image }
    let image = await UIImage(systemName: "photo")?.byPreparingThumbnail(ofSize: size)
    if cache.count < maximum { cache[url] = image }
    return image
  }
}

@MainActor
final class ThumbnailModel {
  private let thumbnails = Thumbnails()
  private var tasks: [IndexPath: Task<Void, Never>] = [:]
  var onChange: ((IndexPath, UIImage?) -> Void)?

  func load(_ url: URL, at indexPath: IndexPath, size: CGSize) {
    tasks[indexPath] = Task { [weak self, thumbnails] in
      let image = await thumbnails.image(for: url, size: size)
      guard !Task.isCancelled else { return }
      self?.onChange?(indexPath, image)
    }
  }

  func cancel(_ indexPath: IndexPath) { tasks.removeValue(forKey: indexPath)?.cancel() }
}

/// A bar of actions that hides those which do not fit.
final class OverflowBar: UIView {
  private let stack = UIStackView()
  private let more = UIButton(configuration: .borderless())
  private(set) var hiddenCount = 0
  private var widths: [CGFloat] = []
  var items: [UIView] = [] { didSet { rebuild() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    stack.spacing = 8
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    more.configuration?.image = UIImage(systemName: "ellipsis")
    more.showsMenuAsPrimaryAction = true
    more.changesSelectionAsPrimaryAction = false
    more.preferredMenuElementOrder = .fixed
    more.isPointerInteractionEnabled = true
    more.pointerStyleProvider = { button, effect, shape in UIPointerStyle(effect: effect, shape: shape) }
    showsLargeContentViewer = true
    largeContentTitle = "More"
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError() }

  private func rebuild() {
    stack.arrangedSubviews.forEach { $0.removeFromSuperview() }
    items.forEach(stack.addArrangedSubview)
    widths = items.map { $0.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    hiddenCount = 0
    var used: CGFloat = 0
    for (item, width) in zip(items, widths) {
      used += width
      item.isHidden = used > bounds.width
      hiddenCount += item.isHidden ? 1 : 0
      used += stack.spacing
    }
    super.layoutSubviews()
  }

  override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 44) }
}
