"""Shapes of view code for Scripts/reading-programs: what real applications have beside a view that places its subviews."""

HEAD = """
// MARK: - What the shapes share

struct Theme {
  struct Spacing {
    var small: CGFloat
    var large: CGFloat
    subscript(tone: Tone) -> CGFloat { tone == .loud ? large : small }
    static let zero = Spacing(small: 0, large: 0)
  }
  let name: String
  var spacing: Spacing
  var fonts: [Tone: UIFont] = [.quiet: .systemFont(ofSize: 11), .loud: .boldSystemFont(ofSize: 21)]
  static let current = Theme(name: "current", spacing: Spacing(small: 4, large: 12))
  static let compact: Theme = {
    var theme = Theme.current
    theme.spacing.small -= 2
    theme.spacing.large /= 2
    return theme
  }()
  static func scaled(_ factor: CGFloat) -> Theme {
    Theme(name: "x\\\\(Int(factor))", spacing: .init(small: 2 * factor, large: 5 * factor))
  }
  func with<Value>(_ path: WritableKeyPath<Theme, Value>, _ value: Value) -> Theme {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }
  func font(_ tone: Tone) -> UIFont { fonts[tone] ?? .systemFont(ofSize: 15) }
}

extension Comparable {
  func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
}
extension UIEdgeInsets {
  static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom, right: left.right + right.right)
  }
  static prefix func - (insets: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right)
  }
  init(_ all: CGFloat) { self.init(top: all, left: all, bottom: all, right: all) }
  var horizontal: CGFloat { left + right }
}
extension Array {
  func chunked(_ size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
  subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
extension Optional where Wrapped == String { var orEmpty: String { self ?? "" } }
extension String { var initials: String { split(separator: " ").compactMap(\\\\.first).map(String.init).joined() } }

protocol Configurable: AnyObject {
  associatedtype Model
  func configure(with model: Model)
}
protocol Themed: AnyObject {
  var theme: Theme { get }
  func apply(_ theme: Theme)
}
extension Themed {
  var theme: Theme { .current }
  func apply(_ theme: Theme) {}
  func applyTheme() { apply(theme) }
}
extension Themed where Self: UIView {
  func inset(_ tone: Tone = .quiet) -> UIEdgeInsets { UIEdgeInsets(theme.spacing[tone]) }
}
protocol Reusable {}
extension Reusable { static var identifier: String { String(describing: self) } }
extension UITableViewCell: Reusable {}
extension UICollectionViewCell: Reusable {}

struct Entry: Hashable {
  enum Status: Hashable { case open(Int), closed(by: String, on: Int), none }
  let id: Int
  var title: String
  var detail: String?
  var status: Status = .none
  var badge: String {
    switch status {
    case .open(let count) where count > 3: return "\\\\(count)!"
    case .open(let count): return String(count)
    case let .closed(name, day): return name.initials + "-\\\\(day)"
    case .none: return ""
    }
  }
  static let samples: [Entry] = [
    Entry(id: 1, title: "First entry", detail: "With a detail that is longer", status: .open(2)),
    Entry(id: 2, title: "Second", detail: nil, status: .closed(by: "Ada Lovelace", on: 4)),
    Entry(id: 3, title: "The third one", detail: "Short", status: .open(7)), Entry(id: 4, title: "Last", detail: nil),
  ]
}

func make<View: UIView>(_ view: @autoclosure () -> View, _ configure: (View) -> Void = { _ in }) -> View {
  let view = view()
  view.translatesAutoresizingMaskIntoConstraints = false
  configure(view)
  return view
}

class Wrapper<Content: UIView>: UIView {
  let content: Content
  var insets: UIEdgeInsets { didSet { update() } }
  private var edges: (top: NSLayoutConstraint, left: NSLayoutConstraint, bottom: NSLayoutConstraint, right: NSLayoutConstraint)?
  init(_ content: Content, insets: UIEdgeInsets = .zero) {
    self.content = content
    self.insets = insets
    super.init(frame: .zero)
    addSubview(content)
    content.translatesAutoresizingMaskIntoConstraints = false
    let edges = (
      top: content.topAnchor.constraint(equalTo: topAnchor), left: content.leftAnchor.constraint(equalTo: leftAnchor),
      bottom: bottomAnchor.constraint(equalTo: content.bottomAnchor), right: rightAnchor.constraint(equalTo: content.rightAnchor)
    )
    NSLayoutConstraint.activate([edges.top, edges.left, edges.bottom, edges.right])
    self.edges = edges
    update()
  }
  required init?(coder: NSCoder) { fatalError("not from a document") }
  private func update() {
    guard let edges else { return }
    (edges.top.constant, edges.left.constant) = (insets.top, insets.left)
    edges.bottom.constant = insets.bottom
    edges.right.constant = insets.right
  }
}

@propertyWrapper
struct Laid<View: UIView> {
  private(set) var wrappedValue: View
  var projectedValue: Laid<View> { self }
  var constraints: [NSLayoutConstraint] = []
  init(wrappedValue: View, _ height: CGFloat) {
    self.wrappedValue = wrappedValue
    wrappedValue.translatesAutoresizingMaskIntoConstraints = false
    let constraint = wrappedValue.heightAnchor.constraint(equalToConstant: height)
    constraint.priority = .defaultHigh
    constraint.isActive = true
    constraints = [constraint]
  }
}

@resultBuilder
enum Constraints {
  static func buildExpression(_ one: NSLayoutConstraint) -> [NSLayoutConstraint] { [one] }
  static func buildExpression(_ several: [NSLayoutConstraint]) -> [NSLayoutConstraint] { several }
  static func buildBlock(_ parts: [NSLayoutConstraint]...) -> [NSLayoutConstraint] { Array(parts.joined()) }
  static func buildOptional(_ part: [NSLayoutConstraint]?) -> [NSLayoutConstraint] { part ?? [] }
  static func buildEither(first part: [NSLayoutConstraint]) -> [NSLayoutConstraint] { part }
  static func buildEither(second part: [NSLayoutConstraint]) -> [NSLayoutConstraint] { part }
  static func buildArray(_ parts: [[NSLayoutConstraint]]) -> [NSLayoutConstraint] { parts.flatMap { $0 } }
}
extension NSLayoutConstraint {
  static func build(@Constraints _ content: () -> [NSLayoutConstraint]) { activate(content()) }
  func at(_ priority: Float) -> NSLayoutConstraint { self.priority = UILayoutPriority(priority); return self }
}
extension UIView {
  func edges(to other: UIView, inset: CGFloat = 0) -> [NSLayoutConstraint] {
    let pairs: [(NSLayoutConstraint.Attribute, CGFloat)] = [(.top, inset), (.leading, inset), (.bottom, -inset), (.trailing, -inset)]
    return pairs.map { NSLayoutConstraint(item: self, attribute: $0, relatedBy: .equal, toItem: other, attribute: $0, multiplier: 1, constant: $1) }
  }
  static func spacer(_ axis: NSLayoutConstraint.Axis = .vertical, _ length: CGFloat) -> UIView {
    let view = UIView()
    let anchor = axis == .vertical ? view.heightAnchor : view.widthAnchor
    anchor.constraint(equalToConstant: length).isActive = true
    return view
  }
}
""".replace("\\\\", "\\")


