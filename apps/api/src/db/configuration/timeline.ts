import {
  judgeChange,
  type Judgement,
  type Moment,
  type WholeRule,
} from '@ventanilla/domain/configuration/between'
import { type Contents, isKindId, type KindId } from '@ventanilla/domain/configuration/kinds'
import { bogotaDate, shortDate } from '@ventanilla/domain/terms/dates'
import { type Db, sql } from '../connection/sql.ts'

/** A content that is in force, or waits for an instant; null: the item is retired. */
interface Entry {
  readonly kind: KindId
  readonly key: string
  readonly content: unknown
}
interface Waiting extends Entry {
  readonly due: Date
}

/** What is in force and what waits, of every kind that this program knows. */
export interface Timeline {
  readonly inForce: readonly Entry[]
  /** earliest first */
  readonly waiting: readonly Waiting[]
}

interface Row {
  readonly kind: string
  readonly key: string
  readonly due: Date | null
  readonly retired: boolean
  readonly text: string
}

const contentOf = (text: string): unknown => JSON.parse(text)

/** Reads the whole configuration; the only publisher sees it as it stays until its commit. */
export async function readTimeline(db: Db): Promise<Timeline> {
  const rows = await db.rows<Row>(sql`
    select i.kind, i.key, f.due, v.retired, c.text
    from (select item, version, null::timestamptz as due from (select distinct on (item) item, version
        from configuration_in_force where release is not null order by item, release desc) n
      union all select item, version, due from configuration_in_force
        where release is null and called_off_at is null) f
    join configuration_items i on i.id = f.item
    join configuration_versions v on v.item = f.item and v.number = f.version
    join configuration_contents c on c.hash = v.hash
    order by f.due nulls first, i.id`)
  const inForce: Entry[] = []
  const waiting: Waiting[] = []
  for (const { kind, key, due, retired, text } of rows) {
    // of a newer program
    if (!isKindId(kind)) continue
    const entry = { kind, key, content: retired ? null : contentOf(text) }
    if (due === null) inForce.push(entry)
    else waiting.push({ ...entry, due })
  }
  return { inForce, waiting }
}

/** What would be published, scheduled or called off. */
export interface Change {
  readonly set: readonly Entry[]
  /** null: now */
  readonly at: Date | null
  /** by the portal's clock */
  readonly now: Date
  /** what would no longer wait */
  readonly off: readonly { readonly kind: KindId; readonly key: string; readonly due: Date }[]
}

const isSame = (one: Omit<Entry, 'content'>, other: Omit<Entry, 'content'>): boolean =>
  one.kind === other.kind && one.key === other.key

/** The timeline with a change. */
const changedBy = (timeline: Timeline, change: Change): Timeline => ({
  inForce: change.at === null ? [...timeline.inForce, ...change.set] : timeline.inForce,
  waiting: [
    ...timeline.waiting.filter(
      (one) => !change.off.some((off) => isSame(one, off) && one.due.getTime() === off.due.getTime()),
    ),
    ...(change.at === null ? [] : change.set.map((entry) => ({ ...entry, due: change.at ?? new Date(0) }))),
  ].toSorted((a, b) => a.due.getTime() - b.due.getTime()),
})

/** What is in force until a change is, and whenever something else comes into force from then on. */
export function aroundChange(
  timeline: Timeline,
  change: Change,
): { readonly before: Contents; readonly from: readonly Contents[] } {
  const at = change.at?.getTime() ?? Number.NEGATIVE_INFINITY
  const changed = changedBy(timeline, change)
  const later = changed.waiting.map(({ due }) => due.getTime()).filter((due) => due > at)
  return {
    // a millisecond before is the shortest time before an instant; nothing waits for the infinite past
    before: contentsAt(timeline, at - 1),
    from: [at, ...later].map((instant) => contentsAt(changed, instant)),
  }
}

/** Judges a change at every instant from which something else is in force. */
export function judgeTimeline(timeline: Timeline, change: Change, whole: readonly WholeRule[]): Judgement {
  const changed = changedBy(timeline, change)
  const instants = [
    ...new Set([...timeline.waiting, ...changed.waiting].map(({ due }) => due.getTime())),
  ].toSorted((a, b) => a - b)
  const day = bogotaDate((change.at ?? change.now).toISOString())
  const moments: Moment[] = [Number.NEGATIVE_INFINITY, ...instants].map((instant) => ({
    day,
    from: Number.isFinite(instant)
      ? `Desde el ${shortDate(bogotaDate(new Date(instant).toISOString()))}`
      : null,
    without: contentsAt(timeline, instant),
    with: contentsAt(changed, instant),
  }))
  return judgeChange(moments, whole)
}

/** Contents in force at an instant, by kind and key; later entries replace earlier ones. */
function contentsAt({ inForce, waiting }: Timeline, instant: number): Contents {
  const found = new Map<KindId, Map<string, unknown>>()
  for (const { kind, key, content } of [
    ...inForce,
    ...waiting.filter(({ due }) => due.getTime() <= instant),
  ]) {
    const items = found.get(kind) ?? new Map<string, unknown>()
    found.set(kind, items)
    if (content === null) items.delete(key)
    else items.set(key, content)
  }
  return found
}
