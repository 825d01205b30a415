// Replays what live UIKit was recorded to do, and counts where ours does the same.
//
// usage: recordings <folder> [--logs <folder>] [--details | --page]
//
// The folder holds `scenes` and `golden`, `breaks.jsonl` and `ties.jsonl`; that of logs an `index.tsv`. With
// --details each difference is named; with --page the article "Recorded and ours" is written instead. Ends with
// 0 however many differences there are.
import Foundation
import PortableUIKit

guard CommandLine.arguments.count > 1 else {
  print("usage: recordings <folder> [--logs <folder>] [--details | --page]")
  exit(64)
}
let folder = URL(fileURLWithPath: CommandLine.arguments[1])
let details = CommandLine.arguments.contains("--details")
let comparison = Comparison(folder: folder, details: details)
if CommandLine.arguments.contains("--page") {
  print(try comparison.page(), terminator: "")
  exit(0)
}
try comparison.run()
if let option = CommandLine.arguments.firstIndex(of: "--logs"),
  CommandLine.arguments.indices.contains(option + 1)
{
  let logs = URL(fileURLWithPath: CommandLine.arguments[option + 1])
  try LogComparison(folder: logs, details: details).run()
}
