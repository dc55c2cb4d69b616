import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import TestSupport
import Testing

@testable import Aclio

extension Stage {
  /// A stage whose coach imitates a provider, at `https://coach.example`, and is unreachable.
  static func waiting(_ voice: Voice = .anthropic, isInteractive: Bool = false, columns: Int = 80)
    async throws -> Stage
  {
    var stage = try Stage.aclio(isInteractive: isInteractive, columns: columns)
    try stage.world.secrets.save(Voice.key, as: try #require(voice.name.key).secret)
    try await stage.world.store.transaction { transaction in
      try transaction.set(CoachChoice.coach, to: voice.name)
      if let setting = voice.name.addressSetting {
        try transaction.set(setting, to: "https://coach.example")
      }
    }
    stage.world.http = .unavailable
    return stage
  }

  func goals() async throws -> [Goal] {
    try await world.store.collection(of: Goal.self).list()
  }
}
