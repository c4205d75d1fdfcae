import type { historyEntry } from '@ventanilla/contract/case-shapes'
import type { Actor } from '@ventanilla/domain/access/actor'
import type { z } from 'zod'
import { viewCase } from '../../db/cases/load.ts'
import { sql } from '../../db/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { type Reader, readerOf } from './readers.ts'

const LABELS: Readonly<Record<string, string>> = {
  'solicitud.radicada': 'Solicitud radicada',
  'tarea.abierta': 'Empieza un paso',
  'tarea.cerrada': 'Termina un paso',
  'tarea.asignada': 'Tarea asignada',
  'estado.cambiado': 'Cambia el estado',
  'termino.suspendido': 'El término se suspende',
  'termino.reanudado': 'El término se reanuda',
  'termino.vencido': 'Vence un término',
  'acto.iniciado': 'Empieza un documento',
  'acto.enviado': 'Documento enviado',
  'acto.devuelto': 'Documento devuelto',
  'observacion.aceptada': 'Observación cerrada por un motivo',
  'acto.firmado': 'Documento firmado',
  'acto.numerado': 'Documento numerado',
  'notificacion.iniciada': 'Empieza la notificación',
  'notificacion.surtida': 'Notificación surtida',
  'recibo.anulado': 'Recibo anulado',
  'visita.reprogramada': 'Visita reprogramada',
  'expediente.creado': 'Expediente creado',
  'prorroga.pedida': 'Prórroga pedida',
  'prorroga.decidida': 'Prórroga decidida',
  'recurso.presentado': 'Recurso presentado',
  'recurso.a_estudio': 'Los recursos pasan a estudio',
  'seguimiento.por_abrir': 'Pasa a seguimiento',
  'cambio.solicitado': 'Se pide un cambio de solicitante',
  'solicitante.cambiado': 'El caso pasa a otro solicitante',
  'solicitante.identificado': 'Se identifica a la persona',
  'datos.corregidos': 'Datos corregidos',
  'caso.cerrado': 'Caso cerrado',
}

/** What of an event an applicant may read: facts of the case, not who in the house returned whose draft. */
const FOR_APPLICANT = new Set([
  'solicitud.radicada',
  'estado.cambiado',
  'termino.suspendido',
  'termino.reanudado',
  'termino.vencido',
  'notificacion.surtida',
  'recibo.anulado',
  'visita.reprogramada',
  'expediente.creado',
  'prorroga.pedida',
  'prorroga.decidida',
  'recurso.presentado',
  'recurso.a_estudio',
  'cambio.solicitado',
  'solicitante.cambiado',
  'caso.cerrado',
])

const PAGE = 100

export async function historyOf(
  deps: AppDeps,
  actor: Actor,
  caseId: string,
  from: number,
): Promise<{ rows: z.input<typeof historyEntry>[]; next: number | null }> {
  const { state } = await viewCase(deps.db, actor, 'cases.read', caseId)
  const rows = await deps.db.rows<{
    seq: number
    type: string
    at: Date
    body: string
    name: string | null
  }>(sql`
    select e.seq, e.type, e.at, e.body, case when u.id is null then 'Sistema' else u.first_names || ' ' || u.last_names end as name
    from case_events e left join users u on u.id = e.actor_id
    where e.case_id = ${caseId}::uuid and e.seq > ${from} order by e.seq limit ${PAGE + 1}`)
  const page = rows.slice(0, PAGE)
  return {
    rows: entriesOf(
      page.map((r) => ({ ...r, at: r.at.toISOString() })),
      readerOf(state, actor),
    ),
    next: rows.length > PAGE ? (page.at(-1)?.seq ?? null) : null,
  }
}

/** One event as SQL gives it. */
export interface EventRecord {
  readonly seq: number
  readonly type: string
  readonly at: string
  readonly body: string
  readonly name: string | null
}

/** How somebody was notified is their own affair: whoever only consults a file reads nothing of it. */
const isFor = ({ side }: Reader, type: string): boolean =>
  side === 'inside' || (FOR_APPLICANT.has(type) && (side === 'party' || !type.startsWith('notificacion.')))

/** Events as people read them; an applicant sees the facts of the case, not the house's own work. */
export function entriesOf(events: readonly EventRecord[], reader: Reader): z.input<typeof historyEntry>[] {
  return events
    .filter((e) => isFor(reader, e.type))
    .map((e) => ({
      seq: e.seq,
      type: e.type,
      label: LABELS[e.type] ?? e.type,
      at: e.at,
      by: e.name ?? 'Sistema',
      detail: JSON.parse(e.body) as Record<string, unknown>,
    }))
}
