import CoreStorage

/// Texts about the brief itself.
extension BriefText {
  /// Describes a setting of `daybook settings`.
  static func meaning(ofSetting name: String) -> Self? {
    switch name {
    case BriefSettings.language.name: .settingLanguage
    case BriefSettings.personality.name: .settingPersonality
    case BriefSettings.nickname.name: .settingNickname
    case BriefSettings.timeZone.name: .settingTimezone
    case BriefSettings.modules.name: .settingModules
    case BriefTheme.accentSetting.name: .settingAccent
    case BriefTheme.backgroundSetting.name: .settingBackground
    case ServerAccount.serverSetting.name: .settingServer
    case ServerAccount.emailSetting.name: .settingAccount
    case Units.setting.name: .settingUnits
    case AlertSettings.time.name: .settingAlertTime
    case AlertSettings.isOn.name: .settingReminders
    default: nil
    }
  }
}
