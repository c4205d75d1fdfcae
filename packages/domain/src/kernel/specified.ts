/**
 * Constants of the specification (section 9, decisions 6 and 75): everything that uses one reads it here, and screens
 * show it. Nobody edits them.
 */
export const SPECIFIED = {
  /** without any activity, until the session ends */
  idleMinutes: 35,
  /** of a session that is not renewed */
  sessionHours: 12,
  codeDigits: 4,
  codeMinutes: 10,
  codeTries: 5,
  codeEverySeconds: 60,
  codesAnHour: 5,
  /** for which a message is shown */
  messageMs: 6_000,
  messagesAtOnce: 5,
} as const
