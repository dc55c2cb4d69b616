import ArgumentParser
import CoreModels
import CorePlugin
import Foundation
import HubWeb

/// A command's argument as a request parameter.
struct CommandParameter: Hashable, Sendable {
  /// The argument's form on a command line.
  enum Kind: Hashable, Sendable {
    case flag(String)
    case option(String)
    case positional
    /// A path on the command line; in a request, the file's content.
    case content
  }

  /// Its name in JSON.
  let name: String
  let kind: Kind
  let value: InputKind
  let isRequired: Bool
  let isRepeating: Bool
  let summary: String
  let defaultValue: String?
  var range: ClosedRange<Int>?

  /// The parameters of a command, without the shared options. Paths on the user's machine are left
  /// out, except that the content of a required input file comes with the request.
  static func all(of command: any PluginCommand.Type) -> [CommandParameter] {
    let described = described(command).filter { $0.isOwn }
    let integers = wrappers(of: command.init()).map(\.holdsInteger)
    return described.enumerated().compactMap { index, argument in
      guard let parameter = CommandParameter(argument, of: command) else { return nil }
      let isInteger = integers.count == described.count && integers[index]
      return isInteger ? parameter.with(.integer) : parameter
    }
  }

  /// Reads ArgumentParser's `_dumpHelp` JSON. Returns nothing if its format changes, which the
  /// tests would detect.
  private static func described(
    _ arguments: any ParsableArguments.Type
  ) -> [ArgumentDescription] {
    let data = Data(arguments._dumpHelp().utf8)
    let tool = try? JSONDecoder().decode(ToolDescription.self, from: data)
    return tool?.command.arguments ?? []
  }

  private static let shared = Set(
    described(SharedOptions.self).compactMap(\.preferredName?.name) + ["help", "version"])

  fileprivate static func isShared(_ name: String) -> Bool { shared.contains(name) }

  /// The property wrappers of a command's own arguments, in order.
  private static func wrappers(of arguments: any ParsableArguments) -> [any ArgumentWrapper] {
    Mirror(reflecting: arguments).children.flatMap { child -> [any ArgumentWrapper] in
      if let group = child.value as? any ArgumentGroup {
        return group.isShared ? [] : wrappers(of: group.empty)
      }
      return (child.value as? any ArgumentWrapper).map { [$0] } ?? []
    }
  }
}

extension CommandParameter {
  /// An input of an action.
  init(_ input: InputDescription) {
    self.init(
      name: input.name, kind: input.kind == .file ? .content : .option(input.name),
      value: input.kind, isRequired: input.isRequired, isRepeating: input.isRepeating,
      summary: input.summary,
      defaultValue: input.defaultValue,
      range: input.range)
  }

  fileprivate init?(
    _ argument: ArgumentDescription, of command: any PluginCommand.Type
  ) {
    let isPath = ["file", "folder", "path", "out"].contains(argument.valueName ?? "")
    if isPath {
      guard argument.kind == .positional, !argument.isOptional, command.purpose != .reads else {
        return nil
      }
    }
    let long = argument.preferredName?.name ?? argument.valueName ?? ""
    kind =
      switch argument.kind {
      case .flag: .flag(long)
      case .option: .option(long)
      case .positional: isPath ? .content : .positional
      }
    name = long.replacing("-", with: "_")
    value =
      argument.kind == .flag ? .flag : argument.allValues.map { .choice($0) } ?? .text
    isRequired = !argument.isOptional
    isRepeating = argument.isRepeating
    summary = isPath ? "The text of the file." : argument.abstract ?? ""
    defaultValue = argument.kind == .flag ? nil : argument.defaultValue
  }

  fileprivate func with(_ value: InputKind) -> CommandParameter {
    CommandParameter(
      name: name, kind: kind, value: value, isRequired: isRequired, isRepeating: isRepeating,
      summary: summary, defaultValue: defaultValue)
  }

  /// The arguments that every request adds: a required output file becomes standard output.
  static func fixedArguments(of command: any PluginCommand.Type) -> [String] {
    described(command).contains { argument in
      argument.kind == .positional && !argument.isOptional && argument.valueName == "file"
        && command.purpose == .reads
    } ? ["-"] : []
  }
}

/// The parts of ArgumentParser's description that parameters need.
private struct ToolDescription: Decodable {
  struct Command: Decodable {
    let arguments: [ArgumentDescription]?
  }
  let command: Command
}

private struct ArgumentDescription: Decodable {
  enum Kind: String, Decodable { case positional, option, flag }
  struct Name: Decodable { let name: String }

  let kind: Kind
  let isOptional: Bool
  let isRepeating: Bool
  let preferredName: Name?
  let valueName: String?
  let defaultValue: String?
  let allValues: [String]?
  let abstract: String?

  var isOwn: Bool { !(preferredName.map { CommandParameter.isShared($0.name) } ?? false) }
}

/// An argument's property wrapper, whose value type the description omits.
private protocol ArgumentWrapper {
  var holdsInteger: Bool { get }
}

extension Option: ArgumentWrapper {
  fileprivate var holdsInteger: Bool { Value.self == Int.self || Value.self == Int?.self }
}

extension Argument: ArgumentWrapper {
  fileprivate var holdsInteger: Bool { Value.self == Int.self || Value.self == Int?.self }
}

extension Flag: ArgumentWrapper {
  fileprivate var holdsInteger: Bool { false }
}

/// A group of arguments shared by several commands.
private protocol ArgumentGroup {
  var isShared: Bool { get }
  var empty: any ParsableArguments { get }
}

extension OptionGroup: ArgumentGroup {
  fileprivate var isShared: Bool { Value.self == SharedOptions.self }
  fileprivate var empty: any ParsableArguments { Value() }
}
