#include "QuietLogs.h"

/// Runs before the first test: swift-log takes its handler once, before the first logger is made.
__attribute__((constructor)) static void quietLogsAtStart(void) { plumb_quiet_logs(); }
