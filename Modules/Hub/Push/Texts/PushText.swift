import CoreModels

/// The sentences about reminders in browsers.
enum PushText: CompleteTextCatalogue {
  case hint, remindHere, browsers, stop, unsupported, denied, failed
  case error(PushError)
  case advice(PushError)

  static var samples: [PushText] {
    let errors: [PushError] = [.badSubscription, .foreignAddress, .tooMany(20)]
    return [.hint, .remindHere, .browsers, .stop, .unsupported, .denied, .failed]
      + errors.flatMap { [.error($0), .advice($0)] }
  }
}
