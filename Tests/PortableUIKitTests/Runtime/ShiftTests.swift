import Testing

@testable import PortableUIKit

@Suite struct `Shifts of bits` {
  @Test(arguments: [0, 1, 4, 31])
  func `give what the standard library's give`(_ places: Int) {
    // With the number of places as another type, the call is the standard library's.
    let other = Int8(places)
    #expect((UInt(1) << places) == (UInt(1) << other))
    #expect((UInt32(1) << places) == (UInt32(1) << other))
    #expect((UInt64(1) << places) == (UInt64(1) << other))
    #expect((1 << places) == (1 << other))
  }
}
