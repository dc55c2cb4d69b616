import CoreNet
import Testing

@Suite struct RetryPolicyTests {
  @Test(arguments: [
    (1, 0.0, 125), (1, 1.0, 250), (2, 0.0, 250), (2, 0.5, 375), (3, 1.0, 1000), (9, 1.0, 5000),
    (1000, 0.0, 2500),
  ])
  func `Waits double up to the ceiling, half of each by chance`(
    attempt: Int, random: Double, milliseconds: Int
  ) {
    let wait = RetryPolicy().wait(after: attempt, random: random)
    #expect(wait == .milliseconds(milliseconds))
  }

  @Test func `Odd numbers do no harm`() {
    #expect(RetryPolicy().wait(after: -5, random: -9) == .milliseconds(125))
    #expect(RetryPolicy().wait(after: .max, random: 9) == .seconds(5))
  }
}
