import CoreModels

/// The sentences of the frame of the web app.
enum WebText: CompleteTextCatalogue {
  case skipToContent, navigation, today, settings, toToday, foreignForm
  case foreignFormAdvice, badForm, badFormAdvice, missingPage, missingPageAdvice, notLoggedIn
  case sealed, sealedAdvice
  case notLoggedInAdvice, undo, undone, saved, saving, offline
  case failed, yes, cancel, close, keys, keyHelp
  case keySearch, keyNew, keyUndo, nothingToday, begin
  case mercyUntil(Day), aDay, day, show, previousDay, nextDay
  case nothingKept, pausedDay, badDay, badDayAdvice, history, historyHint
  case takeBackLast, nothingWritten, changes(Int), language, languageOfSystem, timeZone
  case dayStartsAt, look, lookOfSystem, light, dark
  case letterKeys, general, save, mercy, mercyHint, mercyLastDay
  case pause, endPause, mercyInThePast, mercyInThePastAdvice, reminders, noReminders
  case yourData, dataHint, download, logOut, badSetting, badSettingAdvice
  case devices, devicesHint, thisDevice, logOutThere, tokens, noTokens
  case revoke, account, logIn, register, email, password
  case newPassword, changePassword, nickname, forgotPassword, resetHint, sendLink
  case linkSent, deleteAccount, deleteHint
  case older, newer
  case leftOut(Int)

  static let samples: [WebText] = [
    .skipToContent, .navigation, .today, .settings, .toToday, .foreignForm, .foreignFormAdvice,
    .badForm, .badFormAdvice, .missingPage, .missingPageAdvice, .notLoggedIn, .sealed,
    .sealedAdvice,
    .notLoggedInAdvice, .undo, .undone, .saved, .saving, .offline, .failed, .yes, .cancel,
    .close, .keys, .keyHelp, .keySearch, .keyNew, .keyUndo, .nothingToday, .begin,
    .mercyUntil(.first), .aDay, .day, .show, .previousDay, .nextDay, .nothingKept, .pausedDay,
    .badDay, .badDayAdvice, .history, .historyHint, .takeBackLast, .nothingWritten, .changes(1),
    .changes(2), .changes(5), .language, .languageOfSystem, .timeZone,
    .dayStartsAt, .look, .lookOfSystem, .light, .dark, .letterKeys, .general, .save, .mercy,
    .mercyHint, .mercyLastDay, .pause, .endPause, .mercyInThePast, .mercyInThePastAdvice,
    .reminders, .noReminders, .yourData, .dataHint, .download, .logOut, .badSetting,
    .badSettingAdvice, .devices, .devicesHint, .thisDevice, .logOutThere, .tokens, .noTokens,
    .revoke, .account, .logIn, .register, .email, .password, .newPassword, .changePassword,
    .nickname, .forgotPassword, .resetHint, .sendLink, .linkSent, .deleteAccount, .deleteHint,
    .older, .newer, .leftOut(1), .leftOut(2), .leftOut(5),
  ]
}
