import CoreModels
import CoreStorage

/// The messages of commands that work on all of the user's data.
extension DataText {
  static func lostPart(_ part: SalvageReport.Part) -> Self {
    switch part {
    case .registry: .lostPartRegistry
    case .meta: .lostPartMeta
    case .cache: .lostPartCache
    }
  }

  static func error(_ error: DataError) -> Self {
    switch error {
    case .noPassphrase: .errorNoPassphrase
    case .passphrasesDiffer: .errorPassphrasesDiffer
    case .noSealing: .errorNoSealing
    case .badTime(let text): .errorBadTime(text)
    case .noProfile(let name): .errorNoProfile(name)
    case .profileInUse(let name): .errorProfileInUse(name)
    case .noPast: .errorNoPast
    case .noFolder: .errorNoFolder
    }
  }

  static func advice(_ error: DataError) -> Self {
    switch error {
    case .noPast: .adviceNoPast
    case .noPassphrase: .adviceNoPassphrase
    case .passphrasesDiffer: .advicePassphrasesDiffer
    case .noSealing: .adviceNoSealing
    case .badTime: .adviceBadTime
    case .noProfile: .adviceNoProfile
    case .profileInUse: .adviceProfileInUse
    case .noFolder: .adviceNoFolder
    }
  }
}
