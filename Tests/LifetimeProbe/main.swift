// Builds and lets go what applications build and let go, for the address sanitizer.
//
// usage: lifetime-probe [rounds]
//
// Ends with 1 where an object outlives its last use.
import Foundation

/// An object as long as somebody else holds it.
struct Weak {
  weak var object: AnyObject?
}

let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 20
var problems = 0
for kind in Kind.all {
  let built = (0..<rounds).map { _ in Weak(object: kind.build()) }
  let alive = built.filter { $0.object != nil }.count
  // What is left over from the last one is let go by the next.
  if alive > 1 {
    problems += 1
    print("\(kind.name): \(alive) of \(rounds) are still there")
  }
}
print("\(Kind.all.count) kinds of objects, \(rounds) of each, \(problems) problems")
exit(problems == 0 ? 0 : 1)
