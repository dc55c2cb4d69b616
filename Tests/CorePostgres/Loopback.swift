import Foundation

/// Sockets on the loopback interface.
enum Loopback {
  /// Binds a socket to a free port and returns the port.
  static func bind(_ file: Int32) throws -> Int {
    var address = address(0)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.bind(file, $0, size) == 0 && getsockname(file, $0, &size) == 0
      }
    }
    guard isBound else { throw Server.Trouble(description: "no free port") }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  static func connect(_ file: Int32, to port: Int) -> Bool {
    var address = address(port)
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }

  /// Returns received bytes; `nil` at the end.
  static func read(_ file: Int32) -> Data? {
    var bytes = [UInt8](repeating: 0, count: 65_536)
    let count = recv(file, &bytes, bytes.count, 0)
    return count > 0 ? Data(bytes.prefix(count)) : nil
  }

  static func write(_ data: Data, to file: Int32) {
    let bytes = Array(data)
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes {
        send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      sent += count
    }
  }

  private static func address(_ port: Int) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }
}
