import { longDate } from '../../forms/dates.ts'
import { placeOfFile } from '../file-address.ts'
import type { StepMessage } from '../../workflow/definition/step-message.ts'
import type { WishId } from '../wishes.ts'

export interface MessageText {
  readonly title: string
  readonly body: string
  /** path inside the portal */
  readonly href: string
  /** label of the link */
  readonly open: string
  /** the preference that controls its mail; null: always mailed */
  readonly mailIf: WishId | null
  /** the preference that controls its SMS, for messages that start a term of the reader */
  readonly smsIf: WishId | null
}

export interface MessageFacts {
  readonly radicado: string
  readonly procedure: string
  readonly caseId: string
  readonly [more: string]: unknown
}

type Writer = (f: MessageFacts) => Pick<MessageText, 'title' | 'body'> & Partial<MessageText>

const until = (f: MessageFacts): string => {
  const due = f['vence']
  return typeof due === 'string'
    ? ` Tiene plazo hasta el ${due.slice(8, 10)}/${due.slice(5, 7)}/${due.slice(0, 4)}.`
    : ''
}

const lines = (f: MessageFacts): string =>
  Array.isArray(f['plazos']) ? f['plazos'].map(String).join(' ') : ''

const fileOf = (f: MessageFacts): string => {
  const { id, stateMigration } = placeOfFile(f.caseId, f['migrado'] === true)
  return `/mis-expedientes/ver-expediente/${id}/${stateMigration}`
}

/**
 * Text of every message of a case: event, required action and deadline. Short sentences for readers who get one
 * a year.
 */
