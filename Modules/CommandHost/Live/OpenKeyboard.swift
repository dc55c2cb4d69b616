import CoreTerminal
import Dispatch
import Foundation
import Synchronization

/// Standard input while a screen stays open: each key is told at once, and none is shown. Ctrl-C and
/// Ctrl-Z do what they always do; whoever comes back after Ctrl-Z finds a whole screen.
enum OpenKeyboard {
  /// Where signal handlers write that something changed.
  private static let bell = Atomic<Int32>(-1)

  /// Tells of keys and changes until what it answers is called.
  @Sendable static func listen(_ events: TerminalEvents) -> @Sendable () -> Void {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return {} }
    let (ear, mouth) = (ends[0], ends[1])
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    bell.store(mouth, ordering: .relaxed)
    let sources = Sources()
    sources.listen(to: ear) { _ in events.add(.changed) }
    // In the background, reading would stop the command.
    let isInFront = isatty(STDIN_FILENO) == 1 && tcgetpgrp(STDIN_FILENO) == getpgrp()
    if isInFront {
      sources.listen(to: STDIN_FILENO) { tell($0, to: events) }
      open()
    }
    signal(SIGWINCH) { _ in OpenKeyboard.ring() }
    signal(SIGCONT) { _ in
      OpenKeyboard.goOn()
      OpenKeyboard.ring()
    }
    return {
      bell.store(-1, ordering: .relaxed)
      for number in [SIGWINCH, SIGCONT, SIGTSTP] { signal(number, SIG_DFL) }
      sources.end()
      if isInFront { HiddenInput.showAgain() }
      close(ear)
      close(mouth)
    }
  }

  /// The letters among the bytes that a key sends; arrows and the like send none.
  static func letters(in bytes: [UInt8]) -> [Character] {
    // The end of a file that somebody types closes as q does.
    if bytes == [4] { return ["q"] }
    guard bytes.first != 0x1B else { return [] }
    return String(decoding: bytes, as: UTF8.self).lowercased().filter { !$0.isWhitespace }
  }

  private static func tell(_ bytes: [UInt8], to events: TerminalEvents) {
    for letter in letters(in: bytes) { events.add(.key(letter)) }
  }

  // What follows runs in signal handlers too, and does only what is safe there.

  /// Takes keys one by one, unseen, and gives the terminal back while the command is stopped.
  private static func open() {
    var modes = termios()
    guard tcgetattr(STDIN_FILENO, &modes) == 0 else { return }
    modes.c_lflag &= ~(tcflag_t(ECHO) | tcflag_t(ICANON))
    tcsetattr(STDIN_FILENO, TCSANOW, &modes)
    signal(SIGTSTP) { number in
      HiddenInput.showAgain()
      signal(number, SIG_DFL)
      raise(number)
    }
  }

  private static func goOn() {
    if tcgetpgrp(STDIN_FILENO) == getpgrp() { open() }
  }

  private static func ring() {
    var byte: UInt8 = 1
    _ = write(bell.load(ordering: .relaxed), &byte, 1)
  }
}

/// Files that are listened to.
private final class Sources: @unchecked Sendable {
  // Changed only while the screen is opened and closed, by one thread after the other.
  private var sources: [any DispatchSourceRead] = []

  func listen(to file: Int32, _ take: @escaping @Sendable ([UInt8]) -> Void) {
    let source = DispatchSource.makeReadSource(fileDescriptor: file, queue: .global())
    source.setEventHandler {
      var bytes = [UInt8](repeating: 0, count: 64)
      let count = read(file, &bytes, bytes.count)
      // Where nothing can come any more, it is as if the end was typed.
      take(count > 0 ? Array(bytes.prefix(count)) : [4])
    }
    source.resume()
    sources.append(source)
  }

  func end() {
    for source in sources { source.cancel() }
    sources = []
  }
}
