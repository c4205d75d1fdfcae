import { SYSTEM } from '@ventanilla/domain/access/actor'
import { conceptsAsked, zonesIn } from '@ventanilla/domain/configuration/zones'
import { conceptStepOf } from '@ventanilla/domain/workflow/definition/subprocesses'
import { type Db, sql } from '../../connection/sql.ts'
import type { ApplyDeps } from '../apply-deps.ts'
import type { CaseCatalogue } from '../catalogue.ts'
import type { Due } from '../effects/effect.ts'
import { loadCase } from '../load.ts'
import { openCase } from '../open-case.ts'
import type { Audited } from '../store.ts'

/** A zone that a comparison found. */
interface Compared {
  readonly zone: string
  readonly state: string
}

/**
 * The linked case in which planning is asked for the concept that crossed zones require, to be applied; null: none
 * requires it, or it was asked for before. Mistake: two concepts on one zone, because a layer was compared twice.
 */
export async function conceptsDue(
  tx: Db,
  deps: ApplyDeps,
  caseId: string,
  checks: readonly Compared[],
  audit: Audited,
): Promise<Due | null> {
  const crossed = new Set(checks.flatMap(({ zone, state }) => (state === 'cruza' ? [zone] : [])))
  const asked = conceptsAsked(zonesIn(deps.catalogue.contents), crossed)
  const found = conceptStepOf(deps.catalogue.newest.workflow)
  if (asked.length === 0 || found === null) return null
  const { family, step, facts } = found
  const before = await tx.rows<{ zones: unknown }>(sql`
    select facts -> ${facts.zones} as zones from cases where parent_id = ${caseId}::uuid and family = ${family.id}`)
  const known = new Set(before.flatMap(({ zones }) => (Array.isArray(zones) ? zones : [])))
  const missing = asked.filter(({ zone }) => !known.has(zone))
  if (missing.length === 0) return null
  const parent = await loadCase(tx, SYSTEM, 'cases.read', caseId)
  return openCase(tx, deps, {
    by: deps.catalogue.newest,
    family,
    step: step.id,
    parent,
    applicant: { id: parent.row.applicant_id, name: parent.row.applicant_name },
    facts: {
      [facts.asked]: missing.map(({ name, asks }) => `${name}: ${asks}`).join('\n'),
      [facts.zones]: missing.map(({ zone }) => zone),
    },
    // the zone asks, not the person whose command found it
    actor: { ...SYSTEM, office: parent.row.office },
    audit,
  })
}

/** Concepts of planning about the place of a case: whether one is not given yet, and what the given ones say. */
export async function conceptsOf(
  tx: Db,
  catalogue: CaseCatalogue,
  caseId: string,
): Promise<{ readonly awaited: boolean; readonly said: string }> {
  const steps = [...catalogue.everyWorkflow.steps.values()].flatMap(({ id, givesConcept }) =>
    givesConcept === undefined ? [] : [{ id, said: givesConcept.said }],
  )
  const open = await tx.one(sql`
    select 1 from tasks t join cases c on c.id = t.case_id
    where c.parent_id = ${caseId}::uuid and t.state = 'open' and t.step = any(${steps.map(({ id }) => id)}::text[]) limit 1`)
  const row = await tx.one<{ facts: Readonly<Record<string, unknown>> }>(
    sql`select facts from cases where id = ${caseId}::uuid`,
  )
  const said = new Set(steps.map((step) => String(row?.facts[step.said] ?? '')))
  return { awaited: open !== undefined, said: [...said].join('\n').trim() }
}
