/// The word before an app's commands where several apps are one command, so that texts name commands
/// as they are typed there: `daybook mori setup` for `mori setup`.
public struct CommandPrefix: Sendable {
  /// An app's name, and the names of its commands.
  public typealias App = (name: String, commands: @Sendable () -> [String])

  /// The prefix of the command that runs; `nil` for an app of its own.
  @TaskLocal public static var current: CommandPrefix?

  private let prefix: [UInt8]
  private let apps: [(name: [UInt8], commands: @Sendable () -> [String])]

  /// The prefix and the apps whose commands it precedes. The commands are asked for only where a text
  /// contains the app's name.
  public init(_ prefix: String, apps: [App]) {
    self.prefix = Array("\(prefix) ".utf8)
    self.apps = apps.map { (Array("\($0.name) ".utf8), $0.commands) }
  }

  /// Returns the text with the prefix before each command that lacks it.
  public func applied(to text: String) -> String {
    var text = text
    let bytes = text.withUTF8 { applied(to: $0) }
    return bytes.map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// Returns the same of a text in UTF-8; `nil` where nothing changes.
  func applied(to bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    var copied = 0
    for place in bytes.indices where isStart(place, in: bytes) {
      let rest = bytes[place...]
      guard let app = apps.first(where: { rest.starts(with: $0.name) }),
        !bytes[..<place].ends(with: prefix)
      else { continue }
      let word = rest.dropFirst(app.name.count).prefix(while: \.isOfName)
      // An option belongs to the app's usual command.
      let isOption = word.starts(with: "--".utf8)
      // The names of commands stand beside texts, which would ask for the names again.
      let commands = isOption ? [] : Self.$current.withValue(nil) { app.commands() }
      guard isOption || commands.contains(String(decoding: word, as: UTF8.self)) else { continue }
      result += bytes[copied..<place]
      result += prefix
      copied = place
    }
    return result.isEmpty ? nil : result + bytes[copied...]
  }

  /// `true` where a word begins that is no part of a path or a longer name.
  private func isStart(_ place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard place > 0 else { return true }
    let former = bytes[place - 1]
    return !former.isOfName && !"./_".utf8.contains(former)
  }
}

extension String {
  /// The text with the commands in it as they are typed; for what is in no catalog.
  public var withCommandPrefix: String { CommandPrefix.current?.applied(to: self) ?? self }
}

extension UInt8 {
  /// `true` for a character of commands' names.
  fileprivate var isOfName: Bool {
    let small = self | 0x20
    return small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z") || self == UInt8(ascii: "-")
      || self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9")
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  fileprivate func ends(with end: [UInt8]) -> Bool { suffix(end.count).elementsEqual(end) }
}
