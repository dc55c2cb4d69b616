extension GameText {
  var spanish: String { english }
}