def numbers(r):
    """Expressions that need nothing of the class around them."""
    n = lambda a=1, b=9: r.randint(a, b)
    tone = r.choice(["quiet", "plain", "loud"])
    return [
        "Theme.current.spacing.small", "Theme.current[keyPath: \\.spacing.large]", f"Theme.compact.spacing[.{tone}]",
        f"Theme.scaled({n()}).with(\\.spacing.small, {n()}).spacing.small", f"Theme.current.with(\\.spacing, .zero).spacing[.{tone}]",
        f"CGFloat([{n()}, {n()}, {n()}].sorted(by: >).first ?? 0)", f"CGFloat([\"a\": {n()}, \"b\": {n()}].mapValues {{ $0 * 2 }}.values.reduce(0, +))",
        f"(zip([1, {n()}], [3, {n()}]).map {{ $0 * $1 }}.max().map {{ CGFloat($0) }} ?? 1)", f"CGFloat(Set([1, {n()}, {n()}, 3]).count)",
        f"CGFloat(Int(\"{n(10, 60)}\") ?? 3) / 7", f"CGFloat(({n()}.5).rounded(.down))", f"CGFloat({n(9, 30)} % {n(2, 7)})", f"CGFloat(1 << {n(1, 4)})",
        f"CGFloat(Dictionary(grouping: 1...{n(4, 12)}) {{ $0 % 3 }}[0]?.count ?? 1)", f"CGFloat(\"one two {'x ' * n(1, 4)}\".split(separator: \" \").count)",
        f"CGFloat(stride(from: {n(9, 20)}, to: 0, by: -{n(2, 4)}).reversed().first ?? 0)", f"(Tone(rawValue: {n(0, 4)})?.inset ?? 1)",
        f"CGFloat([[1, {n()}], [{n()}]].flatMap {{ $0 }}.last ?? 0)", f"CGFloat([\"{n()}\", \"x\", \"{n()}\"].compactMap {{ Int($0) }}.reduce(0, +))",
        f"(UIEdgeInsets({n()}) + UIEdgeInsets(top: 1, left: {n()}, bottom: 2, right: 3)).horizontal", f"(-UIEdgeInsets({n()})).left.magnitude",
        f"CGFloat({n(0, 20)}.clamped(to: 2...{n(3, 12)}))", f"CGFloat([{n()}, {n()}, {n()}, {n()}].chunked({n(1, 3)}).count)", f"([CGFloat({n()}), 4][safe: {n(0, 3)}] ?? 6)",
        f"CGFloat(Entry.samples.filter {{ $0.detail != nil }}.count * {n(1, 4)})", f"CGFloat(Entry.samples[{n(0, 3)}].badge.count + 1)",
        f"CGFloat(Entry.samples.map(\\.title.count).max() ?? {n()})", f"CGFloat(Entry.samples.reduce(into: [Bool: Int]()) {{ $0[$1.detail == nil, default: 0] += $1.id }}[true] ?? 0)",
        f"CGFloat(Entry.samples.min {{ $0.title.count < $1.title.count }}?.id ?? 0)", f"CGFloat((1...{n(3, 6)}).reduce(1, *)).squareRoot().rounded()",
        f"CGFloat(Entry.samples.firstIndex {{ $0.status == .none }} ?? {n()})", f"CGFloat(Array(\"{'ab' * n(1, 5)}\").count)", f"CGFloat(Array(repeating: {n()}, count: {n(1, 4)}).reduce(0, +))",
        f"CGFloat(Entry.samples.contains {{ if case .closed = $0.status {{ return true }} else {{ return false }} }} ? {n()} : 1)",
        f"CGFloat(Entry.samples.sorted {{ ($0.detail.orEmpty.count, $0.id) > ($1.detail.orEmpty.count, $1.id) }}[0].id)", f"CGFloat(Entry.samples.dropLast({n(0, 3)}).count)",
        f"CGFloat(max({n()}, {n()}, {n()}))", f"CGFloat(Entry.samples.last {{ $0.id < {n(2, 5)} }}?.id ?? 0)", f"CGFloat(Entry.samples.allSatisfy {{ $0.id > 0 }} ? {n()} : 2)",
        f"Entry.samples.map {{ CGFloat($0.id) }}.reduce(0, +) / {n(1, 4)}", f"CGFloat(zip(Entry.samples, Entry.samples.dropFirst()).filter {{ $0.title < $1.title }}.count)",
    ]


