public import Foundation

/// A request to a sealing program, or its response.
///
/// On the wire: one byte for the code, then data and secret, each preceded by its length as eight
/// big-endian bytes.
public struct SealingMessage: Equatable, Sendable {
  /// The operation requested.
  enum Request: UInt8 { case seal = 1, open, makeKey, sealForKey, openWithKey, isForKey }
  /// The outcome.
  enum Response: UInt8 { case done = 1, no, wrongPassphrase, sealedForKey, damaged, failed }

  let code: UInt8
  let data: Data
  /// A passphrase or a key; empty in a response.
  let secret: Data

  init(_ request: Request, _ data: Data = Data(), secret: String = "") {
    (code, self.data, self.secret) = (request.rawValue, data, Data(secret.utf8))
  }

  init(_ response: Response, _ data: Data = Data()) {
    (code, self.data, secret) = (response.rawValue, data, Data())
  }

  private init(code: UInt8, data: Data, secret: Data) {
    (self.code, self.data, self.secret) = (code, data, secret)
  }

  /// Reads the next message of a stream; `nil` at its end and for a truncated message.
  public init?(from stream: FileHandle) throws {
    guard let code = try stream.bytes(1)?.first, let data = try stream.field(),
      let secret = try stream.field()
    else { return nil }
    self.init(code: code, data: data, secret: secret)
  }

  /// Writes the whole message to a stream.
  public func write(to stream: FileHandle) throws {
    var head = Data([code])
    for field in [data, secret] {
      withUnsafeBytes(of: UInt64(field.count).bigEndian) { head.append(contentsOf: $0) }
      try stream.write(contentsOf: head)
      try stream.write(contentsOf: field)
      head.removeAll()
    }
  }
}

/// A sealing program sent no response, or one without a known error.
struct SealingFailed: Error {}

extension FileHandle {
  fileprivate func field() throws -> Data? {
    guard let length = try bytes(8) else { return nil }
    return try bytes(Int(clamping: length.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }))
  }

  fileprivate func bytes(_ count: Int) throws -> Data? {
    var all = Data()
    while all.count < count {
      guard let more = try read(upToCount: count - all.count), !more.isEmpty else { return nil }
      all += more
    }
    return all
  }
}

extension Sealing {
  /// Creates sealing done by another program; `exchange` sends it a request and returns its
  /// response.
  public init(by exchange: @escaping @Sendable (SealingMessage) throws -> SealingMessage) {
    let ask: @Sendable (SealingMessage) throws -> Data = { request in
      let response = try exchange(request)
      switch SealingMessage.Response(rawValue: response.code) {
      case .done: return response.data
      case .wrongPassphrase: throw BackupError.wrongPassphrase
      case .sealedForKey: throw BackupError.sealedForKey
      case .damaged: throw BackupError.damaged
      case .no, .failed, nil: throw SealingFailed()
      }
    }
    self.init(
      seal: { try ask(SealingMessage(.seal, $0, secret: $1)) },
      open: { try ask(SealingMessage(.open, $0, secret: $1)) },
      isSealed: Sealing.isAgeFile,
      keys: Keys(
        make: { String(decoding: try ask(SealingMessage(.makeKey)), as: UTF8.self) },
        seal: { try ask(SealingMessage(.sealForKey, $0, secret: $1)) },
        open: { try ask(SealingMessage(.openWithKey, $0, secret: $1)) },
        isForKey: { (try? ask(SealingMessage(.isForKey, $0))) != nil }))
  }

  /// Performs a request and returns the response.
  public func response(to message: SealingMessage) -> SealingMessage {
    let secret = String(decoding: message.secret, as: UTF8.self)
    do {
      switch SealingMessage.Request(rawValue: message.code) {
      case .seal: return SealingMessage(.done, try seal(message.data, secret))
      case .open: return SealingMessage(.done, try open(message.data, secret))
      case .makeKey: return SealingMessage(.done, Data(try keys.make().utf8))
      case .sealForKey: return SealingMessage(.done, try keys.seal(message.data, secret))
      case .openWithKey: return SealingMessage(.done, try keys.open(message.data, secret))
      case .isForKey: return SealingMessage(keys.isForKey(message.data) ? .done : .no)
      case nil: return SealingMessage(.failed)
      }
    } catch BackupError.wrongPassphrase {
      return SealingMessage(.wrongPassphrase)
    } catch BackupError.sealedForKey {
      return SealingMessage(.sealedForKey)
    } catch BackupError.damaged {
      return SealingMessage(.damaged)
    } catch {
      return SealingMessage(.failed)
    }
  }

  /// Returns `true` if bytes start like an age file, in binary or ASCII-armoured form.
  @Sendable public static func isAgeFile(_ data: Data) -> Bool {
    ["age-encryption.org/v1", "-----BEGIN AGE ENCRYPTED FILE-----"].contains {
      data.starts(with: Data($0.utf8))
    }
  }
}
