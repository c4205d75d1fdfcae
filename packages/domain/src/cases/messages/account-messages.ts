import { AUTHORITY, CODE, message, PERSON, REASON, variable } from './declared-message.ts'

const KEY = variable('el nombre de la llave', 'Llave del celular de la oficina')

/** Messages about accounts. */
export const ACCOUNT_MESSAGES = {
  'cuenta.codigo': message('Código para verificar un celular', 'sms', { codigo: CODE, autoridad: AUTHORITY }),
  'cuenta.codigo_enviado': message('Registro: el código va en camino', 'mail', {
    final: variable('las dos últimas cifras del celular', '42'),
  }),
  'cuenta.ya_registrada': message(
    'Registro con el correo de una cuenta que ya existe',
    'mail with a button',
    {},
  ),
  'cuenta.confirmar_correo': message('Registro: confirmar el correo', 'mail with a button', {}),
  'cuenta.recuperar': message('Código para recuperar la contraseña', 'mail with a button', {
    codigo: CODE,
    vence: variable('lo que dura el enlace', '30 minutos'),
  }),
  'cuenta.contrasena_cambiada': message('La contraseña cambió', 'mail', {}),
  'cuenta.espera_activacion': message('Registro de un funcionario por activar', 'mail', {}),
  'cuenta.activada': message('La cuenta de un funcionario fue activada', 'mail with a button', {
    roles: variable('sus roles', 'Coordinador jurídico, Notificador, Administrador de la corporación'),
  }),
  'cuenta.rechazada': message('El registro no fue aceptado', 'mail', { motivo: REASON }),
  'cuenta.desactivada': message('La cuenta fue desactivada', 'mail', { motivo: REASON }),
  'cuenta.apoderado': message('Nombramiento de un apoderado', 'mail with a button', { solicitante: PERSON }),
  'cuenta.creada': message('Cuenta de funcionario creada por la administración', 'mail with a button', {}),
  'cuenta.codigo_correo': message('Código para confirmar otro correo', 'mail', { codigo: CODE }),
  'cuenta.contacto_cambiado': message('El correo o el celular de la cuenta cambió', 'mail', {
    dato: variable('«correo» o «celular»', 'correo'),
  }),
  'cuenta.llave_agregada': message('Llave de acceso agregada', 'mail', { llave: KEY }),
  'cuenta.llave_quitada': message('Llave de acceso quitada por su dueño', 'mail', { llave: KEY }),
  'cuenta.llave_retirada': message('Llave de acceso quitada por un administrador', 'mail', {
    llave: KEY,
    motivo: REASON,
  }),
  'cuenta.intentos_abiertos': message('Intentos abiertos de nuevo por un administrador', 'mail', {
    motivo: REASON,
  }),
} as const
