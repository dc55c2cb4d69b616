import CoreModels
import CoreNet
import Foundation
import HTTPTypes

/// A row of ``SharedFetches``: on its way, what came, or why nothing did.
struct Fetched: Codable, Sendable {
  var isHere = false
  var status = 0
  var type: String?
  var retryAfter: Int?
  var body = Data()
  /// ``NetError/code`` of what went wrong; `nil` where something came.
  var problem: String?
  /// How often in a row it failed.
  var failures = 0
  /// Until when nobody asks again.
  var freshUntil: Instant

  /// Seconds for which a good answer serves, unless its server names others.
  private static let usualSeconds = 600
  private static let seconds = 60...3600
  /// The longest wait after failures, in seconds.
  private static let longestWait = 900

  /// A row that is on its way.
  init(failures: Int, freshUntil: Instant) {
    (self.failures, self.freshUntil) = (failures, freshUntil)
  }

  /// What a server answered after so many failures.
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

  /// What went wrong after so many failures.
  init(_ error: NetError, after failures: Int, at now: Instant) {
    let failures = failures + 1
    self.init(failures: failures, freshUntil: now.adding(seconds: Self.wait(after: failures)))
    (isHere, problem) = (true, error.code)
  }

  private static func wait(after failures: Int) -> Int {
    failures > 4 ? longestWait : 60 << max(failures - 1, 0)
  }

  /// The reply that it is to that call; throws ``NetError``.
  func reply(to call: HTTPCall) throws(NetError) -> HTTPReply {
    if let problem { throw NetError(remembered: problem, of: call) }
    var head = HTTPResponse(status: HTTPResponse.Status(code: status))
    head.headerFields[.contentType] = type
    head.headerFields[.retryAfter] = retryAfter.map { "\($0)" }
    return HTTPReply(response: head, body: ByteStream(body))
  }
}

extension HTTPResponse {
  /// Seconds for which the server says that it is good; `nil` where it says nothing.
  fileprivate var freshSeconds: Int? {
    let directives = (headerFields[.cacheControl] ?? "").lowercased().split(separator: ",")
      .map { $0.filter { $0 != " " } }
    if directives.contains("no-store") || directives.contains("no-cache") { return 0 }
    return directives.first { $0.hasPrefix("max-age=") }.flatMap { Int($0.dropFirst(8)) }
  }
}

extension NetError {
  /// Whether it says something of the server, and not of us or of the call.
  var isRemembered: Bool {
    switch self {
    case .timedOut, .dns, .refused, .tls, .connectionLost, .bodyTooLarge, .decoding, .badRedirect,
      .tooManyRedirects:
      true
    default: false
    }
  }

  /// The error that had that code.
  fileprivate init(remembered code: String, of call: HTTPCall) {
    let host = URL(string: call.url)?.host() ?? ""
    let known: [NetError] = [
      .dns(host: host), .refused(host: host), .tls(host: host), .connectionLost, .decoding,
      .badRedirect, .bodyTooLarge(limit: call.bodyLimit), .tooManyRedirects(limit: 5),
    ]
    self = known.first { $0.code == code } ?? .timedOut
  }
}
