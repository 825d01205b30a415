import Foundation
import LayoutEngine
import PortableUIKit

/// What a program that runs needs of a document beyond what is laid out and seen.
extension DocumentBuilder {
  /// Makes a view of a class of the application, which gets its properties while it is made.
  func decodedView(
    _ element: InterfaceElement,
    _ make: (NSCoder) -> UIView?
  ) throws(DocumentError) -> UIView {
    var values = DocumentValues()
    values.tableStyle = element.tableStyle
    values.cellStyle = element.cellStyle
    values.reuseIdentifier = element["reuseIdentifier"]
    if element.name == "collectionView" {
      values.collectionViewLayout = options.nib?.layout(of: element)
    }
    var failure: DocumentError?
    let coder = DocumentCoder(values) { object in
      guard let view = object as? UIView else { return }
      do throws(DocumentError) {
        _ = try self.filledView(element, view)
      } catch {
        failure = error
      }
    }
    let view = make(coder)
    if let failure { throw failure }
    guard let view else {
      // What keeps a program that is read from making the view was told: it has the document's own then.
      if DocumentLoader.program != nil { return try filledView(element, nil) }
      let name = element["customClass"] ?? element.name
      throw element.error(.malformed(reason: "init(coder:) of \(name) returned nil"))
    }
    return view
  }

  /// The view of an element of a bar; nil for a document that is only looked at.
  func madeView(_ element: InterfaceElement?) -> UIView? {
    guard options.nib != nil, let element else { return nil }
    do throws(DocumentError) {
      let view = try makeView(element)
      try addConstraints(below: element, view)
      return view
    } catch {
      note(element, "\(error)")
      return nil
    }
  }

  /// Builds the content of a cell into its content view.
  func addContent(of element: InterfaceElement, to view: UIView) throws(DocumentError) {
    let contentView: UIView
    switch view {
    case let cell as UITableViewCell: contentView = cell.contentView
    case let cell as UICollectionViewCell: contentView = cell.contentView
    case let view as UITableViewHeaderFooterView: contentView = view.contentView
    default: return
    }
    guard let content = element.child(key: "contentView") else { return }
    try adopt(content, as: contentView)
    contentView.translatesAutoresizingMaskIntoConstraints = true
    // Constraints of documents in which the content view has no id mean it by that of the cell.
    if content.id == nil, let id = element.id { items[id] = contentView }
    try addConstraints(below: content, contentView)
    if content.id == nil { try addConstraints(below: element, contentView) }
  }

  /// Fills a label or image view that the cell around it makes itself; false for views of the document's own.
  func fillLabel(
    _ child: InterfaceElement,
    ofCellAround content: InterfaceElement,
    _ view: UIView
  ) throws(DocumentError) -> Bool {
    guard options.nib != nil, let id = child.id, let element = content.parent,
      element.name == "tableViewCell", let cell = view.superview as? UITableViewCell
    else { return false }
    let own: UIView? =
      switch id {
      case element["textLabel"]: cell.textLabel
      case element["detailTextLabel"]: cell.detailTextLabel
      case element["imageView"]: cell.imageView
      default: nil
      }
    guard let own else { return false }
    _ = try filledView(child, own)
    own.translatesAutoresizingMaskIntoConstraints = true
    return true
  }

  /// Sets what is neither laid out nor seen, and the parts of lists.
  func applyBehavior(_ element: InterfaceElement, to view: UIView) throws(DocumentError) {
    view.isUserInteractionEnabled = element["userInteractionEnabled"] != "NO"
    if element.flag("multipleTouchEnabled") { view.isMultipleTouchEnabled = true }
    if let id = element["restorationIdentifier"] { view.restorationIdentifier = id }
    switch view {
    case let cell as UITableViewCell: try apply(element, toCell: cell)
    case let cell as UICollectionReusableView:
      cell.reuseIdentifier = element["reuseIdentifier"] ?? cell.reuseIdentifier
    case let table as UITableView: try apply(element, toTable: table)
    case let collection as UICollectionView: try apply(element, toCollection: collection)
    case let text as UITextView:
      text.isEditable = element["editable"] != "NO"
      text.isSelectable = element["selectable"] != "NO"
    case let control as UIControl: apply(element, toControl: control)
    default: break
    }
    if let scroll = view as? UIScrollView { apply(element, toScrollView: scroll) }
    if let wheel = view as? UIActivityIndicatorView {
      wheel.style = ["whiteLarge", "large"].contains(element["style"] ?? "") ? .large : .medium
      wheel.hidesWhenStopped = element.flag("hidesWhenStopped")
      if element.flag("animating") { wheel.startAnimating() }
    }
  }

