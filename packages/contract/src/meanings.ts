import { HISTORY } from '@ventanilla/domain/cases/words/history-sentences'
import type { LegalTextId } from '@ventanilla/domain/configuration/texts/legal-texts'
import type { Meanings } from './closed.ts'

/** Closed lists that several contracts use, each declared once. */

export const CHANNELS = { email: 'Correo electrónico', sms: 'Mensaje de texto' } as const
export const ACCOUNT_STATES = {
  pendiente: 'Funcionario que espera que un administrador lo active',
  activo: 'Puede ingresar',
  inactivo: 'Un administrador la desactivó',
  rechazado: 'Un administrador rechazó el registro',
  sin_verificar: 'No ha confirmado el celular o el correo',
} as const
export const ACCOUNT_KINDS = {
  ciudadano: 'Persona natural',
  empresa: 'Persona jurídica',
  apoderado: 'Quien representa a otros',
  consulta: 'Quien consulta expedientes que se le abrieron',
  funcionario: 'Persona de la autoridad',
  sistema: 'El portal mismo',
} as const
export const FILE_STATES = {
  pending: 'Anunciado; falta enviar los bytes o confirmarlos',
  scanning: 'Recibido; se busca si tiene virus',
  ready: 'Recibido y revisado: puede usarse',
  refused: 'No se aceptó; el motivo está en `refusal`',
  replaced: 'Se eliminó o se cambió por otro',
} as const
export const FILE_CARRIES = {
  programacion:
    'Un PDF con programación (JavaScript, formularios XFA, multimedia): el navegador no lo muestra, sus páginas se ven como imágenes',
  cifrado:
    'Un PDF cifrado, que no se pudo revisar por dentro: el navegador no lo muestra, sus páginas se ven como imágenes',
} as const
/** `FILE_CARRIES` of a link to view a file, checked also against the current limits. */
export const LINK_CARRIES = {
  ...FILE_CARRIES,
  desmesurada: 'Una imagen de más píxeles que los que hoy se reciben: no se muestra en el navegador',
} as const
export const TURNS = {
  usuario: 'Le toca al solicitante u otra parte',
  corporacion: 'Le toca a la autoridad',
} as const
export const TERM_STATES = {
  corre: 'El término corre',
  vence_hoy: 'Vence hoy',
  vencido: 'Ya venció',
  suspendido: 'Está suspendido y no corre',
  sin_termino: 'No tiene término',
} as const
export const TASK_STATES = {
  open: 'Abierta: espera que alguien la haga',
  waiting: 'Espera un hecho o una fecha',
  done: 'Hecha',
  cancelled: 'Cancelada porque el caso siguió por otro camino',
} as const
export const ALERT_TYPES = [
  { id: 100, name: 'El portal no atiende a nadie' },
  { id: 110, name: 'Los ciudadanos no pueden ingresar' },
  { id: 120, name: 'No se reciben solicitudes nuevas' },
  { id: 130, name: 'Solo informa' },
  { id: 140, name: 'No se puede firmar' },
] as const
export const YES_NO = { si: 'Sí', no: 'No' } as const
/** Outcome from the reader's point of view. */
export const VERDICTS = {
  ok: 'A favor de lo pedido',
  bad: 'En contra de lo pedido',
  info: 'Ni lo uno ni lo otro',
} as const
export const BULLETIN_KINDS = {
  acto: 'Acto que la ley ordena publicar',
  aviso: 'Aviso que notifica',
} as const
/** Kinds of entry in a case's history, with their headings. */
export const EVENTS: Meanings = Object.fromEntries(
  Object.entries(HISTORY).map(([type, { label }]) => [type, label]),
)
export const LEGAL_TEXTS = {
  'politica-de-datos': 'Política de tratamiento de datos personales',
  terminos: 'Términos y condiciones de uso',
  cookies: 'Uso de cookies',
  'notificacion-electronica': 'Autorización de notificación electrónica',
} as const satisfies Readonly<Record<LegalTextId, string>>

/** Allowances that a user can exhaust and an administrator restores. */
export const USED_UP = {
  firma: 'Intentos con códigos de firma',
  'pedir-firma': 'Códigos de firma que pide',
  recuperacion: 'Intentos con códigos de recuperación',
  contacto: 'Intentos con códigos de confirmación',
  ingreso: 'Intentos de ingreso desde equipos no conocidos',
} as const
