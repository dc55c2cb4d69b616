import CoreModels
import CoreStorage
import CoreTerminal
import Crypto
import Foundation
import HTTPTypes
import HubConfiguration
import Logging
import Synchronization

/// The server's log: one line a call and a message, JSON for programs, text for people. Neither
/// bodies nor queries, cookies or keys are ever in it.
final class HubLog: Sendable {
  private let write: @Sendable (String) -> Void
  private let now: @Sendable () -> Instant
  let isJSON: Bool
  let level: Logger.Level
  private let waiting = Mutex("")
  /// The second that is now, as the log writes it: most lines have the same.
  private let second = Mutex((seconds: Int.min, text: ""))
  /// The most bytes that wait to be written.
  private static let most = 1 << 15

  init(
    _ settings: HubSettings, isTerminal: Bool, now: @escaping @Sendable () -> Instant,
    write: @escaping @Sendable (String) -> Void
  ) {
    isJSON = settings.logFormat == "json" || settings.logFormat == "auto" && !isTerminal
    level = Logger.Level(rawValue: settings.logLevel) ?? .info
    (self.now, self.write) = (now, write)
  }

  /// A log that nobody reads.
  static let none = HubLog(
    HubSettings(), isTerminal: false, now: { Instant(milliseconds: 0) }, write: { _ in })

  /// A line about a call that was answered.
  func call(
    _ method: String, _ trace: CallTrace, status: Int, microseconds: Int, bytes: Int?, id: String
  ) {
    // What looks whether the server is well would drown the rest.
    let isProbe = ["/health", "/ready", "/metrics"].contains(trace.route?.path ?? "")
    let lineLevel: Logger.Level = status >= 500 ? .error : isProbe ? .debug : .info
    guard lineLevel >= level else { return }
    let route = trace.route?.path ?? ""
    let milliseconds = Double(microseconds / 10) / 100
    let person = trace.person.map(HubLog.pseudonym) ?? ""
    // Whoever watches for guesses needs to know from where they come; else it is nobody's business.
    let isRefused = [401, 403, 421, 429].contains(status)
    let address = isRefused ? trace.address ?? "" : ""
    let reason = status >= 400 ? trace.reason ?? "" : ""
    guard isJSON else {
      let size = bytes.map { "\($0) B" } ?? "stream"
      let words = [
        now().description, method, route.isEmpty ? "-" : route, "\(status)",
        "\(milliseconds) ms", size, id, person, reason, address,
      ]
      return append(words.filter { !$0.isEmpty }.joined(separator: " "), at: lineLevel)
    }
    append(
      """
      {"time":"\(time())","level":"\(lineLevel.rawValue)","method":\(HubLog.quoted(method)),\
      "route":\(HubLog.quoted(route)),"status":\(status),"ms":\(milliseconds),\
      "bytes":\(bytes.map { "\($0)" } ?? "null"),"request_id":\(HubLog.quoted(id)),\
      "person":\(person.isEmpty ? "null" : "\"\(person)\"")\
      \(HubLog.member("reason", reason))\(HubLog.member("address", address))}
      """, at: lineLevel)
  }

  /// The time as RFC 3339 in UTC, with milliseconds where there are any.
  private func time() -> String {
    let now = now()
    let whole = second.withLock { second in
      if second.seconds != now.seconds {
        let text = Instant(milliseconds: Int64(now.seconds) * 1000).description
        second = (now.seconds, String(text.dropLast()))
      }
      return second.text
    }
    let milliseconds = Int(now.milliseconds - Int64(now.seconds) * 1000)
    guard milliseconds > 0 else { return whole + "Z" }
    return whole + (milliseconds < 10 ? ".00" : milliseconds < 100 ? ".0" : ".")
      + "\(milliseconds)Z"
  }

  /// A message of the server or of a product.
  func message(_ text: String, at lineLevel: Logger.Level) {
    guard lineLevel >= level else { return }
    let safe = String(text.terminalSafe.map { $0.isNewline ? " " : $0 })
    append(
      isJSON
        ? """
        {"time":"\(now())","level":"\(lineLevel.rawValue)","message":\(HubLog.quoted(safe))}
        """
        : "\(now()) \(lineLevel) \(safe)", at: lineLevel)
  }

  /// Writes what waits.
  func flush() {
    waiting.withLock { text in
      if !text.isEmpty { write(text) }
      text = ""
    }
  }

  private func append(_ line: String, at lineLevel: Logger.Level) {
    waiting.withLock { text in
      text += line
      text += "\n"
      guard !isJSON || lineLevel >= .warning || text.utf8.count >= Self.most else { return }
      write(text)
      text = ""
    }
  }

  /// A person's name in the log: the same for all their calls, and no way back to them.
  static func pseudonym(_ person: String) -> String {
    SHA256.hash(data: Data(("daybook.log." + person).utf8)).prefix(6).hexadecimal
  }

  /// A member of a line that is there only where it says something.
  private static func member(_ name: String, _ value: String) -> String {
    value.isEmpty ? "" : ",\"\(name)\":" + quoted(value)
  }

  private static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      byte >= 0x20 && byte != 0x22 && byte != 0x5C && byte != 0x7F
    }
    if isPlain { return "\"" + text + "\"" }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: quoted += " "
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}

extension HubLog {
  /// A logger for the world of the server, and for the libraries below it.
  var logger: Logger {
    var logger = Logger(label: "daybook") { [self] _ in Handler(log: self) }
    logger.logLevel = level
    return logger
  }

  private struct Handler: LogHandler {
    let log: HubLog
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.info

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { metadata[key] }
      set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { log.message("\(event.message)", at: event.level) }
  }
}