const WRITERS: Readonly<Record<`tarea.${StepMessage}`, Writer>> & Readonly<Record<string, Writer>> = {
  'solicitud.radicada': (f) => ({
    title: `Recibimos su solicitud ${f.radicado}`,
    body: `Su solicitud de ${f.procedure} quedó radicada con el número ${f.radicado}. Guarde ese número. Le avisaremos cada paso.`,
  }),
  'acto.comunicado': (f) => ({
    title: `Hay un documento nuevo en su solicitud ${f.radicado}`,
    body: `La Corporación le comunica: ${String(f['nombre'])} ${String(f['numero'])}. Puede leerlo y descargarlo en el portal.`,
  }),
  'notificacion.electronica': (f) => ({
    title: `Tiene una notificación por abrir en su solicitud ${f.radicado}`,
    body: 'Ábrala en el portal. La fecha en que la abra es la de su notificación, y desde el día siguiente corren los términos para recurrir.',
    smsIf: 'sms_plazos',
  }),
  'notificacion.personal': (f) => ({
    title: `Lo citamos para notificarse en la solicitud ${f.radicado}`,
    body: 'Acérquese a la oficina dentro de los cinco días hábiles siguientes, con su documento de identidad. Si no puede ir, recibirá un aviso.',
  }),
  'notificacion.aviso': (f) => ({
    title: `Le enviamos un aviso de notificación de la solicitud ${f.radicado}`,
    body: 'La notificación se entiende hecha al finalizar el día siguiente a la entrega del aviso.',
  }),
  'tarea.requerimiento': (f) => ({
    title: `Debe completar su solicitud ${f.radicado}`,
    body: `Revise lo que le pedimos y responda cada punto en el portal.${until(f)} Si no responde, la solicitud se entenderá desistida.`,
    smsIf: 'sms_plazos',
  }),
  'tarea.informacion': (f) => ({
    title: `Le pedimos información adicional en la solicitud ${f.radicado}`,
    body: `Responda cada punto en el portal.${until(f)}`,
    smsIf: 'sms_plazos',
  }),
  'tarea.obligaciones': (f) => ({
    title: `Debe responder un requerimiento sobre las obligaciones de su permiso (${f.radicado})`,
    body: `Responda cada punto en el portal y adjunte lo que demuestra el cumplimiento.${until(f)} Si no responde, la Corporación puede iniciar un procedimiento sancionatorio.`,
    smsIf: 'sms_plazos',
  }),
  'tarea.descargos': (f) => ({
    title: `Puede presentar descargos en el procedimiento ${f.radicado}`,
    body: `Escriba sus descargos en el portal y pida o aporte las pruebas que quiera hacer valer.${until(f)}`,
    smsIf: 'sms_plazos',
  }),
  'tarea.alegatos': (f) => ({
    title: `Puede presentar alegatos en el procedimiento ${f.radicado}`,
    body: `Escriba sus alegatos de conclusión en el portal.${until(f)}`,
    smsIf: 'sms_plazos',
  }),
  'tarea.recibo': (f) => ({
    title: `Su recibo de pago de la solicitud ${f.radicado} está listo`,
    body: `Descargue el recibo, pague y adjunte el comprobante en el portal.${until(f)}`,
    smsIf: 'sms_plazos',
  }),
  'recibo.anulado': (f) => ({
    title: `No pague el recibo ${String(f['referencia'])} de la solicitud ${f.radicado}`,
    body: `${String(f['por'])} Si ya lo pagó, ese pago no se pierde: adjunte el comprobante en el portal con la referencia que pagó y se abona a su cobro.`,
  }),
  'cambio.solicitado': (f) => ({
    title: `Se pidió cambiar el solicitante de un trámite suyo (${f.radicado})`,
    body: `Con la solicitud ${f.radicado} se pidió que su trámite pase a ${String(f['recibe'])}. Mientras la Corporación no lo decida y esa persona no lo acepte, sigue siendo suyo. Si usted no lo pidió, avísenos.`,
  }),
  'tarea.cambio-por-enviar': (f) => ({
    title: `Ya puede enviar la solicitud de cambio ${f.radicado}`,
    body: `Quien recibe el trámite ya quedó vinculado. Revise la solicitud y envíela para que la Corporación la estudie.${until(f)}`,
  }),
  'tarea.cambio-por-aceptar': (f) => ({
    title: `Diga si acepta el trámite de la solicitud ${f.radicado}`,
    body: `El auto que reconoce el cambio de solicitante ya fue notificado. Diga en el portal si acepta el trámite o no.${until(f)} Si no responde, el cambio no se aplica.`,
    smsIf: 'sms_plazos',
  }),
  'solicitante.cambiado': (f) => ({
    title: `El trámite ${f.radicado} ya es suyo`,
    body: `Desde hoy usted es el solicitante en lugar de ${String(f['anterior'])}. Los términos siguen como estaban: revise qué está pendiente.`,
  }),
  'solicitante.cedido': (f) => ({
    title: `El trámite ${f.radicado} pasó a ${String(f['nuevo'])}`,
    body: 'Ya no recibirá sus notificaciones. Puede consultar lo que había pasado hasta hoy.',
    href: `/mis-solicitudes/cedidas/${f.caseId}`,
  }),
  'acto.devuelto': (f) => ({
    title: 'Le devolvieron un documento',
    body: `Solicitud ${f.radicado}. Motivo: ${String(f['motivo'])}`,
    href: '/solicitudes?vista=mias',
    mailIf: 'correo_devueltos',
  }),
  'observacion.respondida': (f) => ({
    title: 'Respondieron su observación',
    body: `Solicitud ${f.radicado}. Motivo: ${String(f['motivo'])} Acéptelo o pida el cambio: mientras tanto el documento no se aprueba ni se firma.`,
    href: String(f['enlace']),
    mailIf: 'correo_devueltos',
  }),
  'publicacion.pendiente': (f) => ({
    title: 'Hay un acto por publicar en el boletín',
    body: `${String(f['nombre'])}, solicitud ${f.radicado}. El expediente no se cierra sin publicarlo.`,
    href: '/publicaciones',
    open: 'Ver lo que falta publicar',
    mailIf: 'correo_asignadas',
  }),
  'copia.sin_correo': (f) => ({
    title: 'Un ente de control no recibió copia de un acto',
    body: `${String(f['ente'])} no tiene correo para copias, y debe recibir ${String(f['nombre'])}, solicitud ${f.radicado}. Envíele la copia en papel.`,
    mailIf: 'correo_asignadas',
  }),
  'tarea.asignada': (f) => ({
    title: 'Le asignaron una tarea',
    body: `${String(f['paso'])}, solicitud ${f.radicado}.`,
    href: '/solicitudes?vista=mias',
    mailIf: 'correo_asignadas',
  }),
  'visita.reprogramada': (f) => ({
    title: `Cambió la fecha de la visita de su solicitud ${f.radicado}`,
    body: `La nueva fecha es ${String(f['fecha'])}.`,
  }),
  'termino.recontado': (f) => ({
    title: `Cambió la fecha de un plazo de su solicitud ${f.radicado}`,
    body: `Cambió el calendario de la Corporación y se contó de nuevo. ${lines(f)}`,
  }),
  'termino.interno_recontado': (f) => ({
    title: `Cambió la fecha de una tarea de la solicitud ${f.radicado}`,
    body: `Cambió el calendario de la Corporación y se contó de nuevo. ${lines(f)}`,
    href: '/solicitudes?vista=mias',
    mailIf: 'correo_asignadas',
  }),
  'recurso.presentado': (f) => ({
    title: `Recibimos su recurso en la solicitud ${f.radicado}`,
    body: `${typeof f['fecha'] === 'string' ? `Quedó radicado el ${longDate(f['fecha'])}. ` : ''}Lo estudiaremos y le notificaremos la decisión.`,
    mailIf: 'correo_avance',
  }),
  'recurso.de_otro': (f) => ({
    title: `Se presentó un recurso en la solicitud ${f.radicado}`,
    body: `${String(f['quien'])} lo presentó el ${longDate(String(f['fecha']))}. Los recursos contra un mismo acto se deciden juntos. Si usted quiere recurrir, hágalo dentro de su término.`,
    mailIf: 'correo_avance',
  }),
  'caso.cerrado': (f) => ({
    title: `Su solicitud ${f.radicado} terminó`,
    body: 'Puede consultar y descargar todos sus documentos en el portal.',
    mailIf: 'correo_avance',
  }),
  'caso.otra_sede': (f) => ({
    title: `Otra sede atiende su solicitud ${f.radicado}`,
    body: `La sede que la atendía cerró. Desde ahora la atiende ${String(f['sede'])}, en ${String(f['direccion'])}. El radicado, lo actuado y los plazos siguen igual.`,
  }),
  'interviniente.terminado': (f) => ({
    title: `Ya no interviene en la solicitud ${f.radicado}`,
    body: `Su calidad de interviniente terminó el ${longDate(String(f['fecha']))}, por ${String(f['acto'])}. Motivo: ${String(f['motivo'])}`,
    href: '/mis-solicitudes',
    open: 'Ver mis solicitudes',
  }),
  'expediente.acceso': (f) => ({
    title: `Puede consultar el expediente ${String(f['expediente'])}`,
    body: `La Corporación le dio acceso a sus documentos (${f.procedure}). Puede leerlos y descargarlos hasta el ${longDate(String(f['hasta']))}, ese día incluido.`,
    href: fileOf(f),
    open: 'Abrir el expediente',
  }),
  'expediente.acceso_retirado': (f) => ({
    title: `Ya no puede consultar el expediente ${String(f['expediente'])}`,
    body: `La Corporación retiró el acceso que le había dado (${f.procedure}). Si todavía lo necesita, pídalo a la oficina que lleva los expedientes.`,
    href: '/mis-expedientes',
    open: 'Ver mis expedientes',
  }),
}

/** Ids of all messages. */
export const MESSAGE_IDS: readonly string[] = Object.keys(WRITERS)

/** Text of a message; null for events without a message. */
export function messageFor(message: string, facts: MessageFacts): MessageText | null {
  const write = WRITERS[message]
  if (write === undefined) return null
  const text = write(facts)
  return {
    title: text.title,
    body: text.body,
    href: text.href ?? `/mis-solicitudes/ver-solicitud/${facts.caseId}`,
    open: text.open ?? 'Abrir el caso',
    mailIf: text.mailIf ?? null,
    smsIf: text.smsIf ?? null,
  }
}
