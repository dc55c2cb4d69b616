import CoreModels
import CoreNet
import HTTPTypes

extension ModelCoach {
  func chat(_ request: ChatRequest) -> AsyncThrowingStream<String, any Error> {
    .pieces { give in try await chat(request, give) }
  }

  private func chat(_ request: ChatRequest, _ give: (String) -> Void) async throws {
    let prompt = try Prompts.chat(request)
    try await access.explaining {
      let reply = try await openShortened(prompt)
      guard reply.isEventStream else {
        // A server without streaming sends the whole answer.
        let answer = try await Self.answer(in: reply, access)
        if !answer.text.isEmpty { give(answer.text) }
        return try answer.end.requireComplete()
      }
      try await read(reply.body, give)
    }
  }

  /// Opens the response; if the conversation is too long for the model, with its end only.
  private func openShortened(_ prompt: ModelPrompt) async throws -> HTTPReply {
    do { return try await open(prompt, isStreamed: true) } catch CoachError.tooLong {
      guard let short = prompt.shortened else { throw CoachError.tooLong }
      return try await open(short, isStreamed: true)
    }
  }

  private func read(_ body: ByteStream, _ give: (String) -> Void) async throws {
    var (end, hasEnded, hasBegun) = (ModelAnswer.End?.none, false, false)
    do {
      for try await event in body.events() {
        hasBegun = true
        guard let piece = try Self.piece(of: event) else { continue }
        if !piece.text.isEmpty { give(piece.text) }
        end = piece.end ?? end
        hasEnded = piece.isLast
        if hasEnded { break }
      }
    } catch let trouble as ServerTrouble {
      throw access.error(trouble)
    } catch NetError.connectionLost {
      if end == nil { throw CoachError.interrupted }
    }
    // Cancelling the reader ends the stream without an error.
    try Task.checkCancellation()
    guard hasBegun else { throw CoachError.garbage }
    guard hasEnded || end != nil else { throw CoachError.interrupted }
    try (end ?? .complete).requireComplete()
  }
}

extension ModelAnswer.End {
  /// Throws ``CoachError`` if the model refused or the answer was cut off.
  fileprivate func requireComplete() throws(CoachError) {
    switch self {
    case .complete: return
    case .cut: throw .cutAnswer
    case .refused: throw .refused
    }
  }
}

extension HTTPReply {
  /// `true` if the body is an event stream: anything but JSON and HTML, as some servers do not
  /// declare it.
  var isEventStream: Bool {
    let type = response.headerFields[.contentType]?.lowercased() ?? ""
    return !type.contains("json") && !type.contains("html")
  }
}

extension AsyncThrowingStream where Element == String, Failure == any Error {
  /// A stream of the pieces that `work` yields; cancels `work` when the stream is abandoned.
  static func pieces(
    _ work: @escaping @Sendable (_ give: (String) -> Void) async throws -> Void
  ) -> AsyncThrowingStream {
    AsyncThrowingStream { continuation in
      let task = Task {
        do {
          try await work { continuation.yield($0) }
          continuation.finish()
        } catch {
          continuation.finish(throwing: error)
        }
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }
}
