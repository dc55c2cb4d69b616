import ArgumentParser
import CoreModels
import Foundation
import TestSupport
import Testing

@testable import CorePlugin

@Suite("An action") struct ActionTests {
  private let door = ActionDoor(Invite.self)

  private func invited(
    _ values: [String: JSONValue], mayChange: Bool = true
  ) async throws -> JSONValue {
    try await door.json(values, mayChange, Stage().world)
  }

  @Test func `is a command of its inputs`() async throws {
    let stage = try Stage()
    let line = ["invite", "Ann", "2", "--greeting", "Hi", "--way", "post", "--warm"]
    #expect(
      try await stage.run(PartyPlugin.self, line) == "Hi, Ann, come with 2 by post. Warmly.\n")
    #expect(
      try await stage.run(PartyPlugin.self, ["invite", "Ann"]) == "Dear Ann, come by mail.\n")
  }

  @Test(arguments: [
    ["invite", "Ann", "--plain"], ["invite", "--plain", "Ann"], ["--plain", "invite", "Ann"],
  ])
  func `takes the shared options wherever they stand`(line: [String]) async throws {
    #expect(try await Stage().run(PartyPlugin.self, line) == "Dear Ann, come by mail.\n")
  }

  @Test(arguments: [["invite"], ["invite", "Ann", "x"], ["invite", "Ann", "--way", "owl"]])
  func `refuses a command line that it is not made of`(line: [String]) async {
    await #expect(throws: (any Error).self) { try await Stage().run(PartyPlugin.self, line) }
  }

  @Test func `explains its inputs in its help`() {
    let help = PartyPlugin.root.helpMessage(for: ActionCommand<Invite>.self, columns: 200)
    for words in ["<name>", "--greeting <text>", "(default: Dear)", "(values: mail, post"] {
      #expect(help.contains(words), "\(words) in \(help)")
    }
  }

  @Test func `takes and returns JSON`() async throws {
    #expect(try await invited(["name": "Ann"]) == ["name": "Ann", "guests": nil, "way": "mail"])
    #expect(
      try await invited(["name": "Bob", "guests": 3, "way": "post"])
        == ["name": "Bob", "guests": 3, "way": "post"])
  }

  @Test(
    arguments: [["name": 5], ["name": "Ann", "guests": "3"], ["name": "Ann", "way": "owl"]]
      as [[String: JSONValue]])
  func `refuses JSON of another kind`(values: [String: JSONValue]) async {
    await #expect(throws: InputError.self) { try await invited(values) }
  }

  @Test func `takes a list of one with or without its brackets`() async throws {
    let door = ActionDoor(Sing.self)
    let world = try Stage().world
    for songs in ["Gaudete", ["Gaudete"]] as [JSONValue] {
      #expect(try await door.json(["songs": songs], true, world) == ["first": "Gaudete"])
    }
    await #expect(throws: InputError.self) {
      try await door.json(["songs": ["Gaudete", 5]], true, world)
    }
  }

  @Test func `needs a value of a list only where it says so`() async throws {
    let world = try Stage().world
    #expect(try await ActionDoor(Hum.self).json([:], true, world) == [:])
    await #expect(throws: InputError.self) {
      try await ActionDoor(Sing.self).json(["songs": []], true, world)
    }
    let stage = try Stage()
    #expect(try await stage.run(PartyPlugin.self, ["hum", "--for", "Ann"]) == "Nothing for Ann\n")
    await #expect(throws: (any Error).self) { try await stage.run(PartyPlugin.self, ["hum"]) }
  }

  @Test func `omits what it may omit`() async throws {
    let door = ActionDoor(Hum.self)
    let answer = try await door.json(["songs": ["Gaudete"]], true, Stage().world)
    #expect(answer == ["first": "Gaudete"])
    #expect(door.answer.schema["required"] == nil)
    #expect(door.answer.schema["properties"]?["first"]?["type"] == "string")
  }

  @Test func `keeps this machine's files from the API`() async throws {
    let door = ActionDoor(Hum.self)
    #expect(door.inputs.map(\.name) == ["songs"])
    await #expect(throws: InputError.self) {
      try await door.json(["for": "Ann"], true, Stage().world)
    }
  }

  @Test func `reads the bytes of a file from wherever it is`() throws {
    var world = try Stage().world
    world.files.read = { path, _ in Data(path.utf8) }
    let sent = FileText.content("\u{FEFF}Hi", name: "a.txt")
    #expect(try FileText.path("b.txt").bytes(in: world, limit: 9) == Data("b.txt".utf8))
    #expect(try sent.bytes(in: world, limit: 9).count == 5)
    #expect(try sent.text(in: world, limit: 9) == "Hi")
    #expect(throws: FileError.tooLarge(path: "a.txt", limit: 4)) {
      try sent.bytes(in: world, limit: 4)
    }
  }

  @Test func `names the input that is missing or unknown`() async {
    await #expect { try await invited([:]) } throws: { error in
      if case InputError.missing("name") = error { true } else { false }
    }
    await #expect { try await invited(["name": "Ann", "hat": true]) } throws: { error in
      if case InputError.unknown("hat") = error { true } else { false }
    }
  }

  @Test func `holds a number within its range at every door`() async throws {
    let error = OptionError.badNumber(option: "guests", allowed: 0...9)
    await #expect(throws: error) { try await invited(["name": "Ann", "guests": 10]) }
    await #expect(throws: error) {
      try await Stage().run(PartyPlugin.self, ["invite", "Ann", "10"])
    }
    await #expect(throws: error) {
      try await Invite(name: "Ann", guests: 10).performed(in: Stage().world)
    }
  }

  @Test func `limits its forms as its door`() {
    let form = FormAction("/party/sing", to: "/party") { _ in Sing() }
    #expect(form.limits == [.coach])
    #expect(ActionDoor(Sing.self).limits == [.coach])
    #expect(FormAction("/party/hum", to: "/party") { _ in Hum() }.limits.isEmpty)
  }

  @Test func `says what its answer is before there is one`() {
    let members = door.answer.schema["properties"]
    #expect(members?["name"] == ["type": "string", "description": "Who is invited."])
    #expect(members?["way"]?["enum"] == ["mail", "post"])
    #expect(door.answer.schema["required"] == ["guests", "name", "way"])
    #expect(door.answer.schema["additionalProperties"] == false)
  }
}

