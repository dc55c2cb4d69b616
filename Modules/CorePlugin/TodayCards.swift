public import CoreModels
public import CoreStorage

extension Sequence<any Plugin> {
  /// What these products show on Today, in their order.
  public func cards(from snapshot: Snapshot, at moment: Moment) throws -> [Card] {
    try compactMap { try $0.shownCard(from: snapshot, at: moment) }
  }
}

extension Sequence<any Plugin> {
  /// What can be done about the cards, as HTML, by the products' ids. A product whose records cannot
  /// be read offers nothing; its card says why.
  public func cardActions(from snapshot: Snapshot, in world: World) throws -> [String: String] {
    try reduce(into: [:]) { actions, plugin in
      do {
        actions[plugin.id] = try plugin.cardActions(from: snapshot, in: world)
      } catch let error as StoreError where !error.isAboutOneRecord {
        throw error
      } catch {}
    }
  }
}

extension Plugin {
  /// The card, or one that says why there is none: one product's trouble leaves the others alone,
  /// while trouble of the whole store is thrown.
  fileprivate func shownCard(from snapshot: Snapshot, at moment: Moment) throws -> Card? {
    do {
      return try card(from: snapshot, at: moment)
    } catch let error as StoreError where !error.isAboutOneRecord {
      throw error
    } catch {
      let failure = (error as? any ExplainedError)?.failure(in: moment.language)
      let reason = (failure ?? .unexpected(in: moment.language)).message
      return Card(
        product: id, title: name,
        lines: [PluginText.brokenCard(reason).text(in: moment.language)],
        data: failure?.json ?? [:])
    }
  }
}

extension Failure {
  /// What a person is told of an error that no module explains.
  public static func unexpected(in language: Language) -> Failure {
    Failure(
      .inputOutput, code: "unexpected", message: PluginText.unexpected.text(in: language),
      hint: PluginText.unexpectedAdvice.text(in: language))
  }
}
