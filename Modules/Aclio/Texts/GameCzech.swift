extension GameText {
  var czech: String { english }
}
