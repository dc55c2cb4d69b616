extension String {
  /// Appends a query with these fields, percent-encoded.
  func appending(query fields: [(name: String, value: String)]) -> String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~,/".utf8)
    let digits = Array("0123456789ABCDEF".utf8)
    func encoded(_ text: String) -> String {
      let bytes = text.utf8.flatMap { byte -> [UInt8] in
        plain.contains(byte)
          ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
      return String(decoding: bytes, as: UTF8.self)
    }
    let query = fields.map { "\($0.name)=\(encoded($0.value))" }.joined(separator: "&")
    return self + (contains("?") ? "&" : "?") + query
  }
}
