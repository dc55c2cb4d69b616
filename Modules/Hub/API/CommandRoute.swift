import ArgumentParser
import CoreModels
import CorePlugin
import CoreStorage
import Foundation
import HubWeb

/// An action as a route: request parameters in, the outcome's JSON out.
struct CommandRoute: Sendable {
  /// The words of the action's command, starting with the product's: `["mori", "habit", "stats"]`.
  let words: [String]
  let summary: String
  let door: ActionDoor

  /// The most bytes of an answer.
  private static let answerLimit = 32 << 20

  /// Returns `nil` for a command that works only on the user's own machine.
  init?(_ words: [String], _ type: any PluginCommand.Type) {
    guard let door = type.door else { return nil }
    (self.words, self.door, summary) = (words, door, type.configuration.abstract)
  }

  var path: String { "/api/" + words.joined(separator: "/") }

  /// Performs the action read-only; a write throws ``APIError/wouldChange``.
  func show(_ call: HubRequest) async throws -> RouteResponse {
    var items = try call.request.queryItems()
    let shared = try SharedParameters(removingFrom: &items)
    let texts = Dictionary(grouping: items, by: \.name).mapValues { $0.map(\.value) }
    let known = Dictionary(door.inputs.map { ($0.name, $0) }) { first, _ in first }
    var values: [String: JSONValue] = [:]
    for (name, texts) in texts {
      guard let input = known[name] else { throw APIError.unknownParameter(name) }
      values[name] = input.value(ofQuery: texts)
    }
    var world = call.world
    world.store = world.store.beforeWrites { _ in throw APIError.wouldChange }
    return try await run(values, shared: shared, in: world, mayChange: false)
  }

  /// Performs the action with write access.
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
      let world = try caller.awayFromThisMachine().unwatched.adopting(shared.values)
      language = world.language
      let response = try await door.perform(values, mayChange, world)
      if case .bytes(let body) = response.body, body.count > Self.answerLimit {
        throw APIError.tooLong(limit: Self.answerLimit)
      }
      return response
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
}

extension APIError {
  /// The error for inputs that do not make an action.
  fileprivate init(_ error: InputError) {
    switch error {
    case .unknown(let name): self = .unknownParameter(name)
    case .missing(let name): self = .missingParameter(name)
    case .wrongKind(let input): self = .wrongType(input.name, expected: input.kind.words)
    case .wouldChange: self = .wouldChange
    }
  }
}
