import { FEE_PARAMETERS } from '@ventanilla/catalog/fees/parameters'
import { lastFeeYear } from '@ventanilla/domain/fees/maximum'
import { onOrAfterBusinessDay } from '@ventanilla/domain/terms/calendar'
import { addDays, bogotaDate } from '@ventanilla/domain/terms/dates'
import type { StepDef } from '@ventanilla/domain/workflow/definition/definition'
import type { LoadedCase } from '@ventanilla/api/db/cases/load'
import { sql } from '@ventanilla/api/db/connection/sql'
import type { AppDeps } from '@ventanilla/api/deps'
import { daysToVisit } from '../scenarios/days-of-a-path.ts'
import { failingPoints } from './failing-points.ts'

/**
 * Field values of a step that the case or the calendar determines: a requested amount, the day of a visit.
 * Null: the step's subject does not exist yet.
 */
export async function known(
  deps: AppDeps,
  step: StepDef,
  { row, state: { facts } }: LoadedCase,
  now: string,
): Promise<Record<string, unknown> | null> {
  const { capture } = step
  const inDays = (days: number): string =>
    onOrAfterBusinessDay(addDays(bogotaDate(now), days), deps.catalogue.calendarOf(null))
  const visit = inDays(daysToVisit(deps.catalogue.everyWorkflow, step))
  const values: Readonly<Record<string, unknown>> = {
    'pago.valor': facts['recibo.valor'],
    'pago.conciliado': facts['recibo.valor'],
    'pago.referencia': facts['recibo.referencia'],
    'visita.fecha': visit,
    'visita.fecha_nueva': visit,
    'reunion.fecha': inDays(6),
    'garantia.fecha': inDays(8),
    // in January the figures of the new year can be missing: the last published ones settle
    'liquidacion.anio': String(lastFeeYear(FEE_PARAMETERS, Number(bogotaDate(now).slice(0, 4)))),
  }
  const joins = capture.some(({ key }) => key === 'acumulacion.solicitudes')
  const decisions = [...deps.catalogue.actRules.values()].filter(
    (act) => act.role === 'decision' && act.class === 'resolucion',
  )
  const other = joins
    ? await deps.db.one<{ radicado: string }>(sql`
        select radicado from cases where applicant_id = ${row.applicant_id}::uuid and radicado is not null and family is null
          and closed_at is null and parent_id is null and id <> ${row.parent_id}::uuid
          and not exists (select 1 from acts a where a.case_id = cases.id and a.template = any(${decisions.map(({ id }) => id)}::text[])) order by filed_at desc limit 1`)
    : undefined
  if (joins) return other === undefined ? null : { 'acumulacion.solicitudes': [other] }
  return Object.fromEntries(
    capture.flatMap(({ key }) => (values[key] === undefined ? [] : [[key, values[key]]])),
  )
}

/** 'falta' stands for a review with one point that does not comply. */
export function failing(
  deps: AppDeps,
  loaded: LoadedCase,
  stepId: string,
  data: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [
      key,
      value === 'falta' ? failingPoints(deps, loaded, stepId) : value,
    ]),
  )
}
