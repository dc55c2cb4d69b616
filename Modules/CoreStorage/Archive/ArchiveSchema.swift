/// The JSON Schema (2020-12) of an ``Archive``'s document.
public enum ArchiveSchema {
  /// The schema as JSON text.
  public static let text = "\(Content.archiveSchema)\n"
}
