import CoreStorage

/// The messages of commands that work on all of the user's data.
extension DataText {
  static func lostPart(_ part: SalvageReport.Part) -> Self {
    switch part {
    case .registry: .lostPartRegistry
    case .meta: .lostPartMeta
    case .cache: .lostPartCache
    }
  }
}