  private func apply(_ element: InterfaceElement, toScrollView view: UIScrollView) {
    if element["scrollEnabled"] == "NO" { view.isScrollEnabled = false }
    if element.flag("pagingEnabled") { view.isPagingEnabled = true }
    if element["bounces"] == "NO" { view.bounces = false }
    if element["showsHorizontalScrollIndicator"] == "NO" {
      view.showsHorizontalScrollIndicator = false
    }
    if element["showsVerticalScrollIndicator"] == "NO" { view.showsVerticalScrollIndicator = false }
    view.alwaysBounceVertical = element.flag("alwaysBounceVertical")
    view.alwaysBounceHorizontal = element.flag("alwaysBounceHorizontal")
    switch element["keyboardDismissMode"] {
    case "onDrag": view.keyboardDismissMode = .onDrag
    case "interactive": view.keyboardDismissMode = .interactive
    default: break
    }
    if element["contentInsetAdjustmentBehavior"] == "never" {
      view.contentInsetAdjustmentBehavior = .never
    }
  }

  private func apply(_ element: InterfaceElement, toControl view: UIControl) {
    view.isSelected = element.flag("selected")
    view.isHighlighted = element.flag("highlighted")
    switch view {
    case let stepper as UIStepper:
      stepper.minimumValue = element.number("minimumValue") ?? 0
      stepper.maximumValue = element.number("maximumValue") ?? 100
      stepper.stepValue = element.number("stepValue") ?? 1
      stepper.value = element.number("value") ?? 0
    case let field as UITextField: apply(element.child("textInputTraits"), to: field)
    case let button as UIButton: apply(element, toButton: button)
    default: break
    }
  }

  private func apply(_ element: InterfaceElement, toButton button: UIButton) {
    if ["system", "roundedRect"].contains(element["buttonType"] ?? "") {
      button.buttonType = .system
    }
    let factory = ViewFactory(document: document, options: options, traits: traits)
    let states: [(String, UIControl.State)] = [
      ("normal", .normal), ("highlighted", .highlighted), ("selected", .selected),
      ("disabled", .disabled),
    ]
    for (key, state) in states {
      guard let described = element.children(named: "state").first(where: { $0.key == key }) else {
        continue
      }
      if state != .normal {
        if let title = described["title"] ?? described.stringText(key: "title") {
          button.setTitle(title, for: state)
        }
        if let image = factory.image(of: described) { button.setImage(image, for: state) }
        if let color = color("titleColor", of: described) {
          button.setTitleColor(color, for: state)
        }
      }
      if let name = described["backgroundImage"], let image = factory.known(name) {
        button.setBackgroundImage(image, for: state)
      }
    }
  }

  private func apply(_ traits: InterfaceElement?, to field: UITextField) {
    guard let traits else { return }
    switch traits["keyboardType"] {
    case "emailAddress": field.keyboardType = .emailAddress
    case "numberPad": field.keyboardType = .numberPad
    case "phonePad": field.keyboardType = .phonePad
    case "decimalPad": field.keyboardType = .decimalPad
    case "URL": field.keyboardType = .URL
    case "alphabet": field.keyboardType = .asciiCapable
    case "numbersAndPunctuation": field.keyboardType = .numbersAndPunctuation
    default: break
    }
    switch traits["returnKeyType"] {
    case "done": field.returnKeyType = .done
    case "next": field.returnKeyType = .next
    case "go": field.returnKeyType = .go
    case "search": field.returnKeyType = .search
    case "send": field.returnKeyType = .send
    default: break
    }
    switch traits["autocapitalizationType"] {
    case "words": field.autocapitalizationType = .words
    case "sentences": field.autocapitalizationType = .sentences
    case "allCharacters": field.autocapitalizationType = .allCharacters
    default: field.autocapitalizationType = .none
    }
    if traits["autocorrectionType"] == "no" { field.autocorrectionType = .no }
  }
}
