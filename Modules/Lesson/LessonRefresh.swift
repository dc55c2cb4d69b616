import CoreModels
import CoreNet
import CorePlugin
import CoreStorage
import Foundation
import HTTPTypes

/// How a refresh went.
struct RefreshOutcome: Hashable, Sendable {
  var isAttempted: Bool
  var isChanged: Bool
  var failure: Failure?
  /// Whether it failed at a source that needs the network.
  var isOffline = false

  static let none = RefreshOutcome(isAttempted: false, isChanged: false)
}

/// The lesson on screen, and how the refresh that goes with it went.
struct LessonState: Hashable, Sendable {
  var shown: ShownLesson
  var refresh = RefreshOutcome.none
}

extension World {
  /// How long a screen waits for a refresh.
  static let lessonPatience = Duration.seconds(3)

  func lessonSource() async throws -> LessonSource {
    try await store.read { try LessonSource(in: $0, of: self) }
  }

  /// The lesson as the store has it.
  func lesson(from source: LessonSource) async throws -> LessonState {
    let (today, profile) = (today, store.profile)
    return try await store.read { snapshot in
      LessonState(
        shown: try LessonShelf(snapshot: snapshot, source: source)
          .shown(on: today, profile: profile))
    }
  }

  /// Fetches, keeps what is new, and answers the state after. A source that fails leaves the lesson
  /// as it is; trouble with the store is thrown.
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

  /// Answers whether the lesson differs from the current one, which it then replaces.
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

  /// Answers whether the day got its lesson by this.
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
  /// The same lesson after a refresh that did not work.
  func failed(
    _ error: any ExplainedError, at source: LessonSource, in language: Language
  ) -> LessonState {
    // An address that is none is no fault of the network.
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
