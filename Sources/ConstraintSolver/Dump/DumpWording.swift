/// How numbers, sums and relations read in a dump.
struct DumpWording {
  /// The names of the component's variables.
  let names: [String]
  /// The names of the component's constraints.
  let labels: [String]
  /// The factors that the rows were multiplied by.
  let scales: [Double]

  /// A variable of the system, or the left side of a row, which has a variable of its own.
  func variable(_ number: Int) -> String {
    if number < names.count { return names[number] }
    let row = number - names.count
    return scales[row] == 1 ? "[\(labels[row])]" : "[\(Self.number(scales[row])) · \(labels[row])]"
  }

  static func number(_ value: Double) -> String {
    guard value.isFinite else { return value > 0 ? "∞" : "−∞" }
    let size = abs(value)
    // Ten digits after the point: the rest is rounding.
    let rounded = size < 1e5 ? (size * 1e10).rounded() / 1e10 : size
    let digits =
      rounded == rounded.rounded() && rounded < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    return value < 0 && rounded != 0 ? "−" + digits : digits
  }

  /// A sum such as `2 · a − b + 30`; the constant is left out if it is 0 and not all there is.
  static func sum(_ terms: [(name: String, factor: Double)], constant: Double = 0) -> String {
    var text = ""
    for (name, factor) in terms {
      append(abs(factor) == 1 ? name : "\(number(abs(factor))) · \(name)", factor < 0, to: &text)
    }
    if constant != 0 || terms.isEmpty { append(number(abs(constant)), constant < 0, to: &text) }
    return text
  }

  private static func append(_ summand: String, _ isNegative: Bool, to text: inout String) {
    if text.isEmpty {
      text = (isNegative ? "−" : "") + summand
    } else {
      text += (isNegative ? " − " : " + ") + summand
    }
  }

  static func relation(_ relation: Relation) -> String {
    switch relation {
    case .lessThanOrEqual: "≤"
    case .equal: "="
    case .greaterThanOrEqual: "≥"
    }
  }

  static func priority(_ priority: Priority) -> String {
    priority == .required ? "required" : number(Double(priority.rawValue))
  }

  static func range(_ lower: Double, _ upper: Double) -> String {
    "\(number(lower)) … \(number(upper))"
  }

  /// A table whose columns are as wide as their widest cell.
  static func table(_ rows: [[String]]) -> String {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], cell.count)
      }
    }
    return rows.map { row in
      var line = " "
      for (column, cell) in row.enumerated() {
        line += " " + cell + String(repeating: " ", count: widths[column] - cell.count + 1)
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
