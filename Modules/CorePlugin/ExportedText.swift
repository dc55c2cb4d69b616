public import CoreModels
import CoreTerminal
import Foundation

/// An export as text, written to a file or printed.
public struct ExportedText: Outcome, JSONObject {
  let file: String
  let count: Int
  let text: String
  /// The sentence about the file that was written.
  let written: any TextArgument

  public static let fields = [
    Field("file", "The file’s path, - for none.", \Self.file),
    Field("exported", "The number of its entries.", \.count),
    Field("text", "Its text where it has no path.") { $0.file == "-" ? $0.text : nil },
  ]

  public func lines(in world: World) -> [String] {
    guard file == "-" else { return [written.text(in: world.language)] }
    // Imported text may contain control sequences.
    return (world.terminal.isInteractive ? text.terminalSafe : text).printedLines
  }
}

extension World {
  /// Returns a text with this many entries after writing it to the file, unless that is `-`. Throws
  /// ``FileError``, also for an existing file that is not to be replaced, before the text is made.
  public func exported(
    to file: String, replacing: Bool,
    saying written: (_ count: Int, _ file: String) -> some CatalogText,
    _ make: () async throws -> (text: String, count: Int)
  ) async throws -> ExportedText {
    let path = file == "-" ? nil : try files.target(file, replacing: replacing)
    let (text, count) = try await make()
    if let path { try files.write(Data(text.utf8), path) }
    return ExportedText(
      file: file, count: count, text: text, written: written(count, file.terminalSafe))
  }
}
