import CoreModels
import CoreNet
import Foundation
import HTTPTypes

/// A row of ``SharedFetches``: a fetch in progress, its reply, or its error.
struct Fetched: Codable, Sendable {
  var isHere = false
  var status = 0
  var type: String?
  var retryAfter: Int?
  var body = Data()
  /// The ``NetError/code`` of a failure.
  var problem: String?
  /// Failures in a row.
  var failures = 0
  /// The time until which nobody fetches again.
  var freshUntil: Instant

  /// Seconds for which a good reply is fresh, unless its server sets a time.
  private static let usualSeconds = 600
  private static let seconds = 60...3600
  /// The longest pause after failures, in seconds.
  private static let longestWait = 900

  /// A row for a fetch in progress.
  init(failures: Int, freshUntil: Instant) {
    (self.failures, self.freshUntil) = (failures, freshUntil)
  }

  /// A row for a reply, after that many failures.
  init(_ reply: CollectedReply, after failures: Int, at now: Instant) {
    let isGood = reply.response.status == .ok
    let failures = isGood ? 0 : failures + 1
    let wait = max(Self.wait(after: failures), min(reply.response.retryAfter ?? 0, 3600))
    let seconds = isGood ? reply.response.freshSeconds ?? Self.usualSeconds : wait
    self.init(
      failures: failures,
      freshUntil: now.adding(
        seconds: min(max(seconds, Self.seconds.lowerBound), Self.seconds.upperBound)))
    (isHere, status, body) = (true, reply.response.status.code, reply.body)
    type = reply.response.headerFields[.contentType]
    retryAfter = reply.response.retryAfter
  }

  /// A row for an error, after that many failures.
  init(_ error: NetError, after failures: Int, at now: Instant) {
    let failures = failures + 1
    self.init(failures: failures, freshUntil: now.adding(seconds: Self.wait(after: failures)))
    (isHere, problem) = (true, error.code)
  }

  private static func wait(after failures: Int) -> Int {
    failures > 4 ? longestWait : 60 << max(failures - 1, 0)
  }

  /// Returns the stored reply, or throws the stored ``NetError``.
  func reply(to call: HTTPCall) throws(NetError) -> HTTPReply {
    if let problem { throw NetError(remembered: problem, of: call) }
    var head = HTTPResponse(status: HTTPResponse.Status(code: status))
    head.headerFields[.contentType] = type
    head.headerFields[.retryAfter] = retryAfter.map { "\($0)" }
    return HTTPReply(response: head, body: ByteStream(body))
  }
}

extension HTTPResponse {
  /// Seconds of freshness by the server's `Cache-Control`; `nil` if it sets none.
  fileprivate var freshSeconds: Int? {
    let directives = (headerFields[.cacheControl] ?? "").lowercased().split(separator: ",")
      .map { $0.filter { $0 != " " } }
    if directives.contains("no-store") || directives.contains("no-cache") { return 0 }
    return directives.first { $0.hasPrefix("max-age=") }.flatMap { Int($0.dropFirst(8)) }
  }
}

extension NetError {
  /// `true` if the error concerns the server, rather than this process or the request.
  var isRemembered: Bool {
    switch self {
    case .timedOut, .dns, .refused, .tls, .connectionLost, .bodyTooLarge, .decoding, .badRedirect,
      .tooManyRedirects:
      true
    default: false
    }
  }

  /// Restores the error with that code.
  fileprivate init(remembered code: String, of call: HTTPCall) {
    let host = URL(string: call.url)?.host() ?? ""
    let known: [NetError] = [
      .dns(host: host), .refused(host: host), .tls(host: host), .connectionLost, .decoding,
      .badRedirect, .bodyTooLarge(limit: call.bodyLimit), .tooManyRedirects(limit: 5),
    ]
    self = known.first { $0.code == code } ?? .timedOut
  }
}
