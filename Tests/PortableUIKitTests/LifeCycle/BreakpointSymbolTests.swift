#if os(Linux) && arch(x86_64) && DEBUG
import Glibc
import PortableUIKit
import Testing

/// The symbol by its name, whatever function of the library it belongs to.
@_silgen_name("UIViewAlertForUnsatisfiableConstraints")
private func symbol()

/// A function as it is called, so that its address can be read.
private struct Function {
  let entry: () -> Void
}

/// How often the definition that took the place of the symbol was called.
nonisolated(unsafe) private var callCount = 0

/// Does to the symbol what a debugger does, or a library that a program is started with: puts other code in
/// its place, and sees whether conflicts come there.
@MainActor @Suite struct `The symbol to stop a debugger at` {
  /// `mov rax, function` and `jmp rax`.
  private func jump(to function: @convention(c) () -> Void) -> [UInt8] {
    let address = UInt64(UInt(bitPattern: unsafeBitCast(function, to: UnsafeRawPointer.self)))
    return [0x48, 0xB8] + (0..<8).map { UInt8(truncatingIfNeeded: address >> (8 * $0)) } + [
      0xFF, 0xE0,
    ]
  }

  /// Overwrites code, whose pages are made writable for it.
  private func write(_ bytes: [UInt8], at code: UnsafeMutableRawPointer) throws {
    let size = UInt(getpagesize())
    let start = UInt(bitPattern: code) / size * size
    let pages = try #require(UnsafeMutableRawPointer(bitPattern: start))
    try #require(mprotect(pages, Int(2 * size), PROT_READ | PROT_WRITE | PROT_EXEC) == 0)
    code.copyMemory(from: bytes, byteCount: bytes.count)
    try #require(mprotect(pages, Int(2 * size), PROT_READ | PROT_EXEC) == 0)
  }

  @Test func `is passed by every conflict`() throws {
    let address = unsafeBitCast(Function(entry: symbol), to: (UInt, UInt).self).0
    let symbol = try #require(UnsafeMutableRawPointer(bitPattern: address))
    let patch = jump { callCount += 1 }
    let original = [UInt8](UnsafeRawBufferPointer(start: symbol, count: patch.count))
    try write(patch, at: symbol)
    defer { try? write(original, at: symbol) }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(UIView())
    NSLayoutConstraint.activate([
      root.subviews[0].widthAnchor.constraint(equalToConstant: 10),
      root.subviews[0].widthAnchor.constraint(equalToConstant: 20),
    ])
    root.subviews[0].translatesAutoresizingMaskIntoConstraints = false
    let before = callCount
    #expect(root.unsatisfiableConstraints().count == 1)
    #expect(callCount == before + 1)
  }
}
#endif
