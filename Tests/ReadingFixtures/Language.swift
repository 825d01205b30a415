// swift-format-ignore-file
// The language as layout code uses it: compiled, and read from here as well.

protocol Sized { var size: Int { get }; static var unit: Int { get } }
extension Sized { var doubled: Int { size * 2 }; static var unit: Int { 3 }; func grown(by n: Int = 1) -> Int { size + n * Self.unit } }
struct Tile: Sized, Hashable { var size: Int; var name = "tile"; static var unit: Int { 4 } }
class Crate: Sized { var size: Int; weak var next: Crate?; init(size: Int) { self.size = size }; convenience init() { self.init(size: 7) }; func label() -> String { "crate \(size)" } }
final class BigCrate: Crate { var lid = true { didSet { opened += 1 } }; private(set) var opened = 0; override init(size: Int) { super.init(size: size * 10) }; override func label() -> String { "big " + super.label() }; override var size: Int { didSet { opened += 10 } } }
enum Tree { indirect case node(Tree, Tree), leaf(Int); var sum: Int { switch self { case .leaf(let n): n; case let .node(a, b): a.sum + b.sum } } }
enum Level: Int, Comparable { case low = 1, mid = 5, high; static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue } }
struct Options: OptionSet { let rawValue: Int; static let a = Options(rawValue: 1), b = Options(rawValue: 1 << 1), c = Options(rawValue: 1 << 2); static let all: Options = [.a, .b, .c] }
struct Stack<Element> { private var items: [Element] = []; mutating func push(_ e: Element) { items.append(e) }; mutating func pop() -> Element? { items.popLast() }; var count: Int { items.count }; subscript(i: Int) -> Element { get { items[i] } set { items[i] = newValue } } }
extension Stack where Element == Int { var total: Int { items.reduce(0, +) } }
struct Wrapped { @Clamp var value: Int = 50 }
@propertyWrapper struct Clamp { private var stored: Int; var wrappedValue: Int { get { stored } set { stored = min(newValue, 10) } }; var projectedValue: String { "<\(stored)>" }; init(wrappedValue: Int) { stored = min(wrappedValue, 10) } }
enum Trouble: Error { case small(Int), none }
func risky(_ n: Int) throws -> Int { if n < 0 { throw Trouble.none }; guard n > 2 else { throw Trouble.small(n) }; return n }
func twice(_ f: (Int) -> Int, _ n: Int) -> Int { f(f(n)) }
func makeCounter() -> () -> Int { var n = 0; return { n += 1; return n } }
func swapped<A, B>(_ pair: (A, B)) -> (B, A) { (pair.1, pair.0) }
func sum(_ numbers: Int..., and more: Int = 0) -> Int { numbers.reduce(more, +) }
func raise(_ n: inout Int, by m: Int = 2) { n += m }
postfix operator %%
postfix func %% (n: Int) -> Double { Double(n) / 100 }
struct Matrix { var cells = [[1, 2], [3, 4]]; subscript(row: Int, column: Int) -> Int { get { cells[row][column] } set { cells[row][column] = newValue } } }
@dynamicMemberLookup struct Proxy<Value> { var value: Value; subscript<T>(dynamicMember path: KeyPath<Value, T>) -> T { value[keyPath: path] } }
struct Call { let n: Int; func callAsFunction(_ m: Int) -> Int { n * m } }
struct Halves { var n = 2; lazy var big: Int = n * 100; var half: Int { get { n / 2 } set { n = newValue * 2 } } }
nonisolated(unsafe) var sharedCount = 0
extension Optional where Wrapped == String { var orNothing: String { self ?? "nothing" }; func or(_ other: String) -> String { if let text = self { return text }; return other } }
extension String { var lettersInTurn: String { split(separator: " ").compactMap(\.first).map(String.init).joined(separator: ".") }; static func times(_ n: Int) -> String { String(repeating: "x", count: n) } }
class Plank { class var boards: Int { 2 }; class var kind: String { "shelf of \(boards)" }; class func made() -> String { "made: \(kind)" } }
class Planks: Plank { override class var boards: Int { super.boards + 3 }; override class func made() -> String { super.made() + "!" } }
final class TallPlanks: Planks { override class var boards: Int { super.boards * 10 }; override class var kind: String { "tall " + super.kind } }
protocol Painted { func paint() -> String; var coat: String { get } }
extension Painted { func paint() -> String { "plain" }; var coat: String { "bare" }; func painted() -> String { paint() + " " + coat } }
class Fence: Painted {}
final class RedFence: Fence { func paint() -> String { "red" }; var coat: String { "thick" } }
class Door: Painted { func paint() -> String { "white" } }
final class BlueDoor: Door { override func paint() -> String { "blue" }; var coat: String { "thin" } }
struct Gaps { var inner = 1; static let none = Gaps(inner: 0), wide = Gaps(inner: 9) }
struct Frames { var gaps = Gaps(); func with<Value>(_ path: WritableKeyPath<Frames, Value>, _ value: Value) -> Frames { var copy = self; copy[keyPath: path] = value; return copy } }

