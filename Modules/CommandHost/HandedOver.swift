public import ArgumentParser
import CorePlugin

/// A command that another program executes with the same arguments. It keeps a server's code out of
/// every other command.
protocol HandedOver: ParsableCommand {
  /// The file name of that program.
  static var program: String { get }
}

extension ProcessFacts {
  /// Replaces this process with the program, with the same arguments, environment and folder, so
  /// that its exit code is the command's. Returns only by throwing ``HostError/noProgram(_:)``.
  func handOver(to program: String, _ arguments: [String]) throws(HostError) {
    for path in places(of: program) { become(path, [program] + arguments) }
    throw .noProgram(program)
  }

  /// Returns the candidate paths: beside this program, then along `PATH`.
  func places(of program: String) -> [String] {
    let beside = executable.lastIndex(of: "/").map { String(executable[..<$0]) }
    let path = environment["PATH", default: ""].split(separator: ":").map(String.init)
    return ([beside].compactMap(\.self) + path).map { $0 + "/" + program }
  }
}

/// The server's commands, which `daybook-hub` executes.
public enum HubCommands {
  /// All of them, in the order in which `daybook` lists them.
  public static let all: [any ParsableCommand.Type] = [
    Serve.self, Token.self, Key.self, CalendarFeed.self, People.self,
  ]

  struct Serve: HubCommand {
    static var configuration: CommandConfiguration {
      .init("serve", HelpText.serve, more: HelpText.handedOver("serve"))
    }
    @Argument(parsing: .captureForPassthrough) var words: [String] = []
  }

  struct Token: HubCommand {
    static var configuration: CommandConfiguration {
      .init("token", HelpText.tokens, more: HelpText.handedOver("token"))
    }
    @Argument(parsing: .captureForPassthrough) var words: [String] = []
  }

  struct Key: HubCommand {
    static var configuration: CommandConfiguration {
      .init("key", HelpText.keys, more: HelpText.handedOver("key"))
    }
    @Argument(parsing: .captureForPassthrough) var words: [String] = []
  }

  struct CalendarFeed: HubCommand {
    static var configuration: CommandConfiguration {
      .init("calendar", HelpText.calendarFeed, more: HelpText.handedOver("calendar"))
    }
    @Argument(parsing: .captureForPassthrough) var words: [String] = []
  }
}

extension HubCommands {
  struct People: HubCommand {
    static var configuration: CommandConfiguration {
      .init("people", HelpText.people, more: HelpText.handedOver("people"))
    }
    @Argument(parsing: .captureForPassthrough) var words: [String] = []
  }
}

extension HubCommands {
  /// Returns a text with these commands as people type them: `daybook token`, which is handed over.
  static func asTyped(_ text: String) -> String {
    all.compactMap { $0.configuration.commandName }.reduce(text) { text, name in
      text.replacing("\(Serve.program) \(name)", with: "daybook \(name)")
    }
  }
}

protocol HubCommand: HandedOver {}

extension HubCommand {
  static var program: String { "daybook-hub" }
}