def texts(r):
    word = r.choice(["sum of it", "Ok", "A longer title", "Grüße"])
    return [
        f'"\\(Theme.current.name): \\({r.randint(1, 9)})"', f'String(format: "%d/%d", {r.randint(1, 9)}, {r.randint(10, 99)})', f'String("{word}".prefix({r.randint(1, 5)}))',
        f'String("{word}".reversed())', f'"{word}".split(separator: " ").joined(separator: "-")', f'"{word}".capitalized',
        f'"  {word} ".trimmingCharacters(in: .whitespaces)', f'["x", "{word}"].enumerated().map {{ "\\($0)\\($1)" }}.joined(separator: ", ")',
        f'"{word}".replacingOccurrences(of: "o", with: "00")', f'Entry.samples[{r.randint(0, 3)}].title', f'Entry.samples[{r.randint(0, 3)}].detail.orEmpty + "."',
        f'Entry.samples.map(\\.badge).filter {{ !$0.isEmpty }}.joined(separator: " ")', f'"{word}".initials', f'String(repeating: "ab", count: {r.randint(1, 6)})',
        f'"{word}".lowercased().filter {{ $0 != "o" }}', f'Entry.samples.sorted {{ $0.title < $1.title }}.first?.title ?? "none"', f'(Bool("true") == true ? "{word}" : "no")',
        f'"""\n      {word}\n        and more\n      """', f'"{word}" + (Entry.samples[safe: {r.randint(2, 6)}]?.title ?? "nothing")', f'"\\(Tone.allCases.map {{ "\\($0)" }}.joined(separator: "/"))"',
        f'("{word}".hasPrefix("A") ? "yes" : "\\("{word}".count) letters")', f'String(describing: {r.choice(["3", "[1, 2]", "Tone.loud", "true"])})',
    ]


class Shape:
    def __init__(self, name, r):
        self.name, self.r = name, r

    def number(self):
        return self.r.choice(numbers(self.r))

    def text(self):
        return self.r.choice(texts(self.r))

    def pick(self, *choices):
        return self.r.choice(choices)

    def maybe(self, text, chance=0.5):
        return text if self.r.random() < chance else ""


class Stateful(Shape):
    """Constraints that are stored and changed later, by a state with payloads."""

    def source(self):
        n, name = self.r.randint, self.name
        return f"""
public final class {name}: UIView, Themed {{
  private enum State: Equatable {{ case collapsed, expanded(rows: Int), failed(message: String, retries: Int) }}
  private let header = UILabel()
  private let body = UIView()
  private lazy var footer: UILabel = make(UILabel()) {{ label in
    label.text = {self.text()}
    label.font = self.theme.font(.{self.pick('quiet', 'loud', 'plain')})
    label.numberOfLines = {n(0, 2)}
  }}
  private var bodyHeight: NSLayoutConstraint!
  private var gaps: [String: NSLayoutConstraint] = [:]
  private var wide: [NSLayoutConstraint] = [], narrow: [NSLayoutConstraint] = []
  private var log: [String] = []
  private var state: State = .collapsed {{
    willSet {{ log.append("from \\(state)") }}
    didSet {{ guard state != oldValue else {{ return }}; update() }}
  }}
  {self.maybe('var theme: Theme { .compact }')}
  public override init(frame: CGRect) {{
    super.init(frame: frame)
    defer {{ header.text = "\\(log.count) changes"{self.pick('', ' + log.joined().prefix(3)')} }}
    header.text = {self.text()}
    for view in [header, body, footer] where view !== footer || theme.spacing.small > 0 {{ view.translatesAutoresizingMaskIntoConstraints = false; addSubview(view) }}
    bodyHeight = body.heightAnchor.constraint(equalToConstant: {self.number()})
    gaps["header"] = body.topAnchor.constraint(equalTo: header.bottomAnchor)
    gaps["footer"] = footer.topAnchor.constraint(equalTo: body.bottomAnchor, constant: theme.spacing.large)
    let sides = [header, body, footer].flatMap {{ view in
      [view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset().left), view.trailingAnchor.constraint({self.pick('equalTo', 'lessThanOrEqualTo')}: trailingAnchor, constant: -inset(.loud).right)]
    }}
    NSLayoutConstraint.activate([header.topAnchor.constraint(equalTo: topAnchor, constant: {self.number()}), bodyHeight] + Array(gaps.values) + sides)
    wide = [footer.heightAnchor.constraint(greaterThanOrEqualToConstant: {n(10, 60)})]
    narrow = [footer.heightAnchor.constraint(lessThanOrEqualToConstant: {n(20, 50)}).at({n(500, 999)}), footer.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor)]
    state = {self.pick('.collapsed', f'.expanded(rows: {n(1, 5)})', f'.failed(message: "no", retries: {n(0, 4)})')}
    {self.maybe(f'state = .expanded(rows: {n(1, 9)})')}
    update()
  }}
  required init?(coder: NSCoder) {{ fatalError() }}
  private func update() {{
    switch state {{
    case .collapsed:
      bodyHeight.constant = 0
      NSLayoutConstraint.deactivate(wide)
    case .expanded(let rows) where rows > {n(1, 4)}:
      bodyHeight.constant = CGFloat(rows) * {n(4, 12)}
      NSLayoutConstraint.deactivate(narrow)
      NSLayoutConstraint.activate(wide)
    case .expanded(let rows): bodyHeight.constant += CGFloat(rows)
    case .failed(let message, 1...): footer.text = message + "!"; fallthrough
    case .failed: gaps["header"]?.constant = {self.number()}
    }}
    if case .failed(_, let retries) = state, retries > {n(0, 3)} {{ gaps["footer"]?.isActive = {self.pick('false', 'true')}; gaps["footer"]?.priority = {self.pick('.defaultHigh', '.required')} }}
    if let gap = gaps["footer"], !gap.isActive {{ footer.topAnchor.constraint(equalTo: body.bottomAnchor, constant: {n(0, 9)}).isActive = true }}
    narrow.forEach {{ $0.isActive = bodyHeight.constant < {n(5, 40)} }}
  }}
}}
"""


