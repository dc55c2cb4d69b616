/// A text file of a readable export.
public struct ExportedFile: Hashable, Sendable {
  /// The path within the export's folder, such as `mori/diary-2026.md`.
  public let path: String
  /// The file's contents.
  public let text: String

  /// Creates a product's file.
  public init(_ path: String, text: String) {
    (self.path, self.text) = (path, text)
  }
}
