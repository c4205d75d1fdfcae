import { type Actor, SYSTEM } from '@ventanilla/domain/access/actor'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { changeParent } from '@ventanilla/domain/workflow/linked/parent-changes'
import { rowsFor } from '../scope.ts'
import { type Db, sql } from '../connection/sql.ts'
import type { ApplyDeps } from './apply-deps.ts'
import type { Due, EffectHandler } from './effects/effect.ts'
import { type LoadedCase, loadCase } from './load.ts'
import { worldFor } from './world.ts'

interface Candidate {
  readonly id: string
  readonly tt_id: number
  readonly radicado: string
  readonly applicant_id: string
  readonly family: string | null
  readonly closed: boolean
  readonly decided: boolean
}

const refused = (radicado: string, why: string): Refusal =>
  new Refusal('invalid', `La solicitud ${radicado} ${why}`, { code: 'no_acumulable' })

/**
 * The cases to join to the parent of `joining`, as facts of it (CPACA art. 36): those of the same applicant,
 * open and undecided. The actor must be able to see each: a radicado out of their scope is rejected like one
 * that does not exist.
 */
export async function casesToJoin(
  tx: Db,
  deps: Pick<ApplyDeps, 'catalogue'>,
  actor: Actor,
  joining: LoadedCase,
  rows: unknown,
): Promise<Readonly<Record<string, unknown>>> {
  const named = (Array.isArray(rows) ? rows : []).map((row: { radicado?: unknown }) =>
    String(row.radicado ?? '')
      .trim()
      .toUpperCase(),
  )
  // after a decision a case has nothing left to decide jointly
  const decisions = [...deps.catalogue.actRules.values()].flatMap(({ id, role }) =>
    role === 'decision' ? [id] : [],
  )
  const found = await tx.rows<Candidate>(sql`
    select c.id, c.tt_id, c.radicado, c.applicant_id, c.family, c.closed_at is not null as closed,
      exists (select 1 from acts a where a.case_id = c.id and a.number is not null and a.template = any(${decisions}::text[])) as decided
    from cases c where c.radicado = any(${named}::text[]) and ${rowsFor(actor, 'cases.read')}`)
  const principal = await tx.one<{ applicant_id: string }>(
    sql`select applicant_id from cases where id = ${joining.row.parent_id}::uuid`,
  )
  const cases = [...new Set(named)].map((radicado) => {
    const one = found.find((row) => row.radicado === radicado)
    if (one === undefined) throw refused(radicado, 'no existe o usted no puede verla. Revise el número.')
    if (one.id === joining.row.parent_id) throw refused(radicado, 'es a la que se acumulan las demás.')
    if (one.applicant_id !== principal?.applicant_id) throw refused(radicado, 'es de otro interesado.')
    if (one.family !== null) throw refused(radicado, 'acompaña a otro trámite: no se acumula por sí sola.')
    if (one.closed) throw refused(radicado, 'ya terminó.')
    if (one.decided) throw refused(radicado, 'ya se decidió.')
    return one
  })
  return {
    'acumulacion.casos': cases.map((one) => one.id),
    'acumulacion.expedientes': cases.map((one) => ({
      texto: `Radicado ${one.radicado}, ${deps.catalogue.procedureName(one.tt_id).toLocaleLowerCase('es-CO')}.`,
    })),
  }
}

/**
 * Joins the cases: each ends in its current state, keeps its history, expediente and readers, and becomes a
 * child of the principal case. Third parties recognised in one of them take part in the principal.
 */
export const casesJoined: EffectHandler<'casesJoined'> = async (on) => {
  const ids = on.loaded.state.facts['acumulacion.casos']
  const principal = on.loaded.row.parent_id
  if (principal === null || !Array.isArray(ids)) return
  // Race: a fixed order prevents deadlocks between two joins
  for (const id of ids.map(String).sort())
    on.later.push(
      (tx, deps) => ended(tx, deps, on, principal, id),
      (tx, deps) => hung(tx, deps, principal, id),
    )
}

async function ended(
  tx: Db,
  deps: ApplyDeps,
  { loaded: joining, actor, audit }: Due,
  principal: string,
  id: string,
): Promise<Due> {
  const about = await tx.one<{ radicado: string | null }>(
    sql`select radicado from cases where id = ${principal}::uuid`,
  )
  const loaded = await loadCase(tx, SYSTEM, 'cases.read', id)
  const world = await worldFor(tx, deps.catalogue, loaded, { now: deps.now, newId: deps.newId, actor })
  const from = { radicado: about?.radicado ?? null, family: joining.row.family ?? '', facts: {} }
  const decision = changeParent(world, loaded.state, [{ do: 'end', status: 'acumulada' }], from, actor)
  return { loaded, decision, actor, audit }
}

/** Only a case that has ended as joined can hang on the principal one (migration 0038). */
async function hung(tx: Db, deps: ApplyDeps, principal: string, id: string): Promise<null> {
  await tx.run(
    sql`update cases set parent_id = ${principal}::uuid where id = ${id}::uuid and parent_id is null`,
  )
  await tx.run(sql`
    insert into case_parties(case_id, user_id, role, since)
    select ${principal}::uuid, user_id, role, ${deps.now} from case_parties
    where case_id = ${id}::uuid and role = 'tercero' and until is null
    on conflict (case_id, user_id, role) do update set since = excluded.since, until = null
      where case_parties.until is not null`)
  return null
}
