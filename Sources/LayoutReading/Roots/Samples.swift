import HostCalls
import PortableUIKit
import SwiftSyntax

extension Evaluator {
  /// A value of a type, for a parameter of an initialiser that nobody calls.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - context: Where its name stands.
  ///   - depth: Of how many values it is a part.
  ///   - purpose: The names of what the value is for: a day or a price is never as long as a sentence.
  /// - Returns: An unknown value for a type of which none can be made.
  func sample(
    of type: TypeReference,
    in context: TypeDeclaration,
    depth: Int = 0,
    for purpose: [String] = []
  ) -> Value {
    let missing = Value.unknown(Unknown(Unknown.sample, type: type))
    guard depth < 4 else { return missing }
    switch type {
    case .optional: return .none
    case .array(let element):
      // A list that somebody hands over is hardly ever empty.
      madeUpSamples.insert(.nothing)
      handsOutEmptyLists = true
      guard usesOtherSamples else { return .array([]) }
      let made = sample(of: element, in: context, depth: depth + 1, for: purpose)
      return .array(made.isUnknown ? [] : [made, made])
    case .dictionary:
      handsOutEmptyLists = true
      return .dictionary(DictionaryValue())
    case .tuple(let types, let labels):
      return .tuple(
        types.enumerated().map { place, type in
          .init(
            label: place < labels.count ? labels[place] : nil,
            value: sample(of: type, in: context, depth: depth + 1)
          )
        }
      )
    case .function(let parameters, let result):
      return .function(
        FunctionValue(name: "sample", parameterCount: parameters.count) { [weak self] _, _ in
          guard let self else { return .void }
          return result == .tuple([]) ? .void : sample(of: result, in: context, depth: depth + 1)
        }
      )
    case .metatype, .any: return missing
    case .named(let name, _):
      switch resolve(type, in: context, context.file) {
      case .builtin(let name)?:
        if ResolvedType.fractions.contains(name) { return .double(sampleNumber(for: purpose)) }
        if ResolvedType.wholes.contains(name) {
          return .int(Int(sampleNumber(for: purpose, isWhole: true)))
        }
        if name == "Character" { return .string("A") }
        if ResolvedType.strings.contains(name) { return .string(sampleText(for: purpose)) }
        return name == "Bool" ? .bool(false) : name == "Set" ? .set([]) : missing
      case .declared(let declaration)?:
        return sample(of: declaration, depth: depth) ?? missing
      case .host(let host)?:
        // What has a value without arguments: views, insets, fonts.
        if let other = otherGeometry(host) { return other }
        if let zero = host.shared("zero"), let value = try? zero.get(()) { return value }
        let empty = host.initializers.first { $0.signature.parameters.isEmpty }
        var nothing: Any = ()
        if let empty, let value = try? empty.body(&nothing, HostArguments([])) {
          putIntoNavigation(value)
          return value
        }
        return missing
      case nil: return .unknown(Unknown(name, type: type))
      }
    }
  }

  /// Puts a controller that is handed over to a view where its like most often are: what asks for the navigation controller of it
  /// does so to show a bar, or to go back.
  private func putIntoNavigation(_ value: Value) {
    guard let controller = hostObject(of: value) as? UIViewController,
      Swift.type(of: controller) == UIViewController.self
    else { return }
    keptObjects.append(UINavigationController(rootViewController: controller))
  }

  /// A number for something with some names: the usual one, or another one that would do as well.
  ///
  /// The width of a whole view is that of the screen, from which code takes margins off, and the size of something leaves
  /// room for insets and lines.
  private func sampleNumber(for purpose: [String], isWhole: Bool = false) -> Double {
    madeUpSamples.formUnion(.numbers)
    if purpose.contains(where: { Self.widthsOfViews.contains($0) }) {
      let width = Double(UIScreen.main.bounds.width)
      return usesOtherSamples ? (width * 0.75).rounded() : width
    }
    let names = purpose.map { $0.lowercased() }
    let known = Self.numbers.first { words, _ in
      names.contains { name in words.contains(where: name.contains) }
    }
    let numbers = known?.1 ?? (isWhole ? (1, 3) : (1, 24))
    return usesOtherSamples ? numbers.1 : numbers.0
  }

  /// Numbers for what has one of some words in its name, the first that fits.
  private static let numbers: [(words: [String], (usual: Double, other: Double))] = [
    (["font", "text"], (17, 24)), (["ratio", "scale", "multiplier", "alpha", "opacity"], (1, 0.5)),
    (
      [
        "line", "border", "stroke", "separator", "divider", "thickness", "spacing", "inset",
        "padding", "margin", "gap", "offset",
      ],
      (1, 8)
    ),
    (
      ["size", "side", "diameter", "radius", "length", "height", "width", "dimension"],
      (48, 120)
    ),
  ]

  /// The value of a size, point or insets that is made up, where zero is not asked for; nil for other types.
  private func otherGeometry(_ type: HostType) -> Value? {
    let other: Any? =
      switch type.metatype {
      case is CGSize.Type: CGSize(width: 48, height: 48)
      case is CGRect.Type: CGRect(x: 0, y: 0, width: 48, height: 48)
      case is CGPoint.Type: CGPoint(x: 8, y: 8)
      case is UIEdgeInsets.Type: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      default: nil
      }
    guard let other else { return nil }
    madeUpSamples.formUnion(.numbers)
    return usesOtherSamples ? .host(other) : nil
  }

  private static let widthsOfViews: Set = [
    "width", "viewWidth", "screenWidth", "frameWidth", "containerWidth", "contentWidth",
    "parentWidth", "superviewWidth", "cellWidth", "totalWidth", "availableWidth", "maxWidth",
  ]

