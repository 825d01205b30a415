// Replays what live UIKit was recorded to do, and counts where ours does the same.
//
// usage: recordings <folder> [--logs <folder>] [--details]
//
// The folder holds `scenes` and `golden`, `breaks.jsonl` and `ties.jsonl`; that of logs an `index.tsv`. With
// --details each difference is named. Ends with 0 however many there are.
import Foundation
import PortableUIKit

guard CommandLine.arguments.count > 1 else {
  print("usage: recordings <folder> [--logs <folder>] [--details]")
  exit(64)
}
let folder = URL(fileURLWithPath: CommandLine.arguments[1])
let details = CommandLine.arguments.contains("--details")
try Comparison(folder: folder, details: details).run()
if let option = CommandLine.arguments.firstIndex(of: "--logs"),
  CommandLine.arguments.indices.contains(option + 1)
{
  let logs = URL(fileURLWithPath: CommandLine.arguments[option + 1])
  try LogComparison(folder: logs, details: details).run()
}
