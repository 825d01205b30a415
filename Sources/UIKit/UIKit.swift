@_exported public import PortableUIKit
