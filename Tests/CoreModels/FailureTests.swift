import CoreModels
import Testing

private struct Untold: Error { let name = "Ana" }

@Suite("A failure's sort decides exit code and HTTP status")
struct FailureTests {
  @Test(
    "every sort has its codes",
    arguments: zip(
      Failure.Kind.allCases,
      [
        (64, 400), (65, 400), (66, 404), (69, 503), (73, 500), (74, 500), (75, 503), (75, 429),
        (77, 401), (77, 403), (78, 409), (77, 502),
      ]))
  func codes(kind: Failure.Kind, codes: (exit: Int32, status: Int)) {
    #expect(kind.exitCode == codes.exit)
    #expect(kind.httpStatus == codes.status)
  }

  @Test("the table above has every sort, in this order")
  func order() {
    #expect(
      Failure.Kind.allCases == [
        .usage, .badInput, .notFound, .unavailable, .cannotCreate, .inputOutput, .busy,
        .rateLimited, .unauthenticated, .notAllowed, .misconfigured, .upstreamDenied,
      ])
  }

  @Test("scripts read it as one object")
  func json() throws {
    let failure = Failure(.notFound, code: "no_lesson", message: "None.", hint: "Fetch one.")
    #expect(
      try JSON.text(failure.json)
        == #"{"error":{"code":"no_lesson","hint":"Fetch one.","message":"None."}}"#)
    let later = Failure(.rateLimited, code: "slow_down", message: "Too many.", retryAfter: 30)
    #expect(
      try JSON.text(later.json)
        == #"{"error":{"code":"slow_down","hint":"","message":"Too many.","retry_after":30}}"#)
    #expect(later.failure(in: .slovak) == later)
  }

  @Test func `a log has its code, and nothing that somebody wrote`() {
    let failure = Failure(.notFound, code: "no_place", message: "Bratislava is not known.")
    #expect(failure.loggedCode == "no_place")
    #expect(Untold().loggedCode == "Untold")
  }
}
