/// The greatest extent of a document that is read.
///
/// The largest of 910 public documents has 362 kB; these bounds only keep damage and malice out.
public struct DocumentLimits: Hashable, Sendable {
  /// The greatest size in bytes; 32 MiB unless told otherwise.
  public var bytes = 32 << 20
  /// The greatest number of elements; one million unless told otherwise.
  public var elements = 1_000_000
  /// The greatest number of elements around an element; 256 unless told otherwise.
  public var depth = 256

  /// Creates the ordinary limits.
  public init() {}
}
