import { AUTHORITY, CODE, message, PERSON, REASON, variable } from './declared-message.ts'

const ACT = variable(
  'el título y el número del acto',
  'Auto por el cual se decreta un desistimiento tácito y el archivo de una solicitud 1234 de 2026',
)
const NUMBER = variable('el número de radicado', 'CTR-2026-0000123')

/** Messages to the user who signs, and to people without an account. */
export const LETTER_MESSAGES = {
  'acto.codigo_firma': message('Código para firmar un acto', 'mail and sms', {
    codigo: CODE,
    acto: ACT,
    radicado: NUMBER,
  }),
  'acto.copia': message('Copia de un acto para un ente de control', 'mail with a button', {
    acto: ACT,
    radicado: NUMBER,
    ente: PERSON,
    autoridad: variable('el nombre de la autoridad', 'Corporación Ambiental del Combeima'),
    hasta: variable('el último día en que abre', '31 de diciembre de 2026'),
  }),
  'cambio.ofrecido': message('Ofrecimiento de un trámite', 'mail with a button', {
    solicitante: PERSON,
    tramite: variable(
      'el nombre del trámite',
      'Permiso de ocupación de cauces, playas y lechos de fuentes hídricas, y su modificación',
    ),
  }),
  'cambio.terminado': message('Terminó el ofrecimiento de un trámite', 'mail', {
    solicitante: PERSON,
    documento: variable('el número de la comunicación', 'CTR-2026-0000124'),
  }),
  'interviniente.contacto_corregido': message('Datos de contacto de un interviniente corregidos', 'mail', {
    datos: variable('los datos corregidos', 'la dirección, el municipio, el celular y el correo'),
    motivo: REASON,
    destino: variable(
      'a dónde se le escribe desde ahora, o nada si no cambia',
      'Desde ahora le escribiremos a u•••a@correo.example y no a este correo.',
    ),
  }),
  'interviniente.correo_registrado': message('Correo de un interviniente registrado', 'mail', {}),
  'interviniente.celular_corregido': message('Celular de un interviniente corregido', 'sms', {
    autoridad: AUTHORITY,
  }),
} as const
