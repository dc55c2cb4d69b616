import ArgumentParser
public import CoreModels

/// An input of an action: its name, its meaning and the property that stores its value.
public struct Input<Root: Action>: Sendable {
  /// The description for programs.
  public private(set) var description: InputDescription
  /// `true`, the default, for an input that remote callers may send.
  var isRemote = true
  /// Creates the property wrapper that ArgumentParser reads.
  let parsed: @Sendable () -> Any
  /// Reads the value from ArgumentParser.
  let decode: @Sendable (KeyedDecodingContainer<InputKey>, InputKey, inout Root) throws -> Void
  /// Reads the value from JSON. Returns `false` if its kind does not match.
  let read: @Sendable (JSONValue, inout Root) -> Bool
  /// Throws ``OptionError`` if the value is out of range.
  let check: @Sendable (Root) throws -> Void
  /// Throws ``OptionError/empty(_:)`` for a required argument without text.
  private(set) var requireText: @Sendable (Root) throws -> Void = { _ in }

  init<Wrapper: Decodable & SendableMetatype, Value: Sendable>(
    _ description: InputDescription, _ path: any WritableKeyPath<Root, Value> & Sendable,
    parsed: @escaping @Sendable () -> Wrapper,
    value: @escaping @Sendable (Wrapper) -> Value,
    read: @escaping @Sendable (JSONValue) -> Value?,
    numbers: @escaping @Sendable (Value) -> Int? = { _ in nil }
  ) {
    self.description = description
    self.description.isPositional = Wrapper.self is any PositionalInput.Type
    self.parsed = parsed
    decode = { container, key, root in
      root[keyPath: path] = value(try container.decode(Wrapper.self, forKey: key))
    }
    self.read = { json, root in
      guard let value = read(json) else { return false }
      root[keyPath: path] = value
      return true
    }
    check = { root in
      guard let range = description.range, let number = numbers(root[keyPath: path]) else { return }
      _ = try range.validated(number, option: description.name)
    }
  }
}

/// A property wrapper of ArgumentParser whose value needs no name.
private protocol PositionalInput {}
extension Argument: PositionalInput {}

/// The coding key of an input in ArgumentParser.
struct InputKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension Input {
  /// A required value, positional on the command line.
  public static func argument<Value: InputValue>(
    _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable,
    _ help: some CatalogText, in range: ClosedRange<Int>? = nil
  ) -> Input {
    Input(
      InputDescription(
        name: name, summary: help.help, kind: Value.kind, range: range, isRequired: true),
      path, parsed: { Argument<Value>(help: ArgumentHelp(help)) }, value: \.wrappedValue,
      read: { Value(json: $0) }, numbers: { $0.number }
    ).requiringText { ($0[keyPath: path] as? String).map { [$0] } ?? [] }
  }

  /// An optional value, positional on the command line.
  public static func argument<Value: InputValue>(
    _ name: String, _ path: any WritableKeyPath<Root, Value?> & Sendable,
    _ help: some CatalogText, in range: ClosedRange<Int>? = nil
  ) -> Input {
    Input(
      InputDescription(name: name, summary: help.help, kind: Value.kind, range: range), path,
      parsed: { Argument<Value?>(help: ArgumentHelp(help)) }, value: \.wrappedValue,
      read: { Value(json: $0).map(Optional.some) }, numbers: { $0?.number })
  }

  /// Values up to the end of the command line, by default at least one.
  public static func argument<Value: InputValue>(
    _ name: String, _ path: any WritableKeyPath<Root, [Value]> & Sendable,
    _ help: some CatalogText, isRequired: Bool = true
  ) -> Input {
    Input(
      InputDescription(
        name: name, summary: help.help, kind: Value.kind, isRequired: isRequired,
        isRepeating: true), path,
      parsed: {
        isRequired
          ? Argument<[Value]>(help: ArgumentHelp(help))
          : Argument<[Value]>(wrappedValue: [], help: ArgumentHelp(help))
      }, value: \.wrappedValue, read: [Value].init(inputs:)
    ).requiringText { isRequired ? $0[keyPath: path] as? [String] ?? [] : [] }
  }

  /// A value, positional on the command line, whose default is that of the action's property.
  public static func argument<Value: InputValue>(
    _ name: String, defaultOf path: any WritableKeyPath<Root, Value> & Sendable,
    _ help: some CatalogText
  ) -> Input {
    Input(
      InputDescription(
        name: name, summary: help.help, kind: Value.kind,
        defaultValue: Root()[keyPath: path].defaultValueDescription), path,
      parsed: { Argument<Value>(wrappedValue: Root()[keyPath: path], help: ArgumentHelp(help)) },
      value: \.wrappedValue, read: { Value(json: $0) })
  }
}

extension Input {
  /// The same input, whose texts must not all be blank on the command line.
  fileprivate func requiringText(_ texts: @escaping @Sendable (Root) -> [String]) -> Input {
    var input = self
    let name = "<\(description.name.replacing("_", with: "-"))>"
    input.requireText = { root in
      let texts = texts(root)
      if !texts.isEmpty, texts.allSatisfy(\.isBlank) { throw OptionError.empty(name) }
    }
    return input
  }
}

extension Array where Element: InputValue {
  /// The values of a list, or a single one without its brackets; `nil` if a kind does not match.
  init?(inputs json: JSONValue) {
    let values = if case .array(let values) = json { values } else { [json] }
    let read = values.compactMap { Element(json: $0) }
    guard read.count == values.count else { return nil }
    self = read
  }
}
