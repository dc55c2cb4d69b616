/// The body weights that a goal tells, in kilograms: *from 85 to 75 kg*, *I weigh 190 pounds*.
package struct BodyWeights: Hashable, Sendable {
  /// The person's weight now.
  package let own: Double?
  package let target: Double?
  /// The weight to lose or gain, if the goal tells it.
  let told: Double?

  package init(in goal: String) { self.init(BodyFigures(goal, age: nil)) }

  init(_ figures: BodyFigures) {
    let weights = figures.weights
    own = weights.first { $0.isOwn }?.kilograms
    target = weights.first { $0.isTarget }?.kilograms
    told = weights.first { !$0.isOwn && !$0.isTarget }?.kilograms
  }

  /// The weight to lose or gain: as told, otherwise the difference of the two.
  package var change: Double? {
    told ?? own.flatMap { own in target.map { abs(own - $0) } }
  }
}
