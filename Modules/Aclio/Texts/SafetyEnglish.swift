extension SafetyText {
  var english: String {
    switch self {
    case .refused(.selfHarm):
      """
      This is not something to plan, and you do not have to carry it alone. Please talk to \
      someone now.
      """
    case .refused(.underEating):
      """
      So little food harms the body, so there is no plan for it here. A doctor or a dietitian helps \
      you find an amount that works.
      """
    case .refused: "This would hurt someone, so there is no plan for it here."
    case .help(.selfHarm):
      """
      In Europe call 112, in the US call or text 988. findahelpline.com lists help in your \
      country.
      """
    case .help(.underEating):
      """
      Talk to a doctor or a registered dietitian. If eating has become hard, findahelpline.com lists \
      who helps; in an emergency call 112 in Europe or your local number.
      """
    case .help:
      """
      If someone is in danger, call 112 in Europe or your local emergency number. To talk it \
      over, findahelpline.com lists who listens.
      """
    case .recovery:
      """
      Good that you are working on this. When it gets hard: 112 in Europe, 988 in the US, or \
      findahelpline.com.
      """
    case .despair:
      """
      I am sorry that it is so hard right now. You matter, and you do not have to carry this \
      alone. Please talk today to someone you trust, or to people who listen at any hour.
      """
    case .badName: "A name has letters, spaces, hyphens and apostrophes only."
    case .badAge: "The age is a whole number from 13 to 120, or empty."
    }
  }
}
