import Testing

@testable import ConstraintSolver

@Suite struct `Conversions between indices and numbers of tables` {
  @Test(arguments: [Int32.min, -1, 0, 1, .max])
  func `keep the value`(_ number: Int32) {
    let index = Int(number)
    #expect(String(index) == String(number))
    #expect(Int32(index) == number)
  }

  @Test func `stop at an index of more than 32 bits`() async {
    await #expect(processExitsWith: .failure) {
      let index = 1 << 31
      _ = Int32(index)
    }
  }
}
