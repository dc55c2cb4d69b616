import CoreModels

/// What is wrong with a command about everything that a person has.
enum DataError: ExplainedError, Hashable {
  /// An empty passphrase, or none.
  case noPassphrase
  /// The passphrase was typed twice, in two ways.
  case passphrasesDiffer
  /// The app cannot seal files.
  case noSealing
  case badTime(String)
  /// Several files are to be written, and no folder was named.
  case noFolder
  /// Nobody of that name is here.
  case noProfile(String)
  /// Commands are for that person now.
  case profileInUse(String)
  /// The command is about what is here now.
  case noPast

  func failure(in language: Language) -> Failure {
    let (kind, code): (Failure.Kind, String) =
      switch self {
      case .noPassphrase: (.usage, "no_passphrase")
      case .passphrasesDiffer: (.usage, "passphrases_differ")
      case .noSealing: (.unavailable, "no_sealing")
      case .badTime: (.usage, "bad_time")
      case .noFolder: (.usage, "no_folder")
      case .noProfile: (.notFound, "no_profile")
      case .profileInUse: (.usage, "profile_in_use")
      case .noPast: (.usage, "no_past")
      }
    return Failure(
      kind, code: code, message: DataText.error(self).text(in: language),
      hint: DataText.advice(self).text(in: language))
  }
}
