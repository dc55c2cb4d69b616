import CoreModels
import CoreNet

extension CoachText {
  var english: String {
    switch self {
    case .title: "Coach"
    case .name(.offline): "offline planner"
    case .name(.anthropic): "Anthropic"
    case .name(.openai): "OpenAI or a compatible server"
    case .name(.hub): "Aclio hub"
    case .model: "Model"
    case .address: "Address"
    case .key: "Key"
    case .keySet: "set"
    case .keyMissing: "missing"
    case .keyNotNeeded: "none"
    case .notChosen: "not chosen"
    case .chosen(.offline): "From now on the offline planner plans and answers. Nothing is sent."
    case .chosen(let coach): "From now on \(coach.label) plans and answers."
    case .sends(let host):
      "Goals, steps, messages and your profile are sent to \(host) when you ask for something."
    case .keyKept: "The key is stored with your secrets."
    case .keyForgotten: "The key has been removed."
    case .askKey(let coach): "Key for \(coach.label) (not shown):"
    case .testMessage: "Say hello in one short sentence."
    case .pendingTitle: "Plans on their way"
    case .nonePending: "No plan is waiting."
    case .arrived(let count):
      Language.english.counted(count, one: "plan has arrived.", many: "plans have arrived.")
    case .beingAsked: "is being requested"
    case .askedAgain(let time): "will be requested again at \(time)"
    case .failed: "will not arrive on its own"
    case .cancelled(let goal): "No longer waiting for a plan: \(goal)"
    case .retried(let goal): "Requested again: \(goal)"
    case .trouble(.network): "no connection"
    case .trouble(.busy): "the coach is busy"
    case .trouble(.slow): "the coach took too long"
    case .trouble(.key): "the key is missing or not accepted"
    case .trouble(.money): "credit or quota is used up"
    case .trouble(.model): "model or address is wrong"
    case .trouble(.declined): "the model declined"
    case .trouble(.unusable): "the answer was not a plan"
    case .trouble(.limit): "the plan is there, but the limit on goals has been reached"
    case .trouble(.notKept): "the plan could not be saved"
    case .trouble(.other): "the coach did not accept it"
    case .error(let error): Self.englishError(error)
    case .advice(let error): Self.englishAdvice(error)
    }
  }

  private static func englishError(_ error: CoachError) -> String {
    switch error {
    case .noKey(let coach): "There is no key for \(coach.label)."
    case .badKey(let coach): "\(coach.label) does not accept the key."
    case .badKeyForm: "That is not a key: it is empty or contains characters that keys do not have."
    case .noAddress: "The hub’s address is not known."
    case .serverWithoutKey: "The hub has no key for its model."
    case .noCredit: "The credit or quota of this key is used up."
    case .notAllowed: "This key may not do that."
    case .noModel(let model): "There is no model “\(model)” there."
    case .noSuchService: "The address answers, but not as a coach does."
    case .badRequest(""): "The coach did not accept the request."
    case .badRequest(let words): "The coach did not accept the request: \(words)"
    case .tooLong: "This is more than the model can read at once."
    case .rateLimited: "The coach asks for a pause."
    case .overloaded: "The coach has too much to do right now."
    case .serverTrouble(let status): "The coach has a problem (\(status))."
    case .timedOut: "The coach took too long to answer."
    case .interrupted: "The answer was cut off."
    case .network(let error): error.failure(in: .english).message
    case .refused, .declined(""): "The model declined to answer this."
    case .declined(let words): words
    case .cutAnswer: "The answer was too long and was cut off."
    case .unusable: "The coach’s answer is not in the form that was asked for."
    case .garbage: "The coach’s reply cannot be read."
    case .nothingToQueue: "The offline planner answers at once; nothing has to wait."
    case .noSuchPending(let id): "There is no waiting plan “\(id)”."
    case .ambiguousPending(let id): "More than one waiting plan begins with “\(id)”."
    case .notFailed(let goal): "This plan will still arrive on its own: \(goal)"
    }
  }

  private static func englishAdvice(_ error: CoachError) -> String {
    switch error {
    case .noKey(let coach):
      "aclio coach \(coach.rawValue) asks for it; the variable \(coach.keyVariable) works too."
    case .badKey(let coach): "aclio coach \(coach.rawValue) --new-key asks for another."
    case .badKeyForm: "Copy it once more, whole and without spaces."
    case .noAddress: "Give it: aclio coach hub --url https://…"
    case .serverWithoutKey: "Whoever runs the hub can set one. Until then: aclio coach offline"
    case .noCredit: "Add credit with the provider, or choose another coach: aclio coach"
    case .notAllowed: "Check what the key may do, or choose another model with --model."
    case .noModel: "aclio coach --model NAME chooses another."
    case .noSuchService: "aclio coach shows the address, and --url changes it."
    case .badRequest: "Check model and address: aclio coach"
    case .tooLong: "Say it in fewer words, or choose a model that reads more."
    case .rateLimited(let seconds?), .overloaded(let seconds?):
      "Try again in " + Language.english.counted(seconds, one: "second", many: "seconds") + "."
    case .rateLimited, .overloaded: "Try again in a moment."
    case .serverTrouble, .timedOut: "Try again in a moment. Without a network: aclio coach offline"
    case .interrupted: "What arrived is saved. Try again in a moment."
    case .network(let error): error.failure(in: .english).hint
    case .refused, .declined: "Say it in other words."
    case .cutAnswer: "Ask for less at once."
    case .unusable, .garbage: "Try again, or choose another model or address: aclio coach"
    case .nothingToQueue: "aclio new makes the plan."
    case .noSuchPending: "aclio pending shows what is waiting."
    case .ambiguousPending: "Give more of the id, or the number in the list."
    case .notFailed: "aclio pending send asks now."
    }
  }
}
