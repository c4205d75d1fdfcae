import { keysIn } from '../kernel/keys-in.ts'
import { type KindId, KINDS } from './kinds.ts'

/** Kinds whose items hold work. */
export const HOLDING_KINDS: readonly KindId[] = keysIn(KINDS).filter(
  (kind) => KINDS[kind].holds !== undefined,
)

/** Whether an item can hold work; `null`: it is retired, or never was in force. */
export function isOpenItem(kind: KindId, content: unknown): boolean {
  const { holds } = KINDS[kind]
  // every content was checked by its kind
  return holds !== undefined && content !== null && holds.isOpen(content as never)
}
