/// The body weights that a goal tells, in kilograms: *from 85 to 75 kg*, *I weigh 190 pounds*.
package struct BodyWeights: Hashable, Sendable {
  /// The person's weight now.
  package let own: Double?
  package let target: Double?
  /// What is to be lost or gained: as told, otherwise the difference of the two.
  package let change: Double?

  package init(in goal: String) {
    let weights = BodyFigures(goal, age: nil).weights
    let own = weights.first { $0.isOwn }?.kilograms
    let target = weights.first { $0.isTarget }?.kilograms
    let told = weights.first { !$0.isOwn && !$0.isTarget }?.kilograms
    (self.own, self.target) = (own, target)
    change = told ?? own.flatMap { own in target.map { abs(own - $0) } }
  }
}
