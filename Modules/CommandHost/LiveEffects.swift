import CorePlugin
import CoreStorage
import Foundation

extension Files {
  /// The machine's files.
  static let live = Files(
    read: { path, limit in
      if path == "-" { return try FileHandle.standardInput.upTo(limit, path: path) }
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw FileError.missing(path: path)
      }
      guard !isFolder.boolValue, let file = FileHandle(forReadingAtPath: path) else {
        throw FileError.unreadable(path: path)
      }
      defer { file.closeFile() }
      return try file.upTo(limit, path: path)
    },
    write: { data, path in
      do {
        try data.write(to: URL(fileURLWithPath: path), options: .atomic)
      } catch {
        throw error.isDiskFull ? FileError.diskFull(path: path) : FileError.cannotWrite(path: path)
      }
    },
    absolutePath: { URL(fileURLWithPath: $0).standardizedFileURL.path })
}

extension FileHandle {
  /// All that can be read, which may be `limit` bytes at most.
  fileprivate func upTo(_ limit: Int, path: String) throws -> Data {
    do {
      var data = Data()
      while data.count <= limit, let part = try read(upToCount: limit + 1 - data.count),
        !part.isEmpty
      { data += part }
      guard data.count <= limit else { throw FileError.tooLarge(path: path, limit: limit) }
      return data
    } catch let error as FileError {
      throw error
    } catch {
      throw FileError.unreadable(path: path)
    }
  }
}

extension Error {
  fileprivate var isDiskFull: Bool {
    let error = self as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError
    return error.code == CocoaError.fileWriteOutOfSpace.rawValue || cause?.code == Int(ENOSPC)
  }
}

extension Pictures {
  /// librsvg's `rsvg-convert`, found on the path.
  static let live = Pictures { svg, width in
    let output = try? Program(["rsvg-convert", "--width", "\(width)"]).run(input: Data(svg.utf8))
    guard let output, output.status == 0, !output.data.isEmpty else { throw FileError.noPictures }
    return output.data
  }
}

/// Runs the keyring's program.
@Sendable func runKeyring(_ command: KeyringCommand) throws -> KeyringCommand.Output {
  let output = try Program(command.arguments).run(input: Data(command.input.utf8))
  return KeyringCommand.Output(
    text: String(decoding: output.data, as: UTF8.self), status: output.status)
}

/// A program of this machine, found on the path, that answers on standard output.
struct Program {
  private let arguments: [String]

  /// Name and arguments.
  init(_ arguments: [String]) { self.arguments = arguments }

  /// Gives it the input and awaits its end; throws where it cannot be started.
  func run(input: Data) throws -> (data: Data, status: Int32) {
    let process = Process()
    let (standardInput, standardOutput) = (Pipe(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    process.standardError = FileHandle.nullDevice
    try process.run()
    // Written beside reading, so that neither side waits for the other with a full pipe.
    let writer = Thread {
      // The program may end before it has read all: its status tells.
      try? standardInput.fileHandleForWriting.write(contentsOf: input)
      try? standardInput.fileHandleForWriting.close()
    }
    writer.start()
    let data = try standardOutput.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (data, process.terminationStatus)
  }
}
