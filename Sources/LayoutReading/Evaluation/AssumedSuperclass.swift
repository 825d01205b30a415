import HostCalls
import PortableUIKit
import SwiftSyntax

extension Evaluator {
  /// The class of UIKit that a class descends from whose superclass is not among the sources.
  ///
  /// - Returns: Nil where the superclass is known, or where nothing says that the class is a view or controller.
  func assumedSuperclass(of type: TypeDeclaration) -> HostType? {
    if let known = type.assumedSuperclass { return known }
    var found: HostType?
    if type.kind == .classType, let name = unknownParent(of: type) {
      found = assumedClass(named: name, of: type).flatMap(host.type(named:))
    }
    type.assumedSuperclass = .some(found)
    return found
  }

  /// Whether the source has a subclass of a class, or leaves it open for other modules to have some.
  func hasSubclass(_ type: TypeDeclaration) -> Bool {
    if type.syntax.as(ClassDeclSyntax.self)?.modifiers.contains(where: { $0.name.text == "open" })
      == true
    {
      return true
    }
    let known =
      module.superclasses
      ?? Set(
        module.allTypes.compactMap { each in
          guard each.kind == .classType, case .declared(let parent)? = superclass(of: each) else {
            return nil
          }
          return ObjectIdentifier(parent)
        }
      )
    module.superclasses = known
    return known.contains(ObjectIdentifier(type))
  }

  /// Whether a view is of a class that descends from one that is not known, which may have turned its mask off.
  func hasAssumedSuperclass(_ view: UIView) -> Bool {
    guard let instance = (view as? any HostedObject)?.link.instance else { return false }
    return layers(of: .declared(instance.declaration)).contains { layer in
      guard case .declared(let declaration) = layer else { return false }
      return assumedSuperclass(of: declaration) != nil
    }
  }

  /// The first name behind the colon, where nothing of that name is known.
  private func unknownParent(of type: TypeDeclaration) -> String? {
    guard let parent = type.inherited.first, let name = parent.name, !ViewNames.isProtocol(name),
      !Self.modelClasses.contains(name), resolve(parent, in: type.outer, type.file) == nil
    else { return nil }
    return name
  }

  private static let modelClasses: Set<String> = [
    "NSObject", "Codable", "Decodable", "Encodable", "Operation", "NSManagedObject", "Object",
    "ObservableObject", "XCTestCase",
  ]

  private func assumedClass(named name: String, of type: TypeDeclaration) -> String? {
    let functions = type.members.functions
    let overrides = Set(functions.values.joined().filter(\.isOverride).map(\.fullName))
    let initializers = Set(type.initializers.map(\.fullName))
    if initializers.contains("init(style:reuseIdentifier:)") { return "UITableViewCell" }
    if let view = ViewNames.view(name), view != "UICollectionViewCell" { return view }
    if let controller = ViewNames.controller(name),
      name.hasSuffix("ViewController") || name.hasSuffix("VC") || controller != "UIViewController"
        || !overrides.isDisjoint(with: Self.controllerMethods)
    {
      return controller
    }
    if !overrides.isDisjoint(with: Self.controllerMethods) { return "UIViewController" }
    if ViewNames.view(name) == "UICollectionViewCell" {
      let text = type.syntax.description
      return name.contains("Table") || text.contains("selectionStyle")
        || text.contains("accessoryType") ? "UITableViewCell" : "UICollectionViewCell"
    }
    if initializers.contains("init(frame:)") || overrides.contains("layoutSubviews()") {
      return functions["prepareForReuse"] == nil ? "UIView" : "UICollectionViewCell"
    }
    // A class that is only told apart by its own name.
    if let view = ViewNames.view(type.name), view != "UIView" { return view }
    if let controller = ViewNames.controller(type.name), type.name.hasSuffix("ViewController") {
      return controller
    }
    if addsSubviews(type) { return "UIView" }
    return laysOutOwnViews(type) ? (asksForItsView(type) ? "UIViewController" : "UIView") : nil
  }

  /// Whether a class of which no name says what it is holds views, and places them in methods of its superclass:
  /// `class LoginPopup: BasePopup` with `override func setupConstraints()`.
  private func laysOutOwnViews(_ type: TypeDeclaration) -> Bool {
    type.stored.contains { property in
      let made = property.initializer?.as(FunctionCallExprSyntax.self)?.calledExpression
      let name = property.type?.name ?? made?.as(DeclReferenceExprSyntax.self)?.baseName.bareText
      return ViewNames.holdsView(property.name) || name.flatMap(ViewNames.view) != nil
    }
      && type.members.functions.values.joined().contains {
        $0.isOverride && $0.signature.parameters.isEmpty && mayLayOut($0.syntax)
      }
  }

  /// Whether the code of a class calls `addSubview(_:)` of its own, which only a view has, or Stevia's words for it.
  private func addsSubviews(_ type: TypeDeclaration) -> Bool {
    type.members.functions["addSubview"] == nil
      && type.syntax.description.contains(
        /(^|[^\w.?!)\]]|[^\w.]self\.)(addSubview|sv|subviews)\(/
      )
  }

  /// Whether the code of a class puts something into a view of its own, which controllers have.
  private func asksForItsView(_ type: TypeDeclaration) -> Bool {
    type.syntax.description.contains(/(^|[^\w.]|self\.)view\.(addSubview|safeAreaLayoutGuide)/)
  }

  private static let controllerMethods: Set<String> = [
    "viewDidLoad()", "loadView()", "viewWillAppear(_:)", "viewDidAppear(_:)",
    "viewDidLayoutSubviews()", "viewWillDisappear(_:)",
  ]
}
