/// The word in which CoreFoundation keeps the type of an object, as the first stored property of a class.
///
/// Where two attributes of a string meet, Foundation on Linux compares their values with `CFEqual`, which
/// reads the word behind the reference count whatever the object is. Of a class of ours that would be the
/// first property: an arbitrary number, at which the process ends or not. With the number of a type whose
/// class is another, `CFEqual` asks `isEqual` of the object, as it does on Apple's platforms.
///
/// Source: `CFEqual` and `CFRuntimeBase` in swift-corelibs-foundation, tried with Swift 6.3.
struct CoreFoundationHeader: Sendable {
  /// The number of CoreFoundation's strings, in the bits of a type, and the bit of an object that it made.
  private let info: UInt64 = 7 << 8 | 0x80
}
