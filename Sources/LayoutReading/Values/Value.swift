/// A value of the code that is evaluated.
///
/// An optional with a value is that value, and one without is ``none``: code that asks whether an optional
/// of an optional is nil is beyond this.
@MainActor
indirect enum Value {
  case void
  /// An optional without a value.
  case none
  case bool(Bool)
  case int(Int)
  /// A number with a fraction: `Double`, `CGFloat` and `Float` alike.
  case double(Double)
  case string(String)
  case array([Value])
  case set([Value])
  case dictionary(DictionaryValue)
  case tuple([TupleElement])
  case range(RangeValue)
  case function(FunctionValue)
  case type(ResolvedType)
  case enumeration(EnumerationValue)
  case structure(StructureValue)
  /// An instance of a class of the source.
  case object(Instance)
  /// A value of UIKit, Foundation or the DSL.
  case host(Any)
  case keyPath(KeyPathValue)
  /// A value of which only so much is known.
  case unknown(Unknown)

  /// A part of a tuple.
  struct TupleElement {
    var label: String?
    var value: Value
  }

  /// Whether the value is not known.
  var isUnknown: Bool {
    if case .unknown = self { return true }
    return false
  }

  /// Whether it can be called.
  var isFunction: Bool {
    if case .function = self { return true }
    return false
  }

  /// Whether it is an optional without a value.
  var isNone: Bool {
    if case .none = self { return true }
    return false
  }

  /// The number, or nil for what is none.
  var number: Double? {
    switch self {
    case .int(let value): Double(value)
    case .double(let value): value
    default: nil
    }
  }

  /// The elements of what can be gone through, or nil.
  var elements: [Value]? {
    switch self {
    case .array(let elements), .set(let elements): elements
    case .range(let range): range.elements
    case .dictionary(let dictionary):
      dictionary.pairs.map {
        .tuple([.init(label: "key", value: $0.key), .init(label: "value", value: $0.value)])
      }
    case .string(let text): text.map { .string(String($0)) }
    default: nil
    }
  }
}

/// A dictionary that keeps the order of insertion, so that evaluation is the same each time.
@MainActor
struct DictionaryValue {
  var pairs: [(key: Value, value: Value)] = []

  /// The value of a key, or nil.
  subscript(key: Value) -> Value? {
    get { pairs.first { Equality.areEqual($0.key, key) == true }?.value }
    set {
      let place = pairs.firstIndex { Equality.areEqual($0.key, key) == true }
      switch (place, newValue) {
      case (let place?, let value?): pairs[place].value = value
      case (let place?, nil): pairs.remove(at: place)
      case (nil, let value?): pairs.append((key, value))
      case (nil, nil): break
      }
    }
  }
}

/// A range of numbers; a bound that is nil is left open.
struct RangeValue {
  var lower: Double?
  var upper: Double?
  var isClosed: Bool
  /// Whether its bounds are whole numbers, so that it can be gone through.
  var isWhole: Bool

  /// How many numbers a range may have that is gone through at once.
  private static let limit = 100_000

  /// The whole numbers in the range, or nil where it has none or too many.
  @MainActor var elements: [Value]? {
    guard isWhole, let lower, let upper, lower <= upper, upper - lower <= Double(Self.limit),
      let first = Int(exactly: lower), let last = Int(exactly: upper)
    else { return nil }
    return isClosed ? (first...last).map { .int($0) } : (first..<last).map { .int($0) }
  }

  func contains(_ number: Double) -> Bool {
    if let lower, number < lower { return false }
    guard let upper else { return true }
    return isClosed ? number <= upper : number < upper
  }
}

/// A value of an enumeration of the source.
@MainActor
struct EnumerationValue {
  let declaration: TypeDeclaration
  let name: String
  var payload: [Value.TupleElement] = []
}

/// A value of a struct of the source.
@MainActor
struct StructureValue {
  let declaration: TypeDeclaration
  var fields: [String: Value] = [:]
}

