import { type KindId, KINDS } from '@ventanilla/domain/configuration/kinds'
import { rolesThat } from '@ventanilla/domain/configuration/rights'
import { type Calendar, nextBusinessDay } from '@ventanilla/domain/terms/calendar'
import { bogotaDate, type IsoDate, longDate } from '@ventanilla/domain/terms/dates'
import { sendAlarm } from '../../db/alarms.ts'
import { type Chore, keepChore } from '../../db/chore.ts'
import {
  goingBacksUnconfirmed,
  historyOf,
  isOnePerson,
  type ItemNow,
  itemsNow,
  type PastVersion,
  type Person,
} from '../../db/configuration/item-state.ts'
import { type Db, sql, type Tx } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { titleOfItem } from './shown.ts'

/** A going back that another publisher has yet to confirm or undo. */
interface Unconfirmed {
  readonly version: number
  readonly by: Person
  /** last day to confirm it */
  readonly until: IsoDate
}

/** What of an item waits for a second person; null: nothing. */
export function unconfirmedIn(
  { kind, inForce }: Pick<ItemNow, 'kind' | 'inForce'>,
  history: readonly PastVersion[],
  calendar: Calendar,
): Unconfirmed | null {
  const now = history.find(({ number }) => number === inForce?.number)
  if (now === undefined || inForce === null || !KINDS[kind].twoPeople) return null
  if (now.backTo === null || now.confirmed || now.publisher === null) return null
  return { version: now.number, by: now.publisher, until: confirmedUntil(inForce.since, calendar) }
}

/** Two working days. Norm: decision 65. */
const confirmedUntil = (since: Date, calendar: Calendar): IsoDate =>
  nextBusinessDay(nextBusinessDay(bogotaDate(since.toISOString()), calendar), calendar)

type AlarmDeps = Pick<AppDeps, 'clock' | 'newId' | 'settings' | 'catalogue'>

/**
 * Alarms who can confirm a going back: at once, and after the deadline once on each day until it is confirmed or undone.
 * Attack: a publisher who takes back alone what two people decided, unnoticed. The fact names the day, so a second run or
 * one after a kill repeats no alarm.
 */
export async function alarmOfGoingBack(
  tx: Db,
  deps: AlarmDeps,
  item: Pick<ItemNow, 'id' | 'kind'> & { readonly title: string },
  { version, by, until }: Unconfirmed,
): Promise<void> {
  const at = deps.clock.now()
  const today = bogotaDate(at.toISOString())
  const late = today > until
  const what = `«${item.title}» (${KINDS[item.kind].name.one})`
  await sendAlarm(
    tx,
    { publicUrl: deps.settings.publicUrl, at, newId: deps.newId },
    {
      factKey: `configuracion.volver:${item.id}:${version}${late ? `:${today}` : ''}`,
      title: `${late ? 'Venció el plazo para' : 'Falta'} confirmar que se volvió a una versión anterior`,
      paragraphs: [
        `${by.name} volvió por su cuenta a la versión anterior de ${what}, que ya está en vigor.`,
        late
          ? `Otra persona debía confirmarlo a más tardar el ${longDate(until)}. Confírmelo o vuelva a lo que estaba.`
          : `Otra persona lo confirma, o vuelve a lo que estaba, a más tardar el ${longDate(until)}.`,
      ],
      href: '/configuracion',
    },
    await whoCanConfirm(tx, item.kind, by.id),
  )
}

/** Publishers of the kind other than the person, under any account of theirs; null: there are none. */
async function whoCanConfirm(db: Db, kind: KindId, by: string): Promise<readonly string[] | null> {
  const all = await db.rows<{ id: string }>(sql`
    select distinct u.id from users u join user_roles r on r.user_id = u.id
    where u.active and u.kind = 'funcionario' and r.role = any(${[...rolesThat('publish', kind)]}::text[])`)
  const others: string[] = []
  for (const { id } of all) if (!(await isOnePerson(db, id, by))) others.push(id)
  return others.length === 0 ? null : others
}

const EACH_MS = 15 * 60_000

/** Repeats the alarms of what waits, in one process at a time. */
export const keepGoingBacksAlarmed = (
  deps: AlarmDeps & Pick<AppDeps, 'db' | 'wake'>,
  report: (error: unknown) => void,
): Chore =>
  keepChore(
    deps,
    { name: 'configuracion.volver', everyMs: EACH_MS, work: () => alarmOfGoingBacks(deps) },
    report,
  )

/** Alarms of every going back that waits. */
export async function alarmOfGoingBacks(deps: AlarmDeps & Pick<AppDeps, 'db' | 'wake'>): Promise<void> {
  const calendar = deps.catalogue.calendarOf(null)
  for (const { kind, key } of await goingBacksUnconfirmed(deps.db))
    await deps.db.tx(async (tx: Tx) => {
      const [item] = await itemsNow(tx, [kind], key)
      if (item === undefined) return
      const open = unconfirmedIn(item, await historyOf(tx, item.id), calendar)
      if (open !== null) await alarmOfGoingBack(tx, deps, { ...item, title: titleOfItem(item) }, open)
    })
  deps.wake()
}
