// swift-format-ignore-file
// What a leading dot means, wherever its type comes from what is around it: compiled, and read from here as well.

public enum Flavor: String, CaseIterable, Sendable {
  case sweet, sour, salty
  static let usual = Flavor.sour
  static func made(_ isSweet: Bool) -> Flavor { isSweet ? .sweet : .salty }
  var opposite: Flavor { switch self { case .sweet: .sour; case .sour: .sweet; case .salty: self } }
  var number: Int { self == .sweet ? 1 : self == .sour ? 2 : 3 }
}

struct Grain: Equatable {
  var size: Int
  static let fine = Grain(size: 1)
  static var coarse: Grain { Grain(size: 9) }
  static func exactly(_ size: Int) -> Grain { Grain(size: size) }
  func doubled() -> Grain { Grain(size: size * 2) }
  static func + (left: Grain, right: Grain) -> Grain { Grain(size: left.size + right.size) }
}

enum Dish: Equatable {
  case plain, spiced(Flavor), mixed(Flavor, of: Int), nested(Inner)
  enum Inner { case left, right }
  var words: String {
    switch self {
    case .plain: return "plain"
    case .spiced(.sweet): return "candied"
    case .spiced(let flavor): return "spiced \(flavor)"
    case .mixed(.sour, of: 2): return "twice sour"
    case .mixed(let flavor, let count): return "\(flavor) \(count)"
    case .nested(.left): return "left"
    case .nested: return "right"
    }
  }
}

struct Shelf {
  var flavors: [Flavor] = [.sweet, .sour]
  var counts: [Flavor: Int] = [.sweet: 1]
  var best: Flavor?
  var grain: Grain = .fine
  var choose: (Flavor) -> Int = { $0 == .salty ? 7 : 8 }
  subscript(flavor: Flavor) -> Int { counts[flavor] ?? -1 }
  subscript(named name: String, or other: Flavor = .sour) -> Flavor { Flavor(rawValue: name) ?? other }
  func count(of flavor: Flavor, in grain: Grain = .coarse) -> Int { flavor.number * 100 + grain.size }
  mutating func add(_ flavor: Flavor, times: Int = 1) { counts[flavor, default: 0] += times; flavors.append(flavor) }
  static func favourite(_ isSweet: Bool) -> Flavor { guard isSweet else { return .salty }; return .sweet }
}

func pick<T>(_ first: T, _ second: T, _ isFirst: Bool) -> T { isFirst ? first : second }
func number(of flavor: Flavor) -> Int { flavor.number }
func number(of grain: Grain) -> Int { grain.size }
func names(_ flavors: Flavor...) -> String { flavors.map(\.rawValue).joined(separator: "+") }
func optional(_ flavor: Flavor?) -> Int { flavor?.number ?? 0 }
func both(_ pair: (Flavor, Grain)) -> Int { pair.0.number * 10 + pair.1.size }
func apply(_ make: () -> Flavor) -> Int { make().number }
func change(_ flavor: inout Flavor) { flavor = .salty }

let usualFlavors: [Flavor] = [.usual, .sweet]
let flavorNumbers: [Flavor: Int] = [.sweet: 10, .usual: 20]

