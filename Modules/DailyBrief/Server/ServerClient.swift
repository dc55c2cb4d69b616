import CoreModels
import CoreNet
import CorePlugin
import Foundation
import HTTPTypes
import Logging

/// An HTTP client for a DailyBrief server; maps every failure to ``ServerError``.
struct ServerClient: Sendable {
  let server: String
  let world: World

  /// The maximum size of a response, in bytes.
  private static let largestAnswer = 1 << 20

  /// Sends a request and returns the response object; throws ``ServerError``. Retries reads after
  /// connection and server errors, but never writes.
  func send(
    _ request: ServerRequest, apiKey: String? = nil, token: String? = nil
  ) async throws -> WireObject {
    let body = try request.body.map { try JSON.data($0) } ?? Data()
    var call: HTTPCall
    do throws(NetError) {
      call = try HTTPCall(
        request.method, server + request.path,
        headers: fields(of: request, apiKey: apiKey, token: token),
        body: body, timeout: .seconds(10), bodyLimit: ServerClient.largestAnswer)
    } catch {
      throw ServerError.invalidURL(error)
    }
    // The server counts requests, so no layer below may add any.
    call.mayBeRepeated = false
    // Never follow a redirect to another server: it would receive the person's log-in.
    call.mayBeRedirectedElsewhere = false
    let draw = world.random
    let policy = RetryPolicy(attempts: request.method == .get ? 3 : 1)
    for attempt in 1... {
      do {
        let reply = try await world.http.fetch(call)
        return try ServerAnswer(reply, to: request).object()
      } catch {
        let problem = ServerError(error)
        world.log.info("\(request.method): \(problem.failure(in: .english).code)")
        guard attempt < policy.attempts, problem.isWorthAnotherTry else { throw problem }
      }
      let fraction = Double(draw() >> 11) / Double(1 << 53)
      do { try await world.sleep(policy.wait(after: attempt, random: fraction)) } catch { break }
    }
    throw ServerError.network(.cancelled)
  }

  private func fields(
    of request: ServerRequest, apiKey: String?, token: String?
  ) -> HTTPFields {
    var fields: HTTPFields = [.accept: "application/json"]
    if request.body != nil { fields[.contentType] = "application/json" }
    if request.needs.contains(.apiKey), let apiKey { fields[.init(known: "X-API-Key")] = apiKey }
    if request.needs.contains(.token), let token { fields[.authorization] = "Bearer \(token)" }
    return fields
  }
}

/// A complete response, and its request.
private struct ServerAnswer {
  let reply: CollectedReply
  let request: ServerRequest

  init(_ reply: CollectedReply, to request: ServerRequest) {
    (self.reply, self.request) = (reply, request)
  }

  private var status: Int { reply.response.status.code }

  func object() throws(ServerError) -> WireObject {
    let json = try? JSONValue(parsing: reply.body)
    let said = json?["error"]?.string
    switch status {
    case 200..<300:
      guard let json else {
        // A page of a proxy or another program, or a truncated response of this API.
        let first = reply.body.first { !" \t\r\n".utf8.contains($0) }
        throw first == UInt8(ascii: "{") ? .decoding("answer") : .invalidResponse(status: status)
      }
      let object = try WireObject(json, "answer")
      if try object.optionalFlag("success") == false {
        throw .message(said ?? "", status: status, isLogIn: request.isLogIn)
      }
      return object
    case 300..<400: throw .invalidResponse(status: status)
    case 401:
      let isKey = said?.contains("API key") ?? false
      throw .unauthorized(isKey ? .apiKey : request.isLogIn ? .password : .token)
    case 429:
      throw .rateLimited(isLogIn: request.isLogIn, retryAfter: reply.response.retryAfter)
    default:
      guard let said else { throw .invalidResponse(status: status) }
      throw .message(said, status: status, isLogIn: request.isLogIn)
    }
  }
}

extension ServerError {
  /// Maps an error of the transport or of decoding.
  fileprivate init(_ error: any Error) {
    self =
      switch error {
      case let error as ServerError: error
      case NetError.invalidURL, NetError.insecure: .invalidURL(error as? NetError ?? .invalidURL)
      case NetError.decoding: .invalidResponse(status: nil)
      case let error as NetError: .network(error)
      default: .network(.cancelled)
      }
  }

  /// `true` if a retry may well succeed.
  fileprivate var isWorthAnotherTry: Bool {
    switch self {
    case .network(.refused), .network(.connectionLost): true
    case .message(_, let status, _), .invalidResponse(let status?):
      (500...599).contains(status) && status != 501 && status != 505
    default: false
    }
  }
}
