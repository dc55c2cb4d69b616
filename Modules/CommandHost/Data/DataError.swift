import CoreModels

/// A failure of a command that works on all of the user's data.
enum DataError: ExplainedError, Hashable {
  /// The passphrase is missing or empty.
  case noPassphrase
  /// The two entries of the passphrase differ.
  case passphrasesDiffer
  /// The app cannot seal files.
  case noSealing
  case badTime(String)
  /// Several files are to be written, and no folder was given.
  case noFolder
  /// No profile has that name.
  case noProfile(String)
  /// The profile is the current default.
  case profileInUse(String)
  /// The command works only on the present, not with `--as-of`.
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
    return Failure(kind, code: code, DataText.error(self), DataText.advice(self), in: language)
  }
}
