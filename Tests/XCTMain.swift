import Testing

// Without this file, the package manager looks for tests of XCTest in an index of the whole
// program, which takes a tenth of a build to make, and of which there are none.
@main struct Runner {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
