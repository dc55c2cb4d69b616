/// Line icons in a 24 × 24 box, for `line-icon`.
enum AclioIcon: String {
  case heart = """
    <path d="M12 20s-7.5-4.6-7.5-10A4.2 4.2 0 0 1 12 7.4a4.2 4.2 0 0 1 7.5 2.6c0 5.4-7.5 10-7.5 \
    10z"/>
    """
  case briefcase = """
    <rect x="4" y="8" width="16" height="11" rx="2"/><path d="M9 8V6.5A1.5 1.5 0 0 1 10.5 5h3A1.5 \
    1.5 0 0 1 15 6.5V8M4 13h16"/>
    """
  case book = """
    <path d="M12 7c-2-1.5-4.5-2-8-2v13c3.5 0 6 .5 8 2 2-1.5 4.5-2 8-2V5c-3.5 0-6 .5-8 2zM12 7v13"/>
    """
  case wallet = """
    <rect x="4" y="6" width="16" height="13" rx="2"/><path d="M4 10h16M15.5 14.5H17"/>
    """
  case palette = """
    <path d="M12 4a8 8 0 1 0 0 16c1.5 0 2-1 1.5-2-.7-1.5 0-2.5 1.5-2.5h2c1.7 0 3-1.3 3-3.5 0-4.5-\
    3.6-8-8-8zM8 12h.01M10 8.5h.01M14.5 8.5h.01"/>
    """
  case leaf = """
    <path d="M6 19c0-8 4-13 13-14 0 9-4 13-10 13-1.5 0-3-.5-3-.5M6 19c1-4 3.5-7 7-9"/>
    """
  case people = """
    <circle cx="9" cy="9" r="3"/><path d="M3.5 19c.5-3.5 2.5-5 5.5-5s5 1.5 5.5 5M15.5 6.5a3 3 0 0 1 \
    0 5.5M17 14.3c2 .6 3.2 2.1 3.5 4.7"/>
    """
  case compass = """
    <circle cx="12" cy="12" r="8"/><path d="m15 9-1.8 4.2L9 15l1.8-4.2z"/>
    """
  case house = """
    <path d="m4 11.5 8-6.5 8 6.5M6.5 10v9h11v-9M10.5 19v-5h3v5"/>
    """
  case laptop = """
    <rect x="6" y="6" width="12" height="9" rx="1.5"/><path d="M3.5 18.5h17"/>
    """
  case flame = """
    <path d="M12 4c.5 3 4.5 5 4.5 9.5a4.5 4.5 0 0 1-9 0c0-1.5.5-2.5 1.5-3.5.2 1.2.8 2 1.7 2.3C10.5 \
    9 10.5 6.5 12 4z"/>
    """
  case target = """
    <circle cx="12" cy="12" r="8.5"/><circle cx="12" cy="12" r="4.5"/>\
    <circle cx="12" cy="12" r=".75"/>
    """
  case stairs = """
    <path d="M4 19h4v-4h4v-4h4V7h4"/>
    """
  case bubble = """
    <path d="M5 6h14a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-7l-4 3.5V16H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1z"/>
    """
  case flag = """
    <path d="M6 20V5h11l-2 3.5 2 3.5H6"/>
    """
  case cup = """
    <path d="M8 5h8v5a4 4 0 0 1-8 0zM8 6.5H5c0 3 1 4.5 3.3 4.5M16 6.5h3c0 3-1 4.5-3.3 4.5M12 14v4M9 \
    19h6"/>
    """
  case mountain = """
    <path d="m3.5 19 6-11 3.5 6 2-3 5.5 8z"/>
    """
  case star = """
    <path d="m12 4.5 2.3 4.8 5.2.7-3.8 3.6.9 5.2-4.6-2.5-4.6 2.5.9-5.2L4.5 10l5.2-.7z"/>
    """
  case crown = """
    <path d="m4.5 17-1-9L8 11.5 12 6l4 5.5L20.5 8l-1 9z"/>
    """
  case lock = """
    <rect x="6" y="11" width="12" height="8.5" rx="2"/><path d="M8.5 11V8.5a3.5 3.5 0 0 1 7 0V11"/>
    """
}

extension GoalCategory {
  /// The category's icon.
  var icon: AclioIcon {
    switch self {
    case .health: .heart
    case .career: .briefcase
    case .education: .book
    case .finance: .wallet
    case .creative: .palette
    case .personalGrowth: .leaf
    case .relationships: .people
    case .travel: .compass
    case .home: .house
    case .technology: .laptop
    }
  }
}

extension Achievement {
  /// The icon of the earned achievement.
  var icon: AclioIcon {
    switch self {
    case .firstGoal: .target
    case .firstStep, .tenSteps: .stairs
    case .firstComplete: .flag
    case .threeDays, .sevenDays: .flame
    case .fiveGoals: .leaf
    case .threeComplete: .cup
    case .fiftySteps: .mountain
    case .hundredPoints, .fiveHundredPoints: .star
    case .levelFive: .crown
    }
  }
}
