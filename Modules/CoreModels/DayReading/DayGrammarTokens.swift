extension DayGrammar {
  /// The value of a phrase that begins at the token, trying the longest phrase first.
  func first<Value>(_ index: Int, _ value: (DayWord) -> Value?) -> (value: Value, end: Int)? {
    guard meanings.indices.contains(index) else { return nil }
    for meaning in meanings[index] {
      if let value = value(meaning.word) { return (value, meaning.end) }
    }
    return nil
  }

  func end(_ index: Int, of word: DayWord) -> Int? {
    first(index) { $0 == word ? true : nil }?.end
  }

  func number(_ index: Int) -> (value: Int, digits: Int)? {
    guard tokens.indices.contains(index), case .number(let value, let digits) = tokens[index].kind
    else { return nil }
    return (value, digits)
  }

  func isMark(_ index: Int, _ marks: String, attached: Bool? = nil) -> Bool {
    guard tokens.indices.contains(index), case .mark(let mark) = tokens[index].kind else {
      return false
    }
    return marks.contains(mark)
      && (attached ?? tokens[index].isAttached) == tokens[index].isAttached
  }

  func isWord(_ index: Int) -> Bool {
    guard tokens.indices.contains(index), case .word = tokens[index].kind else { return false }
    return true
  }

  func isAttached(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].isAttached
  }

  /// The index after filler words and, optionally, commas.
  func skipping(_ index: Int, commas: Bool = false) -> Int {
    var index = index
    while true {
      if commas, isMark(index, ",") {
        index += 1
      } else if let end = end(index, of: .filler) {
        index = end
      } else {
        return index
      }
    }
  }
}
