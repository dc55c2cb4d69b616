/// Does where others do not wait what may take long: a server answers several connections on one
/// thread. What takes no time stays where it is.
func beside<Result, Failure>(
  when isLong: Bool = true, _ work: () async throws(Failure) -> Result
) async throws(Failure) -> Result {
  try await withTaskExecutorPreference(isLong ? globalConcurrentExecutor : nil, operation: work)
}
