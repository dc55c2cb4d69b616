/// The script of the frame: one ES module, made of the parts beside this file.
enum FrameScript {
  /// The whole module.
  static let text = ""
}
