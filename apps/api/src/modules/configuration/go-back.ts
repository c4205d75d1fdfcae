import type { Finding } from '@ventanilla/domain/configuration/between'
import { type KindId, KINDS } from '@ventanilla/domain/configuration/kinds'
import { mayConfigure } from '@ventanilla/domain/configuration/rights'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import type { Calendar } from '@ventanilla/domain/terms/calendar'
import { confirmVersion, lockItem } from '../../db/configuration/edits.ts'
import {
  historyOf,
  isOnePerson,
  type ItemNow,
  itemsNow,
  type PastVersion,
} from '../../db/configuration/item-state.ts'
import type { Db, Tx } from '../../db/connection/sql.ts'
import type { AppDeps, Deps } from '../../deps.ts'
import { type Context, me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'
import { kindOfItem } from './kind-access.ts'
import { asPublication, bringAbout, type Why } from './bring-about.ts'
import { alarmOfGoingBack, unconfirmedIn } from './going-back-alarm.ts'
import { movedOn } from './refusing.ts'
import { record } from './save-draft.ts'
import { titleOfItem } from './shown.ts'
import { inUseWarnings, type UsesDeps } from './uses/in-use.ts'

type GoBackDeps = UsesDeps & Pick<AppDeps, 'settings' | 'catalogue'>

interface NamedVersion {
  readonly kind: string
  readonly key: string
  readonly version: number
}

/** Versions that were in force, the newest first; the first one still is. */
const oncesInForce = (history: readonly PastVersion[]): readonly PastVersion[] =>
  history.filter(({ release }) => release !== null).toSorted((a, b) => (b.release ?? 0) - (a.release ?? 0))

/** Whether a publisher of the kind can go back to a version alone (decision 65). */
export function canGoBackAlone(kind: KindId, history: readonly PastVersion[], version: number): boolean {
  const [now, before, ...older] = oncesInForce(history)
  if (now === undefined || now.number === version) return false
  const there =
    before?.number === version || (!KINDS[kind].twoPeople && older.some((one) => one.number === version))
  return there
}

/** Publishes the content of an older version again. */
export async function goBack(
  deps: GoBackDeps,
  ctx: Context,
  { version, ...name }: NamedVersion,
  { inForce, ...why }: Why & { readonly inForce: number },
) {
  const kind = kindOfItem(ctx, name, 'publish')
  const { key } = name
  const inUse = await inUseBack(deps, kind, key, version)
  return asPublication(deps, ctx, [{ kind, key }], async (tx, at) => {
    const item = await lockItem(tx, kind, key)
    if (item === null || item.inForce === null) throw notFound()
    if (item.inForce.number !== inForce) throw movedOn(item)
    const history = await historyOf(tx, item.id)
    const older = history.find(({ number }) => number === version)
    if (older === undefined) throw notFound()
    demandWay(kind, history, older, item)
    const { text, retired, factory } = older
    const made = await bringAbout(
      tx,
      deps,
      ctx,
      [
        {
          item,
          version: { text, retired, author: me(ctx).id, standsOn: factory, backTo: version },
          endsDraft: false,
        },
      ],
      why,
      { due: null, at, inUse },
    )
    const number = made.parts[0]?.version ?? 0
    // what it undoes was a going back: what two people had decided is in force again
    if (item.inForce.backTo !== null) await confirmVersion(tx, item.id, number, me(ctx).id, at)
    await alarmOthers(tx, deps, kind, key)
    return ok({ release: made.release ?? 0, version: number })
  })
}

/** Alarms the publishers who can confirm what was just gone back to, where the kind asks for it. */
async function alarmOthers(tx: Tx, deps: GoBackDeps, kind: KindId, key: string): Promise<void> {
  const [item] = await itemsNow(tx, [kind], key)
  if (item === undefined) return
  const open = unconfirmedIn(item, await historyOf(tx, item.id), deps.catalogue.calendarOf(null))
  if (open !== null) await alarmOfGoingBack(tx, deps, { ...item, title: titleOfItem(item) }, open)
}

/** What uses an item that the older version no longer offers; what does not exist is refused later. */
async function inUseBack(
  deps: UsesDeps,
  kind: KindId,
  key: string,
  version: number,
): Promise<readonly Finding[]> {
  const [item] = await itemsNow(deps.db, [kind], key)
  if (item === undefined) return []
  const older = (await historyOf(deps.db, item.id)).find(({ number }) => number === version)
  return older === undefined ? [] : inUseWarnings(deps, [{ item, text: older.retired ? null : older.text }])
}

/** @throws `Refusal` for a version that was never in force or says what is in force, and for one that needs two people */
function demandWay(
  kind: KindId,
  history: readonly PastVersion[],
  older: PastVersion,
  { inForce }: ItemNow,
): void {
  if (older.release === null || older.number === inForce?.number)
    throw new Refusal('conflict', 'Solo se vuelve a una versión que estuvo en vigor antes.', {
      code: 'estado',
    })
  if (older.hash === inForce?.hash && older.retired === inForce.retired)
    throw new Refusal('conflict', 'Esa versión dice lo mismo que está en vigor.', { code: 'sin_cambios' })
  if (!canGoBackAlone(kind, history, older.number))
    throw new Refusal(
      'forbidden',
      'A solas se vuelve únicamente a la versión inmediatamente anterior. Para otra más antigua guarde un borrador con su contenido, y que lo publique otra persona.',
      { code: 'dos_personas' },
    )
}

/** A going back that another publisher has yet to confirm or undo; null: none. */
export async function goingBackToConfirm(
  db: Db,
  ctx: Context,
  item: ItemNow,
  history: readonly PastVersion[],
  calendar: Calendar,
) {
  const open = unconfirmedIn(item, history, calendar)
  if (open === null) return null
  return {
    ...open,
    canConfirm:
      mayConfigure(me(ctx).roles, 'publish', item.kind) && !(await isOnePerson(db, me(ctx).id, open.by.id)),
  }
}

/** Confirms that another person went back. */
export function confirmGoingBack(
  deps: Deps & { readonly catalogue: { readonly calendarOf: (office: null) => Calendar } },
  ctx: Context,
  { version, ...name }: NamedVersion,
) {
  const kind = kindOfItem(ctx, name, 'publish')
  const { key } = name
  return ctx.command(async (tx: Tx) => {
    const item = await lockItem(tx, kind, key)
    if (item === null) throw notFound()
    const open = await goingBackToConfirm(
      tx,
      ctx,
      item,
      await historyOf(tx, item.id),
      deps.catalogue.calendarOf(null),
    )
    if (open === null || open.version !== version)
      throw new Refusal(
        'conflict',
        'No hay nada que confirmar: ya se confirmó, o entró en vigor otra versión.',
        {
          code: 'estado',
        },
      )
    if (!open.canConfirm)
      throw new Refusal('forbidden', 'Lo confirma otra persona que la que volvió a esa versión.', {
        code: 'dos_personas',
      })
    await confirmVersion(tx, item.id, version, me(ctx).id, deps.clock.now())
    await record(tx, deps, ctx, item, { version })
    return ok({ confirmed: true as const })
  })
}
