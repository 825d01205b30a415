#pragma once
#include <stddef.h>

/// The bytes that the program has allocated and not freed, or 0 where the system does not tell.
size_t allocated_bytes(void);