private struct PartyPlugin: Plugin {
  let id = "party"
  let name = "Party"
  let abstract = "A product of these tests."
  var commands: [any PluginCommand.Type] { [Invite.command, Hum.command] }
}

/// `party invite NAME [GUESTS]`.
private struct Invite: Action {
  enum Way: String, CaseIterable, InputValue { case mail, post }

  static let configuration = CommandConfiguration(commandName: "invite")
  static var inputs: [Input<Self>] {
    [
      .argument("name", \.name, HelpText.sharedPlain),
      .argument("guests", \.guests, HelpText.sharedPlain, in: 0...9),
      .option("greeting", \.greeting, HelpText.sharedPlain, valueName: "text"),
      .option("way", \.way, HelpText.sharedPlain),
      .flag("warm", \.isWarm, HelpText.sharedPlain),
    ]
  }

  var name = ""
  var guests: Int?
  var greeting = "Dear"
  var way = Way.mail
  var isWarm = false

  func perform(in world: World) async throws -> Invitation {
    let comma = greeting == "Dear" ? " " : ", "
    let guests = guests.map { " with \($0)" } ?? ""
    return Invitation(
      invite: self,
      text: "\(greeting)\(comma)\(name), come\(guests) by \(way).\(isWarm ? " Warmly." : "")")
  }
}

private struct Sing: Action {
  static let configuration = CommandConfiguration(commandName: "sing")
  static var limits: [RouteLimit] { [.coach] }
  static var inputs: [Input<Self>] { [.argument("songs", \.songs, HelpText.sharedPlain)] }

  var songs: [String] = []

  func perform(in world: World) async throws -> Song { Song(title: songs.first ?? "") }
}

/// `party hum [SONGS] --for NAME`.
private struct Hum: Action {
  static let configuration = CommandConfiguration(commandName: "hum")
  static var inputs: [Input<Self>] {
    [
      .argument("songs", \.songs, HelpText.sharedPlain, isRequired: false),
      .requiredOption("for", \.name, HelpText.sharedPlain).ofThisMachine,
    ]
  }

  var songs: [String] = []
  var name = ""

  func perform(in world: World) async throws -> Humming {
    Humming(song: songs.first, name: name)
  }
}

private struct Humming: Outcome, JSONObject {
  let song: String?
  let name: String

  static let fields: [Field<Self>] = [.optional("first", "The first song, if any.", \.song)]

  func lines(in world: World) -> [String] { ["\(song ?? "Nothing") for \(name)"] }
}

private struct Song: Outcome, JSONObject {
  let title: String

  static let fields = [Field("first", "The first song.", \Self.title)]

  func lines(in world: World) -> [String] { [title] }
}

private struct Invitation: Outcome, JSONObject {
  let invite: Invite
  let text: String

  static let fields = [
    Field("name", "Who is invited.", \Self.invite.name),
    Field("guests", "How many come along.", \.invite.guests),
    Field("way", "How the invitation travels.", \.invite.way),
  ]

  func lines(in world: World) -> [String] { [text] }
}
