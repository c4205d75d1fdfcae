/** Whether somebody may sign now: with a whole code or a key, having said that they read the act, and while nothing stops it. */
export const maySign = (at: {
  /** null: signs with a key */
  readonly code: string | null
  readonly read: boolean
  readonly busy: boolean
  readonly isStopped: boolean
}): boolean => (at.code === null || /^\d{4}$/.test(at.code)) && at.read && !at.busy && !at.isStopped