  private func sample(of type: TypeDeclaration, depth: Int) -> Value? {
    switch type.kind {
    case .enumeration:
      guard let first = type.cases.first else { return nil }
      let payload = (first.signature?.parameters ?? []).map {
        Value.TupleElement(label: $0.label, value: sample(of: $0.type, in: type, depth: depth + 1))
      }
      return .enumeration(
        EnumerationValue(declaration: type, name: first.name, payload: payload)
      )
    case .structure, .classType:
      // What the source has a name for is more likely than what is made up.
      if let recipe = constants(of: type).first, let value = try? value(of: recipe),
        !value.isUnknown
      {
        return value
      }
      return try? makeSample(of: type, depth: depth)
    case .protocolType, .foreign: return nil
    }
  }

  /// Makes a value of a type by the initialiser that its framework would call, else by one with samples.
  func makeSample(of type: TypeDeclaration, depth: Int = 0) throws -> Value? {
    let scope = Scope(Frame(self: nil, in: type, type.file))
    if type.kind == .structure {
      let value = try make(.declared(type), [], scope, type.syntax)
      if !value.isUnknown { return value }
      if type.initializers.isEmpty {
        let arguments = type.stored.filter { $0.initializer == nil && !$0.isLazy }.map {
          Argument(
            label: $0.name,
            value: sample(of: $0.type ?? .any, in: type, depth: depth + 1, for: [$0.name])
          )
        }
        return try make(.declared(type), arguments, scope, type.syntax)
      }
    }
    guard let chosen = chosenInitializer(of: type) else { return nil }
    var zero = host.zeroArguments[chosen.signature.description(of: "init")]
    if depth == 0, let nib = ownedNib(of: type), zero?.count == 2 { zero?[0] = .string(nib) }
    if chosen.signature.description(of: "init") == "init(frame:)",
      let frame = initialFrame(of: type)
    {
      zero = [wrap(frame)]
    }
    let arguments = chosen.signature.parameters.enumerated().compactMap {
      place,
      parameter -> Argument? in
      if case .initializer(let function, _) = chosen.kind, isDecided(by: parameter, in: function) {
        return Argument(
          label: parameter.label,
          value: .unknown(Unknown(parameter.name, type: parameter.type.unwrapped))
        )
      }
      if let zero { return Argument(label: parameter.label, value: zero[place] ?? .none) }
      if depth == 0, case .argument(place, let recipe)? = variant?.choice,
        let value = try? self.value(of: recipe)
      {
        return Argument(label: parameter.label, value: value)
      }
      if parameter.hasDefault || parameter.isVariadic { return nil }
      if depth == 0, let stated = statedArgument(place, of: chosen.signature, type) {
        return Argument(label: parameter.label, value: stated)
      }
      let isHanded = depth == 0 && isReadWithTexts && isUnknownModel(parameter.type, in: type)
      return Argument(
        label: parameter.label,
        value: isHanded
          ? handedOver(parameter, parameter.type)
          : sample(of: parameter.type, in: type, depth: depth + 1, for: parameter.names)
      )
    }
    if depth == 0, case .initializer(let function, _) = chosen.kind,
      arguments.contains(where: \.isEmptyList)
    {
      noteEmptyLists(function)
    }
    return try invoke([chosen], arguments, scope, nil, type.syntax)
  }

  /// The initialiser that makes a sample: that which the type's framework would call, else the one with the fewest
  /// parameters.
  func chosenInitializer(of type: TypeDeclaration) -> Callable? {
    let callables =
      type.kind == .structure
      ? type.initializers.map { Callable(.initializer($0, type), $0.signature) }
      : initializers(of: type)
    // An initialiser of its own that builds the view is the one that is called.
    let buildsItself = type.initializers.contains {
      !$0.isUnavailable && $0.fullName != "init(coder:)" && mayLayOut($0.syntax)
    }
    func rank(_ callable: Callable) -> Int {
      let name = callable.signature.description(of: "init")
      if name == "init(coder:)" { return 1000 }
      if let place = Self.initializersOfFrameworks.firstIndex(of: name) {
        // What the class overrides comes before what it inherits from UIKit.
        if case .hostInitializer = callable.kind { return place + (buildsItself ? 100 : 5) }
        // One that only hands its arguments on is there for another one, which builds the view.
        if buildsItself, case .initializer(let function, _) = callable.kind, function.onlyHandsOn {
          return place + 99
        }
        return place
      }
      return 10 + callable.signature.parameters.count { !$0.hasDefault }
    }
    guard let chosen = callables.min(by: { rank($0) < rank($1) }), rank(chosen) < 1000 else {
      return nil
    }
    return chosen
  }

  /// The initialisers that UIKit calls, in the order in which they are looked for.
  private static let initializersOfFrameworks = [
    "init(frame:)", "init(style:reuseIdentifier:)", "init(reuseIdentifier:)", "init()",
    "init(nibName:bundle:)",
  ]
}

extension Argument {
  /// Whether it is a list or a dictionary without elements.
  fileprivate var isEmptyList: Bool {
    switch source {
    case .value(.array(let elements)): elements.isEmpty
    case .value(.dictionary(let dictionary)): dictionary.pairs.isEmpty
    case .value, .expression: false
    }
  }
}

extension FunctionDeclaration {
  /// Whether an initialiser does no more than to call that of its superclass.
  fileprivate var onlyHandsOn: Bool {
    guard let body, body.count == 1, let only = body.first else { return false }
    return only.trimmedDescription.hasPrefix("super.init(")
  }
}
