import { APPEAL_CLAUSE, appealClause } from '@ventanilla/domain/acts/appeal'
import { COMPETENCE_CLAUSE, signedUnder, signingRole, whyNotSign } from '@ventanilla/domain/acts/competence'
import { canonicalContent } from '@ventanilla/domain/acts/content-hash'
import { fillVariables, plainText, type SigningValues } from '@ventanilla/domain/acts/document'
import type { Actor } from '@ventanilla/domain/access/actor'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { ZONES_COMPARED } from '@ventanilla/domain/places/zone-words'
import { partOf } from '@ventanilla/domain/workflow/state/act-parts'
import { refuseOpenRemarks } from '@ventanilla/domain/workflow/state/remarks-hold'
import { createHash } from 'node:crypto'
import { refuseIfStopped } from '../../db/alerts.ts'
import { refuseOwnAffair } from '../../db/cases/command.ts'
import type { LoadedCase } from '../../db/cases/load.ts'
import { remarksOfAct } from '../../db/cases/remarks.ts'
import { signerWords } from '../../db/cases/signer.ts'
import { type Db, json, sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { refuseUnsound } from './act-problems.ts'
import { refuseUnverified } from './unverified-zones.ts'
import { type ActRow, readAct, taskOnAct } from './act-row.ts'

export const hashOf = (act: Pick<ActRow, 'doc'>): string =>
  createHash('sha256').update(canonicalContent(act.doc)).digest('hex')

export interface ToSign {
  readonly act: ActRow
  readonly loaded: LoadedCase
  /** of the text that names its signer */
  readonly hash: string
  readonly person: { readonly phone: string | null; readonly email: string }
}

/**
 * Prepares an act for this signer, or rejects it. Signer and reviewer (the signer, if nobody else reviewed) are
 * known at this point, so the text names them before it is signed.
 */
export async function prepareToSign(tx: Db, deps: AppDeps, actor: Actor, id: string): Promise<ToSign> {
  const now = deps.clock.now()
  await refuseIfStopped(tx, now, 'act.sign')
  const { act, loaded } = await readAct(tx, actor, 'cases.act', id)
  const { workflow } = deps.catalogue.of(loaded.row)
  const task = taskOnAct(workflow, loaded, actor, act.id)
  if (partOf(workflow, task) !== 'sign' || act.state !== 'sign')
    throw new Refusal('conflict', 'Este documento no espera su firma.', { code: 'sin_firma' })
  await refuseOwnAffair(tx, loaded, actor)
  const template = deps.catalogue.actTemplateOf(act.template, loaded.row, loaded.state.facts)
  if (template === undefined) throw notFound()
  const remarks = await remarksOfAct(tx, act.id)
  const day = bogotaDate(now.toISOString())
  const { competence } = deps.catalogue.signing(loaded.row.office)
  const refused = whyNotSign(competence, template, actor.roles, day)
  if (refused !== null) throw new Refusal('forbidden', refused, { code: 'sin_competencia' })
  const role = signingRole(competence, template, actor.roles, day) ?? actor.roles[0] ?? ''
  const person = await tx.one<{ phone: string | null; email: string; gender: number | null }>(
    sql`select phone, email, gender from users where id = ${actor.id}::uuid`,
  )
  const signer = signerWords(deps.catalogue, role, {
    gender: person?.gender,
    under: signedUnder(competence, role, template.class, day),
  })
  const doc = fillVariables(act.doc, {
    'firmante.nombre': actor.name,
    'firmante.cargo': signer.position,
    'firmante.rol': role,
    [COMPETENCE_CLAUSE]: signer.competence,
    'reviso.nombre': act.reviewer ?? actor.name,
    [APPEAL_CLAUSE]: appealClause(template, signer.standing) ?? '',
  } satisfies SigningValues)
  await tx.run(sql`update acts set doc = ${json(doc)}::jsonb where id = ${act.id}::uuid and state = 'sign'`)
  refuseOpenRemarks({ remarksOn: () => remarks }, act.id)
  if (template.variables.includes(ZONES_COMPARED))
    await refuseUnverified(tx, deps.catalogue, loaded, plainText(doc))
  await refuseUnsound(tx, deps, loaded, { template, doc, signerGender: person?.gender ?? null })
  return {
    act,
    loaded,
    hash: hashOf({ doc }),
    person: { phone: person?.phone ?? null, email: person?.email ?? '' },
  }
}
