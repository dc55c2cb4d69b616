/// `Set-Cookie` fields. Pages cannot read these cookies, and other sites send them with links only.
package enum CookieField {
  /// Returns the field that stores a cookie for so many seconds; 0 removes it.
  package static func setting(
    _ name: String, to value: String, path: String = "/", seconds: Int, isSecure: Bool
  ) -> String {
    "\(name)=\(value); Path=\(path); Max-Age=\(seconds); HttpOnly; SameSite=Lax"
      + (isSecure ? "; Secure" : "")
  }
}

extension String {
  /// Returns the values of a cookie in a `Cookie` field, in the order sent.
  package func cookies(named name: String) -> [Substring] {
    split(separator: ";").compactMap { pair -> Substring? in
      let parts = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
      return parts.count == 2 && parts[0] == name ? parts[1] : nil
    }
  }
}
