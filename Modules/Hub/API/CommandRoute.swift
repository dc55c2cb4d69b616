import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes
import HubAccounts
import HubWeb

/// Runs a command on the server: request parameters in, the output of `--json` out.
struct CommandRoute: Sendable {
  /// The command's words, starting with the product's: `["mori", "habit", "stats"]`.
  let words: [String]
  let type: any PluginCommand.Type
  let parameters: [CommandParameter]
  private let door: ActionDoor?
  private let fixed: [String]

  /// The most bytes of an answer.
  fileprivate static let answerLimit = 32 << 20

  init(_ words: [String], _ type: any PluginCommand.Type) {
    (self.words, self.type, door) = (words, type, type.door)
    parameters = door?.inputs.map { CommandParameter($0) } ?? CommandParameter.all(of: type)
    fixed = door == nil ? CommandParameter.fixedArguments(of: type) : []
  }

  var path: String { "/api/" + words.joined(separator: "/") }

  /// `true` if the command takes the text of a file.
  var takesContent: Bool { parameters.contains { $0.kind == .content } }

  /// `true` where all that it does is one transaction, whose result is its answer.
  var isStored: Bool { door?.isStored ?? false }
  /// The schema of its answer.
  var answer: Shape { door?.answer ?? .any }

  /// Runs the command read-only; a write throws ``APIError/wouldChange``.
  func show(_ call: HubRequest) async throws -> RouteResponse {
    var items = try call.request.queryItems()
    let shared = try SharedParameters(removingFrom: &items)
    let texts = Dictionary(grouping: items, by: \.name).mapValues { $0.map(\.value) }
    let known = Dictionary(parameters.map { ($0.name, $0) }) { first, _ in first }
    var values: [String: JSONValue] = [:]
    for (name, texts) in texts {
      guard let parameter = known[name] else { throw APIError.unknownParameter(name) }
      values[name] = parameter.value(ofQuery: texts)
    }
    var world = call.world
    world.store = world.store.beforeWrites { _ in throw APIError.wouldChange }
    return try await run(values, shared: shared, in: world, mayChange: false)
  }

  /// Runs the command with write access.
  func perform(_ call: HubRequest) async throws -> RouteResponse {
    var items = try call.request.queryItems()
    let shared = try SharedParameters(removingFrom: &items)
    if let item = items.first { throw APIError.unknownParameter(item.name) }
    return try await run(call.request.jsonMembers(), shared: shared, in: call.world)
  }

  private func run(
    _ values: [String: JSONValue], shared: SharedParameters, in caller: World,
    mayChange: Bool = true
  ) async throws -> RouteResponse {
    var language = caller.language
    do {
      if let door {
        let world = try caller.awayFromThisMachine().unwatched.adopting(shared.values)
        language = world.language
        return try .json(bounded: try await door.perform(values, mayChange, world))
      }
      let arguments = try CommandArguments(values, for: parameters, fixed: fixed)
      let command = try parsed(arguments.line)
      guard mayChange || command.showsOnly else { throw APIError.wouldChange }
      let output = CollectedOutput(limit: Self.answerLimit)
      var world = try caller.awayFromThisMachine(input: arguments.input).adopting(shared.values)
      world.terminal = output.terminal
      language = world.language
      try await command.run(in: world)
      return try .json(printed: output.text())
    } catch let error as CancellationError {
      throw error
    } catch let error as InputError {
      throw APIError(error)
    } catch let error as any StatusError {
      throw error
    } catch let error as any ExplainedError {
      throw error.failure(in: language)
    } catch let error as ValidationError {
      throw APIError.usage(error.message)
    }
  }

  private func parsed(_ line: [String]) throws -> any PluginCommand {
    do {
      return try type.parse(line)
    } catch {
      throw APIError.usage(type.message(for: error))
    }
  }
}

extension APIError {
  /// The error for inputs that do not make an action.
  fileprivate init(_ error: InputError) {
    switch error {
    case .unknown(let name): self = .unknownParameter(name)
    case .missing(let name): self = .missingParameter(name)
    case .wrongKind(let input):
      self = .wrongType(
        input.name, expected: input.isRepeating ? "a list" : CommandParameter(input).value.words)
    case .wouldChange: self = .wouldChange
    }
  }
}

extension RouteResponse {
  /// The answer of an action; throws ``APIError/tooLong(limit:)``.
  fileprivate static func json(bounded value: JSONValue) throws -> RouteResponse {
    let response = try json(value)
    if case .bytes(let body) = response.body, body.count > CommandRoute.answerLimit {
      throw APIError.tooLong(limit: CommandRoute.answerLimit)
    }
    return response
  }

  /// Wraps a command's output; text that is not JSON becomes the member `text`.
  fileprivate static func json(printed text: String) throws -> RouteResponse {
    let first = text.utf8.first { !" \n\r\t".utf8.contains($0) }
    guard let first, "{[\"0123456789-tfn".utf8.contains(first) else {
      return try .json(["text": .string(text)])
    }
    var response = try json([:])
    response.body = .bytes(Data(text.utf8))
    return response
  }
}
