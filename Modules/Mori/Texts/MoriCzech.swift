extension MoriText {
  var czech: String { english }
}
