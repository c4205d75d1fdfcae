import { roleName } from '@ventanilla/catalog/roles/find-role'
import { auditEvent } from '@ventanilla/domain/audit/events'
import { auditSentence, type Piece } from '@ventanilla/domain/audit/sentence'
import { shortDate } from '@ventanilla/domain/terms/dates'
import { AUDIT_GROUPS, type AuditGroup } from '@ventanilla/domain/audit/groups'
import { SYSTEM } from '@ventanilla/domain/access/actor'
import type { AuditRow } from './read-audit.ts'

/** An audit record as a sentence. */
export function sentenceOf(row: AuditRow): {
  readonly group: AuditGroup
  readonly pieces: Piece[]
} {
  const event = auditEvent(row.verb, row.detail['refused'])
  const thing = row.thing === null ? null : `«${row.thing}»`
  const pieces = auditSentence(event, {
    quien: row.actor_id === SYSTEM.id ? 'el portal' : row.actor,
    persona: row.person,
    caso: row.radicado,
    cosa: thing,
  })
  return { group: event.group, pieces: [...pieces] }
}

const REFUSED: Readonly<Record<string, string>> = {
  '401': 'El correo o la contraseña no eran correctos.',
  '403': 'La contraseña era correcta, pero la cuenta no está activa o no es de esa entrada.',
  '503': 'Una alerta global tenía cerrado el ingreso.',
  llave: 'La llave de acceso no era de la cuenta, o ese ingreso ya había vencido.',
  contador: 'La llave de acceso parece copiada.',
  secreto: 'Lo escrito no era correcto.',
  enlace_invalido: 'El enlace no existe o no es de esa solicitud.',
  enlace_usado: 'El enlace ya se había usado.',
  enlace_vencido: 'El enlace había vencido.',
  enlace_ajeno: 'El enlace era para otra persona.',
  otro_documento: 'El documento registrado no era el de la persona nombrada.',
  impedimento: 'El funcionario es parte del trámite.',
  separacion: 'La misma persona había hecho una parte que otra debe revisar.',
  tarea_ajena: 'La tarea era de otra persona o de otro rol.',
  estado: 'La solicitud estaba en otro estado.',
  version: 'La solicitud había cambiado mientras tanto.',
  regla: 'Una regla lo impedía en ese momento.',
  no_encontrado: 'No existe o no es de quien lo pidió.',
  sin_permiso: 'Su rol no lo permite.',
  dos_personas: 'Lo publica otra persona que quienes lo editaron.',
  borrador_cambiado: 'El borrador no era el que se había visto.',
  otra_vigente: 'Mientras tanto había entrado en vigor otra versión.',
  contradiccion: 'Contradecía otros elementos de la configuración.',
  aviso_sin_aceptar: 'Quedaban avisos sin aceptar.',
  falta_llave: 'Le faltaba la llave de acceso que su rol exige.',
  muchos: 'Desde ese minuto siguieron rechazos que no se anotan uno por uno.',
}
const STATES: Readonly<Record<string, string>> = {
  pendiente: 'espera activación',
  activo: 'activa',
  inactivo: 'inactiva',
  rechazado: 'rechazada',
  sin_verificar: 'sin verificar',
}
/** Query parameters of lists, in the order in which they are shown. */
const ASKED: Readonly<Record<string, string>> = {
  evento: 'evento',
  vista: 'vista',
  estado: 'estado',
  tipo: 'tipo',
  city: 'municipio',
  q: 'búsqueda',
  quien: 'quién',
  numero: 'número',
  persona: 'persona',
  clase: 'clase',
  sobre: 'sobre',
  desde: 'desde',
  hasta: 'hasta',
  direccion: 'dirección',
  formato: 'formato',
  lugar: 'lugar',
  forma: 'como',
  metros: 'metros alrededor',
}

interface RolesAndState {
  readonly roles?: readonly string[]
  readonly office?: string | null
  readonly state?: string
}

