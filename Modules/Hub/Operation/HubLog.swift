import CoreModels
import CoreTerminal
import Crypto
import Foundation
import HTTPTypes
import HubAccounts
import HubConfiguration
import Logging
import Synchronization

/// The server's log with one line per request or message: JSON for programs, text for people. It
/// never contains bodies, queries, cookies or keys.
final class HubLog: Sendable {
  private let write: @Sendable (String) -> Void
  private let now: @Sendable () -> Instant
  let isJSON: Bool
  let level: Logger.Level
  private let waiting = Mutex("")
  /// The current second as formatted text, shared by most lines.
  private let second = Mutex((seconds: Int.min, text: ""))
  /// The maximum size of the buffer in bytes.
  private static let most = 1 << 15

  init(
    _ settings: HubSettings, isTerminal: Bool, now: @escaping @Sendable () -> Instant,
    write: @escaping @Sendable (String) -> Void
  ) {
    isJSON = settings.logFormat == "json" || settings.logFormat == "auto" && !isTerminal
    level = Logger.Level(rawValue: settings.logLevel) ?? .info
    (self.now, self.write) = (now, write)
  }

  /// A log that discards everything.
  static let none = HubLog(
    HubSettings(), isTerminal: false, now: { Instant(milliseconds: 0) }, write: { _ in })

  /// Logs a completed request.
  func call(
    _ method: String, _ trace: RequestTrace, status: Int, microseconds: Int, bytes: Int?
  ) {
    // Health checks would drown out other requests.
    let isProbe = ["/health", "/ready", "/metrics"].contains(trace.route?.path ?? "")
    let lineLevel: Logger.Level = status >= 500 ? .error : isProbe ? .debug : .info
    guard lineLevel >= level else { return }
    let route = trace.route?.path ?? ""
    let milliseconds = Double(microseconds / 10) / 100
    let person = (trace.caller?.person?.id).map(HubLog.pseudonym) ?? ""
    // Addresses help against guessing, so only refused requests log them.
    let isRefused = [401, 403, 421, 429].contains(status)
    let address = isRefused ? trace.caller?.address ?? "" : ""
    let reason = status >= 400 ? trace.reason ?? "" : ""
    guard isJSON else {
      let size = bytes.map { "\($0) B" } ?? "stream"
      let words = [
        now().description, method, route.isEmpty ? "-" : route, "\(status)",
        "\(milliseconds) ms", size, trace.id, person, reason, address,
      ]
      return append(words.filter { !$0.isEmpty }.joined(separator: " "), at: lineLevel)
    }
    var line = ""
    line.reserveCapacity(400)
    line += "{\"time\":\"\(time())\",\"level\":\"\(lineLevel.rawValue)\""
    HubLog.add("method", method, to: &line)
    HubLog.add("route", route, to: &line)
    line += ",\"status\":\(status),\"ms\":\(milliseconds),\"bytes\":"
    line += bytes.map { "\($0)" } ?? "null"
    HubLog.add("request_id", trace.id, to: &line)
    if person.isEmpty {
      line += ",\"person\":null"
    } else {
      HubLog.add("person", person, to: &line)
    }
    HubLog.add(trace.context, to: &line)
    if !reason.isEmpty { HubLog.add("reason", reason, to: &line) }
    if !address.isEmpty { HubLog.add("address", address, to: &line) }
    line += "}"
    append(line, at: lineLevel)
  }

  /// The time in UTC in RFC 3339 format, with milliseconds unless they are zero.
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

  /// Logs a message of the server or a product.
  func message(_ text: String, at lineLevel: Logger.Level) {
    guard lineLevel >= level else { return }
    let safe = String(text.terminalSafe.map { $0.isNewline ? " " : $0 })
    guard isJSON else { return append("\(now()) \(lineLevel) \(safe)", at: lineLevel) }
    var line = "{\"time\":\"\(now())\",\"level\":\"\(lineLevel.rawValue)\""
    HubLog.add("message", safe, to: &line)
    HubLog.add(TraceContext.current, to: &line)
    append(line + "}", at: lineLevel)
  }

  /// Writes the buffer.
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

  /// Returns a person's pseudonym: the same in all lines, and irreversible.
  static func pseudonym(_ person: String) -> String {
    SHA256.hash(data: Data(("daybook.log." + person).utf8)).prefix(6).hexadecimal
  }

  /// Adds the members that name a request's place in a trace, as OpenTelemetry spells them.
  private static func add(_ context: TraceContext?, to line: inout String) {
    guard let context else { return }
    add("trace_id", context.traceID, to: &line)
    add("span_id", context.spanID, to: &line)
  }

  /// Adds a member to a JSON line.
  private static func add(_ name: String, _ value: String, to line: inout String) {
    line += ",\""
    line += name
    line += "\":\""
    let isPlain = value.utf8.allSatisfy { byte in
      byte >= 0x20 && byte != 0x22 && byte != 0x5C && byte != 0x7F
    }
    if isPlain {
      line += value
    } else {
      for scalar in value.unicodeScalars {
        switch scalar {
        case "\"": line += "\\\""
        case "\\": line += "\\\\"
        case _ where scalar.value < 0x20 || scalar.value == 0x7F: line += " "
        default: line.unicodeScalars.append(scalar)
        }
      }
    }
    line += "\""
  }
}

extension HubLog {
  /// A logger for the server's world and for libraries.
  var logger: Logger {
    var logger = Logger(label: "daybook") { [self] _ in Handler(log: self) }
    logger.logLevel = level
    return logger
  }

  /// Leaves out metadata, such as the id that Hummingbird gives each request.
  private struct Handler: LogHandler {
    let log: HubLog
    var logLevel = Logger.Level.info

    var metadata: Logger.Metadata {
      get { [:] }
      set {}
    }
    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
      get { nil }
      set {}
    }

    func log(event: LogEvent) { log.message("\(event.message)", at: event.level) }
  }
}
