import CoreModels
import CorePlugin
import HTTPTypes
import HubAccounts
import HubConfiguration

/// `/privacy`: the personal data that the hub stores and its recipients, according to its settings.
enum PrivacyPage {
  static let path = "/privacy"

  static let route = HubRoute(entry: .get, path, summary: "What is kept of people") { asked in
    let known = asked.caller.person
    var call = asked
    call.world = try await asked.services.worlds.world(of: known)
    let language = known == nil ? call.entryLanguage : call.world.language
    let title = PrivacyText.title.text(in: language)
    return try await call.page(of: nil, title: title) {
      guard call.services.options.isMultiUser else { return .missing }
      let version = PrivacyText.version(try await call.services.privacyVersion()).text(in: language)
      let parts = try await call.services.privacyParts(in: language)
      return .shown(
        PageContent(
          try template.html(
            showing: [
              "title": title, "intro": PrivacyText.intro.text(in: language),
              "parts": parts.map(\.values), "version": version,
            ] as PageValues)))
    }
  }

  private static let template = PageTemplate(Content.Pages.Account.privacy)

  /// A heading with its lines.
  struct Part: Sendable {
    let heading: String
    let lines: [String]
    var link: (path: String, label: String)?
    /// The contact: an address, or other text by the operator.
    var contact = ""

    var values: PageValues {
      var values: PageValues = ["heading": heading, "lines": lines]
      if let link { values["link"] = ["path": link.path, "label": link.label] }
      if !contact.isEmpty {
        values["contact"] = ["name": contact, "address": address ?? ""].withoutEmptyTexts
      }
      return values
    }

    private var address: String? {
      if contact.hasPrefix("https://") { return contact }
      return (try? AccountRules.email(contact)).map { "mailto:" + $0 }
    }
  }
}

extension HubServices {
  /// Returns a short hash of the page's content, which identifies its version.
  package func privacyVersion() async throws -> String {
    var hash = StableHash()
    for part in try await privacyParts(in: .english) {
      hash.combine(([part.heading, part.contact] + part.lines).joined(separator: "\n"))
    }
    return String(hash.value, radix: 36)
  }

  fileprivate func privacyParts(in language: Language) async throws -> [PrivacyPage.Part] {
    func text(_ sentence: PrivacyText) -> String { sentence.text(in: language) }
    var world = worlds.served
    world.language = language
    let (mail, contact) = (options.settings.mail.host, options.settings.operatorContact)
    let days = String(Sessions.lifetime / 86_400)
    var readers = [text(.readersOperator)]
    for plugin in plugins { readers += try await plugin.recipients(in: world) }
    if !mail.isEmpty { readers.append(text(.readersMail(mail))) }
    readers.append(text(.readersPush))
    return [
      .init(
        heading: text(.kept),
        lines: [text(.keptAccount), text(.keptWritten), text(.keptDevices)]),
      .init(heading: text(.place), lines: [text(.placeText)]),
      .init(heading: text(.time), lines: [text(.timeText(days)), text(.timeLog)]),
      .init(heading: text(.readers), lines: readers),
      .init(
        heading: text(.rights), lines: [text(.rightsText)],
        link: ("/settings/account", WebText.account.text(in: language))),
      .init(
        heading: text(.contact), lines: [text(contact.isEmpty ? .noContact : .contactText)],
        contact: contact),
    ]
  }
}