/** Additional detail of a record, as a sentence; null when its own says everything. */
export function noteOf({ verb, detail }: AuditRow): string | null {
  // each command writes its own
  const { refused, before, after } = detail as {
    refused?: unknown
    before?: RolesAndState
    after?: RolesAndState
  }
  if (refused !== undefined) return withItems(REFUSED[String(refused)] ?? null, detail)
  if (detail['elementos'] !== undefined) return publicationOf(detail)
  if (before !== undefined && after !== undefined) return changeOf(before, after)
  if (verb === 'accounts.createUser' || verb === 'accounts.register') {
    // as those calls write it
    const roles = rolesOf(detail as RolesAndState)
    return roles === '' ? null : `Roles: ${roles}.`
  }
  if (verb === 'accounts.changeContact')
    return detail['kind'] === 'celular' ? 'Cambió el celular.' : 'Cambió el correo.'
  if (verb === 'messages.readdress')
    return `Iba a ${String(detail['anterior'])}. Motivo: ${String(detail['motivo'])}`
  if (
    verb.endsWith('.export') ||
    verb === 'audit.list' ||
    verb === 'messages.list' ||
    verb === 'thirdParties.list' ||
    verb.startsWith('accounts.list') ||
    verb === 'cases.inMunicipality' ||
    verb === 'places.search'
  )
    return askedOf(detail)
  return null
}

/** Names of items of the configuration, as commands store them; empty where there are none. */
function itemsOf(detail: AuditRow['detail']): string {
  const names: unknown = detail['elementos']
  if (!Array.isArray(names)) return ''
  const all: readonly unknown[] = names
  return all.slice(0, MOST_NAMES).map(String).join(', ') + (all.length > MOST_NAMES ? '…' : '')
}
const MOST_NAMES = 10

function withItems(note: string | null, detail: AuditRow['detail']): string | null {
  const names = itemsOf(detail)
  if (names === '') return note
  return `${note === null ? '' : `${note} `}Elementos: ${names}.`
}

/** What was published or drafted, why and by which norm. */
function publicationOf(detail: AuditRow['detail']): string {
  const said = (name: string, label: string): string =>
    typeof detail[name] === 'string' ? ` ${label}: ${detail[name]}.` : ''
  return `Elementos: ${itemsOf(detail)}.${said('motivo', 'Motivo')}${said('norma', 'Norma')}`
}

function changeOf(before: RolesAndState, after: RolesAndState): string | null {
  const parts: string[] = []
  if (rolesOf(before) !== rolesOf(after))
    parts.push(`Roles: ${rolesOf(before) || 'ninguno'} → ${rolesOf(after) || 'ninguno'}.`)
  if (before.office !== after.office)
    parts.push(`Oficina: ${before.office ?? 'ninguna'} → ${after.office ?? 'ninguna'}.`)
  if (before.state !== after.state)
    parts.push(`Cuenta: ${STATES[before.state ?? ''] ?? '—'} → ${STATES[after.state ?? ''] ?? '—'}.`)
  return parts.length === 0 ? null : parts.join(' ')
}

const rolesOf = ({ roles = [] }: RolesAndState): string => roles.map(roleName).join(', ')

function askedOf(detail: AuditRow['detail']): string | null {
  const words = Object.entries(ASKED).flatMap(([name, label]) => {
    const value = detail[name]
    return value === undefined || value === null || value === ''
      ? []
      : [`${label} ${wordOf(name, String(value))}`]
  })
  return words.length === 0 ? null : `Pidió: ${words.join(', ')}.`
}

/** Read by what a filter asked for, which may be none of them. */
const GROUP_NAMES: Readonly<Record<string, string>> = AUDIT_GROUPS

const wordOf = (name: string, value: string): string =>
  name === 'desde' || name === 'hasta'
    ? shortDate(value)
    : name === 'evento'
      ? `«${GROUP_NAMES[value] ?? value}»`
      : value
