// Misuses UIKit's API on purpose, so that what it says can be read.
//
// usage: misuse-probe            lists the cases: the name, a tab, words of the message
//        misuse-probe <name>     runs into one; its last words are on the standard error
import Foundation

if CommandLine.arguments.count > 1 {
  let name = CommandLine.arguments[1]
  guard let misuse = Misuse.all.first(where: { $0.name == name }) else {
    print("there is no case '\(name)'")
    exit(64)
  }
  misuse.body()
  print("'\(name)' went unnoticed")
} else {
  for misuse in Misuse.all { print("\(misuse.name)\t\(misuse.words)") }
}