public let languageExpressions: [(name: String, make: @Sendable () -> String)] = [
  ("protocol defaults", { "\(Tile(size: 3).doubled) \(Tile(size: 3).grown()) \(Crate(size: 3).grown(by: 2))" }),
  ("protocols as types", { let all: [Sized] = [Tile(size: 1), Crate(size: 2)]; return "\(all.map { $0.grown() })" }),
  ("overrides", { let all: [Crate] = [Crate(), BigCrate(size: 2)]; return all.map { $0.label() }.joined(separator: ",") }),
  ("inherited convenience initialisers", { BigCrate().label() }),
  ("observers", { let c = BigCrate(size: 1); c.lid = false; c.size = 3; return "\(c.opened) \(c.size)" }),
  ("references", { let a = Crate(size: 1); let b = a; b.size = 5; a.next = b; return "\(a.size) \(a.next === a) \(a.next?.next?.size ?? -1)" }),
  ("values", { let a = Tile(size: 1); var b = a; b.size = 5; b.name += "s"; return "\(a.size) \(b.size) \(a.name) \(b.name) \(a == b)" }),
  ("arrays are values", { let a = [1, 2]; var b = a; b.append(3); b[0] = 9; return "\(a) \(b)" }),
  ("structs in arrays", { var a = [Tile(size: 1), Tile(size: 2)]; a[1].size += 5; for i in a.indices { a[i].size *= 2 }; return "\(a.map(\.size))" }),
  ("trees", { "\(Tree.node(.leaf(1), .node(.leaf(2), .leaf(3))).sum)" }),
  ("comparing cases", { "\(Level.low < .high) \([Level.high, .low, .mid].sorted().map(\.rawValue)) \(max(Level.low, .mid).rawValue)" }),
  ("option sets", { let o: Options = [.a, .c]; return "\(o.contains(.a)) \(o.contains(.b)) \(o.union(.b) == .all) \(o.rawValue) \(o.isEmpty)" }),
  ("generic structs", { var s = Stack<Int>(); s.push(1); s.push(2); s[0] = 8; let p = s.pop(); return "\(p ?? 0) \(s.count) \(s.total)" }),
  ("property wrappers", { var w = Wrapped(); let first = w.value; w.value = 3; return "\(first) \(w.value) \(w.$value)" }),
  ("errors", { func t(_ n: Int) -> String { do { return "\(try risky(n))" } catch Trouble.small(let m) { return "small \(m)" } catch { return "other" } }; return t(5) + t(1) + t(-1) }),
  ("optional tries", { "\((try? risky(1)) ?? 0) \((try? risky(3)) ?? 0)" }),
  ("functions as values", { "\(twice({ $0 + 3 }, 1)) \(twice(abs, -4))" }),
  ("closures that keep variables", { let a = makeCounter(), b = makeCounter(); _ = a(); _ = a(); return "\(a()) \(b())" }),
  ("captured values", { var n = 1; let f = { [n] in n }; let g = { n }; n = 5; return "\(f()) \(g())" }),
  ("generic tuples", { let s = swapped((1, "a")); return "\(s.0) \(s.1)" }),
  ("any number of arguments", { "\(sum(1, 2, 3)) \(sum(and: 4)) \(sum(1, and: 1))" }),
  ("changed parameters", { var n = 1; raise(&n); raise(&n, by: 5); var a = [1, 2]; raise(&a[1]); return "\(n) \(a)" }),
  ("own operators", { "\(50%%)" }),
  ("subscripts with two indices", { var m = Matrix(); m[0, 1] += 10; m[1, 0] = m[0, 0]; return "\(m.cells)" }),
  ("dynamic members", { "\(Proxy(value: Tile(size: 4)).size)" }),
  ("calls of values", { "\(Call(n: 3)(4))" }),
  ("integer arithmetic", { "\(7 / 2) \(-7 / 2) \(-7 % 3) \(1 << 4) \(6 & 3) \(6 | 1) \(6 ^ 3) \(7.isMultiple(of: 7))" }),
  ("fractions", { "\(7.0 / 2) \(7 / 2.0) \(Double(7 / 2)) \(Double(7) / 2) \((2.5).rounded()) \((2.4).rounded(.up)) \(Int(2.9))" }),
  ("whole numbers and fractions", { let n = 3; let d = Double(n) * 1.5; return "\(d) \(Int(d)) \(d.truncatingRemainder(dividingBy: 2))" }),
  ("declared fractions", { let a: Double = 1; let b: Double = a / 4 + 1 / 2; let all: [Double] = [1, 2]; return "\(a) \(b) \(all)" }),
  ("mixed literals", { "\([1, 2.5]) \([1.5, 2].reduce(0, +))" }),
  ("ranges", { "\((1...4).contains(4)) \((1..<4).contains(4)) \((1..<4).count) \(Array(1...3)) \((0..<3).map { $0 * $0 }) \((1...5).reversed().first ?? 0)" }),
  ("strides", { "\(Array(stride(from: 0, to: 10, by: 4))) \(Array(stride(from: 3, through: 0, by: -1)))" }),
  ("slices", { let a = [1, 2, 3, 4]; return "\(Array(a[1...2])) \(Array(a[..<2])) \(Array(a[2...])) \(Array(a.prefix(3))) \(Array(a.dropFirst(2)))" }),
  ("loops with conditions", { var s = ""; for (i, x) in "abcd".enumerated() where i % 2 == 0 { s += "\(i)\(x)" }; return s }),
  ("labelled loops", { var n = 0; outer: for i in 0..<5 { for j in 0..<5 { if j > i { continue outer }; if i == 3 { break outer }; n += 1 } }; return "\(n)" }),
  ("while and repeat", { var n = 10; while n > 3 { n -= 3 }; var m = 0; repeat { m += 1 } while m < 0; return "\(n) \(m)" }),
  ("switch over ranges", { func f(_ n: Int) -> String { switch n { case ..<0: return "neg"; case 0: return "zero"; case 1...9: return "digit"; case let x where x.isMultiple(of: 2): return "even"; default: return "odd" } }; return [-3, 0, 5, 12, 13].map(f).joined(separator: ",") }),
  ("switch that falls through", { func f(_ n: Int) -> String { var s = ""; switch n { case 1: s += "a"; fallthrough; case 2: s += "b"; default: s += "c" }; return s }; return f(1) + f(2) + f(3) }),
  ("switch over types", { func f(_ x: Any) -> String { switch x { case let n as Int: return "int \(n)"; case is String: return "text"; case let c as Crate: return c.label(); default: return "?" } }; return [f(1), f("a"), f(BigCrate(size: 1)), f(1.5)].joined(separator: ",") }),
  ("guards", { func f(_ s: String?) -> Int { guard let s, !s.isEmpty, let n = Int(s) else { return -1 }; return n }; return "\(f("12")) \(f("x")) \(f(nil)) \(f(""))" }),
  ("optional chains", { let c: Crate? = Crate(size: 2); let none: Crate? = nil; c?.next = c; return "\(c?.next?.size ?? 0) \(none?.size ?? -1) \(none?.label() ?? "none")" }),
  ("optional maps", { let n: Int? = 3; let m: Int? = nil; return "\(n.map { $0 * 2 } ?? 0) \(m.map { $0 * 2 } ?? -1) \(n.flatMap { $0 > 5 ? $0 : nil } ?? 7)" }),
  ("optionals in arrays", { let a: [Int?] = [1, nil, 3]; return "\(a.compactMap { $0 }) \(a.count) \(a.filter { $0 != nil }.count)" }),
  ("deferred", { var s = ""; do { defer { s += "c" }; s += "a"; s += "b" }; return s }),
  ("dictionaries", { var d = ["a": 1, "b": 2]; d["c"] = 3; d["a"] = nil; d["b"]? += 10; return "\(d.count) \(d["b"] ?? 0) \(d["a"] ?? -1) \(d.keys.sorted()) \(d.values.reduce(0, +))" }),
  ("dictionaries changed", { "\(["a": 1, "b": 2].mapValues { $0 * 3 }["b"] ?? 0) \(["a": 1].merging(["a": 5, "b": 2]) { old, new in old + new }["a"] ?? 0) \(["x": 1].filter { $0.value > 1 }.isEmpty)" }),
  ("sets", { let a: Set = [1, 2, 2, 3]; return "\(a.count) \(a.contains(2)) \(a.intersection([3, 4]).count) \(a.subtracting([1]).count) \(a.union([9]).count)" }),
  ("flat maps", { "\([[1], [2, 3]].flatMap { $0 }) \([1, 2].flatMap { Array(repeating: $0, count: $0) }) \([[1], [2]].joined().reduce(0, +))" }),
  ("zips and pairs", { "\(zip([1, 2, 3], ["a", "b"]).map { "\($0)\($1)" }) \(zip([1, 2, 3], [1, 2, 3].dropFirst()).map { $1 - $0 })" }),
  ("sorting", { "\([3, 1, 2].sorted(by: >)) \(["b", "a"].sorted()) \([Tile(size: 3), Tile(size: 1)].sorted { $0.size < $1.size }.map(\.size)) \([3, 1].min() ?? 0)" }),
  ("reducing texts", { ["a", "b"].reduce("") { $0 + $1 } }),
  ("searching", { "\([1, 5, 7].first { $0 > 2 } ?? 0) \([1, 5].firstIndex(of: 5) ?? -1) \([1, 2].contains(3)) \([2, 4].allSatisfy { $0 % 2 == 0 }) \([1, 5, 7].last(where: { $0 < 6 }) ?? 0)" }),
  ("changing arrays", { var a = [1, 2, 3, 4]; a.removeAll { $0 % 2 == 0 }; a.insert(9, at: 1); a.swapAt(0, 2); a += [5]; a.removeFirst(); return "\(a) \(a.isEmpty) \(a.last ?? 0)" }),
  ("texts", { let s = "Hello"; return "\(s.count) \(s.uppercased()) \(s.hasPrefix("He")) \(s.reversed().map { String($0) }.joined()) \(s.isEmpty) \(s + "!") \(s.first.map { String($0) } ?? "")" }),
  ("more texts", { "\("a,b,c".split(separator: ",").count) \(String(repeating: "ab", count: 3)) \("abc".contains("b")) \("x=\(1 + 1)") \("abc".prefix(2)) \("äö".count)" }),
  ("texts over lines", { """
    a
      b \(1 + 1)
    """ }),
  ("tuples", { let t = (a: 1, b: "x", 3.5); let (x, y, _) = t; return "\(t.a) \(t.b) \(t.2) \(x)\(y)" }),
  ("functions with tuples", { func f() -> (min: Int, max: Int) { (1, 9) }; let (a, b) = f(); return "\(f().max) \(a + b)" }),
  ("local functions", { func fact(_ n: Int) -> Int { n < 2 ? 1 : n * fact(n - 1) }; return "\(fact(6))" }),
  ("shared variables", { sharedCount = 4; sharedCount += 1; return "\(sharedCount)" }),
  ("types as values", { let t: Sized.Type = Tile.self; return "\(t.unit) \(type(of: Tile(size: 1)).unit)" }),
  ("casts", { let c: Crate = BigCrate(size: 1); let x: Any = 5; return "\((c as? BigCrate)?.lid ?? false) \(c is BigCrate) \(x as? String ?? "no") \((x as? Int) ?? 0)" }),
  ("ternaries in a row", { func f(_ n: Int) -> String { n < 0 ? "a" : n == 0 ? "b" : n > 10 ? "c" : "d" }; return f(-1) + f(0) + f(11) + f(5) }),
  ("lazy and computed", { var s = Halves(); s.half = 4; return "\(s.n) \(s.big)" }),
  ("bits and shifts", { "\(UInt8(255)) \(Int.max > 0) \(~5) \(0b101) \(0xff) \(1_000)" }),
  ("if as a value", { let n = 4; let s = if n > 3 { "big" } else { "small" }; let t = switch n { case 4: "four"; default: "other" }; return s + t }),
  ("members of optionals", { let a: String? = nil, b: String? = "b"; return "\(a.orNothing) \(b.orNothing) \(a.or("other")) \(b.or("other"))" }),
  ("names of the type that is extended", { "a bc d".lettersInTurn + String.times(3) }),
  ("static members above, of the type that is asked", { "\(Planks.boards) \(TallPlanks.boards) \(TallPlanks.kind) \(TallPlanks.made()) \(Planks.made())" }),
  ("types by key paths", { "\(Frames().with(\.gaps, .wide).gaps.inner) \(Frames().with(\.gaps, .none).gaps.inner)" }),
  ("texts of values", { "\(String(describing: [1, 2])) \(String(describing: ["a"])) \(String(describing: Level.mid)) \(String(reflecting: "q"))" }),
  ("texts in other bases", { "\(String(255, radix: 16)) \(Int("ff", radix: 16) ?? 0) \(Int("12", radix: 3) ?? 0) \(Int("9", radix: 8) ?? -1)" }),
  ("truth in texts", { "\(Bool("true") == true) \(Bool("no") == nil) \(Bool("false") ?? true)" }),
  ("letters that are kept", { "A b-C".filter { $0.isLetter } + "abc".drop { $0 < "b" } + String("xy1".prefix { $0.isLetter }) }),
  ("letters in a text", { "\("hello".contains { $0 == "l" }) \("hello".first { $0 > "h" } ?? "-") \(String("hello".sorted())) \("a1".allSatisfy(\.isLetter))" }),
  ("bytes of texts", { "\("Grüße".utf8.count) \("Grüße".utf16.count) \("👍🏽".unicodeScalars.count) \("Grüße".count)" }),
  ("nothing joined", { let none: [String] = []; return "<" + none.joined() + none.joined(separator: ", ") + ">" }),
  ("requirements that a class above has met", { "\(RedFence().painted()) \(RedFence().paint()) \(BlueDoor().painted()) \(Door().painted())" }),
]
