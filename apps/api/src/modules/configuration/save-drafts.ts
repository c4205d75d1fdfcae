import { itemProblems, type KindId, KINDS } from '@ventanilla/domain/configuration/kinds'
import type { Fault } from '@ventanilla/domain/kernel/problem'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { nothingToAudit } from '../../db/audit.ts'
import { lockItems, saveRevision } from '../../db/configuration/edits.ts'
import { type ItemNow, itemsNow } from '../../db/configuration/item-state.ts'
import type { Tx } from '../../db/connection/sql.ts'
import type { Deps } from '../../deps.ts'
import { type Context, me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import { kindFor } from './kind-access.ts'
import { recordAll } from './bring-about.ts'
import { changedMeanwhile, movedOn } from './refusing.ts'
import { textOf } from './save-draft.ts'
import { draftHash, titleOfItem } from './shown.ts'

interface Given {
  readonly key: string | null
  readonly revision: number
  readonly base: number
  readonly content: Readonly<Record<string, unknown>>
}

interface Written {
  readonly revision: number
  readonly base: number
  readonly text: string
}

/** Saves drafts of many items, all or none. */
export function saveDrafts(deps: Deps, ctx: Context, name: string, given: readonly Given[]) {
  const kind = kindFor(ctx, name, 'edit')
  demandSound(kind, given)
  const written = given.map(({ key, revision, base, content }, i) => ({
    key,
    revision,
    base,
    text: textOf(content, `body.items.${i}.content`),
  }))
  return ctx.command(async (tx) => {
    const known = new Map(written.flatMap(({ key, ...one }) => (key === null ? [] : [[key, one] as const])))
    const fresh = written.filter(({ key }) => key === null)
    const items = await seenItems(tx, kind, known)
    const made = await freshItems(tx, kind, fresh.length)
    const pairs: readonly (readonly [ItemNow, Written])[] = [
      ...items.flatMap((item) => {
        const one = known.get(item.key)
        return one === undefined ? [] : [[item, one] as const]
      }),
      ...fresh.flatMap((one, i) => {
        const item = made[i]
        return item === undefined ? [] : [[item, one] as const]
      }),
    ]
    const changed = pairs.filter(([item, one]) => !saysAlready(item, one))
    const at = deps.clock.now()
    const saved = []
    for (const [item, { text, base }] of changed) {
      const { takesProduct = false, product = null } = item.draft ?? {}
      const draft = { text, retired: false, base, takesProduct, product }
      const revision = await saveRevision(tx, item, draft, me(ctx).id, at)
      saved.push({ key: item.key, revision, hash: draftHash({ ...draft, revision }), retired: false })
    }
    if (changed.length === 0) nothingToAudit(tx)
    else
      await recordAll(
        tx,
        deps,
        ctx,
        changed.map(([item]) => item),
        { borradores: changed.length },
      )
    return ok({ saved, unchanged: pairs.length - changed.length })
  })
}

/** @throws `Refusal` (invalid) for a key or a content that its kind rejects, and for a key given twice */
function demandSound(kind: KindId, given: readonly Given[]): void {
  const { keys, check } = KINDS[kind]
  const seen = new Set<string>()
  const problems = given.flatMap(({ key, content }, i): readonly Fault[] => {
    const at = `body.items.${i}`
    if (key === null) {
      if (keys.next === null) return [{ path: `${at}.key`, message: `Escriba la clave. ${keys.sentence}` }]
      const checked = check(content)
      return checked.ok ? [] : checked.problems.map((one) => placed(one, at))
    }
    if (seen.has(key)) return [{ path: `${at}.key`, message: 'Hay un elemento dos veces' }]
    seen.add(key)
    return itemProblems(kind, key, content).map((one) => placed(one, at))
  })
  if (problems.length > 0)
    throw new Refusal('invalid', 'Una de las filas no se puede guardar así: no se guardó ninguna.', {
      code: 'datos_invalidos',
      problems: problems.slice(0, MOST_SAID),
    })
}

/** Problems of one answer: more help nobody. */
const MOST_SAID = 50

const placed = ({ path, message }: Fault, at: string): Fault => ({
  path: `${at}.content${path === '' ? '' : `.${path.replaceAll('/', '.')}`}`,
  message,
})

/** The items that the caller knows at these steps of their drafts, locked. */
async function seenItems(
  tx: Tx,
  kind: KindId,
  known: ReadonlyMap<string, Written>,
): Promise<readonly ItemNow[]> {
  const items = await lockItems(tx, kind, [...known.keys()])
  if (items.length < known.size) throw notFound()
  for (const item of items) {
    const seen = known.get(item.key)
    if (seen === undefined) continue
    // Race: what another user saved or published since the rows were judged
    if (seen.revision !== item.revision) throw about(item, changedMeanwhile(item))
    if (seen.base !== (item.inForce?.number ?? 0)) throw about(item, movedOn(item))
    // a pasted row brings nothing back that was retired
    if ((item.draft ?? item.inForce)?.retired === true)
      throw about(item, new Refusal('conflict', 'Se retiró: reactívelo en su pantalla.', { code: 'estado' }))
  }
  return items
}

/** The refusal of one item among many: all of them were refused, and this one is why. */
const about = (item: ItemNow, { kind, message, code }: Refusal): Refusal =>
  new Refusal(kind, `«${titleOfItem(item)}»: ${message} No se guardó ninguna fila.`, {
    ...(code !== undefined && { code }),
    current: { kind: item.kind, key: item.key },
  })

/** New items under the next keys of their kind, locked. */
async function freshItems(tx: Tx, kind: KindId, count: number): Promise<readonly ItemNow[]> {
  const { next } = KINDS[kind].keys
  if (count === 0 || next === null) return []
  for (;;) {
    const taken = (await itemsNow(tx, [kind])).map(({ key }) => key)
    const keys: string[] = []
    while (keys.length < count) keys.push(next([...taken, ...keys]))
    const items = await lockItems(tx, kind, keys, true)
    const isFresh = items.every(
      ({ inForce, draft, shipped }) => inForce === null && draft === null && shipped === null,
    )
    // Race: another user took the numbers in the meantime; what they made is seen now
    if (isFresh && items.length === count) return items
  }
}

/** What is in force or drafted says it already: a repeated paste changes nothing. */
function saysAlready({ draft, inForce }: ItemNow, { text, base }: Written): boolean {
  if (draft !== null) return draft.text === text && !draft.retired && draft.base === base
  return inForce !== null && inForce.text === text
}
