#if canImport(Glibc)
  import FoundationEssentials
  import Glibc
#else
  import Foundation
#endif

/// Generates Swift from the files in a room's `Content` folder: `ContentTool ROOM OUTPUT`.
@main
enum ContentTool {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count == 2, let room = arguments.first, let output = arguments.last else {
      stop(["usage: ContentTool ROOM OUTPUT"])
    }
    do {
      let swift = try Room(folder: room).swift()
      // An unchanged file triggers no recompilation.
      if (try? Folder.text(of: output)) != swift {
        try swift.write(toFile: output, atomically: true, encoding: .utf8)
      }
    } catch let problems as Problems {
      stop(problems.lines)
    } catch {
      stop(["error: \(error)"])
    }
  }

  private static func stop(_ lines: [String]) -> Never {
    for line in lines { print(line) }
    exit(1)
  }
}

/// Errors in the content, one a line, in the compiler's format: `file:line: error: why`.
struct Problems: Error {
  let lines: [String]
}

extension Problems {
  init(_ file: String, line: Int = 1, _ reason: String) {
    lines = ["\(file):\(line): error: \(reason)"]
  }
}
