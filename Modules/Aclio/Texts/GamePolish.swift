extension GameText {
  var polish: String { english }
}
