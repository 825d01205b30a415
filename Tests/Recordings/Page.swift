import Foundation

extension Comparison {
  /// The article "Recorded and ours": every count, and every single figure with its source.
  func page() throws -> String {
    var lines = [
      "# Recorded and ours",
      "",
      "What live UIKit was recorded to do, and what ours does.",
      "",
      "## Overview",
      "",
      "A public project recorded frames, ties, breaks and figures of UIKit on simulators of iOS 26.1 and on Mac",
      "Catalyst 26.1. `recordings`, a program of this package, builds the same with our views and counts what agrees",
      "within half a point; it writes this page. Catalyst has a wider font with whole-point heights and rounds origins",
      "to whole points; its tables and controls are counted, not followed.",
      "",
      "| compared | agree | of |",
      "|---|---:|---:|",
    ]
    let results = try results()
    for (title, tally) in results {
      lines.append("| \(title) | \(tally.sum.agree) | \(tally.sum.all) |")
    }
    for (title, tally) in results where title != "Single figures" {
      lines += ["", "### \(title)", "", "| family | agree | of |", "|---|---:|---:|"]
      lines += tally.sorted.map { "| \($0.family) | \($0.agree) | \($0.all) |" }
    }
    lines += [
      "", "### Single figures", "", "| what | recorded | ours | source |", "|---|---|---|---|",
    ]
    for fact in Fact.all {
      lines.append(
        "| \(fact.name) | \(Self.text(fact.recorded)) | \(Self.text(fact.ours())) | \(fact.source) |"
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func text(_ numbers: [Double]) -> String {
    numbers.map { number in
      let rounded = (number * 1000).rounded() / 1000
      return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }.joined(separator: ", ")
  }
}
