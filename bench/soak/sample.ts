import { readdirSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { type Database, sql } from '../../apps/api/src/db/connection/sql.ts'
import type { ToldHeap } from './tell-heap.ts'

/** One sample of the server; memory in megabytes. */
export interface Sample {
  /** seconds since the load began */
  readonly at: number
  readonly rss: number
  readonly heap: number
  readonly outside: number
  /** of its child processes, without its database */
  readonly childrenRss: number
  readonly children: number
  readonly descriptors: number
  readonly connections: number
  /** files in its data and temporary folders that are neither the database nor a stored file */
  readonly temporary: number
  readonly sessions: number
  readonly budgets: number
  readonly limits: number
  /** objects overdue for the sweep, which runs every twenty minutes */
  readonly overdue: number
  readonly keys: number
  /** changes acknowledged so far: each leaves an idempotency key for three days */
  readonly changes: number
  /** requests received so far */
  readonly requests: number
}

const MB = 1_048_576

export interface Looked {
  readonly pid: number
  readonly db: Database
  readonly dataDir: string
  readonly temporaryDir: string
  readonly told: () => ToldHeap
  readonly changes: () => number
}

/** Samples a server of this machine, from outside (Linux). */
export async function sampleOf(looked: Looked, at: number): Promise<Sample> {
  const { pid, db, dataDir, temporaryDir } = looked
  const children = descendants(pid).filter((child) => !commandOf(child).includes('postgres'))
  const { heap, outside, requests } = looked.told()
  const rows = await db.one<Rows>(sql`
    select (select count(*)::int from pg_stat_activity where datname = current_database() and usename = current_user) as connections,
      (select count(*)::int from sessions where ended_at is null) as sessions, (select count(*)::int from budgets) as budgets,
      (select count(*)::int from rate_limits) as limits, (select count(*)::int from short_lived_objects where remove_at < clock_timestamp() - interval '25 minutes') as overdue,
      (select count(*)::int from idempotency_keys) as keys`)
  if (rows === undefined) throw new Error('nothing was counted')
  return {
    at,
    rss: rssOf(pid),
    heap: heap / MB,
    outside: outside / MB,
    childrenRss: children.reduce((sum, child) => sum + rssOf(child), 0),
    children: children.length,
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
    temporary: (await filesIn(dataDir, ['postgres', 'files'])) + (await filesIn(temporaryDir, [])),
    changes: looked.changes(),
    requests,
    ...rows,
  }
}

type Rows = Pick<Sample, 'connections' | 'sessions' | 'budgets' | 'limits' | 'overdue' | 'keys'>

const rssOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0) / 1024

const commandOf = (pid: number): string => textOf(`/proc/${pid}/cmdline`)

function descendants(pid: number): number[] {
  const own = textOf(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number)
  return own.flatMap((child) => [child, ...descendants(child)])
}

/** Empty for a process that has just ended. */
function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

async function filesIn(folder: string, without: readonly string[]): Promise<number> {
  let count = 0
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (!without.includes(entry.name))
      count += entry.isDirectory()
        ? (
            await readdir(`${folder}/${entry.name}`, { withFileTypes: true, recursive: true }).catch(() => [])
          ).filter((inner) => inner.isFile()).length
        : 1
  return count
}