class Remaking(Shape):
    """The DSL's ways to change what was made."""

    def source(self):
        n, name = self.r.randint, self.name
        change = "\n    ".join(self.r.sample([
            f"card.snp.updateConstraints {{ $0.top.equalToSuperview().offset({self.number()}) }}",
            f"card.snp.remakeConstraints {{ make in\n      make.top.equalToSuperview().inset({n(0, 9)})\n      make.centerX.equalToSuperview().offset({n(-5, 5)})\n      make.size.equalTo(CGSize(width: {n(20, 90)}, height: {n(20, 50)}))\n    }}",
            f"prepared.forEach {{ $0.activate() }}", f"height?.update(offset: {self.number()})", f"height?.update(priority: .{self.pick('high', 'low', 'medium')})", f"top?.deactivate()\n    card.snp.makeConstraints {{ $0.top.greaterThanOrEqualTo(self).offset({n(0, 9)}) }}",
            f"title.snp.removeConstraints()\n    title.snp.makeConstraints {{ $0.edges.equalTo(card).inset(UIEdgeInsets({n(0, 9)})) }}",
        ], n(1, 3)))
        return f"""
public final class {name}: UIView {{
  private let card = make(UIView()), title = make(UILabel()) {{ $0.text = {self.text()}; $0.numberOfLines = 0 }}
  @Laid({n(4, 30)}) private var bar = UIProgressView()
  private var height: Constraint?
  private var top: Constraint?
  private lazy var prepared: [Constraint] = title.snp.prepareConstraints {{ make in
    make.width.lessThanOrEqualTo({n(80, 200)}).priority({n(600, 999)})
    make.height.greaterThanOrEqualTo({self.number()})
  }}
  public override init(frame: CGRect) {{
    super.init(frame: frame)
    addSubview(card)
    [title, bar].forEach {{ card.addSubview($0) }}
    card.snp.makeConstraints {{
      top = $0.top.equalToSuperview().offset({self.number()}).constraint
      $0.{self.pick('leading.trailing', 'left.right', 'horizontalEdges')}.equalToSuperview().inset({self.number()}).priority({self.pick('.high', '.required', '900')})
      height = $0.height.{self.pick('greaterThanOrEqualTo', 'equalTo')}({self.number()}).priority(.{self.pick('medium', 'low')}).constraint
      $0.bottom.lessThanOrEqualToSuperview().inset({n(0, 9)})
    }}
    title.snp.makeConstraints {{ make in
      make.{self.pick('top.leading', 'left.top', 'topMargin.leadingMargin')}.equalToSuperview().{self.pick('offset', 'inset')}({n(0, 12)})
      make.trailing.{self.pick('equalTo', 'lessThanOrEqualTo')}(card.snp.trailing).offset(-{n(0, 12)})
    }}
    bar.snp.makeConstraints {{
      $0.top.equalTo(title.snp.bottom).offset({self.number()})
      $0.{self.pick('width.equalTo(title).multipliedBy(0.5)', 'width.equalToSuperview().dividedBy(2)', 'width.equalTo(60)')}
      $0.{self.pick('leading', 'centerX', 'trailing')}.equalTo({self.pick('title', 'card')})
      $0.bottom.{self.pick('equalToSuperview()', 'lessThanOrEqualToSuperview()')}
    }}
    change()
  }}
  required init?(coder: NSCoder) {{ nil }}
  private func change() {{
    {change}
    $bar.constraints.first?.constant += {n(0, 9)}
  }}
}}
"""


class Visual(Shape):
    """Visual formats, result builders, guides, generic wrappers and concatenated arrays."""

    def source(self):
        n, name = self.r.randint, self.name
        parts = self.r.sample([
            f"""let views: [String: Any] = ["a": first, "b": second]
    let metrics = ["gap": {n(1, 20)}, "side": {n(4, 30)}.5]
    var all: [NSLayoutConstraint] = []
    for format in ["H:|-side-[a]-gap-[b(>={n(10, 40)}@{n(500, 999)})]-(>=0)-|", "V:|-(gap)-[a(b)]", "V:|-gap-[b(==a)]"] {{
      all += NSLayoutConstraint.constraints(withVisualFormat: format, options: {self.pick('[]', '.alignAllTop' if False else '[]')}, metrics: metrics, views: views)
    }}
    NSLayoutConstraint.activate(all)""",
            f"""NSLayoutConstraint.build {{
      first.topAnchor.constraint(equalTo: topAnchor, constant: {n(0, 20)})
      first.leadingAnchor.constraint(equalTo: leadingAnchor)
      if isWide {{ first.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.{n(2, 8)}) }}
      for (index, view) in [second, third].enumerated() {{
        view.topAnchor.constraint(equalTo: first.bottomAnchor, constant: CGFloat(index * {n(1, 9)}))
        [view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: CGFloat(index) * {self.number()}), view.heightAnchor.constraint(equalToConstant: {n(5, 30)})]
      }}
      let width: CGFloat = {self.number()}
      if width > {n(2, 9)} {{ second.widthAnchor.constraint(equalToConstant: width) }} else {{ second.widthAnchor.constraint(equalTo: third.widthAnchor); third.widthAnchor.constraint(equalToConstant: 7) }}
    }}""",
            f"""let guides = (0..<{n(2, 4)}).map {{ _ in UILayoutGuide() }}
    guides.forEach(addLayoutGuide)
    NSLayoutConstraint.activate(zip(guides, guides.dropFirst()).flatMap {{ left, right in [right.leadingAnchor.constraint(equalTo: left.trailingAnchor), left.widthAnchor.constraint(equalTo: right.widthAnchor)] }})
    guides.first.map {{ $0.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor).isActive = true }}
    if let last = guides.last {{ last.trailingAnchor.constraint(equalTo: {self.pick('layoutMarginsGuide', 'readableContentGuide')}.trailingAnchor).isActive = true; third.widthAnchor.constraint(equalTo: last.widthAnchor).isActive = true; third.centerXAnchor.constraint(equalTo: last.centerXAnchor).isActive = true }}
    guides.forEach {{ $0.topAnchor.constraint(equalTo: topAnchor).isActive = true; $0.heightAnchor.constraint(equalToConstant: {self.number()}).isActive = true }}
    third.topAnchor.constraint(equalTo: guides[0].bottomAnchor).isActive = true""",
            f"""let wrapped = Wrapper(third, insets: UIEdgeInsets({n(0, 9)}))
    addSubview(wrapped)
    wrapped.translatesAutoresizingMaskIntoConstraints = false
    wrapped.insets = wrapped.insets + UIEdgeInsets(top: {n(0, 9)}, left: {n(0, 9)}, bottom: 0, right: {n(0, 9)})
    wrapped.insets.top += {n(0, 9)}
    NSLayoutConstraint.activate([wrapped.centerYAnchor.constraint(equalTo: centerYAnchor), wrapped.leadingAnchor.constraint(equalTo: leadingAnchor)] + [wrapped.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor).at({n(400, 1000)})])""",
        ], n(1, 3))
        return f"""
public final class {name}: UIView {{
  private let first = make(UILabel()) {{ $0.text = {self.text()} }}
  private let second: UITextField = make(UITextField()) {{ $0.placeholder = {self.text()}; $0.borderStyle = .{self.pick('roundedRect', 'none', 'line')} }}
  private let third = make(UIImageView())
  private var isWide: Bool {{ {self.pick('true', 'false', 'second.placeholder.orEmpty.count > 6')} }}
  public override init(frame: CGRect) {{
    super.init(frame: frame)
    layoutMargins = UIEdgeInsets({n(0, 20)})
    [first, second, third].reversed().forEach {{ insertSubview($0, at: 0) }}
    third.setContentHuggingPriority(.init(rawValue: {n(100, 900)}), for: .{self.pick('horizontal', 'vertical')})
    {(chr(10) + '    ').join('do {' + chr(10) + '    ' + part + chr(10) + '    }' for part in parts)}
    let rest = subviews.filter {{ view in !constraints.contains {{ $0.firstItem === view || $0.secondItem === view }} }}
    NSLayoutConstraint.activate(rest.flatMap {{ $0.edges(to: self, inset: {n(0, 30)}) }})
  }}
  required init?(coder: NSCoder) {{ nil }}
}}
"""


