import PlumbLog

/// The words of an explanation.
struct ExplanationWording {
  let explanation: ConflictExplanation

  init(_ explanation: ConflictExplanation) { self.explanation = explanation }

  var notes: [String] { [] }
}
