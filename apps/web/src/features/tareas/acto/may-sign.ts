/**
 * Whether signing is enabled: a complete code or a key, the act confirmed as read, and nothing that blocks it.
 */
export const maySign = (at: {
  /** null: signs with a key */
  readonly code: string | null
  readonly read: boolean
  readonly busy: boolean
  readonly isStopped: boolean
}): boolean => (at.code === null || /^\d{4}$/.test(at.code)) && at.read && !at.busy && !at.isStopped
