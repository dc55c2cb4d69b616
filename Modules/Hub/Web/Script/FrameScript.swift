/// The script of the frame: one ES module, made of the parts beside this file.
///
/// Products' scripts are modules of their own. They may tell the frame of `daybook:toast` (a text as
/// the event's detail) and ask for `daybook:refresh`; they are told of `daybook:shown`.
enum FrameScript {
  /// The whole module.
  static let text = [pages, toasts, forms, autosave, keys, live, sharing, push].joined(separator: "\n")
}
