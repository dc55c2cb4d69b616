/// The changes of the log that a sync target has, by their sequence numbers.
protocol PublishedChanges {
  /// The sequence number up to which every change is there.
  var published: Int { get set }
  /// Later changes that came from there: first and last sequence numbers, ascending.
  var taken: [ClosedRange<Int>] { get set }
}

extension PublishedChanges {
  /// Returns `true` if the target has the change with that sequence number.
  func isPublished(_ sequence: Int) -> Bool {
    sequence <= published || taken.contains { $0.contains(sequence) }
  }

  /// Records changes that came from the target.
  mutating func take(_ sequences: ClosedRange<Int>) {
    if let last = taken.last, last.upperBound + 1 == sequences.lowerBound {
      taken[taken.count - 1] = last.lowerBound...sequences.upperBound
    } else {
      taken.append(sequences)
    }
  }

  /// Marks everything up to the sequence number as published.
  mutating func publish(upTo sequence: Int) {
    published = sequence
    taken.removeAll { $0.upperBound <= sequence }
  }
}
