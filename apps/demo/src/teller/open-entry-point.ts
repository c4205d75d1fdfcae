import { workflow } from '@ventanilla/catalog/workflows/loaded'
import { entryPointsOf } from '@ventanilla/domain/workflow/linked/entry-points'
import { sql } from '@ventanilla/api/db/connection/sql'
import type { AppDeps } from '@ventanilla/api/deps'
import { demoCast } from '../people/cast.ts'
import type { Call } from './caller.ts'
import type { Scenario } from '../scenarios/scenario.ts'
import type { Stories } from './story-types.ts'

/**
 * Begins a case through the scenario's entry point as a permitted user; null while it is still closed. If the
 * other case has already opened one of the family by itself (a permit and its seguimiento), returns that one.
 */
export async function openEntryPoint(
  deps: AppDeps,
  stories: Stories,
  call: Call,
  { entryPoint: wanted, applicant, name }: Scenario,
  beside: string | null,
): Promise<string | null> {
  const entryPoint = entryPointsOf(workflow).find(
    ({ family, step }) => family.id === wanted?.family && step.id === wanted.step,
  )
  if (entryPoint === undefined || wanted === undefined) throw new Error(`${name}: no hay una puerta así`)
  if (wanted.beside !== null && beside === null) return null
  const parent = beside === null ? undefined : await stories.load(beside)
  const opened = await deps.db.one<{ id: string }>(sql`
    select id from cases where parent_id = ${beside}::uuid and family = ${wanted.family} and closed_at is null limit 1`)
  if (opened !== undefined && entryPoint.entryPoint.many !== true) return opened.id
  const officials = demoCast().filter(
    ({ kind, role, office }) =>
      kind === 'funcionario' &&
      entryPoint.step.roles.includes(role) &&
      (office === (parent?.row.office ?? 'ibague') || office === 'ibague'),
  )
  const people =
    entryPoint.step.turn === 'usuario' && entryPoint.entryPoint.beside !== 'never'
      ? [applicant]
      : officials.map(({ email }) => email)
  let last = ''
  // not everyone with the role can read the other case
  for (const who of people) {
    const body = {
      family: wanted.family,
      step: wanted.step,
      ...(parent !== undefined &&
        (entryPoint.entryPoint.for === 'anyone'
          ? { radicado: parent.row.radicado }
          : { caseId: parent.row.id })),
    }
    const reply = await call('POST', '/api/v1/actuaciones', body, await stories.tokenFor(who))
    if (reply.status === 200) return reply.body.id
    if (reply.status === 409) return null
    last = `${who} ${reply.status} ${JSON.stringify(reply.body)}`
    if (reply.status !== 404) break
  }
  throw new Error(`${name}: ${last}`)
}
