/// The words of a text, those hidden that turned out to be harmless.
struct JudgedText: Sendable {
  let words: [PlainWords.Word]
  private var isHidden: [Bool]
  /// Whether words on both sides of a comma have nothing to do with each other.
  var mindsBreaks = true

  init(_ words: [PlainWords.Word]) {
    self.words = words
    isHidden = Array(repeating: false, count: words.count)
  }

  func has(_ set: WordSet, at index: Int) -> Bool {
    words.indices.contains(index) && !isHidden[index] && set.contains(words[index])
  }

  func isOver(at index: Int) -> Bool {
    mindsBreaks && words.indices.contains(index) && words[index].followsBreak
  }

  /// Whether a sentence or the text ends there.
  func endsSentence(before index: Int) -> Bool {
    index >= words.count || words[index].followsBreak
  }

  mutating func hide(_ range: Range<Int>) {
    for index in range { isHidden[index] = true }
  }
}
