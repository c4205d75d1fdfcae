import type { applicantChanges } from '@ventanilla/contract/applicant-changes.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { holds } from '@ventanilla/domain/access/permissions'
import { CHANGE_FAMILY, whyNoChange } from '@ventanilla/domain/cases/applicant-change'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { documentDigits, documentWords } from '@ventanilla/domain/identity/documents'
import type { z } from 'zod'
import { type LoadedCase, viewCase } from '../../db/cases/load.ts'
import { rowsFor } from '../../db/scope.ts'
import { sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'

type Calls = typeof applicantChanges
type OfCase = z.input<Calls['changes.ofCase']['answers'][200]>
type Found = z.input<Calls['changes.findCase']['answers'][200]>

interface ChangeRow {
  readonly id: string
  readonly radicado: string
  readonly status: string
  readonly filed_at: Date
  readonly ended: boolean
  readonly to: string
}

/** Changes of a case visible to the reader, latest first, and whether they can request another. */
export async function changesOf(deps: AppDeps, actor: Actor, caseId: string): Promise<OfCase> {
  const loaded = await viewCase(deps.db, actor, 'cases.read', caseId)
  const rows = await deps.db.rows<ChangeRow>(sql`
    select c.id, c.radicado, c.status, c.filed_at, c.closed_at is not null as ended, c.facts->>'solicitante_nuevo.nombre' as to
    from cases c where c.parent_id = ${caseId}::uuid and c.family = ${CHANGE_FAMILY} and ${rowsFor(actor, 'cases.read')}
    order by c.filed_at desc limit 20`)
  const former =
    actor.kind === 'funcionario'
      ? await deps.db.rows<{ personId: string; name: string; since: Date }>(sql`
          select u.id as "personId", coalesce(nullif(u.company_name, ''), u.first_names || ' ' || u.last_names) as name, p.since
          from case_parties p join users u on u.id = p.user_id
          where p.case_id = ${caseId}::uuid and p.role = 'antiguo_solicitante' and p.until is null order by p.since desc`)
      : []
  return {
    former: former.map(({ since, ...person }) => ({ ...person, until: since.toISOString() })),
    rows: rows.map((row) => ({
      id: row.id,
      radicado: row.radicado,
      statusLabel: deps.catalogue.statuses[row.status] ?? row.status,
      askedAt: row.filed_at.toISOString(),
      ended: row.ended,
      newApplicant: row.to,
    })),
    ask: mayAsk(loaded, actor) ? { reason: await reasonAgainst(deps, loaded) } : null,
  }
}

/** The applicant and their representatives; the window for those who cannot do it themselves. */
function mayAsk({ state, row }: LoadedCase, actor: Actor): boolean {
  if (row.family !== null || row.radicado === null || !holds(actor, 'changes.ask')) return false
  return (
    actor.kind === 'funcionario' ||
    state.parties.some((p) => p.personId === actor.id && (p.role === 'solicitante' || p.role === 'apoderado'))
  )
}

async function reasonAgainst(deps: AppDeps, { row, state }: LoadedCase): Promise<string | null> {
  const open = await deps.db.one(sql`
    select 1 from cases where parent_id = ${row.id}::uuid and family = ${CHANGE_FAMILY} and closed_at is null`)
  return whyNoChange({
    family: row.family,
    filed: row.radicado !== null,
    ended: state.flow.closed,
    changeOpen: open !== undefined,
  })
}

/**
 * The case for which the window receives a change. Requires radicado and document together, as /consulta does:
 * the window has the client's documents and must not browse other people's cases.
 */
export async function findCase(
  deps: AppDeps,
  actor: Actor,
  asked: { readonly radicado: string; readonly documento: string },
): Promise<Found> {
  const row = await deps.db.one<{
    id: string
    radicado: string
    tt_id: number
    applicant_id: string
    name: string
    type: number | null
    number: string | null
  }>(sql`
    select c.id, c.radicado, c.tt_id, c.applicant_id, c.applicant_name as name, u.document_type as type, u.document_number as number
    from cases c join users u on u.id = c.applicant_id
    where c.radicado = ${asked.radicado.trim().toUpperCase()} and c.family is null and ${rowsFor(actor, 'changes.ask')}
      and regexp_replace(u.document_number, '\\D', '', 'g') = any(${documentDigits(asked.documento)}::text[])`)
  if (row === undefined)
    throw new Refusal(
      'missing',
      'No encontramos una solicitud con ese radicado y ese documento. Revise los dos números.',
      { code: 'sin_coincidencia' },
    )
  const loaded = await viewCase(deps.db, actor, 'changes.ask', row.id)
  return {
    id: row.id,
    radicado: row.radicado,
    procedure: deps.catalogue.procedureName(row.tt_id),
    applicant: {
      id: row.applicant_id,
      name: row.name,
      document: documentWords(row.type ?? 0, row.number ?? ''),
    },
    reason: await reasonAgainst(deps, loaded),
  }
}
