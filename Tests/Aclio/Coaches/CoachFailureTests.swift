import CoreModels
import CoreNet
import HTTPTypes
import Synchronization
import Testing

@testable import Aclio

@Suite struct CoachFailureTests {
  func error(
    _ voice: Voice, _ replies: ModelReply...,
    sleep: @escaping @Sendable (Duration) async throws -> Void = { _ in }
  ) async -> (error: CoachError?, calls: Int) {
    let double = ModelDouble(all: replies)
    do {
      _ = try await voice.coach(double, sleep: sleep).questions(for: Asked.plan)
      return (nil, double.calls.count)
    } catch {
      return (error as? CoachError, double.calls.count)
    }
  }

  static let anthropic: [(Int, String, CoachError)] = [
    (400, "invalid_request_error", .badRequest("told")),
    (401, "authentication_error", .badKey(.anthropic)),
    (402, "billing_error", .noCredit), (403, "permission_error", .notAllowed),
    (404, "not_found_error", .noModel("model-1")), (413, "request_too_large", .tooLong),
    (504, "timeout_error", .timedOut), (418, "", .noSuchService),
  ]

  @Test(arguments: anthropic)
  func `Anthropic's refusals are told apart, and not asked again`(
    status: Int, word: String, expected: CoachError
  ) async {
    let found = await error(.anthropic, Voice.anthropic.trouble(status, word, "told"))
    #expect(found.error == expected)
    #expect(found.calls == 1)
  }

  static let openai: [(Int, String, CoachError)] = [
    (401, "invalid_api_key", .badKey(.openai)), (403, "", .notAllowed),
    (404, "model_not_found", .noModel("model-1")), (429, "insufficient_quota", .noCredit),
    (400, "context_length_exceeded", .tooLong), (413, "", .tooLong),
  ]

  @Test(arguments: openai)
  func `OpenAI's refusals are told apart, and not asked again`(
    status: Int, word: String, expected: CoachError
  ) async {
    let found = await error(.openai, Voice.openai.trouble(status, word, "told"))
    #expect(found.error == expected)
    #expect(found.calls == 1)
  }

  static let hub: [(Int, String, String, CoachError)] = [
    (
      400, "inappropriate", "Please \u{1B}[2Jtalk to someone.", .declined("Please talk to someone.")
    ),
    (400, "ai_refused", "", .refused), (400, "parse_error", "", .unusable(.notJSON)),
    (500, "API key not configured on server", "", .serverWithoutKey),
    (401, "not_logged_in", "", .badKey(.hub)), (404, "", "", .noSuchService),
    (408, "Request timeout", "", .timedOut), (502, "answer_unusable", "", .unusable(.notJSON)),
    (504, "timed_out", "", .timedOut),
  ]

  @Test(arguments: hub)
  func `A hub's refusals are told apart`(
    status: Int, word: String, message: String, expected: CoachError
  ) async {
    let reply = Voice.hub.trouble(status, word, message)
    #expect(await error(.hub, reply, reply, reply).error == expected)
  }

  @Test(arguments: Voice.models)
  func `A refusal in plain words is one, and not paid for twice`(voice: Voice) async {
    let reply = voice.answer("I'm sorry, but I can't help with that.")
    let found = await error(voice, reply)
    #expect(found.error == .refused && found.calls == 1)
  }

  @Test(arguments: Voice.allCases)
  func `A conversation is not redirected to another server`(voice: Voice) async {
    let away = ModelReply.bytes(
      "", status: 307, headers: [.location: "https://elsewhere.example/v1"])
    let double = ModelDouble(all: [away, away, away])
    _ = try? await voice.coach(double).questions(for: Asked.plan)
    #expect(double.calls.allSatisfy { !$0.mayBeRedirectedElsewhere })
    #expect(!double.calls.isEmpty)
  }

  static let temporary: [(Int, CoachError)] = [
    (429, .rateLimited(retryAfter: nil)), (500, .serverTrouble(status: 500)),
    (503, .overloaded(retryAfter: nil)), (529, .overloaded(retryAfter: nil)),
  ]

  @Test(arguments: Voice.allCases, temporary)
  func `A server in trouble is asked three times in all, after waits that grow`(
    voice: Voice, trouble: (status: Int, error: CoachError)
  ) async {
    let waits = Mutex<[Duration]>([])
    let reply = voice.trouble(trouble.status)
    let found = await error(voice, reply, reply, reply) { wait in waits.withLock { $0.append(wait) }
    }
    #expect(found.error == trouble.error)
    #expect(found.calls == 3)
    #expect(waits.withLock(\.self) == [.milliseconds(125), .milliseconds(250)])
  }

