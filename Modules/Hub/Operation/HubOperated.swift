import CoreModels
import CorePlugin
import CoreStorage
import HTTPTypes
import Logging

extension Hub {
  /// The most bytes that are compressed in no time.
  private static let quickBytes = 32 << 10

  /// Answers a call with everything around it: counts, the log's line, an id, header fields that
  /// protect, 304, compression.
  func operated(
    _ call: IncomingCall, answering answer: (inout CallTrace) async -> RouteResponse
  ) async -> RouteResponse {
    let begin = ContinuousClock.now
    let id = call.requestID ?? newRequestID()
    operation.metrics.inFlight.add()
    defer { operation.metrics.inFlight.add(-1) }
    var trace = CallTrace()
    var response =
      call.head.headerFields.hasKnownTransferCoding
      ? await answer(&trace) : RouteResponse(HTTPResponse(status: .badRequest))
    let finish = AnswerFinish(isSecure: options.isSecure, answers: operation.answers)
    if !trace.isKept { finish.protect(&response.head.headerFields) }
    await beside(when: response.body.count ?? 0 > Self.quickBytes) {
      finish.adapt(&response, to: call.head, padding: operatorWorld.random())
    }
    if let name = IncomingCall.requestIDName {
      response.head.headerFields.append(HTTPField(name: name, value: id))
    }
    let isOver =
      operation.isEnding || response.head.status == .contentTooLarge
      || !call.head.headerFields.hasKnownTransferCoding
    if isOver { response.head.headerFields[.connection] = "close" }
    let time = (ContinuousClock.now - begin).components
    let microseconds = Int(time.seconds) * 1_000_000 + Int(time.attoseconds / 1_000_000_000_000)
    operation.metrics.answered(
      trace.route, status: response.head.status.code, microseconds: microseconds)
    operation.log.call(
      call.head.method.rawValue, trace, status: response.head.status.code,
      microseconds: microseconds, bytes: response.body.count, id: id)
    return response
  }

  /// The answer of a route that is the same for everybody, from memory where it is there; else what
  /// `answer` makes.
  func shared(
    _ route: HubRoute, _ call: IncomingCall, _ trace: inout CallTrace,
    answer: (inout CallTrace) async throws -> RouteResponse
  ) async throws -> RouteResponse {
    let isShared = route.mayBeShared && !(call.head.path ?? "").utf8.contains(UInt8(ascii: "?"))
    guard isShared else {
      do {
        let response = try await answer(&trace)
        forgetIfChanged(by: call, trace)
        return response
      } catch {
        forgetIfChanged(by: call, trace)
        throw error
      }
    }
    let name = trace.route ?? RouteName(route.method, route.path)
    let now = operatorWorld.now()
    if let kept = operation.answers.find(name, at: now) {
      trace.isKept = true
      return kept
    }
    var response = try await answer(&trace)
    AnswerFinish(isSecure: options.isSecure, answers: operation.answers)
      .protect(&response.head.headerFields)
    operation.answers.keep(response, of: name, at: now, always: route.isConstant)
    return response
  }

  /// What somebody wrote holds at once for the process in which they wrote it.
  private func forgetIfChanged(by call: IncomingCall, _ trace: CallTrace) {
    guard !call.isSafe else { return }
    if let person = trace.person { operation.settings.forget(person) }
    operation.personalAnswers.forget(trace.person)
    operation.answers.forget()
  }

  private func newRequestID() -> String {
    withUnsafeBytes(of: operatorWorld.random().bigEndian) { $0.hexadecimal }
  }
}

extension IncomingCall {
  /// Whether the call only reads (RFC 9110, 9.2.1).
  var isSafe: Bool { [.get, .head, .options].contains(head.method) }

  fileprivate static let requestIDName = HTTPField.Name("X-Request-ID")

  /// The id that a proxy gave the call, where it is one that a log can carry.
  fileprivate var requestID: String? {
    guard let name = Self.requestIDName, let id = head.headerFields[name],
      (1...64).contains(id.utf8.count),
      id.utf8.allSatisfy({ byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte)
          || (0x61...0x7A).contains(byte) || byte == 0x2D || byte == 0x2E || byte == 0x5F
      })
    else { return nil }
    return id
  }
}

extension HTTPFields {
  /// Whether it is plain where a call's body ends: what only a proxy understands could hide a second
  /// call in the first.
  var hasKnownTransferCoding: Bool {
    self[.transferEncoding].map { $0.lowercased() == "chunked" } ?? true
  }
}

extension RouteResponse.Body {
  /// The number of bytes, `nil` for a stream.
  fileprivate var count: Int? {
    if case .bytes(let data) = self { data.count } else { nil }
  }
}
