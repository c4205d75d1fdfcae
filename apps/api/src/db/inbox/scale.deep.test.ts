import type { Actor } from '@ventanilla/domain/access/actor'
import { INBOX_VIEWS, type InboxView } from '@ventanilla/domain/cases/inbox-views'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FreshDatabase, freshDatabase } from '../../testing/servers/database.ts'
import { type InboxFilter, tasksOf } from './branches.ts'

const CASES = 40_000
// not 0: every database contains that person, the placeholder applicant of cases about nobody known yet
const ME = '30000000-0000-7000-8000-000000000004'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
  const id = (digit: number, n: string): string =>
    `('${digit}0000000-0000-7000-8000-' || lpad((${n})::text, 12, '0'))::uuid`
  const run = (text: string) => fresh.owner.pool.query(text)
  await run(`insert into users(id, kind, email, first_names, last_names, main_role, device_key, created_at, updated_at, active)
    select ${id(3, 'g')}, 'funcionario', 'u' || g, 'Nombre', 'Apellido ' || g, 'R', '\\x00', '2026-01-01', '2026-01-01', true from generate_series(1, 500) g`)
  await run(`insert into cases(id, tt_id, definitions, status, applicant_id, created_by, applicant_name, subject, office, municipality, radicado, filed_at, created_at, updated_at)
    select ${id(1, 'g')}, 1 + g % 9, 1, 'en_validacion', ${id(3, '1 + g % 500')}, ${id(3, '1 + g % 500')}, 'Solicitante ' || g, 'Quebrada ' || g,
      (array['ibague','norte','sur','oriente','centro'])[1 + g % 5], '73' || lpad((g % 47)::text, 3, '0'), '2026-' || g, '2026-01-01', '2026-01-01', '2026-01-01' from generate_series(1, ${CASES}) g`)
  await run(`insert into tasks(id, case_id, step, state, turn, audience, assignee, opened_at, due_on, done_by)
    select ${id(2, 'g')}, ${id(1, `1 + g % ${CASES}`)}, 'PG-0' || (2 + g % 8), case when (g + g / ${CASES}) % 4 = 0 then 'open' else 'done' end,
      case when g % 9 = 0 then 'usuario' else 'corporacion' end, array['ROL_' || ((g / 4) % 20)], case when g % 3 = 0 then ${id(3, '1 + g % 500')} end, '2026-01-01',
      date '2026-02-01' + ((g::bigint * 7919) % 28 - 14)::int, case when (g + g / ${CASES}) % 4 <> 0 then ${id(3, '1 + g % 500')} end
    from generate_series(1, ${CASES * 3}) g`)
  await run(`insert into task_offers(audience, due_on, task_id, case_id, assignee, turn)
    select audience[1], due_on, id, case_id, assignee, turn from tasks where state = 'open'`)
  await run('vacuum analyze')
}, 120_000)
afterAll(() => fresh.drop())

const person = (role: string): Actor => ({
  id: ME,
  kind: 'funcionario',
  name: 'Nombre',
  roles: [role],
  office: 'ibague',
  audience: ['ROL_3', 'ROL_7'],
})

/** Database pages that one inbox page reads: a measure that does not depend on the machine. */
async function blocksRead(actor: Actor, filter: InboxFilter): Promise<number> {
  const days = { today: '2026-02-02', soon: '2026-02-05' }
  const { text, values } = tasksOf(actor, filter, days, { after: null, limit: 26 })
  const { rows } = await fresh.db.pool.query({
    text: `explain (analyze, buffers, format json) ${text}`,
    values: values as unknown[],
  })
  const { Plan } = rows[0]['QUERY PLAN'][0]
  return Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']
}

describe('a page of an inbox over 120,000 tasks', () => {
  const views = INBOX_VIEWS.flatMap((vista) =>
    (['CLI_JURIDICO', 'CLI_COORDINADOR_JURIDICO', 'CLI_JEFE_TERRITORIAL'] as const).map(
      (role): [InboxView, string] => [vista, role],
    ),
  )
  it.each(views)('%s of %s reads little', async (vista, role) => {
    // handled cases are read one by one; every other view is an index range
    const most = vista === 'esperando' ? 3000 : 1500
    expect(await blocksRead(person(role), { vista, q: '' })).toBeLessThan(most)
  })

  it('reads little also for a word that nearly every case has', async () => {
    expect(await blocksRead(person('CLI_JURIDICO'), { vista: 'grupo', q: 'quebrada' })).toBeLessThan(1500)
  })
})
