import Foundation
import Hummingbird
import Logging

/// The least that Hummingbird can do: one text in JSON under `/`, beside which the hub is measured.
///
/// Its only argument is the port to listen on.
@main struct Main {
  static func main() async throws {
    let port = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 0
    var logger = Logger(label: "bare")
    logger.logLevel = .error
    let router = Router()
    let body = ByteBuffer(string: #"{"service":"dailybrief-api","status":"ok"}"#)
    router.get("/") { _, _ in
      Response(
        status: .ok, headers: [.contentType: "application/json"], body: .init(byteBuffer: body))
    }
    let application = Application(
      router: router, configuration: .init(address: .hostname("127.0.0.1", port: port)),
      logger: logger)
    try await application.runService()
  }
}
