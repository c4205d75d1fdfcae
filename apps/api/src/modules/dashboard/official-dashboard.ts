import type { officialDashboard } from '@ventanilla/contract/dashboard.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { holds, scopeFor } from '@ventanilla/domain/access/permissions'
import { type InboxView, PUBLICATION } from '@ventanilla/domain/cases/inbox-views'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { soonUntil } from '@ventanilla/domain/terms/due-words'
import type { z } from 'zod'
import { type Days, tasksOf } from '../../db/inbox/branches.ts'
import { countTasks } from '../../db/inbox/count-tasks.ts'
import { owedWork, type OwedWork } from '../../db/inbox/owed.ts'
import { proposalsFor } from '../../db/people/account-proposals.ts'
import { sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { type Group, withOwed } from './owed-groups.ts'
import { stageTimes } from './stage-times.ts'

type Dashboard = z.input<typeof officialDashboard>
type Split = Dashboard['byStep'][number]

const LABELS: readonly (readonly [InboxView, string])[] = [
  ['mias', 'Mis tareas'],
  ['grupo', 'Tareas de mi grupo'],
  ['por-vencer', 'Por vencer'],
  ['vencidas', 'Vencidas'],
  ['esperando', 'Esperan al solicitante'],
]

const list = (query: Readonly<Record<string, string>>): string =>
  `/solicitudes?${new URLSearchParams({ vista: 'todas', ...query }).toString()}`

/**
 * The official's dashboard. Each number is counted over the set the inbox lists as 'todas' for this reader, by
 * the same branches, and links to that list, so that number and list agree.
 */
export async function officialDashboardOf(deps: AppDeps, actor: Actor): Promise<Dashboard> {
  const { catalogue } = deps
  const today = bogotaDate(deps.clock.now().toISOString())
  const near = catalogue.parameters['notificacion.dias_cercano']
  const days: Days = { today, soon: soonUntil(today, catalogue.calendarOf(actor.office), near) }
  const supervises = holds(actor, 'cases.supervise')
  const all = tasksOf(actor, { vista: 'todas', q: '' }, days, { after: null, limit: null })
  const owed = await owedWork(deps, actor, { vista: 'todas', q: '' }, days)
  const [counts, taskGroups, offices, stages, operation, proposals] = await Promise.all([
    countTasks(deps.db, actor, days, owed),
    deps.db.rows<Group>(sql`
      select case when grouping(t.step) = 0 then 'paso' when grouping(c.status) = 0 then 'estado' when grouping(c.municipality) = 0 then 'municipio' else 'responsable' end as by,
        coalesce(t.step, c.status, c.municipality, t.assignee::text) as value,
        case when grouping(t.assignee) = 0 then (select u.first_names || ' ' || u.last_names from users u where u.id = t.assignee) end as name,
        count(*)::int as n, count(*) filter (where p.due < ${today}::date)::int as late
      from (${all}) p join tasks t on t.id = p.id join cases c on c.id = t.case_id
      group by grouping sets ((t.step), (c.status), (c.municipality), (t.assignee)) order by n desc, value`),
    scopeFor(actor, 'metrics.read').all ? officeFigures(deps, today) : null,
    holds(actor, 'metrics.read') ? stageTimes(deps, actor) : null,
    holds(actor, 'parameters.admin') ? operationFigure(deps) : null,
    holds(actor, 'users.admin') ? proposalFigure(deps, actor) : null,
  ])
  const groups = withOwed(taskGroups, owed, today)
  const of = (by: Group['by'], label: (value: string) => string): Split[] =>
    groups
      .filter((g) => g.by === by && g.value !== null)
      .map((g) => ({
        key: g.value ?? '',
        label: label(g.value ?? ''),
        count: g.n,
        overdue: g.late,
        href: list({ [by]: g.value ?? '' }),
      }))
  return {
    kind: 'funcionario',
    // without tasks there is no list behind such a number
    figures: LABELS.filter(() => holds(actor, 'cases.act')).map(([vista, label]) => ({
      key: vista,
      label,
      count: counts[vista],
      href: `/solicitudes?vista=${vista}`,
    })),
    operation,
    proposals,
    publications: owedPublications(owed, today),
    offices,
    byStep: of('paso', (step) =>
      step === PUBLICATION
        ? 'Publicar en el boletín'
        : (deps.catalogue.everyWorkflow.steps.get(step)?.title ?? step),
    ),
    byStatus: of('estado', (status) => deps.catalogue.statuses[status] ?? status),
    byMunicipality: of('municipio', (code) => deps.catalogue.municipalityName(code)),
    workload: supervises
      ? groups
          .filter((g) => g.by === 'responsable')
          .map((g) => ({
            person: g.value === null ? null : { id: g.value, name: g.name ?? '' },
            open: g.n,
            overdue: g.late,
            href: list({ responsable: g.value ?? 'nadie' }),
          }))
      : null,
    stages,
  }
}

/** Figures by office: open cases, each counted once however many tasks it has, and tasks. */
async function officeFigures(deps: AppDeps, today: string): Promise<Dashboard['offices']> {
  const rows = await deps.db.rows<{
    office: string | null
    cases: number
    overdue_cases: number
    tasks: number
    overdue: number
  }>(sql`
    select c.office, count(distinct c.id)::int as cases, count(distinct c.id) filter (where t.due_on < ${today}::date)::int as overdue_cases,
      count(t.id)::int as tasks, count(t.id) filter (where t.due_on < ${today}::date)::int as overdue
    from cases c left join tasks t on t.case_id = c.id and t.state = 'open' and t.turn = 'corporacion'
    where c.radicado is not null and c.closed_at is null group by c.office order by cases desc, c.office`)
  return rows.map((row) => ({
    office: row.office === null ? 'Sin oficina' : deps.catalogue.officeName(row.office),
    cases: row.cases,
    overdueCases: row.overdue_cases,
    tasks: row.tasks,
    overdue: row.overdue,
  }))
}

/** Number of items that the operations screen lists as waiting for a person. */
async function operationFigure(deps: AppDeps): Promise<Dashboard['operation']> {
  const row = await deps.db.one<{ n: number }>(sql`
    select ((select count(*) from outbox where state = 'failed')
      + (select count(*) from outbox where state = 'ambiguous' and ambiguous_at is not null)
      + (select count(*) from jobs where state = 'failed'))::int as n`)
  const count = row?.n ?? 0
  return count === 0
    ? null
    : { key: 'operacion', label: 'Mensajes y trabajos por atender', count, href: '/operacion' }
}

/** Proposals that this administrator can confirm. */
async function proposalFigure(deps: AppDeps, actor: Actor): Promise<Dashboard['proposals']> {
  const count = await proposalsFor(deps.db, actor.id, deps.clock.now())
  return count === 0
    ? null
    : { key: 'propuestas', label: 'Cambios de cuentas por confirmar', count, href: '/usuarios/propuestas' }
}

/** Publications owed by the reader, as listed in their inbox and on the pending publications screen. */
function owedPublications(owed: readonly OwedWork[], today: string): Dashboard['publications'] {
  return owed.length === 0
    ? null
    : {
        key: 'publicaciones',
        label: 'Publicaciones pendientes',
        count: owed.length,
        overdue: owed.filter(({ due }) => due < today).length,
        href: '/publicaciones',
      }
}
