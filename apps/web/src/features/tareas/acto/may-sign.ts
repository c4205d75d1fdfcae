/** Whether somebody may sign now: with a whole code, having said that they read the act, and while nothing stops it. */
export const maySign = (at: {
  readonly code: string
  readonly read: boolean
  readonly busy: boolean
  readonly isStopped: boolean
}): boolean => /^\d{4}$/.test(at.code) && at.read && !at.busy && !at.isStopped
