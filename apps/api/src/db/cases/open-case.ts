import type { Actor } from '@ventanilla/domain/access/actor'
import type { FamilyDef } from '@ventanilla/domain/workflow/definition/definition'
import { SYSTEM } from '@ventanilla/domain/access/actor'
import { type Db, json, sql } from '../connection/sql.ts'
import type { ApplyDeps } from './apply-deps.ts'
import type { Due } from './effects/effect.ts'
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
  const { now } = deps
  const id = deps.newId()
  const ttId = parent?.row.tt_id ?? family.ownType ?? 0
  const filed =
    actor.kind !== 'funcionario' && actor.kind !== 'sistema' ? null : await nextRadicado(tx, deps, ttId)
  const subject = parent === null ? family.name : `${family.name} · ${parent.row.radicado ?? ''}`
  await tx.run(sql`
    insert into cases(id, tt_id, revision, status, applicant_id, created_by, applicant_name, subject, office, municipality,
      radicado, filed_at, filed_business_date, facts, family, parent_id, created_at, updated_at)
    values (${id}::uuid, ${ttId}, ${parent?.row.revision ?? deps.catalogue.procedures.get(ttId)?.revision ?? 1},
      ${filed === null ? 'por_presentar' : 'radicada'}, ${applicant.id}::uuid,
      ${actor.kind === 'sistema' ? applicant.id : actor.id}::uuid, ${applicant.name}, ${subject},
      ${parent?.row.office ?? actor.office ?? deps.catalogue.officeOfMunicipality(null)}, ${parent?.row.municipality ?? null},
      ${filed?.radicado ?? null}, ${filed === null ? null : now}, ${filed?.date ?? null}, ${json(of.facts)}::jsonb,
      ${family.id}, ${parent?.row.id ?? null}::uuid, ${now}, ${now})`)
  if (parent !== null && applicant.id === parent.row.applicant_id)
    await tx.run(sql`
      insert into case_parties(case_id, user_id, role, since)
      select ${id}::uuid, user_id, 'apoderado', ${now} from case_parties
      where case_id = ${parent.row.id}::uuid and role = 'apoderado' and until is null on conflict do nothing`)
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
