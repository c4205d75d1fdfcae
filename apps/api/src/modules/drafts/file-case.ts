import type { drafts } from '@ventanilla/contract/drafts.contract'
import { SYSTEM } from '@ventanilla/domain/access/actor'
import { procedureFacts } from '@ventanilla/domain/procedures/procedure'
import { Refusal, stale } from '@ventanilla/domain/kernel/problem'
import { read } from '@ventanilla/domain/forms/reading'
import { canFile } from '@ventanilla/domain/procedures/off-line'
import { caseTerm } from '@ventanilla/domain/procedures/case-term'
import { explainBusinessDate } from '@ventanilla/domain/terms/calendar'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { familyOfType } from '@ventanilla/domain/workflow/definition/family-of-type'
import { stepAfterFiling } from '@ventanilla/domain/workflow/state/filing'
import { applyDecision } from '../../db/cases/apply.ts'
import { tell } from '../../db/cases/tell.ts'
import { loadCase } from '../../db/cases/load.ts'
import { nextRadicado } from '../../db/cases/numbering.ts'
import { startOf } from '../../db/cases/start-case.ts'
import { keepZoneChecks } from '../../db/places/zone-checks.ts'
import { conceptsDue } from '../../db/cases/zones/place-concepts.ts'
import { refuseIfStopped } from '../../db/alerts.ts'
import { nothingToAudit } from '../../db/audit.ts'
import { queueJob } from '../../db/queue-job.ts'
import { type Db, json, sql } from '../../db/connection/sql.ts'
import { type AppDeps, applyDeps } from '../../deps.ts'
import { type Context, me } from '../../http/context.ts'
import type { Handler } from '../../http/routes.ts'
import { isCurrent } from './bring-forward.ts'
import { comparedDraft } from './compared-draft.ts'
import { blocking, type DraftRow, readDraftRow, reviewDraft } from './draft.ts'

/**
 * Files an application: validates it as a whole, freezes the answers, assigns the radicado, opens the first
 * task, and leaves receipt and national form to a job. One transaction: two clicks are one filing.
 */
export const fileCase =
  (deps: AppDeps): Handler<(typeof drafts)['cases.file']> =>
  async (ctx, { params, body }) => {
    const actor = me(ctx)
    const reply = await ctx.command(async (tx) => {
      await refuseIfStopped(tx, deps.clock.now(), 'case.create')
      const row = await readDraftRow(tx, actor, params.id, true)
      return { status: 200 as const, body: await fileDraft(tx, deps, ctx, row, body.version) }
    })
    deps.wake()
    return reply
  }

/** The window's addition to a filing: the document the applicant signed on paper. */
export interface AtTheWindow {
  /** checks the signed document and returns its name in the case */
  readonly signedPaper: () => Promise<string>
}

/**
 * Files a locked draft. The case belongs to its applicant; a window official is recorded in the chain as the
 * event's actor, with the signed document.
 */
