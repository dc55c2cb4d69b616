import CoreModels
import CorePlugin
import CoreStorage
import HTTPTypes
import Logging

extension Hub {
  /// The largest body in bytes that is compressed on the event loop.
  private static let quickBytes = 32 << 10

  /// Wraps the handling of a request: metrics, log, request id, security headers, 304 and
  /// compression.
  func operated(
    _ call: IncomingRequest, answering answer: (inout RequestTrace) async -> RouteResponse
  ) async -> RouteResponse {
    let begin = ContinuousClock.now
    let id = call.requestID ?? newRequestID()
    operation.metrics.inFlight.add()
    defer { operation.metrics.inFlight.add(-1) }
    var trace = RequestTrace()
    var response =
      call.head.headerFields.hasKnownTransferCoding
      ? await answer(&trace) : RouteResponse(HTTPResponse(status: .badRequest))
    let finish = ResponseFinish(isSecure: options.isSecure, answers: operation.answers)
    if !trace.isKept { finish.protect(&response.head.headerFields) }
    await offEventLoop(when: response.body.count ?? 0 > Self.quickBytes) {
      finish.adapt(&response, to: call.head, padding: operatorWorld.random())
    }
    if let name = IncomingRequest.requestIDName {
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

  /// Returns the cached response of a public route, or makes one with `answer`.
  func shared(
    _ route: HubRoute, _ call: IncomingRequest, _ trace: inout RequestTrace,
    answer: (inout RequestTrace) async throws -> RouteResponse
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
    ResponseFinish(isSecure: options.isSecure, answers: operation.answers)
      .protect(&response.head.headerFields)
    operation.answers.keep(response, of: name, at: now, always: route.isConstant)
    return response
  }

  /// Invalidates the caches after a write, so that this process sees it at once.
  private func forgetIfChanged(by call: IncomingRequest, _ trace: RequestTrace) {
    guard !call.isSafe else { return }
    if let person = trace.person { operation.settings.forget(person) }
    operation.personalAnswers.forget(trace.person)
    operation.answers.forget()
  }

  private func newRequestID() -> String {
    withUnsafeBytes(of: operatorWorld.random().bigEndian) { $0.hexadecimal }
  }
}

extension IncomingRequest {
  /// `true` if the method is safe (RFC 9110, section 9.2.1).
  var isSafe: Bool { [.get, .head, .options].contains(head.method) }

  fileprivate static let requestIDName = HTTPField.Name("X-Request-ID")

  /// The request id set by a proxy, if it is safe to log.
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
  /// `true` if the end of the body is unambiguous. An unknown coding could hide a second request in
  /// the first.
  var hasKnownTransferCoding: Bool {
    self[.transferEncoding].map { $0.lowercased() == "chunked" } ?? true
  }
}

extension RouteResponse.Body {
  /// The number of bytes; `nil` for a stream.
  fileprivate var count: Int? {
    if case .bytes(let data) = self { data.count } else { nil }
  }
}
