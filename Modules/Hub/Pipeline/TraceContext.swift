import CoreNet
import HTTPTypes
import HubAccounts

/// A request's place in a trace that spans several servers (W3C Trace Context,
/// https://www.w3.org/TR/trace-context/).
struct TraceContext: Sendable {
  private let trace: (high: UInt64, low: UInt64)
  private let span: UInt64
  /// The sender's flags, of which the first bit says that the trace is recorded.
  private let flags: UInt8

  /// The context of the request that the current task handles.
  @TaskLocal static var current: TraceContext?

  /// Continues the trace of a `traceparent` field, or begins one if that is missing or malformed.
  init(continuing field: String?, ids: RequestIDs) {
    let sender = field.flatMap(TraceContext.init(field:))
    trace = sender?.trace ?? (ids.next(), ids.next())
    flags = sender?.flags ?? 1
    span = ids.next()
  }

  /// Parses a `traceparent` field, whose span is the sender's.
  init?(field: String) {
    let parts = field.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count >= 4, parts[0] != "ff", parts[0] != "00" || parts.count == 4,
      zip(parts, [2, 32, 16, 2]).allSatisfy({ part, count in
        part.utf8.count == count && part.utf8.allSatisfy(Self.isDigit)
      }),
      let high = UInt64(parts[1].prefix(16), radix: 16),
      let low = UInt64(parts[1].suffix(16), radix: 16), high | low != 0,
      let span = UInt64(parts[2], radix: 16), span != 0, let flags = UInt8(parts[3], radix: 16)
    else { return nil }
    (trace, self.span, self.flags) = ((high, low), span, flags)
  }

  /// The trace's id: 32 hexadecimal digits, shared by all servers.
  var traceID: String { trace.high.hexadecimal + trace.low.hexadecimal }
  /// The id of this server's part: 16 hexadecimal digits.
  var spanID: String { span.hexadecimal }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
  }

  /// The field by which other servers continue the trace.
  var field: String { "00-\(traceID)-\(spanID)-\(CollectionOfOne(flags).hexadecimal)" }
}

extension HTTPField.Name {
  static let traceParent = Self(known: "traceparent")
}

extension HTTPClient {
  /// A client whose requests continue the trace of the request that they belong to.
  var traced: HTTPClient {
    let execute = execute
    return HTTPClient(shutdown: shutdown) { call in
      var call = call
      if let context = TraceContext.current {
        call.request.headerFields[.traceParent] = context.field
      }
      return try await execute(call)
    }
  }
}
