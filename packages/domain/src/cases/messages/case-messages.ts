import { LINK, message, type MessageVariable, PERSON, REASON, variable } from './declared-message.ts'

/** What every message of a case can say. */
const CASE = {
  radicado: variable('el número de radicado', 'CTR-2026-0000123'),
  tramite: variable(
    'el nombre del trámite',
    'Permiso de ocupación de cauces, playas y lechos de fuentes hídricas, y su modificación',
  ),
} as const
const TERM = {
  plazo: {
    says: 'hasta cuándo hay plazo, o nada si no hay',
    example: 'Tiene plazo hasta el 21/12/2026.',
    demanded: 'mail',
  },
} as const satisfies Readonly<Record<string, MessageVariable>>
const ACT = variable(
  'el título del acto',
  'Auto por el cual se decreta un desistimiento tácito y el archivo de una solicitud',
)
const DAY = variable('la fecha', '14 de diciembre de 2026')
const FILE = variable('el número del expediente', 'CTR-150.41-2026-0000123')
const DAYS = variable(
  'los plazos que cambiaron',
  '«Respuesta del solicitante al requerimiento»: hasta el 11 de diciembre de 2026; antes, hasta el 10 de diciembre de 2026.',
)

const told = <const V extends Readonly<Record<string, MessageVariable>>>(name: string, more: V) =>
  message(name, 'mail with a button', { ...CASE, ...more })
/** a term begins: it goes by text message to who wants that */
const due = <const V extends Readonly<Record<string, MessageVariable>>>(name: string, more: V) =>
  message(name, 'mail with a button and sms', { ...CASE, ...more, enlace: LINK })

/** Messages of a case, also shown in the portal's bell. */
export const CASE_MESSAGES = {
  'solicitud.radicada': told('Solicitud radicada', {}),
  'acto.comunicado': told('Acto comunicado', {
    nombre: ACT,
    numero: variable('el número del acto', '1234 de 2026'),
  }),
  'notificacion.electronica': due('Notificación electrónica por abrir', {}),
  'notificacion.personal': told('Citación para notificarse en persona', {}),
  'notificacion.aviso': told('Aviso de notificación enviado', {}),
  'tarea.requerimiento': due('Requerimiento por responder', TERM),
  'tarea.informacion': due('Información adicional por responder', TERM),
  'tarea.obligaciones': due('Requerimiento sobre obligaciones del permiso', TERM),
  'tarea.descargos': due('Descargos por presentar', TERM),
  'tarea.alegatos': due('Alegatos por presentar', TERM),
  'tarea.recibo': due('Recibo de pago listo', TERM),
  'recibo.anulado': told('Recibo de pago anulado', {
    referencia: variable('la referencia del recibo', '202600001238'),
    por: variable(
      'por qué se anuló',
      'Este recibo fue anulado porque la liquidación que cobraba se devolvió para ajustarla.',
    ),
  }),
  'cambio.solicitado': told('Se pidió cambiar el solicitante', { recibe: PERSON }),
  'tarea.cambio-por-enviar': told('Solicitud de cambio por enviar', TERM),
  'tarea.cambio-por-aceptar': due('Trámite por aceptar', TERM),
  'solicitante.cambiado': told('El trámite ya es del nuevo solicitante', { anterior: PERSON }),
  'solicitante.cedido': told('El trámite pasó a otro solicitante', { nuevo: PERSON }),
  'acto.devuelto': told('Documento devuelto a quien lo proyecta', { motivo: REASON }),
  'observacion.respondida': told('Observación respondida', { motivo: REASON }),
  'publicacion.pendiente': told('Acto por publicar en el boletín', { nombre: ACT }),
  'copia.sin_correo': told('Ente de control sin correo para copias', { nombre: ACT, ente: PERSON }),
  'copia.interna': told('Copia de un acto para un grupo', { nombre: ACT }),
  'tarea.asignada': told('Tarea asignada', {
    paso: variable('el paso', 'Verificar los documentos de la solicitud'),
  }),
  'visita.reprogramada': told('Cambió la fecha de la visita', { fecha: DAY }),
  'termino.recontado': told('Plazo contado de nuevo', { plazos: DAYS }),
  'termino.interno_recontado': told('Plazo de una tarea contado de nuevo', { plazos: DAYS }),
  'recurso.presentado': told('Recurso radicado', {
    cuando: variable(
      'cuándo quedó radicado, o nada si no se sabe',
      'Quedó radicado el 14 de diciembre de 2026.',
    ),
  }),
  'recurso.de_otro': told('Recurso de otra parte', { quien: PERSON, fecha: DAY }),
  'caso.cerrado': told('Solicitud terminada', {}),
  'caso.otra_sede': told('Otra sede atiende la solicitud', {
    sede: variable('la sede', 'Sede central Ibagué (Centro)'),
    direccion: variable('su dirección', 'Avenida del Ferrocarril, calle 44 esquina, Ibagué'),
  }),
  'interviniente.terminado': told('Terminó una intervención', { fecha: DAY, acto: ACT, motivo: REASON }),
  'expediente.acceso': told('Acceso a un expediente', { expediente: FILE, hasta: DAY }),
  'expediente.acceso_retirado': told('Acceso a un expediente retirado', { expediente: FILE }),
} as const
