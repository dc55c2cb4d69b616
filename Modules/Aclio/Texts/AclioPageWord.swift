import CoreModels
import CorePlugin

/// The words of Aclio's pages.
enum AclioPageWord: String, PageWordCases {
  case pages, overview, goals, talk, progress, settings, newGoal, takeBonus, focus, done
  case noGoals, nothingToDo, allGoals, welcome, slide1, slide1text, slide2, slide2text, slide3
  case slide3text, aboutYou, aboutYouHint, begin, skip, search, status, category, order, show
  case more, previous, next, noMatches, statusOpen, statusActive, statusCompleted
  case statusOverdue, statusSoon, statusArchived, byDue, byCreated, byProgress, byName
  case anyCategory, example1, example2, example3, whatGoal, dueDay, coachChooses, goOn
  case noQuestions, forExample, questionsHint, makePlan, reviewHint, title, description
  case duration, leaveOut, keepPlan, otherPlan, discard, coachAway, waitForIt, planOffline
  case tryAgain, making, making1, making2, making3, unmade, cancel, talkAbout, change, reached
  case noSteps, goFurther, ownStep, add, extend, step, steps, onMap, explain, explainAgain
  case doIt, doAgain, download, changeStep, save, earlier, moveLater, removeStep
  case removeStepAsk, goal, planAsText, away, archive, bringBack, archiveHint, delete
  case deleteHint, deleteNow, nothingSaid, starter1, starter2, starter3, earlierMessages
  case laterMessages, message, send, stop, broken, clear, clearHint, clearNow, lastDays
  case asTable, day, byCategory, achievements, earned, keyHint, premium, pending, unlockAll
  case unlockHint, restore, weekly, monthly, yearly, waitNoLonger, askNow
}