/// What is evaluated, by name.
public let implicitMembers: [(name: String, make: @Sendable () -> String)] = [
  ("keys after a first that says its type", { "\([Flavor.sweet: 1, .sour: 2][.sour] ?? 0)" }),
  ("keys before the one that says its type", { "\([.sweet: 1, Flavor.sour: 2][.sweet] ?? 0)" }),
  ("values after a first that says its type", { "\(["a": Flavor.sweet, "b": .sour]["b"]?.number ?? 0)" }),
  ("a key that is not there", { "\([Flavor.sweet: 1, .sour: 2][.salty] ?? 0)" }),
  ("a key with a default", { "\([Flavor.sweet: 1][.salty, default: 4])" }),
  ("keys of a declared dictionary", { "\(flavorNumbers[.sour] ?? 0) \(flavorNumbers[.usual] ?? 0)" }),
  ("elements after a first that says its type", { "\([Flavor.sweet, .sour].map(\.number))" }),
  ("elements before the one that says its type", { "\([.sour, Flavor.sweet].map(\.number))" }),
  ("elements after a call of the type", { "\([Grain(size: 4), .fine, .exactly(3)].map(\.size))" }),
  ("elements after a variable", { let first = Grain.coarse; return "\([first, .fine].map { $0.size })" }),
  ("elements of a cast", { "\(([.sweet, .salty] as [Flavor]).count)" }),
  ("elements of elements", { "\([[Flavor.sweet], [.sour, .salty]].map { $0.map(\.number) })" }),
  ("elements of declared elements", { let all: [[Flavor]] = [[.sweet], [.sour]]; return "\(all[1][0].number)" }),
  ("tuples in an array", { let all: [(Flavor, Int)] = [(.sweet, 1), (.sour, 2)]; return "\(all.map { $0.0.number * $0.1 })" }),
  ("tuples after a first that says its type", { "\([(Flavor.sweet, 1), (.sour, 2)].map { $0.0.number * $0.1 })" }),
  ("a set", { let all: Set<Flavor> = [.sweet, .sour]; return "\(all.contains(.sour)) \(all.contains(.salty))" }),
  ("an array asked for one", { let flavor = Flavor.sour; return "\([.sweet, .sour].contains(flavor))" }),
  ("an array asked for one it has not", { let flavor = Flavor.salty; return "\([.sweet, .sour].contains(flavor))" }),
  ("an array literal asked by a filter", { "\(Flavor.allCases.filter { [.sweet, .salty].contains($0) }.map(\.number))" }),
  ("the first index", { "\(usualFlavors.firstIndex(of: .sweet) ?? -1)" }),
  ("the first index of what is not there", { "\(usualFlavors.firstIndex(of: .salty) ?? -1)" }),
  ("a ternary's second branch", { let no = false; return "\((no ? Flavor.sweet : .sour).number)" }),
  ("a ternary's first branch", { let yes = true; return "\((yes ? .salty : Flavor.sour).number)" }),
  ("a variable by a ternary", { let no = usualFlavors.isEmpty; let flavor = no ? Flavor.sweet : .salty; return flavor.rawValue }),
  ("a ternary of a declared type", { let flavor: Flavor = usualFlavors.isEmpty ? .sweet : .salty; return flavor.rawValue }),
  ("ternaries in ternaries", { let n = usualFlavors.count; let f: Flavor = n == 0 ? .sweet : n == 2 ? .sour : .salty; return f.rawValue }),
  ("nil, else", { let none: Flavor? = nil; return (none ?? .salty).rawValue }),
  ("a lookup, else", { (Flavor(rawValue: "bitter") ?? .usual).rawValue }),
  ("a lookup that succeeds, else", { (Flavor(rawValue: "salty") ?? .usual).rawValue }),
  ("a variable by nil, else", { let flavor = Flavor(rawValue: "bitter") ?? .salty; return flavor.rawValue }),
  ("a dictionary's value, else", { let all = [1: Flavor.sweet]; return (all[2] ?? .salty).rawValue }),
  ("a first element, else", { let all: [Flavor] = []; return (all.first ?? .sour).rawValue }),
  ("equal on the right", { "\(Flavor.usual == .sour)" }),
  ("equal on the left", { "\(.sour == Flavor.usual)" }),
  ("nil is not equal", { let none: Flavor? = nil; return "\(none == .sour) \(none != .sour)" }),
  ("an optional is equal", { let some: Flavor? = .sour; return "\(some == .sour) \(some == .sweet) \(some == .none)" }),
  ("an optional of none", { let none: Flavor? = .none; return "\(none == nil)" }),
  ("some of an optional", { let some: Flavor? = .some(.salty); return "\(some?.number ?? 0)" }),
  ("equal structs", { "\(Grain(size: 9) == .coarse) \(Grain(size: 9) == .fine)" }),
  ("equal payloads", { "\(Dish.spiced(.sour) == .spiced(.sour)) \(Dish.spiced(.sour) == .spiced(.sweet))" }),
  ("equal arrays", { "\(usualFlavors == [.sour, .sweet])" }),
  ("equal tuples", { "\((Flavor.sweet, 1) == (.sweet, 1))" }),
  ("sums of members", { "\((Grain.fine + .coarse).size)" }),
  ("sums of members on the left", { let all: Grain = .fine + .exactly(4); return "\(all.size)" }),
  ("arguments", { "\(number(of: Flavor.sour)) \(Shelf().count(of: .salty))" }),
  ("arguments with defaults", { "\(Shelf().count(of: .sweet, in: .fine)) \(Shelf().count(of: .sweet))" }),
  ("arguments that choose a function", { "\(number(of: .salty)) \(number(of: .coarse)) \(number(of: .exactly(5)))" }),
  ("arguments of any number", { names(.sweet, .salty) }),
  ("an optional argument", { "\(optional(.sour)) \(optional(nil)) \(optional(.none))" }),
  ("a tuple as argument", { "\(both((.sour, .coarse)))" }),
  ("generic arguments", { "\(pick(Flavor.sweet, .salty, false).number) \(pick(.sour, Flavor.sweet, true).number)" }),
  ("an argument of a stored closure", { "\(Shelf().choose(.salty)) \(Shelf().choose(.sweet))" }),
  ("an argument of a local closure", { let f: (Flavor, Grain) -> Int = { $0.number + $1.size }; return "\(f(.salty, .coarse))" }),
  ("an argument of a closure with types", { let f = { (flavor: Flavor) in flavor.number }; return "\(f(.salty))" }),
  ("an argument of a function as value", { let f: (Flavor) -> Int = number(of:); return "\(f(.sour))" }),
  ("an argument of a method as value", { let f = Shelf().choose; return "\(f(.salty))" }),
  ("a closure's result", { "\(apply { .salty })" }),
  ("a closure's result with statements", { "\(apply { let n = 1; return n == 1 ? .sour : .sweet })" }),
  ("a declared closure's result", { let f: () -> Flavor = { .salty }; return f().rawValue }),
  ("a map with a declared result", { let all: [Flavor] = [1, 2].map { $0 == 1 ? .sour : .salty }; return "\(all.map(\.number))" }),
  ("a map with a result in its closure", { [1, 2].map { (n: Int) -> Flavor in n == 1 ? .sour : .salty }.map(\.rawValue).joined() }),
  ("a function's result", { Shelf.favourite(false).rawValue }),
  ("a member of a member", { let flavor: Flavor = .usual.opposite; return flavor.rawValue }),
  ("a call of a member", { let flavor: Flavor = .made(true); return flavor.rawValue }),
  ("calls in a row", { let grain: Grain = .exactly(3).doubled(); return "\(grain.size)" }),
  ("an initialiser", { let grain: Grain = .init(size: 6); return "\(grain.size)" }),
  ("a payload", { Dish.spiced(.sweet).words }),
  ("a payload after a declared type", { let dish: Dish = .spiced(.sour); return dish.words }),
  ("payloads with labels", { let dish: Dish = .mixed(.sour, of: 2); return dish.words + Dish.mixed(.salty, of: 1).words }),
  ("a payload of a type inside", { let dish: Dish = .nested(.left); return dish.words + Dish.nested(.right).words }),
  ("payloads in an array", { let all: [Dish] = [.plain, .spiced(.sour)]; return all.map(\.words).joined() }),
  ("if by a payload", { if case .spiced(.sour) = Dish.spiced(.sour) { return "yes" }; return "no" }),
  ("if by a payload that differs", { if case .spiced(.sweet) = Dish.spiced(.sour) { return "yes" }; return "no" }),
  ("guard by a payload", { guard case .mixed(let f, _) = Dish.mixed(.salty, of: 3) else { return "no" }; return f.rawValue }),
  ("loops by a payload", { var n = 0; for case .spiced(let f) in [Dish.plain, .spiced(.salty)] { n += f.number }; return "\(n)" }),
  ("a switch over an optional", { let some: Flavor? = .salty; switch some { case .sweet: return "1"; case .salty: return "2"; case .none: return "3"; default: return "4" } }),
  ("a switch over nil", { let some: Flavor? = nil; switch some { case .sweet: return "1"; case .none: return "3"; default: return "4" } }),
  ("a switch over some", { let some: Flavor? = .sour; switch some { case .some(.sweet): return "1"; case .some(let f): return f.rawValue; case .none: return "3" } }),
  ("a switch over a tuple", { switch (Flavor.sour, usualFlavors.count) { case (.sweet, _): return "1"; case (.sour, 2): return "2"; default: return "3" } }),
  ("a switch over a struct", { switch Grain(size: 9) { case .fine: return "1"; case .coarse: return "2"; default: return "3" } }),
  ("a switch with several patterns", { switch Flavor.usual { case .sweet, .sour: return "1"; case .salty: return "2" } }),
  ("a switch as a value", { let f: Flavor = switch usualFlavors.count { case 1: .sweet; case 2: .salty; default: .sour }; return f.rawValue }),
  ("an if as a value", { let f: Flavor = if usualFlavors.isEmpty { .sweet } else { .salty }; return f.rawValue }),
  ("an assignment", { var f = Flavor.sweet; f = .salty; return f.rawValue }),
  ("an assignment to a property", { var shelf = Shelf(); shelf.best = .salty; shelf.grain = .coarse; return "\(shelf.best?.number ?? 0)\(shelf.grain.size)" }),
  ("an assignment to an element", { var all = usualFlavors; all[0] = .salty; return all.map(\.rawValue).joined() }),
  ("an assignment to an empty dictionary", { var all: [Flavor: Int] = [:]; all[.sour] = 3; all[.sweet] = 4; all[.sweet] = nil; return "\(all[.sour] ?? 0) \(all.count)" }),
  ("an assignment to a dictionary's value", { var all: [String: Flavor] = [:]; all["a"] = .sour; return all["a"]?.rawValue ?? "" }),
  ("counting in a dictionary", { var all: [Flavor: Int] = [:]; for f: Flavor in [.sour, .sweet, .sour] { all[f, default: 0] += 1 }; return "\(all[.sour] ?? 0)" }),
  ("lists in a dictionary", { var all: [Flavor: [Int]] = [:]; all[.sour, default: []].append(4); return "\(all[.sour] ?? [])" }),
  ("appending", { var all: [Flavor] = []; all.append(.salty); all += [.sour]; all.insert(.sweet, at: 0); return all.map(\.rawValue).joined() }),
  ("a parameter that is changed", { var f = Flavor.sweet; change(&f); return f.rawValue }),
  ("a method that changes", { var shelf = Shelf(); shelf.add(.salty); shelf.add(.sweet, times: 3); return "\(shelf.counts[.salty] ?? 0)\(shelf.counts[.sweet] ?? 0)\(shelf.flavors.count)" }),
  ("a subscript of its own", { "\(Shelf()[.sweet]) \(Shelf()[.salty])" }),
  ("a subscript with a default", { Shelf()[named: "bitter"].rawValue + Shelf()[named: "x", or: .salty].rawValue }),
  ("a memberwise initialiser", { let s = Shelf(flavors: [.salty], counts: [.sour: 5], best: .sour, grain: .exactly(3)); return "\(s.flavors[0].number)\(s[.sour])\(s.grain.size)" }),
  ("removing a value", { var all = [Flavor.sour: 1, .sweet: 2]; all.removeValue(forKey: .sour); return "\(all.count)" }),
  ("updating a value", { var all = [Flavor.sour: 1]; all.updateValue(5, forKey: .sour); return "\(all[.sour] ?? 0)" }),
  ("inserting in a set", { var all: Set<Flavor> = []; all.insert(.sour); all.insert(.sour); return "\(all.count) \(all.contains(.sour))" }),
  ("sets asked", { let all: Set<Flavor> = [.sour, .sweet]; return "\(all.isSuperset(of: [.sour])) \(all.isDisjoint(with: [.salty])) \(all.intersection([.sour, .salty]).count)" }),
  ("reducing", { "\([1, 2].reduce(Grain.fine) { $0 + .exactly($1) }.size)" }),
  ("a closure compares", { "\(usualFlavors.filter { $0 == .sweet }.count) \(usualFlavors.contains { $0 == .salty })" }),
  ("conditions", { usualFlavors.first == .sour && usualFlavors.last != .salty ? "yes" : "no" }),
  ("a default that another function gives", { func f(_ flavor: Flavor = .made(false)) -> String { flavor.rawValue }; return f() + f(.sour) }),
  ("key paths", { "\(Flavor.allCases.map(\.opposite.number))" }),
  ("zip", { zip(usualFlavors, [Grain.fine, .coarse]).map { "\($0.number)\($1.size)" }.joined(separator: ",") }),
  ("sorted by number", { Flavor.allCases.sorted { $0.number > $1.number }.map(\.rawValue).joined() }),
  ("grouping", { "\(Dictionary(grouping: Flavor.allCases) { $0.number > 1 }[true]?.count ?? 0)" }),
  ("unique keys", { "\(Dictionary(uniqueKeysWithValues: Flavor.allCases.map { ($0, $0.number) })[.salty] ?? 0)" }),
]
