public import CorePlugin
public import CoreStorage

extension GroundingSunPlugin {
  public func wall(from snapshot: Snapshot, at moment: Moment) throws -> [WallPart] {
    let shelf = try AffirmationShelf(snapshot, at: moment)
    let state = try AffirmationState(shelf.settled([moment.today])[0], in: snapshot, at: moment)
    return [.words(state.affirmation.text)]
  }
}
