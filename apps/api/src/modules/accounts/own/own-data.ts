import { audit } from '../../../db/audit.ts'
import { type Db, raw, sql } from '../../../db/connection/sql.ts'
import { type Context, me } from '../../../http/context.ts'
import type { AccountDeps } from '../account-deps.ts'
import { rolesNamed } from '../role-names.ts'
import { readProfile } from './profile.ts'

type Rows = readonly Record<string, unknown>[]

/**
 * All personal data, part by part: columns with personal content, and the filter for the user's rows. `$` is
 * the user's id. Secrets (hashes of passwords, codes and links, keys) are not personal data.
 */
const PARTS = {
  aceptacionesDeTextosLegales:
    'select text_id as texto, version, accepted_at as fecha from legal_acceptances where user_id = $ order by accepted_at',
  sesiones:
    'select created_at as inicio, last_seen_at as "ultimoUso", ended_at as fin, address as direccion, agent as navegador from sessions where user_id = $ order by created_at',
  llavesDeAcceso:
    'select name as nombre, created_at as fecha, last_used_at as "ultimoUso" from passkeys where user_id = $ order by created_at',
  poderesDados:
    'select proxy_name as nombre, proxy_document as documento, proxy_email as correo, created_at as fecha, confirmed_at as aceptado, ended_at as terminado from powers where applicant_id = $ order by created_at',
  poderesRecibidos:
    "select u.first_names || ' ' || u.last_names as de, p.confirmed_at as aceptado, p.ended_at as terminado from powers p join users u on u.id = p.applicant_id where p.proxy_id = $ order by p.created_at",
  solicitudes:
    'select id, radicado, expediente, tt_id as "tipoDeTramite", status as estado, filed_at as radicada, closed_at as terminada, municipality as municipio, submission as respuestas from cases where applicant_id = $ order by created_at',
  borradores:
    'select d.case_id as solicitud, d.answers as respuestas, d.updated_at as fecha from drafts d join cases c on c.id = d.case_id where c.applicant_id = $ and c.radicado is null order by d.updated_at',
  archivos:
    'select id, case_id as solicitud, name as nombre, mime as tipo, size as bytes, sha256, created_at as fecha from files where owner_id = $ order by created_at',
  notificaciones:
    'select n.case_id as solicitud, a.title as acto, a.number as numero, n.means as medio, n.address as direccion, n.sent_at as enviada, n.accessed_at as abierta, n.legal_on as "fechaLegal" from notifications n join acts a on a.id = n.act_id where n.recipient_id = $ order by n.created_at',
  recibos:
    'select r.case_id as solicitud, r.reference as referencia, r.concept as concepto, r.amount as valor, r.issued_on as emitido, r.state as estado, r.annulment as "causaDeAnulacion", p.credited as pagado, p.declared as "valorDelComprobante", p.paid_on as "fechaDePago" from receipts r join cases c on c.id = r.case_id left join payments p on p.receipt_id = r.id where c.applicant_id = $ and r.state <> \'prepared\' order by r.issued_on',
  avisos:
    'select title as titulo, body as texto, created_at as fecha, read_at as leido from notices where user_id = $ order by created_at',
  reportesGuardados:
    'select name as nombre, question as pregunta, role as "compartidoCon" from saved_reports where owner_id = $ order by name',
  vistasGuardadas: 'select name as nombre, query as filtros from saved_views where user_id = $ order by name',
  solicitudesDeEliminacion:
    'select reason as motivo, asked_at as fecha, withdrawn_at as retirada from deletion_requests where user_id = $ order by asked_at',
  cambiosDeSolicitante:
    'select case_id as solicitud, cs_nombre_o_razon_social as nombre, cs_nro_doc as documento, cs_telefonos as celular, cs_email as correo, created_at as fecha from applicant_changes where cs_new_usr_id = $ order by created_at',
  solicitudesCedidas:
    "select c.id, c.radicado, p.since as cedida from case_parties p join cases c on c.id = p.case_id where p.user_id = $ and p.role = 'antiguo_solicitante' and p.until is null order by p.since",
  intervenciones:
    "select c.id as solicitud, c.radicado, p.since as desde, p.until as hasta from case_parties p join cases c on c.id = p.case_id where p.user_id = $ and p.role = 'tercero' order by p.since",
  intervencionesTerminadas:
    'select e.case_id as solicitud, e.since as desde, e.ended_on as fecha, a.title as acto, a.number as numero, e.reason as motivo from third_party_endings e join acts a on a.id = e.act_id where e.person_id = $ order by e.until',
  contactoComoInterviniente:
    'select address as direccion, municipality as municipio, reason as motivo, at as fecha from third_party_contacts where person_id = $ order by at',
  ausencias:
    'select from_day as desde, until_day as hasta, reason as motivo, ended_at as terminada from absences where person_id = $ order by from_day',
  reemplazos:
    'select from_day as desde, until_day as hasta, ended_at as terminada from absences where stand_in_id = $ order by from_day',
  registroDeActividad:
    'select at as fecha, verb as accion, address as direccion from audit_log where actor_id = $ order by at',
} as const

/** All of a user's data as one downloadable file (habeas data). */
export async function ownData(
  deps: AccountDeps,
  ctx: Context,
): Promise<{ status: 200; body: Record<string, unknown>; headers: Record<string, string> }> {
  const actor = me(ctx)
  const now = deps.clock.now()
  const { version: _version, roleNames, ...account } = await readProfile(deps.db, actor.id)
  const parts: Record<string, Rows> = {}
  // one after the other: a download must not take all database connections
  for (const [name, query] of Object.entries(PARTS)) parts[name] = await rowsOf(deps.db, query, actor.id)
  await audit(deps.db, {
    actorId: actor.id,
    verb: ctx.endpointId,
    subject: actor.id,
    address: ctx.address,
    at: now,
    newId: deps.newId,
  })
  return {
    status: 200,
    body: {
      generado: now.toISOString(),
      responsable: deps.settings.authority.name,
      nota: 'Los archivos y los actos se descargan en cada solicitud. Aquí está su lista.',
      cuenta: {
        ...account,
        roles: roleNames.length > 0 ? roleNames : await rolesNamed(deps.db, actor.roles),
      },
      ...parts,
    },
    headers: {
      'content-disposition': `attachment; filename="mis-datos-${now.toISOString().slice(0, 10)}.json"`,
      'cache-control': 'no-store',
    },
  }
}

function rowsOf(db: Db, query: string, userId: string): Promise<Rows> {
  const [before = '', behind = ''] = query.split('$')
  return db.rows(sql`${raw(before)}${userId}::uuid${raw(behind)}`)
}
