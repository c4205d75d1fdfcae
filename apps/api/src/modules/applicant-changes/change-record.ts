import type { changeRequest } from '@ventanilla/contract/portal/change-request'
import type { Actor } from '@ventanilla/domain/access/actor'
import type { Permission } from '@ventanilla/domain/access/permissions'
import { CHANGE_FAMILY, CHANGE_REASONS, changeWaitAt } from '@ventanilla/domain/cases/applicant-change'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { documentWords } from '@ventanilla/domain/identity/documents'
import { whyNotDo } from '@ventanilla/domain/workflow/engine/decide'
import type { ActLife, CaseState } from '@ventanilla/domain/workflow/state/state'
import type { z } from 'zod'
import { type LoadedCase, viewCase } from '../../db/cases/load.ts'
import { changeTemplate } from '../../db/cases/effects/pass-case.ts'
import { worldFor } from '../../db/cases/world.ts'
import { passedOn, rowsFor } from '../../db/scope.ts'
import { type Db, sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'

type ChangeRequest = z.input<typeof changeRequest>

/** A change within the reader's scope. Any other case, or one out of scope, responds as missing. */
export async function viewChange(
  db: Db,
  actor: Actor,
  permission: Permission,
  id: string,
): Promise<LoadedCase> {
  const loaded = await viewCase(db, actor, permission, id)
  if (loaded.row.family !== CHANGE_FAMILY) throw notFound()
  return loaded
}

/** The sentence for a call that does not fit the request's state (decision 18). */
export function wrongState(deps: AppDeps, loaded: LoadedCase, verb: string): Refusal {
  const open = loaded.state.flow.tasks.at(-1)
  const step = open === undefined ? undefined : deps.catalogue.of(loaded.row).workflow.steps.get(open.step)
  const state = deps.catalogue.statuses[loaded.state.status] ?? loaded.state.status
  const where = step === undefined ? 'ya terminó' : `espera el paso «${step.title}»`
  return new Refusal('conflict', `${state}. La solicitud ${where}, y en ese estado no se puede ${verb}.`, {
    code: 'estado',
    current: { estado: loaded.state.status },
  })
}

/** The act of a change, unless its draft was withdrawn; undefined before it is begun. */
export function actOf({ catalogue }: AppDeps, { state }: LoadedCase): ActLife | undefined {
  const template = changeTemplate(catalogue)
  return state.flow.acts.findLast((act) => act.phase !== 'withdrawn' && act.template === template)
}

interface RecordRow {
  readonly cs_id_solicitud: string
  readonly cs_estado: number
  readonly cs_new_usr_id: string | null
  readonly cs_tipo_persona: number
  readonly cs_nombre_o_razon_social: string
  readonly cs_id_tipo_documento: number
  readonly cs_nro_doc: string
  readonly cs_telefonos: string
  readonly cs_email: string
  readonly asked_by: string
  readonly radicado_tramite: string
  readonly expediente: string | null
  readonly document_type: number | null
  readonly document_number: string | null
  readonly open_to_reader: boolean
  readonly passed_on: Date | null
  readonly files: ChangeRequest['file'] | null
  readonly returned: { texto: string; por: string; fecha: string }[] | null
}

/** The request as its reader can see it, without internal work. */
export async function recordOf(
  db: Db,
  deps: AppDeps,
  actor: Actor,
  loaded: LoadedCase,
): Promise<ChangeRequest> {
  const { row, state } = loaded
  const record = await db.one<RecordRow>(sql`
    select r.case_id as cs_id_solicitud, r.cs_estado, r.cs_new_usr_id, r.cs_tipo_persona, r.cs_nombre_o_razon_social,
      r.cs_id_tipo_documento, r.cs_nro_doc, r.cs_telefonos, r.cs_email, c.created_by as asked_by,
      p.radicado as radicado_tramite,
      -- once it has passed on, what comes after is no longer its former applicant's to read
      case when p.applicant_id in (c.applicant_id, ${actor.id}::uuid) or ${actor.kind === 'funcionario'} then p.expediente end as expediente, u.document_type, u.document_number,
      (select ${rowsFor(actor, 'cases.read')} from cases c where c.id = r.case_id) as open_to_reader,
      (select ${passedOn(actor)} from cases c where c.id = r.case_id) as passed_on,
      (select json_agg(json_build_object('id', f.id, 'name', f.name, 'mime', f.mime, 'size', f.size) order by f.created_at, f.id)
        from files f where f.case_id = c.id and f.purpose = 'cambio' and f.state = 'ready') as files,
      (select json_agg(json_build_object('texto', e.body::json->>'motivo', 'por', w.first_names || ' ' || w.last_names, 'fecha', e.at) order by e.seq)
        from case_events e join users w on w.id = e.actor_id where e.case_id = c.id and e.type = 'acto.devuelto') as returned
    from applicant_changes r join cases c on c.id = r.request_id join cases p on p.id = r.case_id join users u on u.id = c.applicant_id
    where r.request_id = ${row.id}::uuid`)
  if (record === undefined) throw notFound()
  const official = actor.kind === 'funcionario'
  const act = actOf(deps, loaded)
  const open = state.flow.tasks.at(-1)
  const world = await worldFor(db, deps.catalogue, loaded, {
    now: deps.clock.now(),
    newId: deps.newId,
    people: [actor.id],
  })
  const motive = String(state.facts['cambio.motivo'] ?? '')
  // the case's offerees must not see each other's contact data
  const reaches = official || record.asked_by === actor.id || record.cs_new_usr_id === actor.id
  return {
    id: row.id,
    version: row.version,
    cs_id_solicitud: record.cs_id_solicitud,
    cs_estado: record.cs_estado,
    cs_new_usr_id: official ? record.cs_new_usr_id : null,
    cs_tipo_persona: record.cs_tipo_persona,
    cs_nombre_o_razon_social: record.cs_nombre_o_razon_social,
    cs_id_tipo_documento: record.cs_id_tipo_documento,
    cs_nro_doc: record.cs_nro_doc,
    cs_telefonos: reaches ? record.cs_telefonos : '',
    cs_email: reaches ? record.cs_email : '',
    estado: state.status,
    estadoNombre: deps.catalogue.statuses[state.status] ?? state.status,
    radicado: row.radicado ?? '',
    radicadoTramite: record.radicado_tramite,
    expediente: record.expediente,
    tramite: deps.catalogue.procedureName(row.tt_id),
    radicadaEl: (row.filed_at ?? deps.clock.now()).toISOString(),
    solicitante: {
      id: row.applicant_id,
      nombre: row.applicant_name,
      documento: documentWords(record.document_type ?? 0, record.document_number ?? ''),
    },
    motivo: motive,
    // a key, as just seen
    motivoNombre: motive in CHANGE_REASONS ? CHANGE_REASONS[motive as keyof typeof CHANGE_REASONS] : motive,
    explicacion: String(state.facts['cambio.explicacion'] ?? ''),
    enVentanilla: state.facts['cambio.ventanilla'] === true,
    lector: {
      papel: roleOf(state, actor),
      tramite: record.open_to_reader ? 'abierto' : record.passed_on === null ? 'cerrado' : 'cedido',
    },
    terminada: state.flow.closed,
    file: record.files ?? [],
    paso:
      open === undefined
        ? null
        : {
            tarea: open.id,
            codigo: open.step,
            parte: changeWaitAt(deps.catalogue.of(loaded.row).workflow, open.step),
            titulo: deps.catalogue.of(loaded.row).workflow.steps.get(open.step)?.title ?? open.step,
            vence: open.dueOn,
            mio: whyNotDo(world, state, open, actor) === null,
          },
    correcciones: official
      ? (record.returned ?? []).map((r) => ({ ...r, fecha: new Date(r.fecha).toISOString() }))
      : [],
    acto:
      act === undefined || (!official && !(await isTold(db, act.id, actor.id)))
        ? null
        : { id: act.id, estado: act.phase, numero: act.number, fecha: act.signedOn },
  }
}

function roleOf({ parties }: CaseState, actor: Actor): ChangeRequest['lector']['papel'] {
  const role = parties.find((p) => p.personId === actor.id)?.role
  return role === undefined || role === 'tercero' ? 'otro' : role
}

/** Whether an act was notified to this person, which makes it visible to them. */
const isTold = async (db: Db, actId: string, personId: string): Promise<boolean> =>
  (await db.one(sql`
    select 1 from notifications where act_id = ${actId}::uuid and recipient_id = ${personId}::uuid and state = 'done'`)) !==
  undefined
