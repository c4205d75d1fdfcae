import { DEFINITION_KIND_IDS } from '@ventanilla/domain/configuration/definitions-in'
import { isKindId, type KindId } from '@ventanilla/domain/configuration/kinds'
import type { Contents } from '@ventanilla/domain/configuration/readings'
import { type Db, sql } from '../connection/sql.ts'
import { contentsOf, type FormerDefinitions, openFormerDefinitions } from './former-definitions.ts'

/** What is in force at a release. Immutable: it can be read for as long as a call takes, whatever is published. */
export interface Snapshot extends Contents {
  readonly release: number
  /** number of items */
  readonly size: number
  /** release that changed something of these kinds last; 0: none did */
  readonly lastChange: (kinds: readonly KindId[]) => number
  /** definitions that some case still runs by, by the release that changed any last, which is before this one's */
  readonly former: ReadonlyMap<number, FormerDefinitions>
}

interface Row {
  readonly kind: string
  readonly key: string
  readonly hash: string
  readonly release: number
  /** null: this process has it, or the item is retired */
  readonly text: string | null
  readonly retired: boolean
  /** key of the item of its kind that was named last to take over its work */
  readonly taker: string | null
}

/**
 * Builds snapshots. Equal contents are one object in all of them, for as long as one of them is used; only
 * contents that this process does not have are read.
 */
export function openSnapshots(db: Db): (release: number) => Promise<Snapshot> {
  const formerOf = openFormerDefinitions(db)
  const contents = new Map<string, WeakRef<object>>()
  const dropped = new FinalizationRegistry<string>((hash) => {
    // read again meanwhile, it stays
    if (contents.get(hash)?.deref() === undefined) contents.delete(hash)
  })
  const read = (hash: string, text: string): object => {
    // what is stored is canonical JSON of an object that its kind has checked
    const content = frozen(JSON.parse(text) as object)
    contents.set(hash, new WeakRef(content))
    dropped.register(content, hash)
    return content
  }
  return async (release) => {
    // held until the query has answered: what it leaves out must not be collected before it is used
    const held = new Map<string, object>()
    for (const [hash, reference] of contents) {
      const content = reference.deref()
      if (content !== undefined) held.set(hash, content)
    }
    const rows = await db.rows<Row>(sql`
      select i.kind, i.key, encode(v.hash, 'hex') as hash, f.release, v.retired, t.key as taker,
        case when v.retired or encode(v.hash, 'hex') = any(${[...held.keys()]}::text[]) then null else c.text end as text
      from (select distinct on (item) item, version, release from configuration_in_force where release <= ${release}
        order by item, release desc) f
      join configuration_items i on i.id = f.item
      join configuration_versions v on v.item = f.item and v.number = f.version
      join configuration_contents c on c.hash = v.hash
      left join lateral (select taker from configuration_hand_overs x where x.item = f.item and x.version <= f.version
        order by x.version desc limit 1) h on true
      left join configuration_items t on t.id = h.taker
      order by i.id`)
    const kinds = new Map<KindId, Map<string, object>>()
    const takers = new Map<KindId, Map<string, string>>()
    const changed = new Map<KindId, number>()
    for (const { kind, key, hash, text, release: since, retired, taker } of rows) {
      // of a newer program
      if (!isKindId(kind)) continue
      changed.set(kind, Math.max(changed.get(kind) ?? 0, since))
      if (taker !== null) takers.set(kind, (takers.get(kind) ?? new Map<string, string>()).set(key, taker))
      if (retired) continue
      const content = held.get(hash) ?? (text === null ? undefined : read(hash, text))
      if (content === undefined) throw new Error(`the content of ${kind}/${key} was not read`)
      held.set(hash, content)
      kinds.set(kind, (kinds.get(kind) ?? new Map<string, object>()).set(key, content))
    }
    const lastChange = (asked: readonly KindId[]): number =>
      Math.max(0, ...asked.map((kind) => changed.get(kind) ?? 0))
    return {
      release,
      lastChange,
      former: await formerOf(lastChange(DEFINITION_KIND_IDS), held, read),
      size: [...kinds.values()].reduce((sum, items) => sum + items.size, 0),
      of: contentsOf(kinds),
      takersOf: (kind) => takers.get(kind) ?? NO_TAKERS,
    }
  }
}

const NO_TAKERS: ReadonlyMap<string, string> = new Map()

function frozen<T extends object>(value: T): T {
  const parts: readonly unknown[] = Object.values(value)
  for (const part of parts) if (typeof part === 'object' && part !== null) frozen(part)
  return Object.freeze(value)
}
