import AclioModeration

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
    case .refused(.medicine):
      """
      Medicine is not stopped, changed or counted here: what helps one body can harm another. Your \
      doctor or pharmacist knows yours, and wants to hear how you feel with it.
      """
    case .refused(.lowWeight):
      """
      This weight is less than a body of that height can live well with, so there is no plan for \
      it here. A doctor helps you find a weight that is good for you.
      """
    case .refused(.growing):
      """
      A body that is still growing needs enough food, so there is no plan for losing weight here. \
      A doctor, a parent or a school nurse can look at it with you.
      """
    case .refused: "This would hurt someone, so there is no plan for it here."
    case .help(.selfHarm):
      """
      In Europe call 112, in the US call or text 988. findahelpline.com lists help in your \
      country.
      """
    case .help(.underEating), .help(.lowWeight), .help(.growing):
      """
      Talk to a doctor or a registered dietitian. If eating has become hard, findahelpline.com lists \
      who helps; in an emergency call 112 in Europe or your local number.
      """
    case .help(.medicine):
      """
      Call your doctor or a pharmacist before you change anything. If you feel very unwell or took \
      too much, call 112 in Europe, 911 in the US, or your local emergency number.
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
    case .doctorFirst:
      "Ask your doctor first"
    case .whyDoctor:
      """
      Tell them your goal and what you take or have had. Ask what suits you, what to leave out, \
      and what should make you stop.
      """
    case .pain:
      """
      Pain is a sign to stop: leave the step today and rest that part. If it is strong, swells, or \
      lasts longer than three days, let a doctor look at it before you go on.
      """
    case .drinking:
      """
      Drinking this much is hard on a body, and stopping at once can be dangerous. Please talk to \
      a doctor first; they have heard it before and can help you down safely. The step can wait.
      """
    case .badName: "A name has letters, spaces, hyphens and apostrophes only."
    case .badAge: "The age is a whole number from 13 to 120, or empty."
    }
  }
}
