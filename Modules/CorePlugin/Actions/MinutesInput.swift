import ArgumentParser
public import CoreModels

extension TypedMinutes: InputValue {
  public init?(argument: String) { self.init(argument) }
  public init?(json: JSONValue) {
    guard let count = Int(json: json) else { return nil }
    self = .minutes(count)
  }

  public static var kind: InputKind { .integer }
  public static var shape: Shape { .integer }
  public var json: JSONValue { (number ?? 0).json }
  public var number: Int? { if case .minutes(let count) = self { count } else { nil } }
  public var defaultValueDescription: String { number?.description ?? "" }

  /// Returns the number of minutes; throws ``OptionError`` for what nobody can count.
  public func count() throws(OptionError) -> Int {
    switch self {
    case .minutes(let count): return count
    case .ambiguous(let text): throw .ambiguousMinutes(text)
    case .unreadable(let text): throw .badMinutes(text)
    }
  }
}

extension TypedMinutes: ExpressibleByIntegerLiteral {
  public init(integerLiteral count: Int) { self = .minutes(count) }
}

extension Input {
  /// Required minutes, positional and last on the command line, in one word or several.
  public static func minutes(
    _ name: String, _ path: any WritableKeyPath<Root, TypedMinutes> & Sendable,
    _ help: some CatalogText
  ) -> Input {
    Input(
      InputDescription(name: name, summary: help.help, kind: TypedMinutes.kind, isRequired: true),
      path, parsed: { Argument<[String]>(help: ArgumentHelp(help)) },
      value: { TypedMinutes($0.wrappedValue.joined(separator: " ")) },
      read: { TypedMinutes(json: $0) })
  }

  /// Minutes, positional and last on the command line, in one word or several: `1 h 30`.
  public static func minutes(
    _ name: String, _ path: any WritableKeyPath<Root, TypedMinutes?> & Sendable,
    _ help: some CatalogText
  ) -> Input {
    Input(
      InputDescription(name: name, summary: help.help, kind: TypedMinutes.kind), path,
      parsed: { Argument<[String]>(wrappedValue: [], help: ArgumentHelp(help)) },
      value: {
        $0.wrappedValue.isEmpty ? nil : TypedMinutes($0.wrappedValue.joined(separator: " "))
      },
      read: { TypedMinutes(json: $0).map(Optional.some) })
  }
}
