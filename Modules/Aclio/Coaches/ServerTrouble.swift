import CoreModels
import CoreNet
import Foundation
import HTTPTypes

/// An error response of a server, in any of the common formats.
struct ServerTrouble: Error, Hashable {
  /// The status; for an error within a stream, the one its code stands for.
  let status: Int
  /// The machine-readable parts: type and code, in lower case.
  let words: [String]
  /// The readable message; empty if there is none.
  let message: String
  /// Seconds to wait, if the server named them.
  let retryAfter: Int?

  /// The maximum size of an error that is read, in bytes.
  private static let limit = 64 << 10

  /// Reads the error of a response with a status other than 200 … 299.
  init(_ reply: HTTPReply) async {
    let status = reply.response.status.code
    var data = Data()
    // The status is informative even without a body.
    do { data = try await reply.body.collect(limit: Self.limit) } catch {}
    let json = try? JSONValue(parsing: data)
    self.init(json ?? .null, status: status, retryAfter: reply.response.retryAfter)
  }

  /// Reads the error in a JSON response; `nil` if it contains none.
  init?(in answer: JSONValue) {
    guard let error = answer["error"], error != .null else { return nil }
    self.init(answer, status: nil, retryAfter: nil)
  }

  private init(_ json: JSONValue, status: Int?, retryAfter: Int?) {
    let error = json["error"] ?? .null
    var words = [error["type"], error["code"], error["error"]].compactMap {
      $0?.string?.lowercased()
    }
    var message = error["message"]?.string ?? json["message"]?.string ?? ""
    if let text = error.string {
      // One word is a code, several are a sentence.
      if text.contains(" ") {
        message = message.isEmpty ? text : message
      } else {
        words.append(text.lowercased())
      }
    }
    self.words = words
    self.message = message
    self.retryAfter = retryAfter
    self.status = status ?? error["code"]?.statusCode ?? Self.status(of: words)
  }

  /// The status that an error's code within a stream stands for.
  private static func status(of words: [String]) -> Int {
    let table = ContentTable(Content.errorStatuses)
    return words.lazy.flatMap { table.rows(of: $0) }.compactMap { Int($0.text(1)) }.first ?? 500
  }

  /// `true` if the account is out of money.
  var isAboutMoney: Bool {
    status == 402 || words.contains("insufficient_quota") || words.contains("billing_error")
      || message.lowercased().contains("credit balance")
  }

  /// `true` if the input was too long for the model.
  var isTooLong: Bool {
    if status == 413 || words.contains("context_length_exceeded") { return true }
    guard [400, 422].contains(status) else { return false }
    let signs = [
      "context length", "maximum context", "context window", "context size", "prompt is too long",
      "too many tokens",
    ]
    return words.contains { $0.contains("context") }
      || signs.contains { message.lowercased().contains($0) }
  }

  /// `true` if the same request may succeed in a moment.
  var isTemporary: Bool {
    !isAboutMoney && ([408, 425, 429, 529].contains(status) || [500, 502, 503].contains(status))
  }
}

extension JSONValue {
  /// A number that must be a status, as compatible servers send it in `code`.
  fileprivate var statusCode: Int? {
    if case .integer(let code) = self, (400...599).contains(code) { Int(code) } else { nil }
  }
}
