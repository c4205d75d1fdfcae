import { randomUUID } from 'node:crypto'
import { HOLDING_KINDS, isOpenItem } from '@ventanilla/domain/configuration/holding'
import { isKindId, type KindId } from '@ventanilla/domain/configuration/kinds'
import { sql, type Tx } from '../connection/sql.ts'
import { queueJob } from '../queue-job.ts'
import type { Part } from './versions.ts'

/** Stores who takes over the work of items that versions close. */
export async function keepTakers(
  tx: Tx,
  takers: readonly (Part & { readonly taker: { readonly kind: KindId; readonly key: string } })[],
): Promise<void> {
  if (takers.length === 0) return
  await tx.run(sql`
    insert into configuration_hand_overs(item, version, taker)
    select x.item, x.version, t.id
    from unnest(${takers.map(({ item }) => item)}::int[], ${takers.map(({ version }) => version)}::int[],
      ${takers.map(({ taker }) => taker.kind)}::text[], ${takers.map(({ taker }) => taker.key)}::text[])
      as x(item, version, kind, key) join configuration_items t using (kind, key)`)
}

interface Changed {
  readonly kind: string
  readonly text: string
  readonly retired: boolean
  readonly before: string | null
  readonly before_retired: boolean | null
}

/**
 * Queues the handing over of what the items hold that a release closes: with the release or not at all, whichever
 * process brings it into force.
 */
export async function queueHandOver(tx: Tx, release: number, at: Date): Promise<void> {
  const rows = await tx.rows<Changed>(sql`
    select i.kind, c.text, v.retired, b.text as before, b.retired as before_retired
    from configuration_in_force f join configuration_items i on i.id = f.item
    join configuration_versions v on v.item = f.item and v.number = f.version
    join configuration_contents c on c.hash = v.hash
    left join lateral (select w.retired, d.text from configuration_in_force g
      join configuration_versions w on w.item = g.item and w.number = g.version
      join configuration_contents d on d.hash = w.hash
      where g.item = f.item and g.release < f.release order by g.release desc limit 1) b on true
    where f.release = ${release} and i.kind = any(${[...HOLDING_KINDS]}::text[])`)
  const closes = rows.some(
    ({ kind, text, retired, before, before_retired }) =>
      isKindId(kind) &&
      isOpenItem(kind, before === null || before_retired === true ? null : JSON.parse(before)) &&
      !isOpenItem(kind, retired ? null : JSON.parse(text)),
  )
  if (!closes) return
  const data = { release, round: 0, after: null, passed: 0 }
  await queueJob(tx, { id: randomUUID(), now: at }, { kind: 'sede.entrega', about: String(release), data })
}
