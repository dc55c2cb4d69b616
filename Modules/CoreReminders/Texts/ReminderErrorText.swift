import CoreModels

/// Messages and hints for reminder errors.
extension ReminderErrorText {
  static func message(_ error: ReminderError) -> Self {
    switch error {
    case .badTime(let text): .messageBadTime(text)
    case .tooManyTimes: .messageTooManyTimes(ReminderSchedule.mostTimes)
    case .badWeekday(let text): .messageBadWeekday(text)
    case .badChannel: .messageBadChannel
    case .unknownName(let name, _): .messageUnknownName(name)
    case .nothingScheduled: .messageNothingScheduled
    case .noSystemd: .messageNoSystemd
    case .timerRefused: .messageTimerRefused
    case .cannotWriteTimer(let path): .messageCannotWriteTimer(path)
    case .noSessionBus: .messageNoSessionBus
    case .noNotificationService: .messageNoNotificationService
    case .noNotificationProgram: .messageNoNotificationProgram
    case .notificationRefused: .messageNotificationRefused
    case .cannotAppend(let path): .messageCannotAppend(path)
    case .noAddress: .messageNoAddress
    case .noTopic: .messageNoTopic
    case .noDayLeft: .messageNoDayLeft
    case .untilInThePast(let day): .messageUntilInThePast(day.inWords)
    case .allPaused(let day, _): .messageAllPaused(day.inWords)
    case .addressRefuses: .messageAddressRefuses
    case .keptOffline: .messageKeptOffline
    }
  }

  static func advice(_ error: ReminderError) -> Self {
    switch error {
    case .badTime: .adviceBadTime
    case .tooManyTimes: .adviceTooManyTimes
    case .badWeekday: .adviceBadWeekday
    case .badChannel: .adviceBadChannel
    case .unknownName(_, let known): .adviceUnknownName(known.joined(separator: ", "))
    case .nothingScheduled(let command): .adviceNothingScheduled(command)
    case .noSystemd(let crontab): .adviceNoSystemd(crontab)
    case .timerRefused: .adviceTimerRefused
    case .cannotWriteTimer: .adviceCannotWriteTimer
    case .noSessionBus: .adviceNoSessionBus
    case .noNotificationService: .adviceNoNotificationService
    case .noNotificationProgram: .adviceNoNotificationProgram
    case .notificationRefused: .adviceNotificationRefused
    case .cannotAppend: .adviceCannotAppend
    case .noAddress: .adviceNoAddress
    case .noDayLeft: .adviceNoDayLeft
    case .untilInThePast: .adviceUntilInThePast
    case .allPaused(_, let command): .adviceAllPaused(command)
    case .addressRefuses: .adviceAddressRefuses
    case .keptOffline: .adviceKeptOffline
    case .noTopic: .adviceNoTopic
    }
  }
}
