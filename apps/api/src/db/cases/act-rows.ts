import { createHash } from 'node:crypto'
import type { Actor } from '@ventanilla/domain/access/actor'
import { APPEAL_CLAUSE, appealClause } from '@ventanilla/domain/acts/appeal'
import { COMPETENCE_CLAUSE } from '@ventanilla/domain/acts/competence'
import { withBlockIds } from '@ventanilla/domain/acts/block-ids'
import { canonicalContent } from '@ventanilla/domain/acts/content-hash'
import { fillMissing, fillVariables, type SigningValues } from '@ventanilla/domain/acts/document'
import { instantiate } from '@ventanilla/domain/acts/instantiate'
import type { EditorNode } from '@ventanilla/domain/acts/template'
import { demandLaw } from '@ventanilla/domain/acts/written-for'
import type { ActContext } from '@ventanilla/domain/cases/act-values/act-context'
import { actValues } from '@ventanilla/domain/cases/act-values/act-values'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import type { Effect } from '@ventanilla/domain/workflow/definition/commands'
import { queueJob } from '../queue-job.ts'
import { type Db, json, sql } from '../connection/sql.ts'
import { REVIEWER } from '../people/absences.ts'
import type { ApplyDeps } from './apply-deps.ts'
import type { LoadedCase } from './load.ts'
import { nextNumber } from './numbering.ts'
import { signerWords } from './signer.ts'

/** Inserts a draft act, its template filled with the data of the case, and its first version. */
export async function startAct(
  tx: Db,
  deps: ApplyDeps,
  loaded: LoadedCase,
  effect: Extract<Effect, { type: 'actStarted' }>,
  context: ActContext,
): Promise<void> {
  const template = deps.catalogue.actTemplateOf(effect.template, loaded.row)
  if (template === undefined) throw new Error(`No hay plantilla ${effect.template}`)
  demandLaw(template, deps.catalogue.of(loaded.row).natureOf(loaded.row.tt_id), loaded.row.tt_id)
  const doc = json(withBlockIds(instantiate(template, actValues(context))))
  // pipelined: both statements run in order and are awaited together
  const act = tx.run(sql`
    insert into acts(id, case_id, template, origin_step, state, title, doc, series, drafter_id, addressee_id, created_at, updated_at)
    values (${effect.actId}::uuid, ${loaded.row.id}::uuid, ${effect.template}, ${effect.origin}, 'draft', ${template.name}, ${doc}::jsonb,
      ${template.series}, ${effect.drafter}::uuid, ${effect.addressee}::uuid, ${deps.now}, ${deps.now})`)
  const version = tx.run(sql`
    insert into act_versions(act_id, version, doc, author_id, at, label)
    values (${effect.actId}::uuid, 1, ${doc}::jsonb, ${effect.drafter}::uuid, ${deps.now}, 'Plantilla')`)
  await Promise.all([act, version])
}

/**
 * Assigns number, date and code in the transaction of the
 * signature; a job renders and seals the PDF afterwards.
 */
export async function numberAct(
  tx: Db,
  deps: ApplyDeps,
  loaded: LoadedCase,
  effect: Extract<Effect, { type: 'actSigned' }>,
  actor: Actor,
  /** days of its posting, when its step publishes it */
  posting: SigningValues = {},
): Promise<{ actId: string; number: string | null; code: string; name: string }> {
  const row = await tx.one<{
    template: string
    series: string
    doc: EditorNode
    title: string
    reviewer: string | null
    signer_gender: number | null
  }>(sql`
    select a.template, a.series, a.doc, a.title, ${REVIEWER} as reviewer,
      (select s.gender from users s where s.id = ${effect.signer}::uuid) as signer_gender
    from acts a where a.id = ${effect.actId}::uuid for update of a`)
  if (row === undefined) throw new Error('a signed act without a row')
  // the text names signer and reviewer; when a signing code
  // was requested, it already does and stays as confirmed
  const template = deps.catalogue.actTemplateOf(row.template, loaded.row)
  const date = bogotaDate(deps.now.toISOString())
  const signer = signerWords(deps.catalogue, effect.signerRole, {
    gender: row.signer_gender,
    under: effect.signedUnder,
  })
  const clause = template === undefined ? null : appealClause(template, signer.standing)
  const stated = fillVariables(row.doc, {
    [COMPETENCE_CLAUSE]: signer.competence,
    ...(clause !== null && { [APPEAL_CLAUSE]: clause }),
  })
  const act = {
    ...row,
    doc: fillMissing(stated, {
      'firmante.nombre': actor.name,
      'firmante.cargo': signer.position,
      // without a separate reviewer, the signer counts as the reviewer
      'reviso.nombre': row.reviewer ?? actor.name,
    } satisfies SigningValues),
  }
  const parts = { year: Number(date.slice(0, 4)), ttId: loaded.row.tt_id }
  const numbered = act.series !== 'SIN_SERIE'
  const scope = numbered ? deps.catalogue.seriesScope(act.series, parts) : ''
  const n = numbered ? await nextNumber(tx, act.series, scope) : null
  const number = n === null ? null : deps.catalogue.formatNumber(act.series, { ...parts, n })
  const code = deps.newCode()
  // number, date and code are excluded from the hash (content-hash.ts), so that the confirmed hash stays valid
  const contentHash = createHash('sha256').update(canonicalContent(act.doc)).digest('hex')
  const doc = fillVariables(act.doc, {
    'acto.numero': number ?? '',
    'acto.fecha': date,
    'acto.codigo': code,
    ...posting,
  } satisfies SigningValues)
  const signed = tx.run(sql`
    update acts set state = 'signed', doc = ${json(doc)}::jsonb, number = ${number}, number_seq = ${n}, number_scope = ${numbered ? scope : null}, dated_on = ${date}, code = ${code},
      signer_id = ${effect.signer}::uuid, signer_role = ${effect.signerRole}, signed_under = ${effect.signedUnder === null ? null : json(effect.signedUnder)}::jsonb, signed_at = ${deps.now}, content_hash = ${contentHash},
      announced_at = case when ${effect.announce} then ${deps.now}::timestamptz else announced_at end, updated_at = ${deps.now}
    where id = ${effect.actId}::uuid`)
  const printing = queueJob(
    tx,
    { id: deps.newId(), now: deps.now },
    {
      kind: 'acto.pdf',
      about: effect.actId,
      data: { actId: effect.actId, caseId: loaded.row.id, signer: actor.name },
    },
  )
  await Promise.all([signed, printing])
  return { actId: effect.actId, number, code, name: act.title }
}
