/// Runs slow work off the connection's event loop, where several connections share a thread. With
/// `isLong` false, the work runs in place.
func offEventLoop<Result, Failure>(
  when isLong: Bool = true, _ work: () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  try await withTaskExecutorPreference(isLong ? globalConcurrentExecutor : nil, operation: work)
}
