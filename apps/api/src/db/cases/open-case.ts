import type { Actor } from '@ventanilla/domain/access/actor'
import type { FamilyDef } from '@ventanilla/domain/workflow/definition/definition'
import { SYSTEM } from '@ventanilla/domain/access/actor'
import type { Db } from '../connection/sql.ts'
import type { ApplyDeps } from './apply-deps.ts'
import type { CaseDefinitions } from './catalogue.ts'
import type { Due } from './effects/effect.ts'
import { insertCase } from './insert-case.ts'
import { type LoadedCase, loadCase } from './load.ts'
import { nextRadicado } from './numbering.ts'
import { startOf } from './start-case.ts'
import type { Audited } from './store.ts'

/**
 * Placeholder applicant of a case about an unknown offender
 * or a matter of the authority itself (migration 0035).
 */
export const NOBODY_YET = { id: '00000000-0000-7000-8000-000000000001', name: 'Persona por determinar' }

export interface Opening {
  /** definitions of the family, by which the case runs: those in force where these have it */
  readonly by: Pick<CaseDefinitions, 'since'>
  readonly family: FamilyDef
  readonly step: string
  /** locked in the caller's transaction; null for an independent case */
  readonly parent: LoadedCase | null
  readonly applicant: { readonly id: string; readonly name: string }
  readonly facts: Readonly<Record<string, unknown>>
  readonly actor: Actor
  readonly audit: Audited
}

/**
 * Opens a case of a family: row, parties, chain, number and first task. A case
 * opened by an official is filed at once; one begun by an applicant gets its
 * radicado when they hand in its first step (`fileFirst`). Returns the decision
 * that starts it, to be applied.
 */
export async function openCase(tx: Db, deps: ApplyDeps, of: Opening): Promise<Due> {
  const { actor, applicant, family, parent } = of
  const ttId = parent?.row.tt_id ?? family.ownType ?? 0
  const held = parent?.row.office ?? actor.office ?? deps.catalogue.officeOfMunicipality(null)
  // one that has closed has not handed over the parent yet
  const office = deps.catalogue.attending(held)?.code ?? held
  const filed =
    actor.kind !== 'funcionario' && actor.kind !== 'sistema'
      ? null
      : await nextRadicado(tx, deps, { ttId, office })
  const begun = {
    definitions: of.by.since,
    family,
    status: filed === null ? 'por_presentar' : 'radicada',
    applicant,
    by: actor.kind === 'sistema' ? applicant.id : actor.id,
    office,
    filed,
    facts: of.facts,
  }
  const id = await insertCase(
    tx,
    deps,
    parent === null
      ? { kind: 'independent', ttId, ...begun }
      : { kind: 'linked', parent: parent.row, ...begun },
  )
  const loaded = await loadCase(tx, SYSTEM, 'cases.read', id)
  return startOf(tx, deps, loaded, {
    actor,
    step: of.step,
    audit: of.audit,
    event: {
      type: 'caso.abierto',
      data: { familia: family.id, radicado: filed?.radicado ?? null, junto: parent?.row.radicado ?? null },
    },
  })
}
