import ArgumentParser
public import CoreModels
import CoreTerminal

extension World {
  /// Does what a command does with those arguments, and leaves out what it prints; texts that a
  /// person typed go after `--`. Throws ``FormError/unreadable`` where they do not fit the command.
  public func perform(
    _ type: any PluginCommand.Type, _ arguments: [String] = []
  ) async throws {
    let words = arguments.spellingEmptyOptions()
    guard let command = try? words.parsed({ try type.parse($0) as any PluginCommand }) else {
      throw FormError.unreadable
    }
    do {
      try await command.run(in: unwatched)
    } catch is ValidationError {
      throw FormError.unreadable
    }
  }

  /// This world where nobody looks at what is printed, and nobody types: that of a form.
  public var unwatched: World {
    var world = self
    world.terminal = .silent
    world.answers = .json
    return world
  }
}

extension [String] {
  /// The same arguments with `--name=` as two, for the parser takes it for an option without its
  /// value.
  public func spellingEmptyOptions() -> [String] {
    let options = prefix { $0 != "--" }
    return options.flatMap { argument in
      argument.hasPrefix("--") && argument.hasSuffix("=") && argument.count { $0 == "=" } == 1
        ? [String(argument.dropLast()), ""] : [argument]
    } + dropFirst(options.count)
  }
}

/// Why a form could not be done.
public enum FormError: ExplainedError, Hashable {
  /// A field is missing, or holds what its input would not take.
  case unreadable

  /// A `badInput` failure.
  public func failure(in language: Language) -> Failure {
    Failure(
      .badInput, code: "form_unreadable", message: PluginText.unreadableForm.text(in: language),
      hint: PluginText.unreadableFormAdvice.text(in: language))
  }
}

extension PageForm {
  /// A field's first value; throws ``FormError/unreadable`` where it was not sent.
  public func required(_ field: String) throws(FormError) -> String {
    guard let value = self[field] else { throw .unreadable }
    return value
  }

  /// A field's first value without white space around it, `nil` where that is empty.
  public func filled(_ field: String) -> String? {
    let value = self[field]?.trimmingWhitespace() ?? ""
    return value.isEmpty ? nil : value
  }

  /// A parameter of its path; throws ``FormError/unreadable`` where the path has none.
  public func parameter(_ name: String) throws(FormError) -> String {
    guard let value = request.parameters[name] else { throw .unreadable }
    return value
  }

  /// The page to go on with: the field `back` where it is Today or a page of that product, else
  /// another.
  public func back(or path: String, within product: String) -> PageAnswer {
    let allowed = { (byte: UInt8) in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || "/-?=&#".utf8.contains(byte)
    }
    guard let back = self["back"], ["/", product].contains(back) || back.hasPrefix(product + "/"),
      back.utf8.allSatisfy(allowed), !back.contains("//")
    else { return .moved(to: path) }
    return .moved(to: back)
  }
}

extension Terminal {
  /// Nobody looks at it, and nobody types.
  static let silent = Terminal(
    write: { _ in }, writeError: { _ in }, isInteractive: false, isErrorInteractive: false,
    size: { TerminalSize(columns: 80, rows: 24) }, colors: .none, isUnicode: true)
}
