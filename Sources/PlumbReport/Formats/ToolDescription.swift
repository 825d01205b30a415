/// What reports say of the tool that wrote them.
public enum ToolDescription {
  /// The name of the tool.
  public static let name = "plumbline"
  /// The version of the tool, by the rules of Semantic Versioning.
  public static let version = "0.1.0"
}
