#if PostgreSQL
  import CoreStorage

  /// The error of a statement, with its remedy.
  struct PostgresFailure: Error, Hashable {
    enum Remedy: Hashable {
      /// The whole transaction can be retried.
      case again
      /// The connection is lost, and with it the transaction, unless it was being committed.
      case reconnect
      /// A retry is useless.
      case none
    }

    var remedy: Remedy
    /// The error for the caller if the remedy fails.
    var error: StoreError
    /// The SQLSTATE of five characters; empty if the server sent none.
    var state = ""

    static let lost = PostgresFailure(remedy: .reconnect, error: .unavailable)

    init(remedy: Remedy, error: StoreError, state: String = "") {
      (self.remedy, self.error, self.state) = (remedy, error, state)
    }

    /// The error with an SQLSTATE (PostgreSQL's manual, appendix A).
    init(state: String) {
      let (remedy, error): (Remedy, StoreError) =
        switch state {
        // Serialization failure, deadlock, a row inserted twice, or a plan of outdated tables.
        case "40001", "40P01", "23505", "0A000": (.again, .locked)
        // Shutdown, crash, startup, idle time-out, or an outcome unknown to the server.
        case "57P01", "57P02", "57P03", "57P05", "25P03", "40003", "": (.reconnect, .unavailable)
        case "55P03": (.none, .locked)
        case "57014": (.none, .unavailable)
        case "53100": (.none, .full)
        // A server that is a standby by now; the next connection leads to the new primary.
        case "25006": (.reconnect, .readOnly)
        case "58030": (.none, .inputOutput)
        case "3D000", "42501": (.none, .refused)
        // A value too long for an index, or characters not allowed in texts.
        case "54000", "22021", "22P05": (.none, .malformedChange)
        default:
          switch state.prefix(2) {
          case "08": (.reconnect, .unavailable)
          case "28": (.none, .refused)
          case "53": (.none, .unavailable)
          default: (.none, .corrupt)
          }
        }
      self.init(remedy: remedy, error: error, state: state)
    }
  }
#endif
