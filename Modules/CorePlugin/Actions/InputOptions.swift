import ArgumentParser
public import CoreModels

extension Input {
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
      }, value: \.wrappedValue, read: { Value(json: $0) }, numbers: { $0.number })
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
      numbers: { $0?.number })
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

  /// `--force`, which allows an existing file to be replaced.
  public static func force(_ path: any WritableKeyPath<Root, Bool> & Sendable) -> Input {
    .flag("force", path, HelpText.force)
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
