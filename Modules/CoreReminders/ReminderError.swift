public import CoreModels

/// An error in setting up or delivering reminders.
public enum ReminderError: ExplainedError, Hashable {
  /// Not a time in the form `HH:mm`.
  case badTime(String)
  /// More times a day than ``ReminderSchedule/mostTimes``.
  case tooManyTimes
  /// Not the name of a weekday.
  case badWeekday(String)
  /// All weekdays would be quiet.
  case noDayLeft
  /// The last day is in the past.
  case untilInThePast(Day)
  /// Not a valid delivery channel.
  case badChannel
  /// The product has no such series; `known` are those it has.
  case unknownName(String, known: [String])
  /// No reminder is scheduled in the coming days.
  case nothingScheduled(command: String)
  /// All reminders are paused until that day, and none follows.
  case allPaused(until: Day, command: String)
  /// No systemd user manager is running; `crontab` is the command for another scheduler.
  case noSystemd(crontab: String)
  /// The system's scheduler rejected the job.
  case timerRefused
  /// A file of the job is not writable.
  case cannotWriteTimer(path: String)
  /// There is no session bus, as when nobody is logged in to a desktop.
  case noSessionBus
  /// No notification service runs on the session bus.
  case noNotificationService
  /// Neither `gdbus` nor `notify-send` is installed.
  case noNotificationProgram
  /// The desktop rejected the notification.
  case notificationRefused
  /// The file of reminders is not writable.
  case cannotAppend(path: String)
  /// The channel's URL responded that it does not accept reminders.
  case addressRefuses
  /// The person ruled out network access.
  case keptOffline
  /// The channel's URL is not stored on this machine.
  case noAddress
  /// The URL of an ntfy server lacks a topic.
  case noTopic

  public func failure(in language: Language) -> Failure { Failure(explanation, in: language) }

  private var explanation: (Failure.Kind, String, ReminderErrorText, ReminderErrorText) {
    switch self {
    case .badTime(let text): (.usage, "bad_time", .messageBadTime(text), .adviceBadTime)
    case .tooManyTimes:
      (
        .usage, "too_many_times", .messageTooManyTimes(ReminderSchedule.mostTimes),
        .adviceTooManyTimes
      )
    case .badWeekday(let text): (.usage, "bad_weekday", .messageBadWeekday(text), .adviceBadWeekday)
    case .noDayLeft: (.badInput, "no_day_left", .messageNoDayLeft, .adviceNoDayLeft)
    case .untilInThePast(let day):
      (.badInput, "until_in_the_past", .messageUntilInThePast(day.inWords), .adviceUntilInThePast)
    case .badChannel: (.usage, "bad_channel", .messageBadChannel, .adviceBadChannel)
    case .unknownName(let name, let known):
      (
        .notFound, "unknown_reminder", .messageUnknownName(name),
        .adviceUnknownName(known.joined(separator: ", "))
      )
    case .nothingScheduled(let command):
      (.notFound, "nothing_scheduled", .messageNothingScheduled, .adviceNothingScheduled(command))
    case .allPaused(let day, let command):
      (.notFound, "all_paused", .messageAllPaused(day.inWords), .adviceAllPaused(command))
    case .noSystemd(let crontab):
      (.unavailable, "no_systemd", .messageNoSystemd, .adviceNoSystemd(crontab))
    case .timerRefused: (.unavailable, "timer_refused", .messageTimerRefused, .adviceTimerRefused)
    case .cannotWriteTimer(let path):
      (.cannotCreate, "timer_cannot_write", .messageCannotWriteTimer(path), .adviceCannotWriteTimer)
    case .noSessionBus: (.unavailable, "no_session_bus", .messageNoSessionBus, .adviceNoSessionBus)
    case .noNotificationService:
      (
        .unavailable, "no_notification_service", .messageNoNotificationService,
        .adviceNoNotificationService
      )
    case .noNotificationProgram:
      (
        .unavailable, "no_notification_program", .messageNoNotificationProgram,
        .adviceNoNotificationProgram
      )
    case .notificationRefused:
      (
        .unavailable, "notification_refused", .messageNotificationRefused,
        .adviceNotificationRefused
      )
    case .cannotAppend(let path):
      (.cannotCreate, "reminder_file_cannot_write", .messageCannotAppend(path), .adviceCannotAppend)
    case .addressRefuses:
      (.upstreamDenied, "address_refuses", .messageAddressRefuses, .adviceAddressRefuses)
    case .keptOffline: (.unavailable, "offline", .messageKeptOffline, .adviceKeptOffline)
    case .noAddress: (.misconfigured, "no_address", .messageNoAddress, .adviceNoAddress)
    case .noTopic: (.usage, "no_topic", .messageNoTopic, .adviceNoTopic)
    }
  }
}
