public import ArgumentParser
public import CoreStorage

/// Something that a user can do, defined once. The command, the forms of pages, the API and its
/// description are derived from it.
///
/// Its properties are its inputs, with their defaults; ``inputs`` gives their names and meanings.
public protocol Action: Sendable {
  /// The value that performing it returns.
  associatedtype Answer: Outcome

  /// Creates the action with its defaults.
  init()
  /// The name and description, as in the command's help.
  static var configuration: CommandConfiguration { get }
  /// The inputs in command-line order; none by default.
  static var inputs: [Input<Self>] { get }
  /// Other words by which people look for it, in the language of help; none by default.
  static var keywords: String { get }
  /// The purpose: showing something or, by default, changing it.
  static var purpose: CommandPurpose { get }
  /// Rate limits of the forms made of the action and of its `POST` in the API, besides those of all
  /// forms and commands; none by default. Its `GET` has none of them, because it only shows something.
  static var limits: [RouteLimit] { get }
  /// The channel to note in the log instead of that of the caller, such as an import; none by
  /// default.
  static var door: Origin.Door? { get }
  /// The command's access to the store's file.
  static var storeAccess: Store.Access { get }
  /// `true` if these inputs make the action read-only, as `GET` requires. The default is `true`,
  /// because the store refuses writes there. Implement it for actions that call other servers or
  /// write automatically.
  var showsOnly: Bool { get }
  /// `true` if with these inputs it asks a person at a terminal; `false` by default.
  var asks: Bool { get }
  /// Throws `ValidationError` for contradictory inputs.
  func validate() throws
  /// Returns the action with inputs read from this machine; itself by default.
  func prepared(in world: World) throws -> Self
  /// Performs the action. All its rules live here.
  func perform(in world: World) async throws -> Answer
  /// Runs after the answer was given, such as to renew a cache. The default does nothing.
  func follow(in world: World) async
  /// Runs the action's command: performs it and prints its outcome. Implement it for an action that
  /// draws its outcome itself.
  func run(in world: World) async throws
}

extension Action {
  public static var inputs: [Input<Self>] { [] }
  public static var keywords: String { "" }
  public static var purpose: CommandPurpose { .writes }
  public static var limits: [RouteLimit] { [] }
  public static var door: Origin.Door? { nil }
  public static var storeAccess: Store.Access { .command }
  public var showsOnly: Bool { true }
  public var asks: Bool { false }
  public func validate() throws {}
  public func prepared(in world: World) throws -> Self { self }
  public func follow(in world: World) async {}
  public func run(in world: World) async throws {
    try await performed(in: world) { try world.answer(with: $0) }
  }

  /// The action as a command.
  public static var command: any PluginCommand.Type { commandType(of: Self.self) }

  /// Validates the inputs, and returns the world whose log notes the action's channel. Throws
  /// ``OptionError`` for an input out of range and `ValidationError` for contradictory ones.
  func checked(in world: World) throws -> World {
    try validate()
    for input in Self.inputs { try input.check(self) }
    var world = world
    if let door = Self.door { world.store = world.store.writing(through: door) }
    return world
  }

  /// Validates the inputs and performs the action. `answer` gives the result to the caller before
  /// what follows.
  @discardableResult
  public func performed(
    in world: World, answer: (Answer) throws -> Void = { _ in }
  ) async throws -> Answer {
    let world = try checked(in: world)
    let result = try await perform(in: world)
    try answer(result)
    await follow(in: world)
    return result
  }
}

extension FormAction {
  /// Creates a form that performs an action made from its fields and redirects to a page.
  public init<Performed: Action>(
    _ path: String, to next: @escaping @Sendable (PageForm) -> PageAnswer,
    _ action: @escaping @Sendable (PageForm) throws -> Performed
  ) {
    self.init(path, limits: Performed.limits) { form, world in
      do {
        let action = try action(form)
        if let stored = action as? any StoredAction {
          try await stored.change(in: world.unwatched)
        } else {
          try await action.performed(in: world.unwatched)
        }
      } catch is ValidationError {
        throw FormError.unreadable
      }
      return next(form)
    }
    // A known redirect can be committed in the same transaction as the form's changes.
    if Performed.self is any StoredAction.Type { answer = next }
  }

  /// Creates a form that always redirects to the same page.
  public init<Performed: Action>(
    _ path: String, to next: String,
    _ action: @escaping @Sendable (PageForm) throws -> Performed
  ) {
    self.init(path, to: { _ in .moved(to: next) }, action)
  }
}
