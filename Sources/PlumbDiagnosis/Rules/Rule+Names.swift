extension Rule {
  /// What is to be said of a name that no rule has, with the rule that was meant where one is near.
  package static func unknown(_ name: String) -> String {
    "there is no rule '\(name)'; "
      + (NearestWord.nearest(to: name, among: all.map(\.id)).map { "did you mean '\($0)'?" }
        ?? "`plumbline rules` lists them")
  }
}

/// Finds the word that somebody meant.
package enum NearestWord {
  /// The word that is fewest letters away, if no more than a third of its own are.
  package static func nearest(to word: String, among words: [String]) -> String? {
    words.map { (word: $0, distance: distance($0, word)) }
      .filter { $0.distance <= max(2, $0.word.count / 3) && $0.distance < $0.word.count }
      .min { $0.distance < $1.distance }?.word
  }

  /// How many letters have to be put in, left out or replaced to make one word of another.
  private static func distance(_ first: String, _ second: String) -> Int {
    var row = Array(0...second.count)
    for (i, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in second.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(above + 1, row[j] + 1, diagonal + (letter == other ? 0 : 1))
        diagonal = above
      }
    }
    return row[second.count]
  }
}
