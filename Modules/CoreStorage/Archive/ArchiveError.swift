public import CoreModels

/// Why a document cannot be taken in; nothing was written when one is thrown.
public enum ArchiveError: ExplainedError, Hashable {
  /// It is something else.
  case notAnArchive
  /// It is cut off, or was changed since it was written.
  case damaged
  /// A change has a clock or a number that leaves no room for others to follow.
  case outOfRange
  /// A newer Daybook wrote it.
  case newer(Int)
  /// An entry's kind is known, and yet it cannot be read.
  case unreadable(ArchivePlace)
  /// An entry has more bytes than ``Change/largestBody``; `nil` where it is not known which.
  case tooLarge(ArchivePlace?)
  /// Two different changes have one name: two copies of a home went on as the same device.
  case deviceTwice(String)

  /// Kind and code for scripts, message and hint in that language.
  public func failure(in language: Language) -> Failure {
    let (kind, code): (Failure.Kind, String) =
      switch self {
      case .notAnArchive: (.badInput, "not_an_export")
      case .damaged: (.badInput, "export_damaged")
      case .outOfRange: (.badInput, "export_out_of_range")
      case .newer: (.misconfigured, "export_newer")
      case .unreadable: (.badInput, "entry_unreadable")
      case .tooLarge: (.badInput, "entry_too_large")
      case .deviceTwice: (.badInput, "device_twice")
      }
    return Failure(
      kind, code: code, message: ArchiveText.happened(self).text(in: language),
      hint: ArchiveText.advice(self).text(in: language))
  }
}

/// Where an entry stands in a document, and what it is.
public struct ArchivePlace: Hashable, Sendable, CustomStringConvertible {
  /// 1…, in the document's order.
  public let number: Int
  /// Whose state it is.
  public let record: RecordName

  /// As people read it: `3 (mori.habit up)`.
  public var description: String { "\(number) (\(record.kind) \(record.id))" }
}
