/// What reports say of the tool that wrote them.
public enum ToolDescription {
  /// The name of the tool.
  public static let name = "plumbline"
  /// The version of the tool, by the rules of Semantic Versioning.
  public static let version = "0.1.0"
  /// The address of the repository, without a slash at its end; nil until Scripts/set-repository has written it.
  public static let repository: String? = nil
}
