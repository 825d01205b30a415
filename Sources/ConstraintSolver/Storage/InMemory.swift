/// Keeps a type that has it as a field in memory in debug builds, so that the compiler checks by address who owns what.
///
/// A value that it could keep in registers is checked at each use of a field for all its fields, and those of a program's
/// tables are hundreds: with this the solver compiles in three quarters of the time (Swift 6.3). A value whose
/// type is only known at run time is always in memory. In release builds it is empty, and nothing is different.
struct InMemory {
  #if DEBUG
  private let something: (any Sendable)? = nil
  #endif
}
