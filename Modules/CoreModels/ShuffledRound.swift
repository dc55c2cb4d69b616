/// Chooses one item a day so that nothing comes again until everything has been shown.
///
/// The order within a round is a pure function of the seed and the round, and survives items being
/// added and removed, because only the ids decide.
public struct ShuffledRound: Sendable {
  /// A choice, and the round it belongs to.
  public struct Choice: Hashable, Sendable {
    /// The chosen item's id.
    public let id: String
    /// The round 0… in which it was chosen.
    public let round: Int

    /// A choice made earlier, as it was kept.
    public init(id: String, round: Int) {
      self.id = id
      self.round = round
    }
  }

  private let seed: UInt64

  /// Rounds of one person: the seed is any number that stays theirs.
  public init(seed: UInt64) { self.seed = seed }

  /// The next item of the pool after those shown, oldest first; `nil` for an empty pool.
  public func next(from pool: some Collection<String>, after shown: [Choice]) -> Choice? {
    let round = shown.map(\.round).max() ?? 0
    let seen = Set(shown.lazy.filter { $0.round == round }.map(\.id))
    let unseen = pool.filter { !seen.contains($0) }
    if let id = first(of: unseen, in: round) { return Choice(id: id, round: round) }
    // A new round does not begin with what ended the one before, unless there is nothing else.
    let fresh = pool.filter { $0 != shown.last?.id }
    let following = round == .max ? 0 : round + 1
    return first(of: fresh.isEmpty ? Array(pool) : fresh, in: following).map {
      Choice(id: $0, round: following)
    }
  }

  private func first(of ids: [String], in round: Int) -> String? {
    ids.map { (rank: rank(of: $0, in: round), id: $0) }.min { $0 < $1 }?.id
  }

  /// FNV-1a over seed, round and id, mixed by SplitMix64's finalizer.
  private func rank(of id: String, in round: Int) -> UInt64 {
    var hash = StableHash()
    hash.combine(seed)
    hash.combine(UInt64(bitPattern: Int64(round)))
    hash.combine(id)
    return hash.value
  }
}