class Cell(Shape):
    """Cells with content views, and what is shown in them."""

    def source(self):
        n, name = self.r.randint, self.name
        base, init, call = self.pick(
            ("UITableViewCell", "override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {\n    super.init(style: .default, reuseIdentifier: reuseIdentifier)", "style: .default, reuseIdentifier: nil"),
            ("UICollectionViewCell", "override init(frame: CGRect) {\n    super.init(frame: frame)", "frame: .zero"))
        self.call = call
        return f"""
public final class {name}: {base}, Configurable {{
  private struct Metrics {{
    let icon = CGSize(width: {n(12, 40)}, height: {n(12, 40)})
    static let inset = UIEdgeInsets(top: {n(2, 12)}, left: {n(8, 20)}, bottom: {n(2, 12)}, right: {n(8, 20)})
  }}
  private let metrics = Metrics()
  private let title = UILabel(), detail = UILabel(), badge = UILabel()
  private lazy var icon = UIImageView().with {{ $0.contentMode = .scaleAspectFit; $0.setContentCompressionResistancePriority(.required, for: .horizontal) }}
  private lazy var texts: UIStackView = {{
    let stack = UIStackView(arrangedSubviews: [title, detail])
    stack.axis = .vertical
    stack.spacing = {n(0, 6)}
    return stack
  }}()
  public {init}
    detail.numberOfLines = {n(0, 2)}
    detail.font = .preferredFont(forTextStyle: .{self.pick('footnote', 'caption1', 'subheadline')})
    build()
    configure(with: Entry.samples[{n(0, 3)}])
  }}
  required init?(coder: NSCoder) {{ fatalError("init(coder:) has not been implemented") }}
  private func build() {{
    let row = UIStackView(arrangedSubviews: [icon, texts, {self.pick('UIView.spacer(.horizontal, 4), badge', 'badge')}])
    row.alignment = .{self.pick('center', 'top', 'fill', 'firstBaseline')}
    row.{self.pick('spacing = 8', f'setCustomSpacing({n(1, 20)}, after: icon)')}
    contentView.addSubview(row)
    row.snp.makeConstraints {{ {self.pick('$0.edges.equalToSuperview().inset(Metrics.inset)', '$0.edges.equalTo(contentView.layoutMarginsGuide)', '$0.edges.equalTo(contentView).inset(Metrics.inset).priority(999)')} }}
    icon.snp.makeConstraints {{ $0.size.equalTo(metrics.icon){self.pick('', '.priority(.high)')} }}
    badge.setContentHuggingPriority(.required, for: .horizontal)
  }}
  func configure(with model: Entry) {{
    title.text = model.title
    detail.text = model.detail
    detail.isHidden = model.detail == nil
    badge.text = {self.pick('model.badge', 'model.badge.isEmpty ? nil : model.badge')}
    guard case .closed(_, let day) = model.status, day > {n(1, 6)} else {{ return }}
    texts.insertArrangedSubview({{ let line = UILabel(); line.text = "day \\(day)"; return line }}(), at: {n(0, 2)})
  }}
  {self.maybe('public override func prepareForReuse() { super.prepareForReuse(); title.text = nil; texts.arrangedSubviews.dropFirst(2).forEach { $0.removeFromSuperview() } }')}
}}
"""


class Family(Shape):
    """Inheritance over three levels, with overrides, and extensions that go on."""

    def source(self):
        n, name = self.r.randint, self.name
        return f"""
public class {name}Base: UIView, Themed {{
  class var spacing: CGFloat {{ {n(1, 9)} }}
  class func makeTitle() -> UILabel {{ let label = UILabel(); label.text = {self.text()}; return label }}
  private(set) lazy var title = type(of: self).makeTitle()
  var parts: [UIView] {{ [title] }}
  var insets: UIEdgeInsets = UIEdgeInsets({n(0, 9)}) {{ didSet {{ edges.forEach {{ $0.constant = insets.top }} }} }}
  fileprivate var edges: [NSLayoutConstraint] = []
  public convenience init() {{ self.init(frame: .zero) }}
  public override init(frame: CGRect) {{
    super.init(frame: frame)
    setUp()
    layOut(parts)
    finish()
  }}
  required init?(coder: NSCoder) {{ super.init(coder: coder) }}
  func setUp() {{ parts.forEach {{ $0.translatesAutoresizingMaskIntoConstraints = false; addSubview($0) }} }}
  func layOut(_ parts: [UIView]) {{
    var above: NSLayoutYAxisAnchor = topAnchor
    for part in parts {{
      let top = part.topAnchor.constraint(equalTo: above, constant: Self.spacing)
      edges.append(top)
      NSLayoutConstraint.activate([top, part.leadingAnchor.constraint(equalTo: leadingAnchor, constant: indent(of: part))])
      above = part.bottomAnchor
    }}
    parts.last?.bottomAnchor.constraint(lessThanOrEqualTo: bottomAnchor).isActive = true
  }}
  func indent(of part: UIView) -> CGFloat {{ insets.left }}
  func finish() {{}}
}}

public class {name}Middle: {name}Base {{
  override class var spacing: CGFloat {{ super.spacing + {n(1, 9)} }}
  let detail = UILabel()
  override var parts: [UIView] {{ super.parts + [detail] }}
  override func setUp() {{
    detail.text = {self.text()}
    super.setUp()
  }}
  {self.maybe(f'override func indent(of part: UIView) -> CGFloat {{ part === detail ? super.indent(of: part) * 2 : super.indent(of: part) }}')}
  final func mark(_ view: UIView, _ width: CGFloat = {n(20, 90)}) {{ view.widthAnchor.constraint({self.pick('equalToConstant', 'lessThanOrEqualToConstant')}: width).isActive = true }}
}}

public final class {name}: {name}Middle {{
  {self.maybe(f'override class func makeTitle() -> UILabel {{ let label = super.makeTitle(); label.text = label.text.orEmpty + "+"; label.font = Theme.current.font(.loud); return label }}')}
  {self.maybe(f'override class var spacing: CGFloat {{ {n(1, 9)} }}')}
  private let button = UIButton(type: .system)
  override var parts: [UIView] {{ {self.pick('super.parts + [button]', '[button] + super.parts', 'super.parts.reversed() + [button]')} }}
  override func setUp() {{
    button.setTitle({self.text()}, for: .normal)
    super.setUp()
    {self.maybe('mark(title)')}
  }}
  {self.maybe(f'override var insets: UIEdgeInsets {{ didSet {{ button.contentEdgeInsets = insets }} }}', 0.3)}
  override func finish() {{
    super.finish()
    {self.pick(f'insets = UIEdgeInsets({n(0, 9)})', f'insets.top += {n(1, 9)}', 'applyTheme()', 'mark(detail, 44)')}
  }}
  {self.maybe(f'func apply(_ theme: Theme) {{ title.font = theme.font(.loud) }}')}
}}
"""


