public import ArgumentParser
public import PlumbDiagnosis
public import PlumbInterfaceBuilder

// Values that the command line and configurations share.

extension FailureLevel: ExpressibleByArgument {}
extension TextDirection: ExpressibleByArgument {}
extension PreferredTextSize: ExpressibleByArgument {}
