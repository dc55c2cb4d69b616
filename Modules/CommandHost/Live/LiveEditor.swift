import CoreModels
import CorePlugin
import CoreStorage
import Foundation

extension Editor {
  /// The editor named by `VISUAL` or `EDITOR`, otherwise `vi`. Drafts are private files in the home
  /// that stay there until the text is saved.
  static func live(home: Home, environment: [String: String]) -> Editor {
    let named = [environment["VISUAL"], environment["EDITOR"]].compactMap(\.self)
    let command = named.first { !$0.isEmpty } ?? "vi"
    return Editor { text, name, save in
      let draft = try Draft(text, in: home.path + "/drafts", name: name)
      let status = runEditor(command, draft.path)
      guard status == 0 else {
        let isWorthKeeping = (try? draft.text()) != text
        if !isWorthKeeping { draft.remove() }
        // A shell's exit codes for a program that it cannot find or execute.
        if [126, 127].contains(status) && !isWorthKeeping { throw EditorError.cannotStart }
        throw EditorError.failed(
          status: Int(status), draft: isWorthKeeping ? draft.path : nil)
      }
      do {
        try await save(try draft.text())
      } catch let error as EditorError {
        throw error
      } catch {
        let reason =
          error as? any ExplainedError
          ?? Failure(.inputOutput, code: "unexpected", message: "")
        throw EditorError.notKept(reason: reason, draft: draft.path)
      }
      draft.remove()
    }
  }
}

/// The file of a text being edited.
private struct Draft {
  let path: String

  init(_ text: String, in folder: String, name: String) throws(EditorError) {
    let stem = name.prefix { $0 != "." }
    let unique = UUID().uuidString.prefix(8).lowercased()
    path = "\(folder)/\(stem)-\(unique)\(name.dropFirst(stem.count))"
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch {
      throw .draft(path: path)
    }
    let descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .draft(path: path) }
    do {
      let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try file.write(contentsOf: Data(text.utf8))
    } catch {
      remove()
      throw .draft(path: path)
    }
  }

  func text() throws(EditorError) -> String {
    guard let data = FileManager.default.contents(atPath: path),
      // Reading with Foundation would drop a byte order mark.
      let text = String(validating: data, as: UTF8.self)
    else { throw .draft(path: path) }
    return text
  }

  /// Removes the draft, and its folder after the last one.
  func remove() {
    unlink(path)
    rmdir((path as NSString).deletingLastPathComponent)
  }
}

/// Runs the editor in this terminal's foreground, like a shell. Foundation's `Process` uses a
/// separate process group, which must not read from the terminal.
private func runEditor(_ command: String, _ path: String) -> Int32 {
  let words = ["sh", "-c", command + #" "$1""#, "sh", path]
  let arguments = words.map { strdup($0) }
  defer { arguments.forEach { free($0) } }
  // The editor handles Ctrl-C itself.
  let former = [SIGINT, SIGQUIT].map { ($0, signal($0, SIG_IGN)) }
  defer { for (number, handler) in former { signal(number, handler) } }
  #if os(macOS)
    var attributes: posix_spawnattr_t?
  #else
    var attributes = posix_spawnattr_t()
  #endif
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  var defaults = sigset_t()
  sigemptyset(&defaults)
  for number in [SIGINT, SIGQUIT, SIGPIPE] { sigaddset(&defaults, number) }
  posix_spawnattr_setsigdefault(&attributes, &defaults)
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
  var child = pid_t()
  let problem = posix_spawn(&child, "/bin/sh", nil, &attributes, arguments + [nil], environ)
  guard problem == 0 else { return 127 }
  var status: Int32 = 0
  while waitpid(child, &status, 0) == -1 && errno == EINTR {}
  // The exit code or, as in shells, 128 plus the signal.
  return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
}
