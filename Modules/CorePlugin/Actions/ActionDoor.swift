public import CoreModels

/// A type-erased action for hosts: JSON in, JSON out.
public struct ActionDoor: Sendable {
  /// The inputs of the action.
  public let inputs: [InputDescription]
  /// The schema of the action's answer.
  public let answer: Shape
  /// Other words by which people look for it, in the language of help.
  public var keywords: String { words() }
  /// The effect of the action.
  public let purpose: CommandPurpose
  /// The action's own rate limits.
  public let limits: [RouteLimit]
  /// `true` if the action is a single transaction whose result is its answer.
  public let isStored: Bool
  /// Performs the action with those inputs; with `mayChange` false, only if it shows something.
  /// Throws ``InputError`` and the action's own errors.
  public let perform:
    @Sendable (_ values: [String: JSONValue], _ mayChange: Bool, World) async throws ->
      RouteResponse

  private let words: @Sendable () -> String

  /// Erases the type of an action.
  public init<Performed: Action>(_ action: Performed.Type) {
    inputs = Performed.inputs.filter(\.isRemote).map(\.description)
    answer = Performed.Answer.answerShape
    words = { Performed.keywords }
    (purpose, limits) = (Performed.purpose, Performed.limits)
    isStored = Performed.self is any StoredAction.Type
    perform = { values, mayChange, world in
      let action = try Performed(reading: values)
      guard mayChange || action.showsOnly else { throw InputError.wouldChange }
      return try .json(of: try await action.performed(in: world), in: world)
    }
  }
}

/// An error in the JSON inputs of an action.
public enum InputError: Error {
  /// The action has no input with that name.
  case unknown(String)
  case missing(String)
  /// The input's value has another kind.
  case wrongKind(InputDescription)
  /// The action would change something in a read-only request.
  case wouldChange
}

extension Action {
  /// Creates the action from inputs by their JSON names. Throws ``InputError``.
  fileprivate init(reading values: [String: JSONValue]) throws(InputError) {
    self.init()
    let inputs = Self.inputs.filter(\.isRemote)
    let names = Set(inputs.map(\.description.name))
    if let unknown = values.keys.sorted().first(where: { !names.contains($0) }) {
      throw .unknown(unknown)
    }
    for input in inputs {
      guard let value = values[input.description.name], value != [] || !input.description.isRequired
      else {
        guard !input.description.isRequired else { throw .missing(input.description.name) }
        continue
      }
      guard input.read(value, &self) else { throw .wrongKind(input.description) }
    }
  }
}
