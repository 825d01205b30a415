#include "SolverIntrinsics.h"
