/// A text file of an export that people read.
public struct ExportedFile: Hashable, Sendable {
  /// Its path within the export's folder, as `mori/diary-2026.md`.
  public let path: String
  /// What is in it.
  public let text: String

  /// A file of a product.
  public init(_ path: String, text: String) {
    (self.path, self.text) = (path, text)
  }
}
