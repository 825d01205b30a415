/// Puts a dump together, section by section.
struct DumpWriter {
  let analysed: AnalysedSystem
  /// The values of the last solution.
  let values: [Double]
  let wording: DumpWording
  private(set) var text = ""

  init(analysed: AnalysedSystem, values: [Double], wording: DumpWording) {
    self.analysed = analysed
    self.values = values
    self.wording = wording
  }

  private var system: ComponentSystem { analysed.system }

  /// Writes a section; one without lines is left out.
  mutating func write(_ title: String, _ rows: [[String]]) {
    guard !rows.isEmpty else { return }
    text += (text.isEmpty ? "" : "\n") + title + "\n" + DumpWording.table(rows)
  }

  mutating func writeVariables(_ ordinals: [Int]) {
    write(
      "variables",
      values.indices.map { number in
        [
          wording.names[number],
          DumpWording.number(values[number]),
          "ordinal \(ordinals[number])",
          "rest \(DumpWording.number(system.rests[number]))",
          system.isNonNegative[number] ? "≥ 0" : "",
        ]
      }
    )
  }

  mutating func writeConstraints() {
    let order = system.slots.indices.sorted { analysed.ids[$0] < analysed.ids[$1] }
    write("constraints", order.map(constraint))
  }

  private func constraint(_ row: Int) -> [String] {
    let scale = system.scales[row]
    let sum = system.terms(of: row).map { term in
      (wording.names[Int(system.columns[term])], system.coefficients[term] / scale)
    }
    let constant = analysed.constant(ofRow: row)
    let gap = analysed.activity(ofRow: row, values) / scale - constant
    var state = gap > 0 ? "\(DumpWording.number(gap)) more" : "\(DumpWording.number(-gap)) less"
    if abs(gap) <= system.feasibility / scale { state = "" }
    if analysed.isOutOfForce[row] { state = "out of force" + (state.isEmpty ? "" : ", ") + state }
    return [
      wording.labels[row],
      DumpWording.priority(analysed.priorities[Int(system.levels[row])]),
      DumpWording.sum(sum) + " " + DumpWording.relation(system.relations[row]) + " "
        + DumpWording.number(constant),
      state,
    ]
  }

  /// Writes the sum of the errors of every priority below required.
  mutating func writeErrors() {
    var errors = Array(repeating: 0.0, count: analysed.priorities.count)
    for row in 0..<system.rowCount {
      let gap = (analysed.activity(ofRow: row, values) - system.constants[row]) / system.scales[row]
      let isMissed = Double(system.relations[row].rawValue) * gap <= 0
      if isMissed { errors[Int(system.levels[row])] += abs(gap) }
    }
    write(
      "sum of errors",
      analysed.priorities.indices.dropFirst().map { level in
        let error = errors[level] <= system.feasibility ? 0 : errors[level]
        return [DumpWording.priority(analysed.priorities[level]), DumpWording.number(error)]
      }
    )
  }

  mutating func writeFreedoms(_ freedoms: [Freedom?]) {
    write(
      "free, and settled by the rule for ties",
      freedoms.enumerated().compactMap { number, freedom in
        freedom.map {
          [
            wording.names[number], DumpWording.range($0.lower, $0.upper),
            "at \(DumpWording.number($0.value))",
          ]
        }
      }
    )
  }

  mutating func writeConflicts(_ answer: ConflictingSets) {
    for set in answer.sets {
      write(
        "contradiction, \(DumpWording.number(set.excess)) too much",
        set.members.map { member in
          let name: String
          switch member.subject {
          case .constraint(let id): name = analysed.row(of: id).map { wording.labels[$0] } ?? ""
          case .nonNegative(let variable):
            name = "\(analysed.number(of: variable).map { wording.names[$0] } ?? "") ≥ 0"
          }
          return [
            name, "× \(DumpWording.number(member.multiplier))",
            "share \(DumpWording.number(member.share))",
            member.change.map { "holds after a change by \(DumpWording.number($0))" } ?? "",
          ]
        }
      )
    }
    if !answer.isComplete { text += "\nthere may be more contradictions\n" }
  }
}
