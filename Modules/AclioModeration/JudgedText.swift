/// The words of a text; harmless ones can be hidden.
struct JudgedText: Sendable {
  let words: [PlainWords.Word]
  private var isHidden: [Bool]
  /// `true` if a comma separates unrelated words.
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

  /// `true` if a sentence or the text ends before that index.
  func endsSentence(before index: Int) -> Bool {
    index >= words.count || words[index].followsBreak
  }

  mutating func hide(_ range: Range<Int>) {
    for index in range { isHidden[index] = true }
  }
}
