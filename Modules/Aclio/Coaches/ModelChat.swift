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
        // A server that does not stream answers at once.
        let answer = try await Self.answer(in: reply, access)
        if !answer.text.isEmpty { give(answer.text) }
        return try answer.end.requireComplete()
      }
      try await read(reply.body, give)
    }
  }

  /// The reply; where the conversation is too long for the model, that to the end of it.
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
    // A stream whose reader was cancelled ends like one that is complete.
    try Task.checkCancellation()
    guard hasBegun else { throw CoachError.garbage }
    guard hasEnded || end != nil else { throw CoachError.interrupted }
    try (end ?? .complete).requireComplete()
  }
}

extension ModelAnswer.End {
  /// Throws ``CoachError`` for an answer that the model declined or that was cut.
  fileprivate func requireComplete() throws(CoachError) {
    switch self {
    case .complete: return
    case .cut: throw .cutAnswer
    case .refused: throw .refused
    }
  }
}

extension HTTPReply {
  /// Whether the body is a stream of events: anything but JSON and pages, for some servers do not
  /// tell.
  var isEventStream: Bool {
    let type = response.headerFields[.contentType]?.lowercased() ?? ""
    return !type.contains("json") && !type.contains("html")
  }
}

extension AsyncThrowingStream where Element == String, Failure == any Error {
  /// What `work` gives, as it gives it; it is cancelled when nobody reads on.
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
