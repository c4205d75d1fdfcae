import type { Finding, WholeRule } from '@ventanilla/domain/configuration/between'
import { DEFINITION_KIND_IDS } from '@ventanilla/domain/configuration/definitions-in'
import type { Item, ItemsByKind, KindId } from '@ventanilla/domain/configuration/kinds'
import { type Database, sql, type Tx } from '../connection/sql.ts'
import { asPublisher, bringDueIntoForce, release } from './release.ts'
import { aroundChange, readTimeline } from './timeline.ts'
import {
  addVersions,
  demandSound,
  hashOf,
  keepContents,
  nameOf,
  type StoredContent,
  storedContent,
} from './versions.ts'

const WHY = 'Lo que trae el producto'

/** Who judges what the product ships together with what the authority made. */
export interface Judging {
  readonly rules: readonly WholeRule[]
  /** hears why the product's definitions were left out */
  readonly leftOut: (faults: readonly Finding[]) => void
}

/** An item of the database, as far as following the product depends on it. */
interface Known {
  readonly kind: string
  readonly key: string
  /** hash of what the product shipped last; null: it does not ship it */
  readonly shipped: string | null
  /** of the version in force; null: none is */
  readonly origin: string | null
  readonly retired: boolean | null
  readonly hash: string | null
  readonly text: string | null
  /** a version is scheduled */
  readonly waits: boolean
}

/**
 * Publishes what the product ships. An item follows the product while its version in force is the product's and
 * none is scheduled: it gets the new content, or is retired where the product no longer ships it. One that the
 * authority changed stays; what the product ships for it is stored beside it. Of several processes that start at
 * once, one publishes. Returns the number of the release, or null when there was nothing to publish.
 *
 * When nothing changed since the last start it costs one statement. Kinds that this program does not know are left
 * alone, so an older program loses nothing of a newer one. Definitions that do not go together with the authority's are
 * left out: a portal that cannot put its definitions together serves nobody.
 */
export async function publishFactory(
  db: Database,
  now: Date,
  factory: ItemsByKind,
  judging: Judging = { rules: [], leftOut: () => undefined },
): Promise<number | null> {
  const items = itemsOf(factory)
  const contents = items.map(storedContent)
  const whole = hashOf(
    contents
      .map((one) => `${nameOf(one)} ${one.hash}\n`)
      .toSorted()
      .join(''),
  )
  if (await isPublished(db, whole)) return null
  demandSound(items)
  await bringDueIntoForce(db, now)
  return asPublisher(db, async (tx) => {
    if (await isPublished(tx, whole)) return null
    const known = await knownItems(tx, Object.keys(factory))
    await keepShipped(tx, contents, known)
    const changed = await fitting(tx, followed(contents, known), known, now, judging)
    await tx.run(sql`update configuration_release_now set factory = ${whole}`)
    if (changed.length === 0) return null
    const made = { origin: 'fabrica', author: null, publisher: null, reason: WHY, norm: '', at: now } as const
    return release(tx, await addVersions(tx, changed, made), now, WHY)
  })
}

function itemsOf(factory: ItemsByKind): readonly Item[] {
  return Object.entries(factory).flatMap(([kind, items]) =>
    // the type demands the items of each kind under its own id
    items.map((one) => ({ ...one, kind }) as Item),
  )
}

const isPublished = async (db: Pick<Database, 'one'>, whole: string): Promise<boolean> =>
  (await db.one<{ factory: string | null }>(sql`select factory from configuration_release_now`))?.factory ===
  whole

/** Stores what the product ships, item by item, and that it no longer ships the others. */
async function keepShipped(
  tx: Tx,
  contents: readonly StoredContent[],
  known: readonly Known[],
): Promise<void> {
  await keepContents(tx, contents)
  const names = new Set(contents.map(nameOf))
  const gone = known.filter((one) => one.shipped !== null && !names.has(nameOf(one)))
  const rows = [...contents, ...gone.map(({ kind, key }) => ({ kind, key, hash: null }))]
  await tx.run(sql`
    insert into configuration_shipped(item, hash)
    select i.id, decode(x.h, 'hex')
    from unnest(${rows.map(({ kind }) => kind)}::text[], ${rows.map(({ key }) => key)}::text[],
      ${rows.map(({ hash }) => hash)}::text[]) as x(kind, key, h) join configuration_items i using (kind, key)
    on conflict (item) do update set hash = excluded.hash`)
}

/** The versions that come into force because the product brings them. */
function followed(
  contents: readonly StoredContent[],
  known: readonly Known[],
): readonly (StoredContent & { readonly retired?: boolean })[] {
  const there = new Map(known.map((one) => [nameOf(one), one]))
  const names = new Set(contents.map(nameOf))
  const follows = ({ origin, waits }: Known): boolean => !waits && origin !== 'autoridad'
  const changed = contents.filter((content) => {
    const one = there.get(nameOf(content))
    return one === undefined || (follows(one) && (one.hash !== content.hash || one.retired === true))
  })
  const gone = known.flatMap((one) => {
    const { key, hash, text, retired } = one
    if (names.has(nameOf(one)) || !follows(one) || retired !== false || hash === null || text === null)
      return []
    // read by the ids of the kinds
    return [{ kind: one.kind as KindId, key, hash, text, retired: true }]
  })
  return [...changed, ...gone]
}

type Followed = ReturnType<typeof followed>

/** Without the definitions where they do not go together with those that the authority made. */
async function fitting(
  tx: Tx,
  wanted: Followed,
  known: readonly Known[],
  now: Date,
  { rules, leftOut }: Judging,
): Promise<Followed> {
  const isDefinition = ({ kind }: { readonly kind: string }): boolean =>
    DEFINITION_KIND_IDS.some((one) => one === kind)
  if (!known.some((one) => one.origin === 'autoridad' && isDefinition(one))) return wanted
  const set = wanted.map(({ kind, key, text, retired }) => {
    const content: unknown = retired === true ? null : JSON.parse(text)
    return { kind, key, content }
  })
  const { before, from } = aroundChange(await readTimeline(tx), { set, at: null, now, off: [] })
  const faults = from.flatMap((after) =>
    rules
      .filter((rule) => rule.concerns({ without: before, with: after }))
      .flatMap((rule) => rule.find(after, null).filter(({ severity }) => severity === 'error')),
  )
  if (faults.length === 0) return wanted
  leftOut(faults)
  return wanted.filter((one) => !isDefinition(one))
}

const knownItems = (tx: Tx, kinds: readonly string[]): Promise<Known[]> =>
  tx.rows<Known>(sql`
    select i.kind, i.key, encode(s.hash, 'hex') as shipped, v.origin, v.retired, encode(v.hash, 'hex') as hash, c.text,
      exists (select 1 from configuration_in_force w where w.item = i.id and w.release is null and w.called_off_at is null) as waits
    from configuration_items i
    left join configuration_shipped s on s.item = i.id
    left join (select distinct on (item) item, version from configuration_in_force
      where release is not null order by item, release desc) f on f.item = i.id
    left join configuration_versions v on v.item = i.id and v.number = f.version
    left join configuration_contents c on c.hash = v.hash
    where i.kind = any(${kinds}::text[])`)
