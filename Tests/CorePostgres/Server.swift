import Foundation
import Synchronization

/// A PostgreSQL server for tests: a regular process on a free port of this machine with its files
/// in a temporary folder. It ends with the tests, even if they crash.
final class Server: Sendable {
  struct Trouble: Error, CustomStringConvertible {
    let description: String
  }

  /// The server shared by all tests, started on first use.
  static let shared = Result { try Server() }

  let port: Int
  private let orders: FileHandle
  private let answers: FileHandle
  private let lock = Mutex(())

  init() throws {
    port = try Self.freePort()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", Self.script, "server", "\(port)"]
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    (orders, answers) = (input.fileHandleForWriting, output.fileHandleForReading)
    try expectAnswer()
  }

  /// Returns the URL of a schema, which separates tests from each other.
  func url(schema: String = "public") -> String {
    "postgres://postgres@127.0.0.1:\(port)/postgres?options=-csearch_path%3D\(schema)"
  }

  /// Kills all of the server's processes and starts it again.
  func restart() throws { try order("restart") }
  func stop() throws { try order("stop") }
  func start() throws { try order("start") }

  private func order(_ text: String) throws {
    try lock.withLock { _ in
      try orders.write(contentsOf: Data("\(text)\n".utf8))
      try expectAnswer()
    }
  }

  private func expectAnswer() throws {
    var answer = Data()
    while let byte = try answers.read(upToCount: 1), byte != Data("\n".utf8), !byte.isEmpty {
      answer += byte
    }
    let text = String(decoding: answer, as: UTF8.self)
    guard text == "done" else { throw Trouble(description: "PostgreSQL: \(text)") }
  }

  private static func freePort() throws -> Int {
    let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(file) }
    return try Loopback.bind(file)
  }

  /// Runs the server and reads commands line by line. When its input ends with the tests, it stops
  /// the server and removes the files. The server uses a natural-language collation, so that only
  /// the store's own tables can make texts sort by bytes.
  private static let script = """
    set -u
    trap '' INT TERM HUP
    port=$1
    tools=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)
    [[ -n $tools ]] || tools=$(pg_config --bindir) || { echo 'no server is installed'; exit 1; }
    folder=$(mktemp -d)
    as=()
    if [[ $(id -u) == 0 ]]; then chown postgres "$folder"; as=(runuser -u postgres --); fi
    cd "$folder"
    run() { ${as[@]+"${as[@]}"} "$tools/$@" >>"$folder/log" 2>&1; }
    options="-p $port -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off"
    options+=" -c max_connections=300 -c shared_buffers=64MB -c max_wal_size=256MB"
    control() { run pg_ctl -D "$folder/data" -w -t 60 "$@" -o "$options" -l "$folder/server.log"; }
    stop() { run pg_ctl -D "$folder/data" -w -m immediate stop; }
    touch "$folder/log"; chmod 666 "$folder/log"
    if run initdb -D "$folder/data" -U postgres -A trust -E UTF8 --locale=C.UTF-8 \\
        --locale-provider=icu --icu-locale=en --no-sync && control start; then
      echo done
    else
      tr '\\n' ' ' <"$folder/log"; echo; exec rm -rf "$folder"
    fi
    while read -r order; do
      case $order in
        start) control start ;;
        stop) stop ;;
        restart) stop; control start ;;
      esac && echo done || { tail -n 3 "$folder/log" | tr '\\n' ' '; echo; }
    done
    stop
    rm -rf "$folder"
    """
}
