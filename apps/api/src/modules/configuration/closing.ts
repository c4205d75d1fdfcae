import { type Held, heldWords, isNothing } from '@ventanilla/domain/configuration/held-words'
import { HOLDING_KINDS, isOpenItem } from '@ventanilla/domain/configuration/holding'
import { type Contents, type KindId, KINDS } from '@ventanilla/domain/configuration/kinds'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { HELD_WORK } from '../../db/configuration/held-work.ts'
import { aroundChange, type Change, readTimeline, type Timeline } from '../../db/configuration/timeline.ts'
import type { Db, Tx } from '../../db/connection/sql.ts'

/** An item that a change closes. */
export interface Closing {
  readonly kind: KindId
  readonly key: string
  readonly title: string
  readonly held: Held
  /** a publication names the item that takes over its work */
  readonly demanded: boolean
  /** those that can: open from then on, as far as is known */
  readonly takers: readonly { readonly key: string; readonly title: string }[]
}

interface Name {
  readonly kind: KindId
  readonly key: string
}

/** The items that a change closes, with what they hold now. What is only scheduled can still get more until then. */
export async function closingsOf(db: Db, timeline: Timeline, change: Change): Promise<readonly Closing[]> {
  const { before, from } = aroundChange(timeline, change)
  const isOpen = (contents: Contents, { kind, key }: Name): boolean =>
    isOpenItem(kind, contents.get(kind)?.get(key) ?? null)
  const found: Closing[] = []
  for (const { kind, key } of change.set) {
    const { holds } = KINDS[kind]
    const [then] = from
    if (holds === undefined || then === undefined || !isOpen(before, { kind, key })) continue
    if (isOpen(then, { kind, key })) continue
    const held = await HELD_WORK[holds.work](db, key)
    // every content was checked by its kind
    const title = (content: unknown, of: string): string => KINDS[kind].title(content as never, of)
    found.push({
      kind,
      key,
      title: title(before.get(kind)?.get(key), key),
      held,
      demanded: change.at !== null || !isNothing(held),
      takers: [...(then.get(kind) ?? [])].flatMap(([other, content]) =>
        from.every((contents) => isOpen(contents, { kind, key: other }))
          ? [{ key: other, title: title(content, other) }]
          : [],
      ),
    })
  }
  return found
}

/**
 * Who takes over the work of each item that a change closes, as its publisher named them; `given` undefined: the
 * call asks for nobody.
 * @throws `Refusal` (conflict) where nobody is named, or one that is not open from then on
 */
export async function demandTakers(
  tx: Tx,
  change: Change,
  given: readonly { readonly kind: string; readonly key: string; readonly to: string }[] | undefined,
): Promise<readonly (Name & { readonly to: string })[]> {
  if (!change.set.some(({ kind }) => HOLDING_KINDS.includes(kind))) return []
  const closings = await closingsOf(tx, await readTimeline(tx), change)
  return closings.flatMap((closing) => {
    const { kind, key, takers } = closing
    const to = given?.find((one) => one.kind === kind && one.key === key)?.to
    if (to === undefined) {
      if (closing.demanded)
        throw new Refusal('conflict', whatItHolds(closing, given !== undefined), { code: 'sin_entrega' })
      return []
    }
    if (!takers.some((one) => one.key === to))
      throw new Refusal(
        'conflict',
        `Quien reciba lo de «${closing.title}» tiene que seguir abierta desde ese momento. Elija otra.`,
        { code: 'entrega_cerrada' },
      )
    return [{ kind, key, to }]
  })
}

function whatItHolds({ title, held }: Closing, asked: boolean): string {
  if (!asked)
    return `«${title}» tiene ${heldWords(held)}. Prepare el cierre como borrador: al publicarlo se elige quién lo recibe.`
  return isNothing(held)
    ? `«${title}» cierra ese día y hasta entonces le puede llegar trabajo: elija quién lo recibe.`
    : `«${title}» tiene ${heldWords(held)}: elija quién lo recibe.`
}
