import CoreReminders
import CoreStorage
import Foundation

/// Desktop notifications, and lines appended to files, on this machine.
struct LiveNotifier: Sendable {
  let isMac: Bool
  let environment: [String: String]
  /// Runs a program and returns its output and status, 127 if it is not installed.
  let run: Run

  typealias Run = @Sendable ([String]) async throws -> (data: Data, status: Int32)

  init(isMac: Bool, environment: [String: String], run: Run? = nil) {
    self.isMac = isMac
    self.environment = environment
    self.run = run ?? { try await Program($0, environment: environment).end() }
  }

  var notifier: Notifier {
    Notifier(
      show: { title, text in
        try await isMac ? showOnMac(title: title, text: text) : show(title: title, text: text)
      },
      append: { line, path in try append(line, to: path) })
  }

  /// Passes texts as arguments, never as part of the script.
  private func showOnMac(title: String, text: String) async throws {
    let script = [
      "on run argv", "display notification (item 2 of argv) with title (item 1 of argv)", "end run",
    ]
    let command = ["osascript"] + script.flatMap { ["-e", $0] } + ["--", title, text]
    guard try await status(command) == 0 else { throw ReminderError.notificationRefused }
  }

  /// Implements the Desktop Notifications Specification on the session bus.
  private func show(title: String, text: String) async throws {
    let capabilities = try await call(
      "org.freedesktop.Notifications", notifications + ["GetCapabilities"])
    switch capabilities.status {
    case 0:
      // If the service parses markup, the text must be escaped.
      let isMarkup = String(decoding: capabilities.data, as: UTF8.self).contains("'body-markup'")
      let body = isMarkup ? text.markupEscaped : text
      let sent = try await call(
        "org.freedesktop.Notifications",
        notifications + [
          "Notify", "Daybook".variant, "uint32 0", "".variant, title.variant, body.variant,
          "@as []", "@a{sv} {}", "int32 -1",
        ])
      guard sent.status == 0 else { throw ReminderError.notificationRefused }
    case 127: try await showWithoutBusProgram(title: title, text: text)
    default:
      let bus = try await call(
        "org.freedesktop.DBus", ["/org/freedesktop/DBus", "org.freedesktop.DBus", "GetId"])
      throw bus.status == 0 ? ReminderError.noNotificationService : .noSessionBus
    }
  }

  private var notifications: [String] {
    ["/org/freedesktop/Notifications", "org.freedesktop.Notifications"]
  }

  /// Calls a method on the session bus; `words` are the object's path, the interface, the method's
  /// name and its arguments.
  private func call(
    _ destination: String, _ words: [String]
  ) async throws -> (data: Data, status: Int32) {
    try await run(
      sessionBus + [
        "gdbus", "call", "--session", "--timeout", "10", "--dest", destination, "--object-path",
        words[0], "--method", "\(words[1]).\(words[2])",
      ] + words.dropFirst(3))
  }

  private func showWithoutBusProgram(title: String, text: String) async throws {
    // `notify-send` interprets backslash escapes, and markup if the service does.
    let body = text.markupEscaped.replacing("\\", with: "\\\\")
    switch try await status(sessionBus + ["notify-send", "--app-name=Daybook", "--", title, body]) {
    case 0: return
    case 127: throw ReminderError.noNotificationProgram
    default: throw ReminderError.noNotificationService
    }
  }

  /// The session bus's address, for timers whose environment lacks it.
  private var sessionBus: [String] {
    guard environment["DBUS_SESSION_BUS_ADDRESS"] == nil, environment["XDG_RUNTIME_DIR"] == nil
    else { return [] }
    let path = "/run/user/\(getuid())/bus"
    return access(path, F_OK) == 0 ? ["DBUS_SESSION_BUS_ADDRESS=unix:path=\(path)"] : []
  }

  private func status(_ command: [String]) async throws -> Int32 {
    try await run(command).status
  }

  /// Appends with a single write, so that lines of several processes do not mix.
  private func append(_ line: String, to path: String) throws {
    let file = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw ReminderError.cannotAppend(path: path) }
    defer { close(file) }
    let bytes = Array((line + "\n").utf8)
    guard write(file, bytes, bytes.count) == bytes.count else {
      throw ReminderError.cannotAppend(path: path)
    }
  }
}

extension String {
  /// The text in GVariant's text format.
  fileprivate var variant: String {
    let text = unicodeScalars.map { scalar in
      switch scalar {
      case "\\", "\"": "\\\(scalar)"
      case "\n": "\\n"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: " "
      default: String(scalar)
      }
    }
    return "\"" + text.joined() + "\""
  }

  /// The text with markup characters escaped.
  fileprivate var markupEscaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
