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

  /// A stable snake_case word for scripts.
  public var code: String {
    switch self {
    case .badTime: "bad_time"
    case .tooManyTimes: "too_many_times"
    case .badWeekday: "bad_weekday"
    case .noDayLeft: "no_day_left"
    case .untilInThePast: "until_in_the_past"
    case .badChannel: "bad_channel"
    case .unknownName: "unknown_reminder"
    case .nothingScheduled: "nothing_scheduled"
    case .allPaused: "all_paused"
    case .noSystemd: "no_systemd"
    case .timerRefused: "timer_refused"
    case .cannotWriteTimer: "timer_cannot_write"
    case .noSessionBus: "no_session_bus"
    case .noNotificationService: "no_notification_service"
    case .noNotificationProgram: "no_notification_program"
    case .notificationRefused: "notification_refused"
    case .cannotAppend: "reminder_file_cannot_write"
    case .addressRefuses: "address_refuses"
    case .keptOffline: "offline"
    case .noAddress: "no_address"
    case .noTopic: "no_topic"
    }
  }

  private var kind: Failure.Kind {
    switch self {
    case .badTime, .tooManyTimes, .badWeekday, .badChannel, .noTopic: .usage
    case .noDayLeft, .untilInThePast: .badInput
    case .unknownName, .nothingScheduled, .allPaused: .notFound
    case .addressRefuses: .upstreamDenied
    case .noSystemd, .timerRefused, .noSessionBus, .noNotificationService, .noNotificationProgram,
      .notificationRefused, .keptOffline:
      .unavailable
    case .cannotWriteTimer, .cannotAppend: .cannotCreate
    case .noAddress: .misconfigured
    }
  }

  public func failure(in language: Language) -> Failure {
    Failure(
      kind, code: code, ReminderErrorText.message(self), ReminderErrorText.advice(self),
      in: language)
  }
}
