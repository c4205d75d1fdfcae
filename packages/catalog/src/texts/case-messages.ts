import type { CASE_MESSAGES } from '@ventanilla/domain/cases/messages/case-messages'
import { mail, type MessageText } from './message-text.ts'

const told = (title: string, body: string, open = 'Abrir el caso'): MessageText => mail(title, [body], open)
/** Also sent by text message, with the title and the address. */
const due = (title: string, body: string): MessageText => ({
  ...told(title, body),
  sms: `${title}. {enlace}`,
})

/** Words of the messages of a case: event, action and deadline, in short sentences for who gets one a year. */
export const CASE_TEXTS: Readonly<Record<keyof typeof CASE_MESSAGES, MessageText>> = {
  'solicitud.radicada': told(
    'Recibimos su solicitud {radicado}',
    'Su solicitud de {tramite} quedó radicada con el número {radicado}. Guarde ese número. Le avisaremos cada paso.',
  ),
  'acto.comunicado': told(
    'Hay un documento nuevo en su solicitud {radicado}',
    'La Corporación le comunica: {nombre} {numero}. Puede leerlo y descargarlo en el portal.',
  ),
  'notificacion.electronica': due(
    'Tiene una notificación por abrir en su solicitud {radicado}',
    'Ábrala en el portal. La fecha en que la abra es la de su notificación, y desde el día siguiente corren los términos para recurrir.',
  ),
  'notificacion.personal': told(
    'Lo citamos para notificarse en la solicitud {radicado}',
    'Acérquese a la oficina dentro de los cinco días hábiles siguientes, con su documento de identidad. Si no puede ir, recibirá un aviso.',
  ),
  'notificacion.aviso': told(
    'Le enviamos un aviso de notificación de la solicitud {radicado}',
    'La notificación se entiende hecha al finalizar el día siguiente a la entrega del aviso.',
  ),
  'tarea.requerimiento': due(
    'Debe completar su solicitud {radicado}',
    'Revise lo que le pedimos y responda cada punto en el portal. {plazo} Si no responde, la solicitud se entenderá desistida.',
  ),
  'tarea.informacion': due(
    'Le pedimos información adicional en la solicitud {radicado}',
    'Responda cada punto en el portal. {plazo}',
  ),
  'tarea.obligaciones': due(
    'Debe responder un requerimiento sobre las obligaciones de su permiso ({radicado})',
    'Responda cada punto en el portal y adjunte lo que demuestra el cumplimiento. {plazo} Si no responde, la Corporación puede iniciar un procedimiento sancionatorio.',
  ),
  'tarea.descargos': due(
    'Puede presentar descargos en el procedimiento {radicado}',
    'Escriba sus descargos en el portal y pida o aporte las pruebas que quiera hacer valer. {plazo}',
  ),
  'tarea.alegatos': due(
    'Puede presentar alegatos en el procedimiento {radicado}',
    'Escriba sus alegatos de conclusión en el portal. {plazo}',
  ),
  'tarea.recibo': due(
    'Su recibo de pago de la solicitud {radicado} está listo',
    'Descargue el recibo, pague y adjunte el comprobante en el portal. {plazo}',
  ),
  'recibo.anulado': told(
    'No pague el recibo {referencia} de la solicitud {radicado}',
    '{por} Si ya lo pagó, ese pago no se pierde: adjunte el comprobante en el portal con la referencia que pagó y se abona a su cobro.',
  ),
  'cambio.solicitado': told(
    'Se pidió cambiar el solicitante de un trámite suyo ({radicado})',
    'Con la solicitud {radicado} se pidió que su trámite pase a {recibe}. Mientras la Corporación no lo decida y esa persona no lo acepte, sigue siendo suyo. Si usted no lo pidió, avísenos.',
  ),
  'tarea.cambio-por-enviar': told(
    'Ya puede enviar la solicitud de cambio {radicado}',
    'Quien recibe el trámite ya quedó vinculado. Revise la solicitud y envíela para que la Corporación la estudie. {plazo}',
  ),
  'tarea.cambio-por-aceptar': due(
    'Diga si acepta el trámite de la solicitud {radicado}',
    'El auto que reconoce el cambio de solicitante ya fue notificado. Diga en el portal si acepta el trámite o no. {plazo} Si no responde, el cambio no se aplica.',
  ),
  'solicitante.cambiado': told(
    'El trámite {radicado} ya es suyo',
    'Desde hoy usted es el solicitante en lugar de {anterior}. Los términos siguen como estaban: revise qué está pendiente.',
  ),
  'solicitante.cedido': told(
    'El trámite {radicado} pasó a {nuevo}',
    'Ya no recibirá sus notificaciones. Puede consultar lo que había pasado hasta hoy.',
  ),
  'acto.devuelto': told('Le devolvieron un documento', 'Solicitud {radicado}. Motivo: {motivo}'),
  'observacion.respondida': told(
    'Respondieron su observación',
    'Solicitud {radicado}. Motivo: {motivo} Acéptelo o pida el cambio: mientras tanto el documento no se aprueba ni se firma.',
  ),
  'publicacion.pendiente': told(
    'Hay un acto por publicar en el boletín',
    '{nombre}, solicitud {radicado}. El expediente no se cierra sin publicarlo.',
    'Ver lo que falta publicar',
  ),
  'copia.sin_correo': told(
    'Un ente de control no recibió copia de un acto',
    '{ente} no tiene correo para copias, y debe recibir {nombre}, solicitud {radicado}. Envíele la copia en papel.',
  ),
  'copia.interna': told(
    'Copia de un acto para su grupo',
    '{nombre}, solicitud {radicado}. Es para su información: no tiene que hacer nada.',
  ),
  'tarea.asignada': told('Le asignaron una tarea', '{paso}, solicitud {radicado}.'),
  'visita.reprogramada': told(
    'Cambió la fecha de la visita de su solicitud {radicado}',
    'La nueva fecha es {fecha}.',
  ),
  'termino.recontado': told(
    'Cambió la fecha de un plazo de su solicitud {radicado}',
    'Cambió el calendario de la Corporación y se contó de nuevo. {plazos}',
  ),
  'termino.interno_recontado': told(
    'Cambió la fecha de una tarea de la solicitud {radicado}',
    'Cambió el calendario de la Corporación y se contó de nuevo. {plazos}',
  ),
  'recurso.presentado': told(
    'Recibimos su recurso en la solicitud {radicado}',
    '{cuando} Lo estudiaremos y le notificaremos la decisión.',
  ),
  'recurso.de_otro': told(
    'Se presentó un recurso en la solicitud {radicado}',
    '{quien} lo presentó el {fecha}. Los recursos contra un mismo acto se deciden juntos. Si usted quiere recurrir, hágalo dentro de su término.',
  ),
  'caso.cerrado': told(
    'Su solicitud {radicado} terminó',
    'Puede consultar y descargar todos sus documentos en el portal.',
  ),
  'caso.otra_sede': told(
    'Otra sede atiende su solicitud {radicado}',
    'La sede que la atendía cerró. Desde ahora la atiende {sede}, en {direccion}. El radicado, lo actuado y los plazos siguen igual.',
  ),
  'interviniente.terminado': told(
    'Ya no interviene en la solicitud {radicado}',
    'Su calidad de interviniente terminó el {fecha}, por {acto}. Motivo: {motivo}',
    'Ver mis solicitudes',
  ),
  'expediente.acceso': told(
    'Puede consultar el expediente {expediente}',
    'La Corporación le dio acceso a sus documentos ({tramite}). Puede leerlos y descargarlos hasta el {hasta}, ese día incluido.',
    'Abrir el expediente',
  ),
  'expediente.acceso_retirado': told(
    'Ya no puede consultar el expediente {expediente}',
    'La Corporación retiró el acceso que le había dado ({tramite}). Si todavía lo necesita, pídalo a la oficina que lleva los expedientes.',
    'Ver mis expedientes',
  ),
}
