#if PostgreSQL
  import CoreStorage

  /// A statement with numbered arguments, `$1`, instead of named ones, `:name`.
  struct NumberedStatement: Hashable {
    let sql: String
    /// The names in the order of their numbers.
    let names: [String]

    /// Rewrites a statement, leaving quoted texts and casts (`::`) alone.
    init(_ named: String) {
      var (sql, names) = ("", [String]())
      var rest = Substring(named)
      var isQuoted = false
      while let character = rest.popFirst() {
        if character == "'" { isQuoted.toggle() }
        guard character == ":", !isQuoted, let next = rest.first, next.isASCII, next.isLetter else {
          sql.append(character)
          // The second colon of a cast begins no name.
          if character == ":", rest.first == ":" { sql.append(rest.removeFirst()) }
          continue
        }
        let name = String(rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) })
        rest = rest.dropFirst(name.count)
        let known = names.firstIndex(of: name)
        if known == nil { names.append(name) }
        sql += "$\((known ?? names.count - 1) + 1)"
      }
      (self.sql, self.names) = (sql, names)
    }
  }
#endif
