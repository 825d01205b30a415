import Foundation

/// What the compiler asks for the macros of `UIKit`: `#Preview` expands to nothing, once its body has been type-checked.
///
/// It speaks the compiler's protocol by itself, so that packages which import `UIKit` need not build swift-syntax.
///
/// Source: swift-syntax 603, "Swift Compiler Plugin": a message is JSON behind its length in eight bytes, least
/// significant byte first.
struct Connection {
  private let input = FileHandle.standardInput
  private let output = FileHandle.standardOutput

  /// The next message; nil where the compiler has no more, which it says by the end of its input or by an empty message.
  func next() throws -> Question? {
    guard let header = try bytes(8) else { return nil }
    let count = header.reversed().reduce(0) { $0 << 8 | Int($1) }
    guard count > 0, let body = try bytes(count) else { return nil }
    return try JSONDecoder().decode(Question.self, from: body)
  }

  func send(_ answer: Answer) throws {
    let body = try JSONEncoder().encode(answer)
    let header = (0..<8).map { UInt8(truncatingIfNeeded: body.count >> ($0 * 8)) }
    try output.write(contentsOf: Data(header) + body)
  }

  private func bytes(_ count: Int) throws -> Data? {
    var result = Data()
    while result.count < count {
      guard let more = try input.read(upToCount: count - result.count), !more.isEmpty else {
        return nil
      }
      result += more
    }
    return result
  }
}

/// What the compiler wants to know; what is not named here is a macro to expand.
struct Question: Decodable {
  struct Empty: Decodable {}
  var getCapability: Empty?
}

struct Answer: Encodable {
  struct Capability: Encodable {
    struct Version: Encodable { var protocolVersion = 7 }
    var capability = Version()
  }
  struct Expansion: Encodable {
    var expandedSource = ""
    var diagnostics: [String] = []
  }
  var getCapabilityResult: Capability?
  var expandMacroResult: Expansion?
}

let connection = Connection()
while let question = try connection.next() {
  try connection.send(
    question.getCapability != nil
      ? Answer(getCapabilityResult: .init()) : Answer(expandMacroResult: .init())
  )
}
