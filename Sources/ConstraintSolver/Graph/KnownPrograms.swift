/// Small programs that were solved, with their solutions.
///
/// Cells of one class ask the same question again and again: the same rows between the same roots, and often the
/// same numbers. A question is put down in words, as the bits of everything that the answer depends on; where all of
/// them are those of a question that is known, so is the answer, to the last bit. Only answers are kept that leave
/// nothing open. All solvers share what is known, so that cells in hierarchies of their own have it, too: one that
/// begins to ask takes it, and leaves it when it has its solution. Another that asks meanwhile, on another thread,
/// begins anew.
///
/// A question has one place, by its hash, and takes it from the one before.
final class KnownPrograms {
  /// How many questions are kept.
  private static var placeCount: Int { 16 }
  /// How many words a question may have.
  private static var mostWords: Int { 1024 }
  /// How many roots a program may have.
  static var mostRoots: Int { 64 }
  /// The words of a place: those of a question, and those of its answer.
  private static var stride: Int { mostWords + mostRoots }

  /// What is known of a place.
  private struct Entry: BitwiseCopyable {
    var hash: UInt64 = 0
    var wordCount = 0
    var valueCount = 0
    /// By how much a bound could have been missed.
    var feasibility = 0.0
  }

  // Nobody is called meanwhile who could come to be at these.
  @exclusivity(unchecked) private var entries = Slab<Entry>()
  @exclusivity(unchecked) private var room = Slab<UInt64>()
  /// The question that is being put down.
  @exclusivity(unchecked) private var words = Slab<UInt64>()
  @exclusivity(unchecked) private var headCount = 0
  @exclusivity(unchecked) private var hash: UInt64 = 0

  private init() {}

  nonisolated(unsafe) private static let left = HandedOn<KnownPrograms>()

  /// What is known, for this solver alone until it leaves it.
  static func take() -> KnownPrograms { left.take() ?? KnownPrograms() }

  /// Leaves what is known to the next solver that asks.
  static func leave(_ known: KnownPrograms) { left.leave(known) }

  /// Begins a question.
  func begin() {
    words.removeAll()
    headCount = 0
  }

  /// Notes that what was put down so far is what the next question may begin with as well.
  func endHead() { headCount = words.count }

  /// Begins a question with the words up to ``endHead()`` of the one before.
  func beginAgain() { words.removeLast(words.count - headCount) }

  /// Adds a word to the question.
  @inline(__always)
  func ask(_ word: UInt64) { words.append(word) }

  /// Adds a number to the question.
  @inline(__always)
  func ask(_ number: Double) { words.append(number.bitPattern) }

  /// Adds a word and two numbers to the question.
  @inline(__always)
  func ask(_ word: UInt64, _ first: Double, _ second: Double) {
    words.reserveMore(3)
    words.appendReserved(word)
    words.appendReserved(first.bitPattern)
    words.appendReserved(second.bitPattern)
  }

  /// Ends a question, after which it can be answered.
  func end() {
    // Source: the FNV-1a hash, over words rather than bytes; the high bits come back down in the end.
    let prime: UInt64 = 0x0000_0100_0000_01b3
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    var word = words.base
    let end = word + words.count
    while end - word >= 4 {
      hash = (hash ^ word[0]) &* prime
      hash = (hash ^ word[1]) &* prime
      hash = (hash ^ word[2]) &* prime
      hash = (hash ^ word[3]) &* prime
      word += 4
    }
    while word < end {
      hash = (hash ^ word.pointee) &* prime
      word += 1
    }
    self.hash = hash
  }

  /// Puts the answer to the question behind `values`, if it is known.
  ///
  /// - Parameters:
  ///   - feasibility: By how much a bound may be missed.
  ///   - values: Where the answer goes.
  /// - Returns: Whether it is known.
  func answer(within feasibility: Double, _ values: inout Slab<Double>) -> Bool {
    guard !entries.isEmpty else { return false }
    let place = slot
    let entry = entries[place]
    guard entry.hash == hash, entry.wordCount == words.count, entry.feasibility <= feasibility
    else { return false }
    let known = room.base + place * Self.stride
    guard words.hasBytes(of: known) else { return false }
    for value in 0..<entry.valueCount {
      values.append(Double(bitPattern: known[Self.mostWords + value]))
    }
    return true
  }

  /// Keeps the answer to the question.
  ///
  /// - Parameters:
  ///   - values: The answer.
  ///   - feasibility: By how much it may miss a bound.
  func keep(_ values: borrowing Slab<Double>, within feasibility: Double) {
    guard words.count <= Self.mostWords, values.count <= Self.mostRoots else { return }
    if entries.isEmpty {
      entries.append(repeating: Entry(), count: Self.placeCount)
      // Nothing is written to the places before they are taken.
      room.appendRoom(Self.placeCount * Self.stride)
    }
    let place = slot
    entries[place] = Entry(
      hash: hash,
      wordCount: words.count,
      valueCount: values.count,
      feasibility: feasibility
    )
    let known = room.base + place * Self.stride
    known.update(from: words.base, count: words.count)
    for value in 0..<values.count {
      known[Self.mostWords + value] = values.base[value].bitPattern
    }
  }

  /// The number of the question's place.
  private var slot: Int {
    Int((hash ^ hash >> 32 ^ hash >> 48) % UInt64(Self.placeCount))
  }
}
