import Foundation

/// PgBouncer with transaction pooling before the tests' server: a regular process on a free port,
/// which ends with the tests.
final class Pooler: Sendable {
  static let program = "/usr/sbin/pgbouncer"
  static var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: program) }

  /// The pooler shared by all tests, with two connections to each database.
  static let shared = Result { try Pooler() }

  let port: Int
  private let input: FileHandle

  private init() throws {
    let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    port = try Loopback.bind(file)
    close(file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = [
      "-c", Self.script, "pooler", "\(port)", "\(try Server.shared.get().port)", Self.program,
    ]
    let (orders, answers) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (orders, answers)
    try process.run()
    input = orders.fileHandleForWriting
    let answer = answers.fileHandleForReading.availableData
    guard answer == Data("done\n".utf8) else {
      throw Server.Trouble(description: "PgBouncer: \(String(decoding: answer, as: UTF8.self))")
    }
  }

  /// Creates a database and returns its URL through the pooler.
  func database(_ name: String) throws -> String {
    try Administrator.run("CREATE DATABASE \(name)")
    return "postgres://postgres@127.0.0.1:\(port)/\(name)?sslmode=disable&gssencmode=disable"
  }

  private static let script = """
    set -u
    trap '' INT TERM HUP
    folder=$(mktemp -d)
    as=()
    if [[ $(id -u) == 0 ]]; then chown postgres "$folder"; as=(runuser -u postgres --); fi
    cat >"$folder/pgbouncer.ini" <<END
    [databases]
    * = host=127.0.0.1 port=$2 user=postgres
    [pgbouncer]
    listen_addr = 127.0.0.1
    listen_port = $1
    unix_socket_dir =
    auth_type = any
    pool_mode = transaction
    default_pool_size = 2
    END
    ${as[@]+"${as[@]}"} "$3" "$folder/pgbouncer.ini" >"$folder/log" 2>&1 &
    until (exec 3<>"/dev/tcp/127.0.0.1/$1") 2>/dev/null; do
      kill -0 $! 2>/dev/null || { tr '\\n' ' ' <"$folder/log"; echo; exec rm -rf "$folder"; }
      sleep 0.05
    done
    echo done
    read -r
    kill -- "$!"
    rm -rf "$folder"
    """
}
