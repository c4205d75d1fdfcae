import type { ACCOUNT_MESSAGES } from '@ventanilla/domain/cases/messages/account-messages'
import { mail, type MessageText, sms } from './message-text.ts'

const NOT_YOU = 'Si usted no lo pidió, cambie su contraseña y avísenos de inmediato.'

/** Words of the messages about accounts. */
export const ACCOUNT_TEXTS: Readonly<Record<keyof typeof ACCOUNT_MESSAGES, MessageText>> = {
  'cuenta.codigo': sms('{autoridad}: su código es {codigo}. Vence en 10 minutos. No lo comparta con nadie.'),
  'cuenta.codigo_enviado': mail('Continúe con su registro', [
    'Enviamos un código por mensaje de texto al celular terminado en {final}. Escríbalo en la página de registro.',
    'Después recibirá otro correo para confirmar esta dirección.',
    'Si usted no pidió crear una cuenta, no haga nada: sin el código la cuenta no se crea.',
  ]),
  'cuenta.ya_registrada': mail(
    'Usted ya tiene una cuenta',
    [
      'Alguien quiso crear una cuenta con este correo, que ya tiene una. Su cuenta no cambió.',
      'Si fue usted, ingrese con su contraseña. Si la olvidó, puede recuperarla.',
    ],
    'Recuperar la contraseña',
  ),
  // for an unconfirmed address: names no user, or the portal would disclose one to a stranger
  'cuenta.confirmar_correo': mail(
    'Confirme su correo electrónico',
    [
      'Su celular quedó verificado. Para terminar, confirme este correo.',
      'El enlace sirve una sola vez y vence en 30 minutos.',
    ],
    'Confirmar mi correo',
  ),
  'cuenta.recuperar': mail(
    'Código para cambiar su contraseña',
    [
      'Su código es {codigo}. Vence en 10 minutos.',
      'Si no puede usar el código, abra el enlace: no lo pide, sirve una sola vez y vence en {vence}. No lo comparta con nadie.',
      'Si usted no lo pidió, no haga nada: su contraseña sigue siendo la misma.',
    ],
    'Cambiar mi contraseña sin código',
  ),
  'cuenta.contrasena_cambiada': mail('Su contraseña cambió', [
    'La contraseña de su cuenta se cambió y se cerraron las sesiones abiertas.',
    'Si no fue usted, recupere su cuenta con «¿Olvidó su contraseña?» y avísenos.',
  ]),
  'cuenta.espera_activacion': mail('Su cuenta espera activación', [
    'Su correo quedó confirmado. Un administrador revisará su registro y le avisaremos por este medio.',
  ]),
  'cuenta.activada': mail(
    'Su cuenta fue activada',
    ['Ya puede ingresar. Sus roles son: {roles}.'],
    'Ingresar',
  ),
  'cuenta.rechazada': mail('Su registro no fue aceptado', [
    'Un administrador revisó su registro.',
    'Motivo: {motivo}',
  ]),
  'cuenta.desactivada': mail('Su cuenta fue desactivada', ['Motivo: {motivo}']),
  'cuenta.apoderado': mail(
    'Lo nombraron apoderado en trámites ambientales',
    [
      'Quien figura en el portal como «{solicitante}» le dio poder para actuar en sus trámites ambientales.',
      'Si no conoce a esa persona, no haga nada: el poder no se confirma.',
      'Si acepta, confirme con este enlace. Sirve una sola vez y vence en tres días.',
    ],
    'Aceptar y confirmar mi correo',
  ),
  'cuenta.creada': mail(
    'Le crearon una cuenta de funcionario',
    [
      'La administración del portal creó su cuenta.',
      'Para ingresar, establezca su contraseña con este enlace. Sirve una sola vez y vence en tres días. Después agregue su celular en «Mi perfil».',
      'Nadie más conoce ni debe conocer su contraseña.',
    ],
    'Establecer mi contraseña',
  ),
  'cuenta.codigo_correo': mail('Código para confirmar este correo', [
    'Su código es {codigo}. Vence en 10 minutos. Con él este correo queda en su cuenta.',
    'Si usted no lo pidió, no haga nada: ninguna cuenta cambia.',
  ]),
  'cuenta.contacto_cambiado': mail('El {dato} de su cuenta cambió', [
    'El {dato} de su cuenta se cambió y se cerraron las demás sesiones.',
    'Si no fue usted, avísenos de inmediato.',
  ]),
  'cuenta.llave_agregada': mail('Agregó una llave de acceso', [
    'La llave «{llave}» quedó en su cuenta. Desde ahora, para ingresar, además de la contraseña se le pide una de sus llaves.',
    'Si no fue usted, cambie su contraseña y avísenos de inmediato.',
  ]),
  'cuenta.llave_quitada': mail('Se quitó una llave de acceso', [
    'La llave «{llave}» ya no sirve para ingresar a su cuenta.',
    'Si no fue usted, cambie su contraseña y avísenos de inmediato.',
  ]),
  'cuenta.llave_retirada': mail('Un administrador quitó una llave de acceso suya', [
    'La llave «{llave}» ya no sirve para ingresar a su cuenta.',
    'Motivo: {motivo}',
    NOT_YOU,
  ]),
  'cuenta.intentos_abiertos': mail('Puede volver a intentarlo', [
    'Con su cuenta se habían pedido demasiados códigos, o escrito demasiados códigos o contraseñas equivocados. Un administrador volvió a abrir los intentos.',
    'Motivo: {motivo}',
    NOT_YOU,
  ]),
}
