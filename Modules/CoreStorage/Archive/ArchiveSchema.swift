/// The JSON Schema (2020-12) of the document that ``Archive`` writes.
public enum ArchiveSchema {
  /// The schema as JSON text.
  public static let text = "\(Content.archiveSchema)\n"
}
