import type { Actor } from '@ventanilla/domain/access/actor'
import type { InboxView } from '@ventanilla/domain/cases/inbox-views'
import { type Db, sql } from '../connection/sql.ts'
import { type Days, tasksOf } from './branches.ts'
import { inView, type OwedWork } from './owed.ts'

/**
 * Number of tasks per view, from the same branches that list them, so that a count never reveals other users'
 * tasks. `owed`: acts that the reader must publish, which count in the same views.
 */
export async function countTasks(
  db: Db,
  actor: Actor,
  days: Days,
  owed: readonly OwedWork[],
): Promise<Record<InboxView, number>> {
  const tasks = (vista: InboxView) => tasksOf(actor, { vista, q: '' }, days, { after: null, limit: null })
  const count = async (vista: InboxView): Promise<number> =>
    (await db.one<{ n: number }>(sql`select count(*)::int as n from (${tasks(vista)}) p`))?.n ?? 0
  // overdue and soon-due tasks are subsets of all: one query counts the three
  const all = db.one<{ n: number; late: number; soon: number }>(sql`
    select count(*)::int as n, count(*) filter (where p.due < ${days.today}::date)::int as late,
      count(*) filter (where p.due between ${days.today}::date and ${days.soon}::date)::int as soon
    from (${tasks('todas')}) p`)
  const [mias, grupo, esperando, { n, late, soon }] = await Promise.all([
    count('mias'),
    count('grupo'),
    count('esperando'),
    all.then((row) => row ?? { n: 0, late: 0, soon: 0 }),
  ])
  const owedIn = (vista: InboxView): number => owed.filter(({ due }) => inView(vista, due, days)).length
  return {
    mias,
    grupo: grupo + owedIn('grupo'),
    'por-vencer': soon + owedIn('por-vencer'),
    vencidas: late + owedIn('vencidas'),
    esperando,
    todas: n + owed.length,
  }
}