export async function fileDraft(
  tx: Db,
  deps: AppDeps,
  ctx: Context,
  given: DraftRow,
  version: number,
  window?: AtTheWindow,
): Promise<Filed> {
  const actor = me(ctx)
  const now = deps.clock.now()
  // repeated without a key: the same response, not a second number
  if (given.radicado !== null) {
    nothingToAudit(tx)
    return filedAnswer(tx, deps, given.id)
  }
  if (given.version !== version) throw stale({ version: given.version })
  // the form changed while the page was open: prevents filing an unseen form
  if (!isCurrent(deps, given))
    throw new Refusal(
      'conflict',
      'El formulario cambió mientras lo llenaba. Ábralo de nuevo y revise qué cambió antes de radicar.',
      { code: 'formulario_nuevo' },
    )
  if (window === undefined) refuseOffLine(deps, given)
  const { row, checks } = await comparedDraft(tx, deps, given)
  const problems = blocking(await reviewDraft(tx, deps, row))
  if (problems.length > 0)
    throw new Refusal(
      'invalid',
      problems.length === 1
        ? 'Falta corregir un dato antes de radicar.'
        : `Faltan ${problems.length} datos por corregir antes de radicar.`,
      {
        code: 'incompleta',
        problems,
      },
    )
  const form = deps.catalogue.of(row).forms.get(row.tt_id)
  const procedure = deps.catalogue.of(row).procedures.get(row.tt_id)
  const family = familyOfType(deps.catalogue.of(row).workflow, procedure)
  if (form === undefined || procedure === undefined || family === undefined)
    throw new Refusal('missing', 'Este trámite ya no está disponible en línea.', { code: 'sin_formulario' })
  const paper = await window?.signedPaper()
  const answers = read(form, row.answers).values
  const municipality = municipalityOf(answers, procedure.municipalityField)
  const office = deps.catalogue.officeOfMunicipality(municipality)
  const { radicado, date } = await nextRadicado(tx, applyDeps(deps), { ttId: row.tt_id, office })
  await tx.run(sql`
    update cases set status = 'radicada', radicado = ${radicado}, filed_at = ${now}, filed_business_date = ${date}, submission = ${json(answers)}::jsonb,
      municipality = ${municipality}, office = ${office}, subject = ${subjectOf(answers, procedure.name)}, definitions = ${deps.catalogue.newest.since}, updated_at = ${now}
    where id = ${row.id}::uuid`)
  await keepZoneChecks(
    tx,
    deps.newId,
    { caseId: row.id, moment: 'radicacion', at: now, release: deps.catalogue.release },
    checks,
  )
  const person = window === undefined ? actor.id : row.applicant_id
  if (answers['autoriza_notificacion_electronica'] === true)
    await tx.run(
      sql`update users set electronic_notification = true, electronic_notification_at = coalesce(electronic_notification_at, ${now}) where id = ${person}::uuid
        -- who cannot log in could not open what is notified to them
        and phone_verified_at is not null`,
    )
  const loaded =
    window === undefined
      ? await loadCase(tx, actor, 'cases.draft', row.id)
      : await loadCase(tx, SYSTEM, 'cases.read', row.id)
  const facts = procedureFacts(procedure, answers)
  const filing = await startOf(tx, applyDeps(deps), loaded, {
    actor,
    step: stepAfterFiling(family, { ...loaded.state.facts, ...facts }),
    facts,
    event: {
      type: 'solicitud.radicada',
      data: {
        radicado,
        fecha: date,
        ...(paper !== undefined && {
          ventanilla: actor.name,
          solicitante: row.applicant_name,
          firmado: paper,
        }),
      },
    },
    audit: { verb: ctx.endpointId, address: ctx.address },
  })
  await applyDecision(tx, applyDeps(deps), filing)
  const asked = await conceptsDue(tx, applyDeps(deps), row.id, checks, filing.audit)
  if (asked !== null) await applyDecision(tx, applyDeps(deps), asked)
  await tell(tx, applyDeps(deps), loaded, 'solicitud.radicada', [...new Set([person, row.applicant_id])], {})
  await queueJob(
    tx,
    { id: deps.newId(), now },
    { kind: 'radicacion.pdf', about: row.id, data: { caseId: row.id } },
  )
  return filedAnswer(tx, deps, row.id)
}

/** What the portal does not receive today is not filed, unless it was begun before and the authority still takes it. */
function refuseOffLine(deps: AppDeps, row: DraftRow): void {
  const offLine = deps.catalogue.newest.procedures.get(row.tt_id)?.offLine
  const dayOf = (instant: Date): string => bogotaDate(instant.toISOString())
  if (!canFile(offLine, dayOf(deps.clock.now()), dayOf(row.created_at)))
    throw new Refusal('conflict', offLine?.notice ?? '', { code: 'fuera_de_linea' })
}

interface Filed {
  readonly id: string
  readonly radicado: string
  readonly filedAt: string
  readonly businessDate: string
  readonly dueOn: string | null
  readonly explanation: string
}

async function filedAnswer(tx: Db, deps: AppDeps, id: string): Promise<Filed> {
  const row = await tx.one<{
    radicado: string
    filed_at: Date
    filed_business_date: string
    tt_id: number
    definitions: number
    movedTo: number | null
    office: string | null
  }>(
    sql`select radicado, filed_at, filed_business_date, tt_id, definitions, moved_to as "movedTo", office from cases where id = ${id}::uuid`,
  )
  if (row === undefined) throw new Error('a filed case without a row')
  const terms = deps.catalogue.of(row).procedures.get(row.tt_id)?.terms ?? []
  const calendar = deps.catalogue.calendarOf(row.office)
  const term = caseTerm({
    filedOn: row.filed_business_date,
    terms,
    calendar,
    suspensions: [],
  })
  return {
    id,
    radicado: row.radicado,
    filedAt: row.filed_at.toISOString(),
    businessDate: row.filed_business_date,
    dueOn: term.due,
    explanation: explainBusinessDate(row.filed_at.toISOString(), calendar),
  }
}

/** 'predios.0.municipio' or 'municipio_captacion' → DANE code. */
function municipalityOf(answers: Readonly<Record<string, unknown>>, path: string | null): string | null {
  if (path === null) return null
  let at: unknown = answers
  for (const part of path.split('.'))
    at = typeof at === 'object' && at !== null ? Reflect.get(at, part) : undefined
  return typeof at === 'string' && at !== '' ? at : null
}

const subjectOf = (answers: Readonly<Record<string, unknown>>, name: string): string =>
  [name, answers['nombre_proyecto'], answers['nombre_fuente']]
    .filter((v) => typeof v === 'string' && v !== '')
    .join(' · ')
