import ArgumentParser
public import CoreModels

/// An input of an action: its name, its meaning and the property that stores its value.
public struct Input<Root: Action>: Sendable {
  /// The description for programs.
  public let description: InputDescription
  /// `true`, the default, for an input that remote callers may send.
  private(set) var isRemote = true
  /// Creates the property wrapper that ArgumentParser reads.
  let parsed: @Sendable () -> Any
  /// Reads the value from ArgumentParser.
  let decode: @Sendable (KeyedDecodingContainer<InputKey>, InputKey, inout Root) throws -> Void
  /// Reads the value from JSON. Returns `false` if its kind does not match.
  let read: @Sendable (JSONValue, inout Root) -> Bool
  /// Throws ``OptionError`` if the value is out of range.
  let check: @Sendable (Root) throws -> Void

  private init<Wrapper: Decodable & SendableMetatype, Value: Sendable>(
    _ description: InputDescription, _ path: any WritableKeyPath<Root, Value> & Sendable,
    parsed: @escaping @Sendable () -> Wrapper,
    value: @escaping @Sendable (Wrapper) -> Value,
    read: @escaping @Sendable (JSONValue) -> Value?,
    numbers: @escaping @Sendable (Value) -> Int? = { _ in nil }
  ) {
    self.description = description
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
      read: { Value(json: $0) }, numbers: { $0 as? Int })
  }

  /// An optional value, positional on the command line.
  public static func argument<Value: InputValue>(
    _ name: String, _ path: any WritableKeyPath<Root, Value?> & Sendable,
    _ help: some CatalogText, in range: ClosedRange<Int>? = nil
  ) -> Input {
    Input(
      InputDescription(name: name, summary: help.help, kind: Value.kind, range: range), path,
      parsed: { Argument<Value?>(help: ArgumentHelp(help)) }, value: \.wrappedValue,
      read: { Value(json: $0).map(Optional.some) }, numbers: { $0 as? Int })
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
      }, value: \.wrappedValue, read: [Value].init(inputs:))
  }

  /// A named value whose default is that of the action's property.
  public static func option<Value: InputValue>(
    _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable,
    _ help: some CatalogText, valueName: String? = nil, in range: ClosedRange<Int>? = nil
  ) -> Input {
    Input(
      InputDescription(
        name: name, summary: help.help, kind: Value.kind, range: range,
        defaultValue: Root()[keyPath: path].defaultValueDescription),
      path,
      parsed: {
        Option<Value>(
          wrappedValue: Root()[keyPath: path], name: .input(name),
          help: ArgumentHelp(help, valueName: valueName))
      }, value: \.wrappedValue, read: { Value(json: $0) }, numbers: { $0 as? Int })
  }

  /// An optional named value.
  public static func option<Value: InputValue>(
    _ name: String, _ path: any WritableKeyPath<Root, Value?> & Sendable,
    _ help: some CatalogText, valueName: String? = nil, in range: ClosedRange<Int>? = nil
  ) -> Input {
    Input(
      InputDescription(name: name, summary: help.help, kind: Value.kind, range: range), path,
      parsed: {
        Option<Value?>(name: .input(name), help: ArgumentHelp(help, valueName: valueName))
      }, value: \.wrappedValue, read: { Value(json: $0).map(Optional.some) },
      numbers: { $0 as? Int })
  }

  /// A named value that may be given several times.
  public static func option<Value: InputValue>(
    _ name: String, _ path: any WritableKeyPath<Root, [Value]> & Sendable,
    _ help: some CatalogText, valueName: String? = nil
  ) -> Input {
    Input(
      InputDescription(name: name, summary: help.help, kind: Value.kind, isRepeating: true), path,
      parsed: {
        Option<[Value]>(
          wrappedValue: [], name: .input(name), help: ArgumentHelp(help, valueName: valueName))
      }, value: \.wrappedValue, read: [Value].init(inputs:))
  }

  /// A required named value.
  public static func requiredOption<Value: InputValue>(
    _ name: String, _ path: any WritableKeyPath<Root, Value> & Sendable,
    _ help: some CatalogText, valueName: String? = nil
  ) -> Input {
    Input(
      InputDescription(name: name, summary: help.help, kind: Value.kind, isRequired: true), path,
      parsed: {
        Option<Value>(name: .input(name), help: ArgumentHelp(help, valueName: valueName))
      }, value: \.wrappedValue, read: { Value(json: $0) })
  }

  /// The same input on the command line only: the API does not offer it.
  public var ofThisMachine: Input {
    var input = self
    input.isRemote = false
    return input
  }

  /// A file that the action reads.
  public static func file(
    _ name: String, _ path: any WritableKeyPath<Root, FileText> & Sendable, _ help: some CatalogText
  ) -> Input {
    Input(
      InputDescription(
        name: name, summary: "The text of the file.", kind: .file, isRequired: true),
      path, parsed: { Argument<FileText>(help: ArgumentHelp(help)) }, value: \.wrappedValue,
      read: { FileText(json: $0) })
  }

  /// A flag, off by default.
  public static func flag(
    _ name: String, _ path: any WritableKeyPath<Root, Bool> & Sendable, _ help: some CatalogText
  ) -> Input {
    Input(
      InputDescription(name: name, summary: help.help, kind: .flag), path,
      parsed: { Flag(wrappedValue: false, name: .input(name), help: ArgumentHelp(help)) },
      value: \.wrappedValue, read: { Bool(json: $0) })
  }
}

extension NameSpecification {
  /// `--mark-color` for the input `mark_color`.
  fileprivate static func input(_ name: String) -> NameSpecification {
    .customLong(name.replacing("_", with: "-"))
  }
}

extension Array where Element: InputValue {
  /// The values of a list, or a single one without its brackets; `nil` if a kind does not match.
  fileprivate init?(inputs json: JSONValue) {
    let values = if case .array(let values) = json { values } else { [json] }
    let read = values.compactMap { Element(json: $0) }
    guard read.count == values.count else { return nil }
    self = read
  }
}
