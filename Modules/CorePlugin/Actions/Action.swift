public import ArgumentParser
public import CoreStorage

/// Something that a person can do, said once. Every door is derived from it: the command, the forms
/// of pages, the API and its description.
///
/// Its properties are its inputs, with what holds where none is given; ``inputs`` says how they are
/// called and what they are for.
public protocol Action: Sendable {
  /// The value that performing it returns.
  associatedtype Answer: Outcome

  /// The action as it is when nothing is given.
  init()
  /// Its name and what it does, as the command's help has it.
  static var configuration: CommandConfiguration { get }
  /// Its inputs in the order in which a command line has them; by default none.
  static var inputs: [Input<Self>] { get }
  /// The sort of thing it does: it shows something or, by default, changes it.
  static var purpose: CommandPurpose { get }
  /// How often somebody elsewhere may have it change something, beside the limit of all actions; by
  /// default no other.
  static var limits: [RouteLimit] { get }
  /// How its command uses the store's file.
  static var storeAccess: Store.Access { get }
  /// `true` where it only shows something with these inputs; see ``PluginCommand/showsOnly``.
  var showsOnly: Bool { get }
  /// Throws `ValidationError` for inputs that do not go together.
  func validate() throws
  /// The action with what it reads from this machine before it begins; by default itself.
  func prepared(in world: World) throws -> Self
  /// Does it; the only place that has its rules.
  func perform(in world: World) async throws -> Answer
}

extension Action {
  public static var inputs: [Input<Self>] { [] }
  public static var purpose: CommandPurpose { .writes }
  public static var limits: [RouteLimit] { [] }
  public static var storeAccess: Store.Access { .command }
  public var showsOnly: Bool { true }
  public func validate() throws {}
  public func prepared(in world: World) throws -> Self { self }

  /// The action as a command.
  public static var command: any PluginCommand.Type { ActionCommand<Self>.self }

  /// Performs it with inputs that are in range and go together; throws ``OptionError`` or
  /// `ValidationError` for others.
  @discardableResult
  public func performed(in world: World) async throws -> Answer {
    try validate()
    for input in Self.inputs { try input.check(self) }
    return try await perform(in: world)
  }
}

extension FormAction {
  /// A form that performs an action made of its fields, and leads on to a page.
  public init<Performed: Action>(
    _ path: String, limits: [RouteLimit] = [],
    to next: @escaping @Sendable (PageForm) -> PageAnswer,
    _ action: @escaping @Sendable (PageForm) throws -> Performed
  ) {
    self.init(path, limits: limits) { form, world in
      do {
        try await action(form).performed(in: world.unwatched)
      } catch is ValidationError {
        throw FormError.unreadable
      }
      return next(form)
    }
    // An answer that is known beforehand can be committed with what the form changes.
    if Performed.self is any StoredAction.Type { answer = next }
  }

  /// The same where every such form leads on to one page.
  public init<Performed: Action>(
    _ path: String, to next: String, limits: [RouteLimit] = [],
    _ action: @escaping @Sendable (PageForm) throws -> Performed
  ) {
    self.init(path, limits: limits, to: { _ in .moved(to: next) }, action)
  }
}