class Screen(Shape):
    """Controllers with children, and tables with data sources."""

    def source(self):
        n, name = self.r.randint, self.name
        self.call = ""
        child = self.pick(
            f"""final class {name}Child: UIViewController {{
  private let label = UILabel()
  private let rows: Int
  init(rows: Int = {n(1, 3)}) {{ self.rows = rows; super.init(nibName: nil, bundle: nil) }}
  required init?(coder: NSCoder) {{ nil }}
  override func loadView() {{
    view = UIStackView(arrangedSubviews: [label] + (0..<rows).map {{ index in UILabel().with {{ $0.text = "row \\(index)" }} }})
    (view as? UIStackView)?.axis = .{self.pick('vertical', 'horizontal')}
    (view as? UIStackView)?.distribution = .{self.pick('fillEqually', 'equalSpacing')}
  }}
  override func viewDidLoad() {{ super.viewDidLoad(); label.text = title ?? {self.text()} }}
}}""",
            f"""final class {name}Child: UITableViewController {{
  private var sections: [(title: String, rows: [Entry])] = []
  override func viewDidLoad() {{
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: UITableViewCell.identifier)
    tableView.rowHeight = {n(30, 60)}
    sections = Dictionary(grouping: Entry.samples) {{ $0.detail == nil }}.sorted {{ "\\($0.key)" < "\\($1.key)" }}.map {{ ("\\($0.key)", $0.value) }}
  }}
  override func numberOfSections(in tableView: UITableView) -> Int {{ sections.count }}
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {{ sections[section].rows.count }}
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {{ {self.pick('nil', 'sections[section].title')} }}
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {{
    let cell = tableView.dequeueReusableCell(withIdentifier: UITableViewCell.identifier, for: indexPath)
    let entry = sections[indexPath.section].rows[indexPath.row]
    {self.pick('cell.textLabel?.text = entry.title', 'var content = cell.defaultContentConfiguration(); content.text = entry.title; content.secondaryText = entry.detail; cell.contentConfiguration = content')}
    return cell
  }}
}}""")
        return f"""
{child}

public final class {name}: UIViewController {{
  private let child = {name}Child()
  private lazy var header = UILabel().with {{ $0.text = {self.text()}; $0.textAlignment = .center }}
  private let footer = UIStackView()
  private var constraints: [NSLayoutConstraint] = []
  public override func viewDidLoad() {{
    super.viewDidLoad()
    title = {self.text()}
    view.backgroundColor = .systemBackground
    view.addSubview(header)
    addPart(child)
    setUpFooter(["a", "bb", "ccc"].prefix({n(1, 3)}).map {{ $0 }})
    header.snp.makeConstraints {{ make in
      make.top.equalTo(view.safeAreaLayoutGuide{self.pick('', '.snp.top')}).offset({n(0, 20)})
      make.{self.pick('leading.trailing', 'horizontalEdges')}.equalToSuperview().inset({self.number()})
    }}
  }}
  private func addPart(_ part: UIViewController) {{
    {self.maybe('part.title = "part"')}
    addChild(part)
    view.addSubview(part.view)
    part.view.translatesAutoresizingMaskIntoConstraints = false
    part.didMove(toParent: self)
  }}
  private func setUpFooter(_ titles: [String]) {{
    footer.axis = .{self.pick('horizontal', 'vertical')}
    footer.distribution = .{self.pick('fillEqually', 'fill', 'equalCentering')}
    for (index, title) in titles.enumerated() {{
      let button = UIButton(type: .system, primaryAction: UIAction(title: "\\(index) \\(title)") {{ [weak self] _ in self?.view.setNeedsLayout() }})
      footer.addArrangedSubview(button)
    }}
    view.addSubview(footer)
    footer.translatesAutoresizingMaskIntoConstraints = false
  }}
  public override func viewWillAppear(_ animated: Bool) {{
    super.viewWillAppear(animated)
    header.text = (header.text ?? "") + "."
  }}
  public override func updateViewConstraints() {{
    if constraints.isEmpty {{
      constraints = [
        child.view.topAnchor.constraint(equalTo: header.bottomAnchor, constant: {self.number()}), child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        child.view.trailingAnchor.constraint(equalTo: view.trailingAnchor), child.view.bottomAnchor.constraint(equalTo: footer.topAnchor),
        footer.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor), footer.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: footer.bottomAnchor, constant: {n(0, 12)}),
      ]
      NSLayoutConstraint.activate(constraints)
    }}
    super.updateViewConstraints()
  }}
  {self.maybe(f'public override func viewDidLayoutSubviews() {{ super.viewDidLayoutSubviews(); header.preferredMaxLayoutWidth = header.bounds.width }}', 0.3)}
}}
"""


