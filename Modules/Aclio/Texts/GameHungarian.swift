extension GameText {
  var hungarian: String { english }
}
