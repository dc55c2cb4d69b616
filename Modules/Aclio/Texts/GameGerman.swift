extension GameText {
  var german: String { english }
}
