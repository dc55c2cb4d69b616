import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import Testing

@testable import CommandHost

@Suite("A whole run of a command") struct SessionTests {
  let stage = HostStage()

  private func mode(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return try #require((attributes[.posixPermissions] as? NSNumber)?.intValue)
  }

  @Test func `a short command stays on the thread that starts it`() {
    guard #available(macOS 26, *) else { return }
    let stage = HostStage()
    for arguments in [["tell"], ["keep", "bread"], ["tell", "--lang", "qps"]] {
      #expect(stage.endsAtOnce(arguments), "\(arguments)")
    }
  }

  @Test func `makes a home that nobody else can read, and keeps things there`() async throws {
    #expect(await stage.run("keep", "a") == .init(output: "Kept a.\n"))
    #expect(try mode(stage.home.path) == 0o700)
    #expect(try mode(stage.home.storePath) == 0o600)
    #expect(try await stage.store().collection(of: DayEntry.self).find("a") == DayEntry(id: "a"))
    #expect(try await stage.store().problems() == [])
  }

  @Test(
    arguments: [
      (.usage, 64), (.badInput, 65), (.notFound, 66), (.unavailable, 69), (.cannotCreate, 73),
      (.inputOutput, 74), (.busy, 75), (.rateLimited, 75), (.unauthenticated, 77),
      (.notAllowed, 77), (.misconfigured, 78), (.upstreamDenied, 77),
    ] as [(Failure.Kind, Int32)])
  func `ends in the exit code of what went wrong, and says it where it is read`(
    kind: Failure.Kind, status: Int32
  ) async {
    #expect(
      await stage.run("fail", kind.rawValue)
        == .init(status: status, errors: "It failed.\nTry something else.\n"))
    let json = #"{"error":{"code":"told_to","hint":"Try something else.","message":"It failed."}}"#
    #expect(
      await stage.run("fail", kind.rawValue, "--json") == .init(status: status, output: json + "\n")
    )
    #expect(
      await stage.run("--json", "fail", kind.rawValue) == .init(status: status, output: json + "\n")
    )
  }

  @Test func `stays calm when something unexpected happens`() async {
    #expect(
      await stage.run("fail", "surprise")
        == .init(
          status: 74,
          errors: """
            Something unexpected went wrong.
            Try again with --verbose to see what it was.

            """))
    #expect(
      await stage.run("fail", "surprise", "--json", "--lang", "sk")
        == .init(
          status: 74,
          output: #"{"error":{"code":"unexpected","hint":"Skúste to znova s --verbose a uvidíte, "#
            + #"čo to bolo.","message":"Stalo sa niečo nečakané."}}"# + "\n")
    )
  }

  @Test func `tells the detail to whoever asked for it, without driving the terminal`() async {
    let outcome = await stage.run("fail", "surprise", "--verbose")
    #expect(outcome.status == 74)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("Surprise(detail: \"the disk was"))
    #expect(outcome.errors.contains("purple"))
    #expect(!outcome.errors.contains("\u{1B}"))
    let json = await stage.run("fail", "surprise", "--verbose", "--json")
    #expect(json.errors.contains("purple"))
    #expect((try? json.json["error"]?["code"]) == "unexpected")
  }

  @Test func `that was stopped says nothing`() async {
    #expect(await stage.run("fail", "cancelled") == .init(status: 130))
  }

  @Test func `without a network fails as offline, and so does an app that has none`() async {
    var connected = stage
    connected.network = { _ in HTTPClient { _ in HTTPReply(.ok) } }
    #expect(await connected.run("call") == .init(output: "200\n"))
    let offline = HostStage.Outcome(
      status: 69,
      errors: """
        There is no network right now.
        What is saved stays available; try again when you are connected.

        """)
    #expect(await connected.run("call", "--offline") == offline)
  }

  @Test func `logs to standard error where it was asked to`() async {
    var connected = stage
    connected.network = { _ in HTTPClient { _ in HTTPReply(.ok) } }
    #expect(
      await connected.run("call", "--verbose") == .init(output: "200\n", errors: "info: calling\n"))
  }

  @Test func `gives the network the environment that names its proxy`() async {
    var stage = HostStage(environment: ["HTTPS_PROXY": "http://proxy:3128"])
    stage.network = { environment in
      HTTPClient { _ in
        environment["HTTPS_PROXY"] == "http://proxy:3128"
          ? HTTPReply(.ok) : HTTPReply(.badGateway)
      }
    }
    #expect(await stage.run("call") == .init(output: "200\n"))
  }
}
