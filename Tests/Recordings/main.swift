// Replays what live UIKit was recorded to do, and counts where ours does the same.
//
// usage: recordings <folder> [--details]
//
// The folder holds `scenes` and `golden`, `breaks.jsonl` and `ties.jsonl`. With --details each
// difference is named. Ends with 0 however many there are.
import Foundation
import PortableUIKit

guard CommandLine.arguments.count > 1 else {
  print("usage: recordings <folder> [--details]")
  exit(64)
}
let folder = URL(fileURLWithPath: CommandLine.arguments[1])
let details = CommandLine.arguments.contains("--details")
try Comparison(folder: folder, details: details).run()
