/// Takes down the members of a type of UIKit or the DSL, as the generated table names them.
///
/// Its functions are generic and compiled once, in another module than the table: specialised for every type, they make
/// optimized builds take many times as long.
@MainActor
package final class HostMembers {
  /// A property.
  package struct Property {
    package let name: String
    /// Its type, as Swift.
    package let type: String
    /// Whether the type itself has it.
    package let isShared: Bool
    /// Nil for a property that is only set.
    package let get: (@MainActor (Any) throws -> Any)?
    /// Sets it to the first of the arguments; nil for a property that cannot be set.
    package let set: (@MainActor (inout Any, HostArguments) throws -> Void)?
  }

  /// A function, method or initialiser.
  package struct Function {
    package enum Kind {
      case method, changer, maker, initializer
    }

    /// Its declaration, as Swift.
    package let declaration: String
    package let kind: Kind
    package let body: @MainActor (inout Any, HostArguments) throws -> Any
    /// Makes an object of the subclass that calls back into the source, for an initialiser.
    package let hosted: (@MainActor (HostArguments) throws -> AnyObject?)?

    init(
      _ declaration: String,
      _ kind: Kind,
      hosted: (@MainActor (HostArguments) throws -> AnyObject?)? = nil,
      _ body: @escaping @MainActor (inout Any, HostArguments) throws -> Any
    ) {
      self.declaration = declaration
      self.kind = kind
      self.hosted = hosted
      self.body = body
    }
  }

  package private(set) var properties: [Property] = []
  package private(set) var functions: [Function] = []

  package init() {}

  // MARK: - Properties

  /// A property of a class.
  package func property<Root: AnyObject, Member>(
    _ name: String,
    _ type: String,
    _ get: @escaping @MainActor (Root) -> Member,
    _ set: @escaping @MainActor (Root, Member) -> Void
  ) {
    add(name, type, get: { get(try Self.root($0)) }) { object, a in
      set(try Self.root(object), try a(0, Member.self))
    }
  }

  /// A property of a struct.
  package func field<Root, Member>(
    _ name: String,
    _ type: String,
    _ get: @escaping @MainActor (Root) -> Member,
    _ set: @escaping @MainActor (inout Root, Member) -> Void
  ) {
    add(name, type, get: { get(try Self.root($0)) }) { object, a in
      var root: Root = try Self.root(object)
      set(&root, try a(0, Member.self))
      object = root
    }
  }

  /// A property that cannot be set.
  package func get<Root, Member>(
    _ name: String,
    _ type: String,
    _ get: @escaping @MainActor (Root) -> Member
  ) {
    add(name, type, get: { get(try Self.root($0)) }, set: nil)
  }

  /// A property that holds a function, and is only set.
  package func handler<Root>(
    _ name: String,
    _ type: String,
    _ set: @escaping @MainActor (Root, HostArguments) throws -> Void
  ) {
    add(name, type, get: nil) { object, a in try set(try Self.root(object), a) }
  }

  /// A property of the type itself.
  package func shared<Member>(
    _ name: String,
    _ type: String,
    _ get: @escaping @MainActor () -> Member
  ) {
    add(name, type, isShared: true, get: { _ in get() }, set: nil)
  }

  /// A property of the type itself that can be set.
  package func shared<Member>(
    _ name: String,
    _ type: String,
    set: @escaping @MainActor (Member) -> Void,
    _ get: @escaping @MainActor () -> Member
  ) {
    add(name, type, isShared: true, get: { _ in get() }) { _, a in set(try a(0, Member.self)) }
  }

  // MARK: - Functions

  package func method<Root, Result>(
    _ declaration: String,
    _ body: @escaping @MainActor (Root, HostArguments) throws -> Result
  ) {
    functions.append(
      Function(declaration, .method) { object, a in try body(try Self.root(object), a) }
    )
  }

  /// A method that changes the value.
  package func changer<Root, Result>(
    _ declaration: String,
    _ body: @escaping @MainActor (inout Root, HostArguments) throws -> Result
  ) {
    functions.append(
      Function(declaration, .changer) { object, a in
        var root: Root = try Self.root(object)
        let result = try body(&root, a)
        object = root
        return result
      }
    )
  }

  /// A function of the type itself.
  package func maker<Result>(
    _ declaration: String,
    _ body: @escaping @MainActor (HostArguments) throws -> Result
  ) {
    functions.append(Function(declaration, .maker) { _, a in try body(a) })
  }

  /// An initialiser, and one of the subclass that calls back into the source.
  package func initializer<Made>(
    _ declaration: String,
    hosted: (@MainActor (HostArguments) throws -> AnyObject?)? = nil,
    _ body: @escaping @MainActor (HostArguments) throws -> Made
  ) {
    functions.append(Function(declaration, .initializer, hosted: hosted) { _, a in try body(a) })
  }

  // MARK: - Inside

  private func add(
    _ name: String,
    _ type: String,
    isShared: Bool = false,
    get: (@MainActor (Any) throws -> Any)?,
    set: (@MainActor (inout Any, HostArguments) throws -> Void)?
  ) {
    properties.append(Property(name: name, type: type, isShared: isShared, get: get, set: set))
  }

  /// A value as the type whose member is called.
  private static func root<Root>(_ value: Any) throws -> Root {
    guard let root = value as? Root else { throw ConversionError(value, Root.self) }
    return root
  }
}
