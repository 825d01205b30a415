#pragma once
#include <stddef.h>

/// The bytes that the program has allocated and not freed, or 0 where the system does not tell.
size_t allocated_bytes(void);

/// Keeps the memory that is freed from now on with the program, where the system can be told to.
///
/// Otherwise the kernel takes large blocks back and clears them when they are wanted again, and what is
/// measured of a run is in part the kernel's work.
void keep_freed_memory(void);