  @Test(arguments: Voice.allCases)
  func `A server that is well again answers`(voice: Voice) async {
    let busy = voice.trouble(529, headers: [.retryAfter: "5"])
    let waits = Mutex<[Duration]>([])
    let found = await error(voice, busy, voice.answer(#"{"questions":[]}"#)) { wait in
      waits.withLock { $0.append(wait) }
    }
    #expect(found.error == nil)
    #expect(waits.withLock(\.self) == [.seconds(5)])
  }

  @Test(arguments: Voice.allCases)
  func `A longer pause is told, not waited for`(voice: Voice) async throws {
    let found = await error(voice, voice.trouble(429, headers: [.retryAfter: "6"]))
    #expect(found.error == .rateLimited(retryAfter: 6))
    let failure = try #require(found.error).failure(in: .english)
    #expect(failure.retryAfter == 6)
    #expect(failure.hint == "Try again in 6 seconds.")
    #expect(failure.kind.exitCode == 75)
  }

  static let network: [(NetError, CoachError, Int)] = [
    (.offline, .network(.offline), 1), (.dns(host: "a"), .network(.dns(host: "a")), 1),
    (.refused(host: "a"), .network(.refused(host: "a")), 3),
    (.connectionLost, .network(.connectionLost), 3), (.timedOut, .timedOut, 1),
    (.tls(host: "a"), .network(.tls(host: "a")), 1), (.decoding, .garbage, 1),
  ]

  @Test(arguments: network)
  func `What happens to the network is told in its words`(
    trouble: NetError, expected: CoachError, calls: Int
  ) async {
    let reply = ModelReply.failure(trouble)
    let found = await error(.anthropic, reply, reply, reply)
    #expect(found.error == expected)
    #expect(found.calls == calls)
  }

  @Test(arguments: [
    "<html><body>502 Bad Gateway</body></html>", "", "{", "[]", "null", #"{"a":1}"#, "\u{0}",
  ])
  func `Replies of another interface are called unreadable`(text: String) async {
    for voice in Voice.models {
      #expect(await error(voice, .bytes(text)).error == .garbage)
    }
  }

  @Test func `A page in the place of an error is told by its status`() async {
    let page = "<html>no</html>"
    #expect(await error(.openai, .bytes(page, status: 404)).error == .noSuchService)
    #expect(await error(.openai, .bytes(page, status: 405)).error == .noSuchService)
    #expect(await error(.anthropic, .bytes(page, status: 401)).error == .badKey(.anthropic))
  }

  static let tolerated: [(String, CoachError)] = [
    (#"{"error":"model is loading, try later"}"#, .serverTrouble(status: 500)),
    (#"{"error":{"message":"x","code":503}}"#, .overloaded(retryAfter: nil)),
    (#"{"error":{"message":"x","code":"insufficient_quota"}}"#, .noCredit),
    (#"{"error":{"type":"overloaded_error","message":"x"}}"#, .overloaded(retryAfter: nil)),
    (#"{"error":{"message":"the context size is exceeded","code":400}}"#, .tooLong),
  ]

  @Test(arguments: tolerated)
  func `An error under status 200 is an error, in any form`(text: String, expected: CoachError)
    async
  {
    #expect(await error(.openai, .bytes(text)).error == expected)
  }

  @Test func `Only what may come with a network is worth queueing`() {
    #expect(CoachError.network(.offline).isWorthQueueing)
    #expect(CoachError.network(.dns(host: "a")).isWorthQueueing)
    #expect(!CoachError.network(.tls(host: "a")).isWorthQueueing)
    #expect(CoachError.rateLimited(retryAfter: 3600).isWorthQueueing)
    #expect(CoachError.overloaded(retryAfter: nil).isWorthQueueing)
    #expect(CoachError.serverTrouble(status: 500).isWorthQueueing)
    #expect(!CoachError.serverTrouble(status: 501).isWorthQueueing)
    #expect(!CoachError.noCredit.isWorthQueueing)
  }

  @Test func `Errors have kinds, codes and sentences`() {
    let failure = CoachError.noKey(.anthropic).failure(in: .english)
    #expect(failure.kind.exitCode == 78)
    #expect(failure.code == "no_key")
    #expect(failure.message == "There is no key for Anthropic.")
    #expect(
      failure.hint
        == "aclio coach anthropic asks for it; the variable ACLIO_ANTHROPIC_KEY works too.")
    #expect(CoachError.badKey(.openai).failure(in: .english).kind.exitCode == 77)
    #expect(CoachError.network(.offline).failure(in: .english).code == "offline")
  }
}
