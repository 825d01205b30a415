#ifndef SOLVER_INTRINSICS_H
#define SOLVER_INTRINSICS_H

/// Asks the processor to bring the line of an address nearer, and does not wait for it.
///
/// Any address will do: nothing is read. Swift has no such instruction.
static inline void solver_prefetch(const void *_Nullable address) {
#if defined(__GNUC__) || defined(__clang__)
  __builtin_prefetch(address, 1, 3);
#else
  (void)address;
#endif
}

/// Puts a pointer into a place and answers the one that was there, in one step that threads cannot divide.
static inline void *_Nullable solver_exchange(void *_Nullable *_Nonnull place, void *_Nullable pointer) {
  return __atomic_exchange_n(place, pointer, __ATOMIC_ACQ_REL);
}

#endif
