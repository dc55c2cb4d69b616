import CoreModels
import CoreNet
import HTTPTypes
import Synchronization
import Testing

@testable import Aclio

@Suite struct ModelChatTests {
  let pieces = ["Dobrý ", "deň 👋🏽", "\n\n", "- run\r\n- rest"]

  @Test(arguments: Voice.allCases)
  func `An answer comes piece by piece, whatever the bytes are cut into`(voice: Voice) async throws
  {
    let double = ModelDouble(try voice.stream(pieces))
    let answer = await collect(voice.coach(double).chat(Asked.chat()))
    #expect(answer.pieces == pieces)
    #expect(answer.error == nil)
    if voice != .hub { #expect(try double.bodies.first?["stream"] == true) }
  }

  @Test(arguments: Voice.allCases)
  func `What came before the stream broke off is there`(voice: Voice) async throws {
    for error in [NetError.connectionLost, nil] {
      let double = ModelDouble(try voice.stream(["a", "b"], isWhole: false, then: error))
      let answer = await collect(voice.coach(double).chat(Asked.chat()))
      #expect(answer.pieces == ["a", "b"])
      #expect(answer.error == .interrupted)
      // No retry once a piece has arrived.
      #expect(double.calls.count == 1)
    }
  }

  @Test(arguments: Voice.allCases)
  func `Time that runs out in the middle is told`(voice: Voice) async throws {
    let double = ModelDouble(try voice.stream(["a"], isWhole: false, then: .timedOut))
    let answer = await collect(voice.coach(double).chat(Asked.chat()))
    #expect(answer.pieces == ["a"])
    #expect(answer.error == .timedOut)
  }

  static let troubles: [(Voice, String, CoachError)] = [
    (
      .anthropic, #"{"type":"error","error":{"type":"overloaded_error","message":"Overloaded"}}"#,
      .overloaded(retryAfter: nil)
    ),
    (
      .openai, #"{"error":{"message":"x","type":"server_error","code":null}}"#,
      .serverTrouble(status: 500)
    ),
    (.openai, #"{"error":"CUDA is out of memory"}"#, .serverTrouble(status: 500)),
    (.hub, #"{"error":"The model went away"}"#, .serverTrouble(status: 500)),
    (.anthropic, "not json", .garbage), (.openai, "not json", .garbage), (.hub, "{", .garbage),
  ]

  @Test(arguments: troubles)
  func `Trouble in the middle of a stream ends it`(
    voice: Voice, event: String, expected: CoachError
  ) async throws {
    let begun = try voice.stream(["a"], isWhole: false)
    let double = ModelDouble(
      ModelReply { call in
        let start = try await begun.make(call).body.collect(limit: 1 << 20)
        let text = String(decoding: start, as: UTF8.self) + "event: error\ndata: \(event)\n\n"
        return try await ModelReply.events(text).make(call)
      })
    let answer = await collect(voice.coach(double).chat(Asked.chat()))
    #expect(answer.pieces == ["a"])
    #expect(answer.error == expected)
  }

  @Test func `Compatible servers may end without DONE, and send empty things`() async throws {
    let double = ModelDouble(
      .events(
        """
        data:{"choices":[]}

        data:{"choices":[{"delta":{"content":null}}]}

        : keep-alive
        data:{"choices":[{"delta":{"content":"a"}}]}

        data:{"choices":[{"delta":{},"finish_reason":"stop"}]}


        """))
    let answer = await collect(Voice.openai.coach(double).chat(Asked.chat()))
    #expect(answer.pieces == ["a"])
    #expect(answer.error == nil)
  }

  @Test func `A DONE without a reason to end is an end`() async {
    let double = ModelDouble(
      .events("data: {\"choices\":[{\"delta\":{\"content\":\"a\"}}]}\n\ndata: [DONE]\n\n"))
    #expect(await collect(Voice.openai.coach(double).chat(Asked.chat())).error == nil)
  }

  @Test(arguments: Voice.models)
  func `A server that does not stream answers at once`(voice: Voice) async {
    let double = ModelDouble(voice.answer("Hello."))
    let answer = await collect(voice.coach(double).chat(Asked.chat()))
    #expect(answer.pieces == ["Hello."])
    #expect(answer.error == nil)
  }

  @Test(arguments: Voice.allCases)
  func `A page is no answer`(voice: Voice) async {
    for type in ["text/html", "text/plain"] {
      let double = ModelDouble(.bytes("<p>Hello\n\n", headers: [.contentType: type]))
      #expect(await collect(voice.coach(double).chat(Asked.chat())).error == .garbage)
    }
  }

  @Test func `Refusals and cut answers are told after what came`() async throws {
    for (reason, expected) in [("refusal", CoachError.refused), ("max_tokens", .cutAnswer)] {
      let double = ModelDouble(
        .events(
          """
          data: {"type":"content_block_delta","delta":{"type":"text_delta","text":"a"}}

          data: {"type":"message_delta","delta":{"stop_reason":"\(reason)"}}

          data: {"type":"message_stop"}


          """))
      let answer = await collect(Voice.anthropic.coach(double).chat(Asked.chat()))
      #expect(answer.pieces == ["a"])
      #expect(answer.error == expected)
    }
  }

  @Test(arguments: Voice.allCases)
  func `A conversation that is too long is shortened once`(voice: Voice) async throws {
    let history = (1...20).map {
      ChatTurn(role: $0.isMultiple(of: 2) ? .assistant : .user, text: "turn \($0)")
    }
    let tooLong = voice.trouble(413, "request_too_large", "too long")
    let double = ModelDouble(tooLong, try voice.stream(["ok"]))
    let answer = await collect(voice.coach(double).chat(Asked.chat(history: history)))
    #expect(answer.pieces == ["ok"])
    let texts = double.calls.map { String(decoding: $0.body, as: UTF8.self) }
    #expect(texts.map { $0.contains("turn 1\\") || $0.contains("turn 1\"") } == [true, false])
    #expect(texts.allSatisfy { $0.contains("turn 20") && $0.contains("What now?") })

    let again = ModelDouble(tooLong, tooLong)
    let refused = await collect(voice.coach(again).chat(Asked.chat(history: history)))
    #expect(refused.error == .tooLong)
    let short = ModelDouble(tooLong)
    #expect(await collect(voice.coach(short).chat(Asked.chat())).error == .tooLong)
  }

  @Test(arguments: Voice.allCases)
  func `Who stops listening ends the call`(voice: Voice) async throws {
    let (ended, end) = AsyncStream.makeStream(of: Void.self)
    let begun = try voice.stream(["a"], isWhole: false)
    let double = ModelDouble(
      ModelReply { call in
        let start = Mutex<[UInt8]?>(
          Array(try await begun.make(call).body.collect(limit: 1 << 20)))
        return HTTPReply(
          response: HTTPResponse(status: .ok),
          body: ByteStream(pulling: {
            if let first = start.withLock({ $0.take() }) { return first }
            defer { end.yield() }
            try await Task.sleep(for: .seconds(600))
            return nil
          }))
      })
    let coach = voice.coach(double)
    let (came, come) = AsyncStream.makeStream(of: String.self)
    let task = Task {
      for try await piece in coach.chat(Asked.chat()) { come.yield(piece) }
    }
    for await piece in came {
      #expect(piece == "a")
      break
    }
    task.cancel()
    // Waits for the request to end; one that continued would hang here.
    for await _ in ended { break }
  }

  @Test(arguments: Voice.allCases)
  func `A cancelled question is no error of the coach`(voice: Voice) async throws {
    let double = ModelDouble(ModelReply { _ in throw NetError.cancelled })
    await #expect(throws: CancellationError.self) {
      try await voice.coach(double).plan(for: Asked.plan)
    }
  }
}
