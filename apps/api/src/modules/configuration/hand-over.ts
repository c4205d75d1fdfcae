import { SYSTEM } from '@ventanilla/domain/access/actor'
import { officeFacts } from '@ventanilla/domain/workflow/linked/move-office'
import { sendAlarm } from '../../db/alarms.ts'
import { audit } from '../../db/audit.ts'
import { peopleIn } from '../../db/configuration/held-work.ts'
import { sql, type Tx } from '../../db/connection/sql.ts'
import { alertRecipients } from '../../db/people/alert-recipients.ts'
import { type HandOverBatch, queueJob } from '../../db/queue-job.ts'
import { type AppDeps, applyDeps } from '../../deps.ts'
import { handOverCase } from './hand-over-case.ts'

/** Cases looked at in one job: well within its lease. */
const BATCH = 100
/** The first round is followed by another; a later one that passes nothing ends the work. More mean a fault. */
const MOST_ROUNDS = 20

/**
 * Hands over what closed offices hold, a batch of cases at a time. Each case passes in a transaction of its own and
 * once: what has passed is no longer found, so a batch that was killed begins again and does the rest. A case that
 * cannot pass holds up no other; its batch fails after it has queued the next one, and is tried again.
 */
export async function handOverOffices(deps: AppDeps, batch: HandOverBatch, size = BATCH): Promise<void> {
  const { release, round, after } = batch
  // Race: another process made the release, and this one may not have seen it
  await deps.configuration.look()
  const open = deps.catalogue.offices.map(({ id }) => id)
  if (open.length === 0) return
  if (round === 0 && after === null) await handOverRest(deps, open, release)
  const cases = await deps.db.rows<{ id: string }>(sql`
    select c.id from cases c
    where c.closed_at is null and (${after}::uuid is null or c.id > ${after}::uuid) and (c.office <> all(${open}::text[])
      or exists (select 1 from unnest(${[...officeFacts(deps.catalogue.everyWorkflow)]}::text[]) f
        where c.facts->>f <> '' and c.facts->>f <> all(${open}::text[])))
    order by c.id limit ${size}`)
  let failure: unknown
  let passed = batch.passed
  for (const { id } of cases)
    try {
      if (await deps.db.tx((tx) => handOverCase(tx, applyDeps(deps), id))) passed += 1
    } catch (error) {
      failure = error
    }
  const last = cases.length === size ? (cases.at(-1)?.id ?? null) : null
  // Race: a transfer that was under way can have reached the closed office behind the round
  const again = round === 0 || (passed > 0 && round < MOST_ROUNDS)
  if (last !== null || again)
    await deps.db.tx(async (tx) => {
      const data =
        last === null
          ? { release, round: round + 1, after: null, passed: 0 }
          : { release, round, after: last, passed }
      await queueJob(
        tx,
        { id: deps.newId(), now: deps.clock.now() },
        { kind: 'sede.entrega', about: `${release}/${data.round}/${data.after ?? ''}`, data },
      )
    })
  if (failure !== undefined) throw failure
}

/** The drafts of the windows of closed offices, and who is still bound to them, for the administrators. */
async function handOverRest(deps: AppDeps, open: readonly string[], release: number): Promise<void> {
  await deps.db.tx(async (tx) => {
    await passWindowDrafts(tx, deps, open)
    const people = await peopleIn(tx, { not: open })
    for (const [office, names] of Map.groupBy(people, (one) => one.office))
      await sendAlarm(
        tx,
        { publicUrl: deps.settings.publicUrl, at: deps.clock.now(), newId: deps.newId },
        {
          factKey: `sede.cerrada:${office}:${release}`,
          title: `Cerró ${deps.catalogue.officeName(office)} y ${names.length === 1 ? 'un funcionario sigue' : `${names.length} funcionarios siguen`} en ella`,
          paragraphs: [
            `Trabajan en ella ${names.map(({ name }) => name).join(', ')}. Deles otra sede: hasta entonces no ven las tareas que pasaron a otra.`,
          ],
          href: '/usuarios',
        },
        await alertRecipients(tx, deps.catalogue.contents, 'sede_cerrada', office),
      )
  })
}

async function passWindowDrafts(tx: Tx, deps: AppDeps, open: readonly string[]): Promise<void> {
  const closed = await tx.rows<{ office: string; n: number }>(sql`
    select window_office as office, count(*)::int as n from drafts
    where window_office is not null and window_office <> all(${[...open]}::text[]) group by window_office`)
  for (const { office, n } of closed) {
    const to = deps.catalogue.attending(office)
    if (to === null) continue
    await tx.run(sql`update drafts set window_office = ${to.code} where window_office = ${office}`)
    await audit(tx, {
      actorId: SYSTEM.id,
      verb: 'configuration.handOver',
      detail: { borradores: n, de: office, a: to.code },
      at: deps.clock.now(),
      newId: deps.newId,
    })
  }
}
