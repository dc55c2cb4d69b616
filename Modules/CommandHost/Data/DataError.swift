import CoreModels

/// A failure of a command that works on all of the user's data.
enum DataError: CatalogError, Hashable {
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

  var explanation: (Failure.Kind, String, DataText, DataText) {
    switch self {
    case .noPassphrase: (.usage, "no_passphrase", .errorNoPassphrase, .adviceNoPassphrase)
    case .passphrasesDiffer:
      (.usage, "passphrases_differ", .errorPassphrasesDiffer, .advicePassphrasesDiffer)
    case .noSealing: (.unavailable, "no_sealing", .errorNoSealing, .adviceNoSealing)
    case .badTime(let text): (.usage, "bad_time", .errorBadTime(text), .adviceBadTime)
    case .noFolder: (.usage, "no_folder", .errorNoFolder, .adviceNoFolder)
    case .noProfile(let name): (.notFound, "no_profile", .errorNoProfile(name), .adviceNoProfile)
    case .profileInUse(let name):
      (.usage, "profile_in_use", .errorProfileInUse(name), .adviceProfileInUse)
    case .noPast: (.usage, "no_past", .errorNoPast, .adviceNoPast)
    }
  }
}
