extension String {
  /// Returns the values of a cookie in a `Cookie` field, in the order sent.
  package func cookies(named name: String) -> [Substring] {
    split(separator: ";").compactMap { pair -> Substring? in
      let parts = pair.drop { $0 == " " }.split(separator: "=", maxSplits: 1)
      return parts.count == 2 && parts[0] == name ? parts[1] : nil
    }
  }
}
