public import CoreModels

/// An action for a host that learns only at run time which one it is: JSON in, JSON out.
public struct ActionDoor: Sendable {
  /// Its inputs.
  public let inputs: [InputDescription]
  /// The schema of its answer.
  public let answer: Shape
  /// `true` where all that it does is one transaction, whose result is its answer.
  public let isStored: Bool
  /// Performs it with those inputs; `mayChange` is `false` where it may only show something. Throws
  /// ``InputError``, and what the action throws.
  public let perform:
    @Sendable (_ values: [String: JSONValue], _ mayChange: Bool, World) async throws -> JSONValue

  /// The door to an action.
  public init<Performed: Action>(_ action: Performed.Type) {
    inputs = Performed.inputs.map(\.description)
    answer = Performed.Answer.answerShape
    isStored = Performed.self is any StoredAction.Type
    perform = { values, mayChange, world in
      let action = try Performed(reading: values)
      guard mayChange || action.showsOnly else { throw InputError.wouldChange }
      return world.json(of: try await action.performed(in: world))
    }
  }
}

/// Why an action cannot be made of JSON.
public enum InputError: Error {
  /// The action has no input of that name.
  case unknown(String)
  case missing(String)
  /// The input is of another kind.
  case wrongKind(InputDescription)
  /// It would change something where it may only show it.
  case wouldChange
}

extension Action {
  /// The action with inputs by their names in JSON; throws ``InputError``.
  fileprivate init(reading values: [String: JSONValue]) throws(InputError) {
    self.init()
    let inputs = Self.inputs
    let names = Set(inputs.map(\.description.name))
    if let unknown = values.keys.sorted().first(where: { !names.contains($0) }) {
      throw .unknown(unknown)
    }
    for input in inputs {
      guard let value = values[input.description.name] else {
        guard !input.description.isRequired else { throw .missing(input.description.name) }
        continue
      }
      guard input.read(value, &self) else { throw .wrongKind(input.description) }
    }
  }
}
