import { asSignedBy } from '@ventanilla/catalog/competence/signed-by.testkit'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { json, sql } from '../../db/connection/sql.ts'
import { filedCase } from '../stories/family-walk.ts'
import type { ApiWorld } from '../stories/world.ts'

const DAY = 86_400_000

type Data = Readonly<Record<string, unknown>>

/** Data of a step that depends on the case at hand, or time to pass before it. */
export const AT_TASK: Readonly<
  Record<string, (world: ApiWorld, caseId: string, outcome: string) => Promise<Data>>
> = {
  'LIQ-04': paid,
  'LIQ-05': async (world, caseId, outcome) =>
    outcome === 'diferencia' ? { 'pago.conciliado': 1 } : paid(world, caseId),
  'FIR-04': async (world, _, outcome) => {
    if (outcome === 'firmas_caidas')
      await world.db.run(sql`
        insert into global_alerts(ac_title_alert, ac_body_alert, ac_tipo_alerta, ac_fecha_creacion, starts_at, ends_at)
        values ('Firmas fuera de servicio', 'Por ahora no se puede firmar.', 140, ${world.clock.now()},
          ${world.clock.now()}, ${new Date(world.clock.now().getTime() + 30_000)})`)
    return {}
  },
  'DTA-01': (world, _, outcome) =>
    Promise.resolve(
      outcome === 'no_procede'
        ? {
            'desistimiento.nuevo_plazo': bogotaDate(
              new Date(world.clock.now().getTime() + 20 * DAY).toISOString(),
            ),
          }
        : {},
    ),
  'SAN-01': (world) => offender(world),
  'SAN-06': (world) => offender(world),
  'SAN-12': () => Promise.resolve(HARM),
  'SAN-15': byDelegation,
  'SAN-09': overdue,
  'SAN-13': overdue,
  // a decision is final the day after its notification
  'RWF-06': async (world, _, outcome) => {
    if (outcome === 'continua') world.clock.set(new Date(world.clock.now().getTime() + 26 * 3_600_000))
    return Promise.resolve({})
  },
  'ADM-01': async (world, caseId) => {
    const { row } = await world.load(caseId)
    const [task] = await world.openTasks(row.parent_id ?? '')
    return { 'reasignacion.profesional': (await world.doerOf(row.parent_id ?? '', task?.step ?? '')).id }
  },
  'MUL-01': async (world) => {
    const other = await filedCase(world, 3)
    const row = await world.db.one<{ radicado: string }>(
      sql`select radicado from cases where id = ${other}::uuid`,
    )
    return {
      'acumulacion.solicitudes': [{ radicado: row?.radicado ?? '' }],
      'acumulacion.objeto_conexo': true,
    }
  },
}

async function paid(world: ApiWorld, caseId: string): Promise<Data> {
  const { facts } = (await world.load(caseId)).state
  return { 'pago.valor': facts['recibo.valor'], 'pago.conciliado': facts['recibo.valor'] }
}

/** Lets the procedure's five years pass. */
async function overdue(world: ApiWorld, caseId: string, outcome: string): Promise<Data> {
  const { due_on: due } = (await world.load(caseId)).row
  if (outcome === 'duracion' && due !== null) world.clock.set(new Date(Date.parse(due) + 2 * DAY))
  return outcome === 'prorroga' ? { 'duracion.prorroga': 12 } : {}
}

/** The harm a fine is calculated from. */
export const HARM: Data = {
  'multa.afectaciones': [
    {
      hecho: 'Captación sin concesión',
      intensidad: '4',
      extension: '1',
      persistencia: '3',
      reversibilidad: '1',
      recuperabilidad: '3',
    },
  ],
}

/** A presumed offender from the demonstration's accounts, who responds when required to. */
export async function offender(world: ApiWorld, email = 'ciudadano@demo.test'): Promise<Data> {
  const row = await world.db.one<{ name: string; type: number; document: string }>(sql`
    update users set electronic_notification = true where id = ${await world.personId(email)}::uuid
    returning first_names || ' ' || last_names as name, document_type as type, document_number as document`)
  return {
    'infractor.conocido': true,
    'infractor.nombre': row?.name,
    'infractor.tipo_documento': String(row?.type),
    'infractor.documento': row?.document,
  }
}

/** Makes the sanction's signer a delegate with a superior: the Director General, who signs fines, has none. */
export async function byDelegation(world: ApiWorld, caseId: string): Promise<Data> {
  const { flow } = (await world.load(caseId)).state
  const acts = flow.acts.map((act) =>
    act.template === 'RES_SANCION' ? asSignedBy(act, 'CLI_SUBDIRECTOR_JURIDICO') : act,
  )
  await world.db.run(sql`
    update cases set flow = jsonb_set(flow, '{acts}', ${json(acts)}::jsonb) where id = ${caseId}::uuid`)
  return {}
}

/** Preconditions of a walk besides its turns. */
export const BEFORE_WALK: Readonly<Record<string, (world: ApiWorld, caseId: string) => Promise<void>>> = {
  'NOT-06 otro': thirdParty,
}

/** Adds a third party, who is notified too. */
async function thirdParty(world: ApiWorld, caseId: string): Promise<void> {
  const { id } = await world.actor('empresa@demo.test')
  await world.db.run(sql`
    insert into case_parties(case_id, user_id, role, since) values (${caseId}::uuid, ${id}::uuid, 'tercero', ${world.clock.now()})`)
}

/** Paths on which the Director General is absent, so that the appealed act's signer has a superior. */
export const HAS_SUPERIOR: ReadonlySet<string> = new Set(['REC-06 al_superior', 'REC-06 queja'])