class Boxes(Shape):
    """Nested boxes with pins, flexes and pictures."""

    def item(self, view):
        n = self.r.randint
        return view + ".boxed" + "".join(self.r.sample([
            f".top({n(0, 12)})", f".left(>={n(0, 12)})", f".right({n(0, 9)})", ".centerX()", ".centerY()", f".width({n(20, 90)})",
            f".height({n(10, 50)})", ".bottom(nil)", f".flex({n(1, 3)})", f".relativeWidth(0.{n(2, 8)})" if False else f".centerX(offset: {n(-5, 5)})",
        ], n(0, 2)))

    def source(self):
        n, name = self.r.randint, self.name
        return f"""
public final class {name}: BoxView {{
  private let title = UILabel(), note = UILabel()
  private let row = BoxView(axis: .x, spacing: {n(0, 12)}, insets: .all({n(0, 9)}))
  private let button = UIButton(type: .system), toggle = UISwitch()
  private lazy var parts: [UIView] = [title, row, note]
  public override func setup() {{
    super.setup()
    title.text = {self.text()}
    note.text = {self.text()}
    note.numberOfLines = {n(0, 3)}
    button.setTitle({self.text()}, for: .normal)
    insets = UIEdgeInsets(top: {n(0, 20)}, left: {n(0, 20)}, bottom: {n(0, 20)}, right: {n(0, 20)})
    spacing = {self.number()}
    axis = .{self.pick('y', 'y', 'x')}
    row.items = [{self.item('toggle')}, {self.item('button')}]
    {self.pick(
        f'items = [{self.item("title")}, {self.item("row")}, {self.item("note")}]',
        f'items = parts.map {{ $0.boxed }}', f'items = parts.enumerated().map {{ index, part in index == 1 ? part.boxed.height(>={n(5, 50)}) : part.boxed.left({n(0, 20)}) }}',
        f'items = [title.boxed]{chr(10)}    insertItem(row.boxed, after: title, z: .{self.pick("front", "back")}){chr(10)}    if note.numberOfLines != 1 {{ items.append(note.boxed) }}')}
    {self.maybe(f'title.pinHeight(>={n(10, 40)})')}
    {self.maybe(f'toggle.isHidden = {self.pick("true", "false")}')}
  }}
}}
"""


class Form(Shape):
    """A scrolled form: rows behind a protocol with an associated type, closures that are kept, errors and results."""

    def source(self):
        n, name = self.r.randint, self.name
        added = f'rows.append({name}Text(text: "\\(changes) changes"))'
        return f"""
protocol {name}Row {{
  associatedtype Content: UIView
  var id: Int {{ get }}
  func makeView() -> Content
  func update(_ view: inout UIView, selected: Bool)
}}
extension {name}Row {{
  var id: Int {{ {n(0, 5)} }}
  func update(_ view: inout UIView, selected: Bool) {{ if selected {{ view = Wrapper(view, insets: UIEdgeInsets({n(1, 9)})) }} }}
}}
struct {name}Text: {name}Row {{ let text: String; func makeView() -> UILabel {{ make(UILabel()) {{ $0.text = text; $0.numberOfLines = {n(0, 2)} }} }} }}
struct {name}Toggle: {name}Row {{
  let id: Int
  var height: CGFloat = {n(20, 40)}
  func makeView() -> UIView {{ UIView().with {{ view in
    let toggle = UISwitch()
    view.addSubview(toggle)
    toggle.snp.makeConstraints {{ $0.centerY.trailing.equalToSuperview(); $0.top.greaterThanOrEqualToSuperview() }}
    view.heightAnchor.constraint(greaterThanOrEqualToConstant: height).isActive = true
  }} }}
}}
indirect enum {name}Tree {{
  case leaf(Int), node({name}Tree, {name}Tree)
  var sum: Int {{ switch self {{ case .leaf(let value): value; case let .node(left, right): left.sum + right.sum }} }}
  var depth: Int {{ if case .node(let left, let right) = self {{ return max(left.depth, right.depth) + 1 }}; return 0 }}
}}

public final class {name}: UIView {{
  private let scroll = UIScrollView()
  private let stack = UIStackView()
  private var handlers: [String: (CGFloat) -> CGFloat] = [:]
  private var rows: [any {name}Row] = [{name}Text(text: {self.text()}), {name}Toggle(id: {n(1, 9)})]
  private var heights: [Int: [CGFloat]] = [:] {{ didSet {{ changes += 1 }} }}
  private var changes = 0
  private(set) var selection: Int? {{
    get {{ stored == 0 ? nil : stored }}
    set {{ stored = newValue ?? 0 }}
  }}
  private var stored = {n(0, 2)}
  subscript(tone: Tone) -> CGFloat {{
    get {{ heights[tone.rawValue]?.first ?? tone.inset }}
    set {{ heights[tone.rawValue, default: []].append(newValue) }}
  }}
  public override init(frame: CGRect) {{
    super.init(frame: frame)
    handlers["double"] = {{ $0 * 2 }}
    handlers["limit"] = {{ [weak self] value in min(value, self?[.loud] ?? 3) }}
    self[.quiet] = {self.number()}
    self[.{self.pick('quiet', 'plain', 'loud')}] += {n(1, 5)}
    {self.maybe('rows.sort { $0.id > $1.id }')}
    {self.maybe(added)}
    {self.maybe(f'selection = {self.pick("nil", "1", "selection.map { $0 + 1 }")}')}
    stack.axis = .vertical
    stack.spacing = handlers["{self.pick('double', 'limit', 'none')}"]?(CGFloat(changes)) ?? {n(0, 9)}
    addSubview(scroll)
    scroll.addSubview(stack)
    for (index, row) in rows.enumerated() {{
      var view: UIView = row.makeView()
      row.update(&view, selected: index == (selection ?? -1))
      stack.addArrangedSubview(view)
    }}
    layOut(sum(1, 2, {n(1, 9)}), {self.pick('tree.sum', 'tree.depth')})
  }}
  required init?(coder: NSCoder) {{ nil }}
  private var tree: {name}Tree {{ .node(.leaf({n(1, 9)}), .node(.leaf(2), {self.pick('.leaf(3)', '.node(.leaf(1), .leaf(4))')})) }}
  private func sum(_ values: CGFloat...) -> CGFloat {{ values.reduce(0, +) }}
  private func measure(_ value: CGFloat) throws -> CGFloat {{
    defer {{ changes -= 1 }}
    return try checked(value, below: {n(5, 30)})
  }}
  private func result(_ value: CGFloat) -> Result<CGFloat, Error> {{ Result {{ try measure(value) }} }}
  private func layOut(_ top: CGFloat, _ count: Int) {{
    let inset: CGFloat
    switch (result(top), count) {{
    case (.success(let value), 0...{n(2, 6)}): inset = value
    case (.success(let value), _): inset = value / 2
    case (.failure(Failure.tooWide(let by)), _): inset = by
    case (.failure, let count): inset = CGFloat(count)
    }}
    scroll.snp.makeConstraints {{ $0.edges.equalTo({self.pick('safeAreaLayoutGuide', 'self', 'layoutMarginsGuide')}) }}
    stack.snp.makeConstraints {{
      $0.edges.equalTo(scroll.contentLayoutGuide).inset(inset)
      $0.width.equalTo(scroll.frameLayoutGuide).offset(-2 * inset)
    }}
    let words = stack.arrangedSubviews.compactMap {{ ($0 as? UILabel)?.text }}.flatMap {{ $0.split(separator: " ") }}
    var lengths: [Int: Int] = [:]
    for word in words where !word.isEmpty {{ lengths[word.count, default: 0] += 1 }}
    if let (length, times) = lengths.max(by: {{ ($0.value, $0.key) < ($1.value, $1.key) }}), times > 0 {{
      stack.addArrangedSubview(UIView.spacer(.vertical, CGFloat(length * times)))
    }}
    {self.maybe(f'stack.isLayoutMarginsRelativeArrangement = true{chr(10)}    stack.layoutMargins = UIEdgeInsets({n(0, 12)}) + scroll.contentInset')}
    {self.maybe(f'stack.arrangedSubviews.filter {{ $0 is UILabel }}.forEach {{ stack.setCustomSpacing({n(0, 20)}, after: $0) }}')}
  }}
}}
"""


