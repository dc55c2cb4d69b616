public import CoreModels

/// A reason an archive cannot be imported. Nothing is written when one is thrown.
public enum ArchiveError: ExplainedError, Hashable {
  /// The document is not an archive.
  case notAnArchive
  /// The document is truncated or was altered after it was written.
  case damaged
  /// A change's clock or number leaves no room for later changes.
  case outOfRange
  /// A newer Daybook wrote the document, in this version.
  case newer(Int)
  /// An entry of a known kind cannot be decoded.
  case unreadable(ArchivePlace)
  /// An entry exceeds ``Change/largestBody``; the place is `nil` when unknown.
  case tooLarge(ArchivePlace?)
  /// Two different changes share a name: two copies of a home both wrote as the same device.
  case deviceTwice(String)

  /// The kind and code for scripts, with message and hint in the language.
  public func failure(in language: Language) -> Failure { Failure(explanation, in: language) }

  private var explanation: (Failure.Kind, String, ArchiveText, ArchiveText) {
    switch self {
    case .notAnArchive: (.badInput, "not_an_export", .happenedNotAnArchive, .adviceNotAnArchive)
    case .damaged: (.badInput, "export_damaged", .happenedDamaged, .adviceDamaged)
    case .outOfRange: (.badInput, "export_out_of_range", .happenedOutOfRange, .adviceOutOfRange)
    case .newer(let version):
      (.misconfigured, "export_newer", .happenedNewer(version), .adviceNewer)
    case .unreadable(let place):
      (.badInput, "entry_unreadable", .happenedUnreadable(place.description), .adviceUnreadable)
    case .tooLarge(let place):
      (
        .badInput, "entry_too_large",
        place.map { .happenedTooLarge($0.description) } ?? .happenedTextTooLarge, .adviceTooLarge
      )
    case .deviceTwice(let device):
      (.badInput, "device_twice", .happenedDeviceTwice(device), .adviceDeviceTwice)
    }
  }
}

/// The position of an entry in a document, and its record.
public struct ArchivePlace: Hashable, Sendable, CustomStringConvertible {
  /// The position in document order, from 1.
  public let number: Int
  /// The record that the entry describes.
  public let record: RecordName

  /// The place as shown to people: `3 (mori.habit up)`.
  public var description: String { "\(number) (\(record.kind) \(record.id))" }
}
