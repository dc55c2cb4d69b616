public import CoreModels

/// Why a document cannot be taken in; nothing was written when one is thrown.
public enum ArchiveError: ExplainedError, Hashable {
  /// It is something else.
  case notAnArchive
  /// It is cut off, or was changed since it was written.
  case damaged
  /// A newer Daybook wrote it.
  case newer(Int)
  /// Two different changes have one name: two copies of a home went on as the same device.
  case deviceTwice(String)

  /// Kind and code for scripts, message and hint in that language.
  public func failure(in language: Language) -> Failure {
    let (kind, code): (Failure.Kind, String) =
      switch self {
      case .notAnArchive: (.badInput, "not_an_export")
      case .damaged: (.badInput, "export_damaged")
      case .newer: (.misconfigured, "export_newer")
      case .deviceTwice: (.badInput, "device_twice")
      }
    return Failure(
      kind, code: code, message: ArchiveText.happened(self).text(in: language),
      hint: ArchiveText.advice(self).text(in: language))
  }
}