class Panels(Shape):
    """Configured buttons, attributed texts, segmented controls, frames by hand, and views that lay out their subviews."""

    def source(self):
        n, name = self.r.randint, self.name
        return f"""
public final class {name}: UIView {{
  private final class Tile: UIView {{
    let size: CGSize
    init(_ size: CGSize) {{ self.size = size; super.init(frame: CGRect(origin: .zero, size: size)) }}
    required init?(coder: NSCoder) {{ nil }}
    override var intrinsicContentSize: CGSize {{ CGSize(width: size.width, height: {self.pick('size.height', 'UIView.noIntrinsicMetric', 'size.width / 2')}) }}
  }}
  private static let sizes = [{n(10, 40)}, {n(10, 40)}, {n(10, 40)}].map {{ CGSize(width: $0, height: {n(10, 30)}) }}
  private let tiles = {name}.sizes.map(Tile.init)
  private lazy var button: UIButton = {{
    var configuration = UIButton.Configuration.{self.pick('filled()', 'plain()', 'gray()', 'bordered()')}
    configuration.title = {self.text()}
    configuration.{self.pick(f'contentInsets = NSDirectionalEdgeInsets(top: {n(0, 9)}, leading: {n(0, 20)}, bottom: 4, trailing: 8)', 'imagePadding = 4', 'subtitle = "below"', 'buttonSize = .large')}
    return UIButton(configuration: configuration, primaryAction: nil)
  }}()
  private let segments = UISegmentedControl(items: ["a", {self.text()}])
  private let note = UILabel()
  private let canvas = UIView(frame: CGRect(x: {n(0, 9)}, y: {n(0, 9)}, width: {n(20, 90)}, height: {n(20, 90)}))
  public override init(frame: CGRect) {{
    super.init(frame: frame)
    let text = NSMutableAttributedString(string: {self.text()}, attributes: [.font: UIFont.systemFont(ofSize: {n(10, 24)})])
    text.append(NSAttributedString(string: " end", attributes: [.font: Theme.current.font(.loud)]))
    note.attributedText = text
    note.numberOfLines = 0
    canvas.autoresizingMask = [{self.pick('.flexibleWidth', '.flexibleLeftMargin', '.flexibleWidth, .flexibleHeight')}]
    segments.selectedSegmentIndex = {n(0, 1)}
    let row = UIStackView(arrangedSubviews: tiles)
    row.alignment = .{self.pick('center', 'bottom', 'fill')}
    row.distribution = .{self.pick('equalSpacing', 'fillProportionally', 'fill')}
    let column = UIStackView(arrangedSubviews: [row, button, segments, note].{self.pick('reversed()', 'dropFirst(0).map { $0 }', 'filter { !$0.isHidden }')})
    column.axis = .vertical
    column.spacing = UIStackView.{self.pick('spacingUseSystem', 'spacingUseDefault')}
    column.alignment = .{self.pick('leading', 'fill', 'center', 'trailing')}
    [canvas, column].forEach(addSubview)
    column.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(column.edges(to: self, inset: {n(0, 20)}).enumerated().map {{ index, constraint in index < {n(2, 4)} ? constraint : constraint.at({n(600, 999)}) }})
    zip(tiles, tiles.dropFirst()).forEach {{ $1.widthAnchor.constraint(equalTo: $0.widthAnchor, multiplier: {self.pick('1', '1.5', '0.5')}).at({n(200, 900)}).isActive = true }}
    tiles[{n(0, 2)}].isHidden = {self.pick('true', 'false')}
  }}
  required init?(coder: NSCoder) {{ nil }}
  public override func layoutSubviews() {{
    super.layoutSubviews()
    {self.pick('canvas.center = CGPoint(x: bounds.midX, y: bounds.midY)', f'canvas.frame = bounds.inset(by: UIEdgeInsets({n(1, 9)}))', 'canvas.frame.size.height = bounds.height / 2', f'canvas.bounds.size = CGSize(width: {n(5, 50)}, height: canvas.bounds.width)')}
  }}
}}
"""


SHAPES = [Stateful, Remaking, Visual, Cell, Family, Screen, Boxes, Form, Panels]
