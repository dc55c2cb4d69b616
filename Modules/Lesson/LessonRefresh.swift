import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes

/// The outcome of a refresh.
struct RefreshOutcome: Hashable, Sendable {
  var isAttempted: Bool
  var isChanged: Bool
  var failure: Failure?
  /// `true` if a source that needs the network failed.
  var isOffline = false

  static let none = RefreshOutcome(isAttempted: false, isChanged: false)
}

/// The lesson on screen, with the outcome of its refresh.
struct LessonState: Hashable, Sendable {
  var shown: ShownLesson
  var refresh = RefreshOutcome.none

  /// The JSON of `lesson --json`.
  var json: JSONValue {
    [
      "lesson": shown.lesson.json, "source": .string(shown.origin.rawValue),
      "last_updated": shown.lastUpdated.map { .string($0.description) } ?? .null,
      "refresh": [
        "attempted": .bool(refresh.isAttempted), "changed": .bool(refresh.isChanged),
        "error": refresh.failure?.json["error"] ?? .null,
      ],
    ]
  }
}

extension World {
  /// The time that a screen waits for a refresh.
  static let lessonPatience = Duration.seconds(3)

  func lessonSource() async throws -> LessonSource {
    let environment = environment
    let source = try await store.read { try LessonSource(in: $0, environment: environment) }
    // A path in the environment may be relative.
    guard case .file(let path) = source else { return source }
    return .file(files.absolutePath(path))
  }

  /// Returns the stored lesson.
  func lesson(from source: LessonSource) async throws -> LessonState {
    let (today, profile) = (today, store.profile)
    return try await store.read { snapshot in
      LessonState(
        shown: try LessonShelf(snapshot: snapshot, source: source)
          .shown(on: today, profile: profile))
    }
  }

  /// Fetches the source, stores what is new, and returns the resulting state. A failing source
  /// leaves the lesson unchanged; errors of the store are thrown.
  func refreshed(
    _ state: LessonState, from source: LessonSource
  ) async throws(StoreError) -> LessonState {
    do {
      let isChanged: Bool
      switch source {
      case .remote(let address): isChanged = try await fetchLesson(address)
      case .file(let path): isChanged = try await chooseLesson(from: path)
      }
      try await LastFetch(at: now()).keep(for: source, in: store)
      var fresh = try await lesson(from: source)
      if fresh.shown.origin == .stored { fresh.shown.origin = .remote }
      fresh.refresh = RefreshOutcome(isAttempted: true, isChanged: isChanged)
      return fresh
    } catch let error as StoreError {
      throw error
    } catch {
      return state.failed(
        error as? any ExplainedError ?? LessonError.badReply, at: source, in: language)
    }
  }

  /// Fetches a lesson. Returns `true` if it differs from the current one, which it then replaces.
  private func fetchLesson(_ address: String) async throws -> Bool {
    let call = try HTTPCall(
      .get, address, timeout: .seconds(10), bodyLimit: RemoteLesson.largestReply)
    let reply = try await http.caching(.store(store)).fetch(call).requireSuccess()
    let received = ReceivedLesson(
      lesson: try RemoteLesson.lesson(in: reply.body), receivedAt: now(),
      day: calendar.day(containing: now()))
    return try await store.transaction(automatic: true) { transaction in
      let shelf = LessonShelf(snapshot: transaction.snapshot, source: .remote(address))
      guard try shelf.latest()?.lesson != received.lesson else { return false }
      try transaction.put(received)
      return true
    }
  }

  /// Chooses the day's lesson from a file. Returns `true` if that is a new one.
  private func chooseLesson(from path: String) async throws -> Bool {
    let pool = try LessonPool.read(path, in: self)
    try await pool.keep(for: path, in: store)
    let (today, profile) = (today, store.profile)
    return try await store.transaction(automatic: true) { transaction in
      let shelf = LessonShelf(snapshot: transaction.snapshot, source: .file(path))
      guard let chosen = try shelf.chosen(from: pool, on: today, profile: profile) else {
        return false
      }
      return try transaction.put(chosen)
    }
  }
}

extension LessonState {
  /// Returns the state after a failed refresh.
  func failed(
    _ error: any ExplainedError, at source: LessonSource, in language: Language
  ) -> LessonState {
    // An invalid address is not a problem of the network.
    let isOffline =
      switch error as? NetError {
      case .invalidURL, .insecure: false
      default: source.isRemote
      }
    return LessonState(
      shown: shown,
      refresh: RefreshOutcome(
        isAttempted: true, isChanged: false, failure: error.failure(in: language),
        isOffline: isOffline))
  }
}
