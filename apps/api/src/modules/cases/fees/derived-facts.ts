import type { Actor } from '@ventanilla/domain/access/actor'
import type { FeeBasis } from '@ventanilla/domain/procedures/procedure'
import { alertAgainst } from '@ventanilla/domain/access/global-alerts'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { dueDate } from '@ventanilla/domain/terms/term'
import { attackedAct, lastDayToAppeal } from '@ventanilla/domain/workflow/appeals/appealing'
import type { StepDef, Term } from '@ventanilla/domain/workflow/definition/definition'
import { firmOn } from '@ventanilla/domain/workflow/state/firmness'
import { opensFile } from '@ventanilla/domain/workflow/effects/outcome-rules'
import { familyOf } from '../../../db/cases/case-name.ts'
import type { LoadedCase } from '../../../db/cases/load.ts'
import { alertsInForce } from '../../../db/alerts.ts'
import { casesToJoin } from '../../../db/cases/join-cases.ts'
import { nextNumber } from '../../../db/cases/numbering.ts'
import { type Db, sql } from '../../../db/connection/sql.ts'
import type { AppDeps } from '../../../deps.ts'
import { type Charged, feeOf } from './fee.ts'
import { fineFacts, refuseOtherKind } from './fine-facts.ts'

/** Values the portal computes from a step's captured data, stored with it (decision 32). */
export async function derivedFacts(
  tx: Db,
  deps: AppDeps,
  loaded: LoadedCase,
  step: StepDef,
  data: Readonly<Record<string, unknown>>,
  actor: Actor,
): Promise<Readonly<Record<string, unknown>>> {
  if (step.kind === 'fee') {
    refuseOtherKind(data, loaded.state.facts)
    const fee = feeOf(data, chargedOf(deps, loaded), deps.catalogue.feeFigures)
    return {
      'liquidacion.total': fee.total,
      'liquidacion.derivacion': fee.steps,
      'liquidacion.metodo': fee.method,
      'liquidacion.concepto': fee.concept,
      'liquidacion.fundamento': fee.grounds,
      'liquidacion.objeto': fee.settled,
      'liquidacion.calculo': fee.calculation,
    }
  }
  if (captures(step, 'multa.persona'))
    return fineFacts(
      data,
      Number(bogotaDate(deps.clock.now().toISOString()).slice(0, 4)),
      loaded.state.facts,
      deps.catalogue.feeFigures,
    )
  if (opensFile(step)) {
    // an expediente opened by hand states its procedure
    const ttId = Number(data['migracion.tramite'] ?? loaded.row.tt_id)
    return { 'expediente.numero': await fileNumber(tx, deps, loaded, ttId) }
  }
  // firmness of an act of a case that runs in parallel is not this case's
  if (step.kind === 'firmness' && step.changePart === undefined)
    return { 'firmeza.fecha': firmOn(loaded.state, step, lastDayToAppealNotified(deps, loaded, step)) }
  if (captures(step, 'acumulacion.solicitudes') && data['acumulacion.objeto_conexo'] === true)
    return casesToJoin(tx, deps, actor, loaded, data['acumulacion.solicitudes'])
  if (step.files !== undefined) return { 'recurso.fecha': bogotaDate(deps.clock.now().toISOString()) }
  return signatureFacts(tx, deps, step)
}

const captures = (step: StepDef, key: string): boolean => step.capture.some((field) => field.key === key)

/** Last day to appeal the last notified act; null when it announces no appeal. */
function lastDayToAppealNotified(deps: AppDeps, { state }: LoadedCase, step: StepDef): string | null {
  const { workflow, actRules } = deps.catalogue.of(state)
  const calendar = deps.catalogue.calendarOf(state.office)
  const now = deps.clock.now().toISOString()
  const world = {
    workflow,
    acts: actRules,
    ...deps.catalogue.signing(state.office),
    today: bogotaDate(now),
    now,
    due: (from: string, term: Term) => dueDate(from, term.amount, term.unit, calendar),
  }
  return lastDayToAppeal(world, state, attackedAct(world, state, step.id, undefined))
}

/**
 * For a signing step: whether an alert blocks signing, in which case its holder can pass it to another signer.
 */
export async function signatureFacts(
  db: Db,
  deps: AppDeps,
  step: StepDef,
): Promise<Readonly<Record<string, unknown>>> {
  if (step.actPart !== 'sign') return {}
  const alerts = await alertsInForce(db, deps.clock.now())
  return { 'firma.caida': alertAgainst(alerts, 'act.sign') !== undefined }
}

const UNCHARGED: FeeBasis = { evaluation: 'no_genera', followUp: 'no_genera', levies: [], exemptions: [] }

/** The charges that the norms of a case allow. */
export function chargedOf(deps: AppDeps, { row, state }: Pick<LoadedCase, 'row' | 'state'>): Charged {
  const charges = familyOf(deps.catalogue, row)?.charges ?? null
  const fine =
    charges === 'multa' ? (state.facts['sancion.multa_firme'] ?? state.facts['multa.valor']) : undefined
  return {
    fee: deps.catalogue.of(row).procedures.get(row.tt_id)?.fee ?? UNCHARGED,
    charges,
    ...(typeof fine === 'number' && { fine }),
  }
}

/** Opens the expediente: takes its number from the series in this transaction. */
async function fileNumber(tx: Db, deps: AppDeps, loaded: LoadedCase, ttId: number): Promise<string> {
  if (loaded.row.expediente !== null) return loaded.row.expediente
  const year = Number(bogotaDate(deps.clock.now().toISOString()).slice(0, 4))
  const parts = { year, ttId }
  const n = await nextNumber(tx, 'EXPEDIENTE', deps.catalogue.seriesScope('EXPEDIENTE', parts))
  const number = deps.catalogue.formatNumber('EXPEDIENTE', { ...parts, n })
  await tx.run(sql`update cases set expediente = ${number} where id = ${loaded.row.id}::uuid`)
  return number
}
