import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import HTTPTypes
import Testing
import TestSupport

@testable import Hub
@testable import HubAccounts
@testable import HubWeb

@Suite struct CommandRoutesTests {
  @Test func `a product's commands are found by their words`() {
    let routes = CommandRoutes.all(of: [GardenPlugin()], and: [])
    #expect(
      routes.map { "\($0.method) \($0.path)" } == [
        "GET /api/garden", "GET /api/garden/show", "POST /api/garden/plant",
        "GET /api/garden/bed", "POST /api/garden/bed", "GET /api/garden/bed/name",
        "POST /api/garden/bed/name", "POST /api/garden/import",
      ])
    #expect(routes.allSatisfy { $0.product == "garden" })
  }

  @Test func `GET shows what the command prints as JSON`() async throws {
    let api = try await APIStage([GardenPlugin()])
    #expect(try await api.get("/api/garden") == #"200 {"day":"2026-11-21","plants":[]}"#)
    #expect(
      try await api.get("/api/garden?date=2026-12-24") == #"200 {"day":"2026-12-24","plants":[]}"#)
  }

  @Test func `a list of one may come without its brackets`() async throws {
    let api = try await APIStage([GardenPlugin()])
    let list = try await api.post("/api/garden/plant", #"{"name":"fern","tag":["red"]}"#)
    let other = try await APIStage([GardenPlugin()])
    #expect(try await other.post("/api/garden/plant", #"{"name":"fern","tag":"red"}"#) == list)
    #expect(list.hasPrefix("200 "))
  }

  @Test func `POST does what the command does`() async throws {
    let api = try await APIStage([GardenPlugin()])
    let body = #"{"name":"-rose","rows":3,"tag":["red","tall"],"deep":true}"#
    #expect(
      try await api.post("/api/garden/plant", body)
        == #"200 {"deep":true,"name":"-rose","rows":3,"tags":["red","tall"]}"#)
    #expect(
      try await api.get("/api/garden") == #"200 {"day":"2026-11-21","plants":["-rose"]}"#)
  }

  @Test(arguments: [
    (#"{}"#, "missing_parameter", "The parameter “name” is missing."),
    (#"{"name":5}"#, "wrong_type", "The parameter “name” is not a text."),
    (#"{"name":"a","rows":"3"}"#, "wrong_type", "The parameter “rows” is not a whole number."),
    (#"{"name":"a","rows":1.5}"#, "wrong_type", "The parameter “rows” is not a whole number."),
    (#"{"name":"a","tag":1}"#, "wrong_type", "The parameter “tag” is not a text."),
    (#"{"name":"a","tag":[1]}"#, "wrong_type", "The parameter “tag” is not a text."),
    (#"{"name":"a","deep":1}"#, "wrong_type", "The parameter “deep” is not true or false."),
    (#"{"name":"a","soil":"x"}"#, "wrong_type", "The parameter “soil” is not one of clay, sand."),
    (#"{"name":"a","json":true}"#, "unknown_parameter", "There is no parameter “json” here."),
    (#"{"name":"a","out":"/etc/x"}"#, "unknown_parameter", "There is no parameter “out” here."),
    (#"["a"]"#, "malformed_json", "The body is not a JSON object."),
    (#"{"name":"#, "malformed_json", "The body is not a JSON object."),
    (#"{"name":"\ud800"}"#, "malformed_json", "The body is not a JSON object."),
  ])
  func `what does not fit is refused`(body: String, code: String, message: String) async throws {
    let api = try await APIStage([GardenPlugin()])
    let answer = try await api.answer(.post, "/api/garden/plant", body: body)
    #expect(answer.status == 400)
    #expect(answer["error"]?["code"]?.string == code)
    #expect(answer["error"]?["message"]?.string == message)
  }

  @Test func `a body nested ten thousand levels deep is malformed`() async throws {
    let api = try await APIStage([GardenPlugin()])
    let body = String(repeating: #"{"a":"#, count: 10_000)
    #expect(try await api.answer(.post, "/api/garden/plant", body: body).status == 400)
    let list = #"{"name":"# + String(repeating: "[", count: 100_000)
    #expect(try await api.answer(.post, "/api/garden/plant", body: list).status == 400)
  }

  @Test func `a body that is not said to be JSON is refused`() async throws {
    let api = try await APIStage([GardenPlugin()])
    let answer = try await api.answer(
      .post, "/api/garden/plant", body: #"{"name":"a"}"#, ["Content-Type": "text/plain"])
    #expect(answer.status == 415)
    #expect(answer["error"]?["code"]?.string == "wrong_media_type")
  }

  @Test func `GET is safe: a write by the person is refused`() async throws {
    let api = try await APIStage([GardenPlugin()])
    #expect(try await api.get("/api/garden/bed/name") == #"200 {"name":null}"#)
    let answer = try await api.answer(.get, "/api/garden/bed/name?name=South")
    #expect(answer.status == 400)
    #expect(answer["error"]?["code"]?.string == "would_change")
    #expect(try await api.post("/api/garden/bed", #"{"name":"South"}"#) == #"200 {"name":"South"}"#)
    #expect(try await api.get("/api/garden/bed") == #"200 {"name":"South"}"#)
  }

  @Test func `an error of the command keeps its code and gets its status`() async throws {
    let api = try await APIStage([GardenPlugin()])
    #expect(
      try await api.post("/api/garden/plant", #"{"name":"weed"}"#)
        == #"404 {"error":{"code":"no_seed","hint":"","message":"There is no seed of weed."}}"#)
    #expect(
      try await api.post("/api/garden/plant", #"{"name":"a","rows":0}"#)
        == #"400 {"error":{"code":"usage","hint":"","message":"At least one row."}}"#)
  }

  @Test func `what needs the person's own machine is refused`() async throws {
    let api = try await APIStage([GardenPlugin()])
    #expect(
      try await api.post("/api/garden/plant", #"{"name":"file"}"#)
        == #"403 {"error":{"code":"not_here","hint":"Run the command there.","message":"This only works on your own machine."}}"#
    )
  }

  @Test func `a file that a command reads comes with the call`() async throws {
    let api = try await APIStage([GardenPlugin()])
    #expect(
      try await api.post("/api/garden/import", #"{"file":"tulip\nlily"}"#) == #"200 {"added":2}"#)
  }

  @Test func `the same call with the same key is done once`() async throws {
    let api = try await APIStage([GardenPlugin()])
    let key = ["Idempotency-Key": "k-1"]
    for _ in 1...2 {
      #expect(
        try await api.post("/api/garden/import", #"{"file":"tulip"}"#, key) == #"200 {"added":1}"#)
    }
    let other = try await api.answer(
      .post, "/api/garden/import", body: #"{"file":"rose"}"#, key)
    #expect(other.status == 422)
  }

  @Test(arguments: [
    (["read"], 200, 403), (["write"], 200, 200), (["garden"], 200, 200),
    (["garden:read"], 200, 403), (["lesson"], 403, 403),
  ])
  func `a token may do what its scopes say`(scopes: [String], get: Int, post: Int) async throws {
    let api = try await APIStage([GardenPlugin()], scopes: Set(scopes))
    #expect(try await api.answer(.get, "/api/garden").status == get)
    let planted = try await api.answer(.post, "/api/garden/plant", body: #"{"name":"a"}"#)
    #expect(planted.status == post)
  }

  @Test func `nobody in particular gets nothing, whatever they send`() async throws {
    let api = try await APIStage([GardenPlugin()])
    let answer = try await api.gate.call(.post, "/api/garden/plant", body: "{")
    #expect(answer.status == 401)
    #expect(answer["error"]?["code"] == "not_logged_in")
  }

  @Test func `a query is percent-encoded UTF-8 and each name is given once`() async throws {
    let api = try await APIStage([GardenPlugin()])
    for (query, code) in [
      ("lang=xx", "unknown_language"), ("date=2026-02-30", "impossible_day"),
      ("a=1", "unknown_parameter"),
      ("date=%FF", "malformed_query"), ("offline=maybe", "wrong_type"),
      ("date=2026-01-01&date=2026-01-02", "wrong_type"),
    ] {
      let answer = try await api.answer(.get, "/api/garden?" + query)
      #expect(answer.status == 400)
      #expect(answer["error"]?["code"]?.string == code)
    }
  }

  @Test func `wrong methods are told what is right`() async throws {
    let api = try await APIStage([GardenPlugin()])
    let answer = try await api.answer(.delete, "/api/garden")
    #expect(answer.status == 405)
    #expect(answer.fields[.allow] == "GET, HEAD, OPTIONS")
  }
}
