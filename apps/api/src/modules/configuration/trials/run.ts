import { setImmediate } from 'node:timers/promises'
import { isKindId, KINDS } from '@ventanilla/domain/configuration/kinds'
import { NOTHING_TRIED, type TrialSum, withJudged } from '@ventanilla/domain/configuration/trials/sum'
import { itemsNow } from '../../../db/configuration/item-state.ts'
import {
  endTrial,
  keepProgress,
  type Progress,
  trialById,
  type TrialRow,
} from '../../../db/configuration/trials.ts'
import { queueJob, type TrialBatch } from '../../../db/queue-job.ts'
import type { AppDeps } from '../../../deps.ts'
import { contentOf } from '../shown.ts'
import { readWithin } from '../uses/count.ts'
import { withDrafts } from '../uses/with-drafts.ts'
import { outdatedBy } from './outdated.ts'
import { trialOfKind } from './table.ts'
import type { Source } from './trial.ts'

/** Milliseconds of one job: other jobs wait behind it, and its lease must not end. */
const SLICE_MS = 5_000
/** Milliseconds of one reading. */
const MOST_MS = 15_000
/** Tries of one job, after which the trial has failed and says so. */
const MOST_TRIES = 3

/**
 * Judges the next batches of a trial, and queues itself for the rest. Each batch is kept with where it ended, so one that was killed
 * begins again there. A trial whose draft, or what is in force, is another by now ends: its sums would be of both.
 */
export async function runTrial(
  deps: AppDeps,
  { trial: id, attempts }: TrialBatch & { readonly attempts: number },
  slice = SLICE_MS,
): Promise<void> {
  try {
    await judgeOn(deps, id, slice)
  } catch (error) {
    if (attempts >= MOST_TRIES) await endTrial(deps.db, id, 'fallida', deps.clock.now())
    throw error
  }
}

async function judgeOn(deps: AppDeps, id: string, slice: number): Promise<void> {
  // Race: another process published, and this one may not have seen it
  await deps.configuration.look()
  const row = await trialById(deps.db, id)
  if (row === undefined || row.endedAt !== null) return
  const sources = await sourcesOf(deps, row)
  if (sources === null) return void (await endTrial(deps.db, id, 'superada', deps.clock.now()))
  const began = performance.now()
  let at: Standing = { done: row.done, total: row.total ?? (await totalOf(deps, sources)), ...row.progress }
  do {
    const next = await judgeBatch(deps, sources, at)
    if (next === null) return void (await endTrial(deps.db, id, 'hecha', deps.clock.now()))
    const { done, total, ...progress } = next
    if (!(await keepProgress(deps.db, { id, done: at.done }, { done, total, progress }))) return
    at = next
  } while (performance.now() - began < slice)
  await queueJob(
    deps.db,
    { id: deps.newId(), now: deps.clock.now() },
    // the part too: one of which there is nothing leaves the number as it was
    { kind: 'configuracion.probar', about: [id, at.done, at.at?.part ?? ''].join('/'), data: { trial: id } },
  )
}

interface Standing extends Progress {
  readonly done: number
  readonly total: number
}

type Sources = Readonly<Record<string, Source>>

/** What a trial judges; null: there is nothing left to try, or something else. */
async function sourcesOf(
  deps: AppDeps,
  row: TrialRow & { readonly kind: string; readonly key: string },
): Promise<Sources | null> {
  const { kind, key } = row
  if (!isKindId(kind)) return null
  const [item] = await itemsNow(deps.db, [kind], key)
  const trial = trialOfKind(kind)
  if (item?.draft == null || 'none' in trial || outdatedBy(row, item, deps.catalogue.release) !== null)
    return null
  const checked = KINDS[kind].check(contentOf(item.draft.text), key)
  if (!checked.ok) return null
  return trial.open({
    key,
    // checked by its kind, which the compiler does not see
    content: checked.value as never,
    catalogue: deps.catalogue,
    next: withDrafts(deps.catalogue.contents, [item]),
    now: row.askedAt,
  })
}

async function totalOf({ db }: AppDeps, sources: Sources): Promise<number> {
  let total = 0
  for (const source of Object.values(sources)) total += await read(db, (tx) => source.total(tx))
  return total
}

async function read<T>(db: AppDeps['db'], work: Parameters<typeof readWithin<T>>[2]): Promise<T> {
  const found = await readWithin(db, MOST_MS, work)
  // tried again, and after a few times the trial says that it failed
  if (found === null) throw new Error('a batch of a trial could not be read in time')
  return found
}

/** After the next batch; null: nothing is left. */
async function judgeBatch({ db }: AppDeps, sources: Sources, at: Standing): Promise<Standing | null> {
  const names = Object.keys(sources)
  const part = at.at?.part ?? names[0]
  const source = part === undefined ? undefined : sources[part]
  if (part === undefined || source === undefined) return null
  const batch = await read(db, (tx) => source.batch(tx, at.at?.after ?? null))
  let sum: TrialSum = at.sums?.[part] ?? NOTHING_TRIED
  for (const { caseId, judge } of batch) {
    sum = withJudged(sum, caseId, judge())
    // judging is computing: calls that are served by this process go between
    await setImmediate()
  }
  const last = batch.at(-1)
  const isOver = last === undefined || batch.length < source.size
  const following = isOver ? names[names.indexOf(part) + 1] : part
  const done = at.done + batch.length
  if (batch.length === 0 && following === undefined) return null
  return {
    done,
    total: Math.max(at.total, done),
    sums: { ...at.sums, [part]: sum },
    at:
      following === undefined
        ? { part: '', after: null }
        : { part: following, after: isOver ? null : last.cursor },
  }
}