/// An instance of a class of the source.
///
/// Where the class descends from one of UIKit, `host` is a real view or controller, which calls back into
/// the source for what the class overrides.
@MainActor
final class Instance {
  let declaration: TypeDeclaration
  /// Its properties, and what it has of a superclass or file that is not there, under ``FieldKey``.
  var fields: [String: Value] = [:]
  /// The object that stands for the instance in UIKit.
  var host: AnyObject?
  /// Whether an initialiser is still at work, in which observers of properties are not called.
  var isBeingInitialized = true
  /// What the generic parameters of its class, and of those above it, stand for, by the class.
  var generics: [ObjectIdentifier: [String: TypeReference]] = [:]

  init(_ declaration: TypeDeclaration) {
    self.declaration = declaration
  }
}

/// The names under which an instance keeps what nothing declares: spaces keep them apart from those of properties.
enum FieldKey {
  /// A member that a superclass has which is not known.
  static func inherited(_ name: String) -> String { "inherited " + name }

  /// A name that nothing is known of.
  static func unknown(_ name: String) -> String { "unknown " + name }

  /// What code calls the field of a key.
  static func name(_ key: String) -> String {
    key.lastIndex(of: " ").map { String(key[key.index(after: $0)...]) } ?? key
  }
}

/// A key path: names that lead from a value to another.
struct KeyPathValue {
  var components: [String]
}

/// A function or closure as a value.
@MainActor
final class FunctionValue {
  /// What a call of it does, with arguments in the order of the call.
  let body: @MainActor (_ arguments: [Value], _ labels: [String?]) throws -> Value
  /// How many parameters it names, or nil where that is not known.
  let parameterCount: Int?
  /// The types of its parameters, where they are known.
  var parameterTypes: [TypeReference]?
  /// What it is called in messages.
  let name: String
  /// The first argument of a closure as the last call left it, for `inout` ones.
  var changedArgument: Value?

  init(
    name: String = "closure",
    parameterCount: Int? = nil,
    parameterTypes: [TypeReference]? = nil,
    _ body: @escaping @MainActor ([Value], [String?]) throws -> Value
  ) {
    self.name = name
    self.parameterCount = parameterCount
    self.parameterTypes = parameterTypes
    self.body = body
  }

  func callAsFunction(_ arguments: [Value]) throws -> Value {
    try body(arguments, Array(repeating: nil, count: arguments.count))
  }
}

/// What is known of a value that could not be found out.
final class Unknown {
  /// What a value is called that is handed over by code which is not there, and that none could be made for.
  static let sample = "a sample"

  /// What the source calls it, such as `Theme.margin`.
  let text: String
  /// Its type, where it is declared.
  var type: TypeReference?
  /// Where the source asks for it.
  let place: SourcePlace?
  /// What stands in its place where UIKit needs an object.
  var stand: AnyObject?
  /// The view that a view which stands in its place lies in, as far as its name says so.
  weak var container: AnyObject?
  /// Whether it is what other code hands to a method, or a member of that.
  var isHandedOver = false
  /// Whether it is what a list or a dictionary has, by a place or a key.
  var isElement = false
  /// The view that it is a member of, or a member of a member.
  weak var view: AnyObject?
  /// What it is a member of.
  private weak var owner: Unknown?
  private var members: [String: Unknown] = [:]

  init(_ text: String, type: TypeReference? = nil, at place: SourcePlace? = nil) {
    self.text = text
    self.type = type
    self.place = place
  }

  /// A member, which is the same one each time.
  func member(_ name: String, at place: SourcePlace) -> Unknown {
    if let known = members[name] { return known }
    let member = Unknown(text + "." + name, at: place)
    member.owner = self
    member.view = view
    member.isHandedOver = isHandedOver
    members[name] = member
    return member
  }

  /// What a view that stands in its place lies in: what it is a member of, or the view of the class that mentions it.
  var surroundings: AnyObject? { owner?.stand ?? container }
}
