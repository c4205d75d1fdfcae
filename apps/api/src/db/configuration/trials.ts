import type { TrialState } from '@ventanilla/domain/configuration/words'
import type { TrialSum } from '@ventanilla/domain/configuration/trials/sum'
import { type Db, json, sql } from '../connection/sql.ts'
import type { Person } from './item-state.ts'

/** Where a trial stands: what came of each part so far, and from where it goes on. */
export interface Progress {
  readonly sums?: Readonly<Record<string, TrialSum>>
  /** part under way, and the last of its things that was judged; absent: nothing was judged yet */
  readonly at?: { readonly part: string; readonly after: string | null }
}

export interface TrialRow {
  readonly id: string
  readonly item: number
  /** hash of the draft that it tries */
  readonly draft: string
  /** release in force against which it tries it */
  readonly release: number
  readonly by: Person
  readonly state: TrialState
  readonly done: number
  readonly total: number | null
  readonly progress: Progress
  readonly askedAt: Date
  readonly endedAt: Date | null
}

const COLUMNS = sql`t.id, t.item, t.draft, t.release, t.state, t.done, t.total, t.progress, t.asked_at as "askedAt",
  t.ended_at as "endedAt", jsonb_build_object('id', u.id, 'name', u.first_names || ' ' || u.last_names) as by`

/** The last trial of an item, whatever its draft said then. */
export const lastTrial = (db: Db, item: number): Promise<TrialRow | undefined> =>
  db.one<TrialRow>(sql`
    select ${COLUMNS} from configuration_trials t join users u on u.id = t.asked_by
    where t.item = ${item} order by t.id desc limit 1`)

/** A trial with the name of its item. */
export const trialById = (
  db: Db,
  id: string,
): Promise<(TrialRow & { readonly kind: string; readonly key: string }) | undefined> =>
  db.one(sql`
    select ${COLUMNS}, i.kind, i.key from configuration_trials t join users u on u.id = t.asked_by
    join configuration_items i on i.id = t.item where t.id = ${id}::uuid`)

/** Begins a trial, unless one of the item is under way: false then. */
export const beginTrial = async (
  tx: Db,
  trial: Pick<TrialRow, 'id' | 'item' | 'draft' | 'release' | 'askedAt'> & { readonly askedBy: string },
): Promise<boolean> =>
  (await tx.one(sql`
    insert into configuration_trials(id, item, draft, release, asked_by, state, asked_at)
    values (${trial.id}::uuid, ${trial.item}, ${trial.draft}, ${trial.release}, ${trial.askedBy}::uuid, 'probando', ${trial.askedAt})
    on conflict (item) where ended_at is null do nothing returning 1`)) !== undefined

/**
 * Keeps how far a trial got; false: it is no longer under way, or another process judged this batch.
 * Race: a process whose lease was over goes on beside the one that took its job; a batch must not count twice.
 */
export const keepProgress = async (
  db: Db,
  { id, done }: Pick<TrialRow, 'id' | 'done'>,
  next: { readonly done: number; readonly total: number; readonly progress: Progress },
): Promise<boolean> =>
  (await db.one(sql`
    update configuration_trials set done = ${next.done}, total = ${next.total}, progress = ${json(next.progress)}::jsonb
    where id = ${id}::uuid and ended_at is null and done = ${done} returning 1`)) !== undefined

/** Ends a trial that is under way; false: it had ended. */
export const endTrial = async (
  db: Db,
  id: string,
  state: Exclude<TrialState, 'probando'>,
  at: Date,
): Promise<boolean> =>
  (await db.one(sql`
    update configuration_trials set state = ${state}, ended_at = ${at}
    where id = ${id}::uuid and ended_at is null returning 1`)) !== undefined
