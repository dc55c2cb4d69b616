import CorePlugin

/// The look of Lesson's pages: paper, ink, and Georgia.
enum LessonLook {
  static let appearance = Appearance(
    theme: LessonPicture.theme, style: "\(Content.Style.lesson)",
    script: "\(Content.Script.lesson)",
    icon: """
      <path d="M12 6.5C10 5 7 4.5 4 5v13c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 \
      1.5zM12 6.5v13"/>
      """)
}
