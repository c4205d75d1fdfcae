import { type Database, json, raw, sql, type Statement } from './connection/sql.ts'

/** An audit line for an action that changes nothing: a read, or a throttled call. */
export interface Trace {
  readonly at: Date
  readonly actorId: string | null
  /** endpoint id */
  readonly verb: string
  readonly address: string
  /** kind of the data read, which decides what `ref` names; null: data without an id */
  readonly what: 'caso' | 'tarea' | 'acto' | 'archivo' | 'dato-archivo' | 'persona' | null
  readonly ref: string | null
  /** omit the line when the case is the reader's own */
  readonly unlessOwn: boolean
  readonly detail: Readonly<Record<string, unknown>>
}

/**
 * Writes a trace unless the same one was written within `windowMs` milliseconds; resolves once it is stored.
 */
export interface Traces {
  leave(key: string, windowMs: number, trace: Trace): Promise<void>
}

/** Traces this process remembers. A user who reads more than this within the window leaves some lines twice. */
const REMEMBERED = 20_000
/** Maximum number of lines per statement. */
const GROUP = 200
/**
 * Milliseconds between statements, unless enough lines wait already: a lone reader never waits and a crowd
 * shares, because a statement costs ten times as much as a line in it.
 */
const APART_MS = 4
const ENOUGH = 6

/**
 * Opens the traces of a process. Lines that arrive while a group is being written share the next one, so a
 * hundred readers cost a handful of statements.
 */
export function openTraces(deps: { readonly db: Database; readonly newId: () => string }): Traces {
  const write = groupedWriter((group) => insertTraces(deps, group))
  // in order of writing: the oldest is evicted first
  const written = new Map<string, number>()
  const underWay = new Map<string, Promise<void>>()
  const remember = (key: string, at: number): void => {
    written.delete(key)
    written.set(key, at)
    if (written.size > REMEMBERED) written.delete(written.keys().next().value ?? key)
  }
  return {
    async leave(key, windowMs, trace) {
      const now = trace.at.getTime()
      const last = written.get(key)
      if (last !== undefined && now >= last && now - last < windowMs) return
      const same = underWay.get(key)
      if (same !== undefined) return same
      const done = write(trace)
        .then(() => remember(key, now))
        .finally(() => underWay.delete(key))
      underWay.set(key, done)
      return done
    },
  }
}

interface Waiting {
  readonly trace: Trace
  readonly done: () => void
  readonly fail: (error: unknown) => void
}

function groupedWriter(insert: (group: readonly Trace[]) => Promise<void>): (trace: Trace) => Promise<void> {
  const waiting: Waiting[] = []
  let writing = false
  let began = 0
  let enough = (): void => undefined
  const crowd = async (): Promise<void> => {
    const early = began + APART_MS - performance.now()
    if (early <= 0 || waiting.length >= ENOUGH) return
    await new Promise<void>((go) => {
      const timer = setTimeout(go, early)
      enough = () => {
        clearTimeout(timer)
        go()
      }
    })
    enough = () => undefined
  }
  const writeAll = async (): Promise<void> => {
    writing = true
    while (waiting.length > 0) {
      await crowd()
      began = performance.now()
      const group = waiting.splice(0, GROUP)
      try {
        await insert(group.map(({ trace }) => trace))
        for (const { done } of group) done()
      } catch (error) {
        for (const { fail } of group) fail(error)
      }
    }
    writing = false
  }
  return (trace) =>
    new Promise((done, fail) => {
      waiting.push({ trace, done, fail })
      if (!writing) void writeAll()
      else if (waiting.length >= ENOUGH) enough()
    })
}

/**
 * Inserts a group in at most two statements. They do not wait for the disk: a killed server loses nothing, a
 * power cut at most the reads of the last half second. Lines that need a lookup (the case of a task, act or
 * file, or whether it is the reader's own) go in the second one; most lines need none.
 */
async function insertTraces(
  deps: { readonly db: Database; readonly newId: () => string },
  group: readonly Trace[],
): Promise<void> {
  const plain = group.filter(
    (t) => !t.unlessOwn && (t.what === null || t.what === 'caso' || t.what === 'persona'),
  )
  const others = group.filter((t) => !plain.includes(t))
  if (plain.length > 0) await deps.db.run(plainLines(deps.newId, plain))
  if (others.length > 0) await deps.db.run(lookedUpLines(deps.newId, others))
}

const QUICK = raw(`(select set_config('synchronous_commit', 'off', true)) as quick`)

const asRows = (newId: () => string, group: readonly Trace[]): string =>
  json(
    group.map(({ actorId, unlessOwn, ...t }) => ({
      ...t,
      id: newId(),
      actor_id: actorId,
      unless_own: unlessOwn,
    })),
  )

const plainLines = (newId: () => string, group: readonly Trace[]): Statement => sql`
  insert into audit_log(id, at, actor_id, verb, case_id, subject, address, detail)
  select v.id, v.at, v.actor_id, v.verb, case when v.what = 'caso' then v.ref end, case when v.what <> 'caso' then v.ref::text end,
    v.address, v.detail
  from ${QUICK}, json_to_recordset(${asRows(newId, group)}::json)
    as v(id uuid, at timestamptz, actor_id uuid, verb text, what text, ref uuid, address text, detail jsonb)`

const lookedUpLines = (newId: () => string, group: readonly Trace[]): Statement => sql`
  insert into audit_log(id, at, actor_id, verb, case_id, subject, address, detail)
  select r.id, r.at, r.actor_id, r.verb, r.case_id, case when r.what <> 'caso' then r.ref::text end, r.address, r.detail
  from (
    select v.*, case v.what
        when 'caso' then v.ref
        when 'tarea' then (select t.case_id from tasks t where t.id = v.ref)
        when 'acto' then (select a.case_id from acts a where a.id = v.ref)
        when 'archivo' then (select f.case_id from files f where f.id = v.ref and f.owner_id <> v.actor_id)
        when 'dato-archivo' then (select f.case_id from files f where f.id = v.ref and f.owner_id <> v.actor_id)
      end as case_id
    from ${QUICK},
      json_to_recordset(${asRows(newId, group)}::json)
        as v(id uuid, at timestamptz, actor_id uuid, verb text, what text, ref uuid, unless_own boolean, address text, detail jsonb)
  ) r
  where (r.what is null or r.what = 'persona' or r.case_id is not null)
    and not (r.unless_own and exists (select 1 from cases c where c.id = r.case_id and c.applicant_id = r.actor_id))`
