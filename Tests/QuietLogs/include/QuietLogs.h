#ifndef QuietLogs_h
#define QuietLogs_h

/// Makes swift-log print nothing; written in Swift, in PortableUIKitTests/Support/QuietLogs.swift.
void plumb_quiet_logs(void);

#endif
