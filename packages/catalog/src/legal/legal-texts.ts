import type { ContentOf } from '@ventanilla/domain/configuration/kinds'
import type { LegalTextId } from '@ventanilla/domain/configuration/texts/legal-texts'

/**
 * Legal texts of the portal, written for the demonstration: the authority's legal office approves its own
 * before publication. The deadlines (10 and 15 business days, 15 days, 12 months) are the specification's.
 */
export const LEGAL_TEXTS: Readonly<
  Record<LegalTextId, Pick<ContentOf<'texto_legal'>, 'name' | 'version' | 'norm' | 'body'>>
> = {
  'politica-de-datos': {
    name: 'Política de tratamiento de datos personales',
    version: '2026-2',
    norm: 'Ley 1581 de 2012',
    body: `## 1. Quién responde por sus datos
{AUTORIDAD}, identificada con NIT {NIT}, con domicilio en {DIRECCION}, es responsable del tratamiento de los datos personales que recoge por medio de este portal. Puede escribirnos a {CORREO_DATOS} o llamar al {TELEFONO}. El área que atiende a los titulares es la oficina de atención al ciudadano.

## 2. Marco aplicable
Esta política desarrolla el derecho de habeas data previsto en el artículo 15 de la Constitución, la Ley 1581 de 2012 y el Decreto 1377 de 2013, hoy incorporado en el Decreto 1074 de 2015, así como las reglas de acceso a la información pública de la Ley 1712 de 2014.

## 3. Qué datos tratamos
Datos de identificación (nombre, documento, género), de contacto (dirección, correo, celular), de representación (poderes, calidad en la que actúa), de su predio o proyecto (matrícula inmobiliaria, cédula catastral, coordenadas), de pago, y los que usted aporte en sus documentos. También registramos los datos técnicos de su navegación. No pedimos datos sensibles; si algún documento los contiene, su entrega es voluntaria y los tratamos con reserva reforzada.

## 4. Para qué los usamos
Para crear y administrar su cuenta; verificar su identidad con códigos enviados por mensaje de texto y correo; tramitar, liquidar, notificar y decidir sus solicitudes; hacer seguimiento y control ambiental; adelantar los procedimientos sancionatorios de ley; atender peticiones, quejas y reclamos; producir estadísticas sin identificación de personas; cumplir órdenes de autoridades y obligaciones de archivo. No vendemos ni alquilamos sus datos.

## 5. Base del tratamiento
La mayor parte del tratamiento nace del cumplimiento de funciones públicas y no requiere autorización previa. Cuando sí la requiere, la pedimos de manera expresa e informada, y usted puede retirarla si ningún deber legal o contractual lo impide. Al registrarse, usted acepta esta política de forma expresa.

## 6. A quién los entregamos
A las entidades que la ley faculta para recibirlos, como autoridades judiciales, de control, otras autoridades ambientales competentes y el sistema nacional de información ambiental; y a los proveedores que nos prestan servicios tecnológicos, a quienes exigimos confidencialidad y seguridad. Las decisiones ambientales y los registros que la ley ordena publicar son públicos. {MAPAS}

## 7. Sus derechos
Usted puede conocer, actualizar y rectificar sus datos; pedir prueba de la autorización; saber qué uso se les ha dado; presentar quejas ante la Superintendencia de Industria y Comercio cuando haya agotado el trámite ante nosotros; revocar la autorización o solicitar la supresión cuando no exista un deber legal de conservarlos; y consultar sus datos gratuitamente.

## 8. Cómo ejercerlos y en cuánto tiempo respondemos
- Consultas: las respondemos en un máximo de diez (10) días hábiles desde que las recibimos. Si no nos es posible, le informaremos el motivo y la fecha de respuesta, que no pasará de cinco (5) días hábiles más.
- Reclamos (corrección, actualización, supresión o incumplimiento): los respondemos en un máximo de quince (15) días hábiles desde el día siguiente a su recibo, ampliables hasta por ocho (8) días hábiles, con aviso del motivo. Si su reclamo está incompleto, le pediremos corregirlo dentro de los cinco (5) días siguientes; si en dos (2) meses no lo hace, entenderemos que desistió.
- Peticiones: las de carácter general se resuelven en quince (15) días; las de copias o documentos en diez (10), y las consultas sobre materias de nuestra competencia en treinta (30), conforme a las reglas de las peticiones ante autoridades.

La solicitud debe decir su nombre, su documento, los datos de contacto y qué necesita; puede presentarla usted, quien lo represente o sus causahabientes, y lo hará por los canales del numeral 1.

## 9. Menores de edad
Solo tratamos sus datos cuando respeta su interés superior y se asegura el respeto de sus derechos fundamentales, con autorización de quien ejerza la representación.

## 10. Seguridad y conservación
Aplicamos medidas técnicas y administrativas razonables para evitar pérdida, acceso no autorizado o alteración. Los expedientes se conservan según las tablas de retención documental; los datos de rastreo web, doce (12) meses.

## 11. Cambios
Publicaremos en {URL} cualquier modificación, con su fecha; si es sustancial, le avisaremos antes de aplicarla.`,
  },
  terminos: {
    name: 'Términos y condiciones de uso',
    version: '2026-1',
    norm: '',
    body: `## 1. Qué es este servicio
El portal permite registrarse, iniciar solicitudes ante {AUTORIDAD}, aportar documentos, pagar, recibir avisos y consultar el estado de sus trámites. No reemplaza la atención presencial ni los canales que la ley exige, y los trámites que aún no estén disponibles en línea se adelantan en las oficinas de la entidad.

## 2. Quién puede usarlo
Cualquier persona natural o jurídica, por sí misma, por su representante o mediante apoderado. La persona que crea la cuenta declara que la información es suya o que está facultada para entregarla.

## 3. Su cuenta
Usted responde por su contraseña y por los dispositivos desde los que ingresa. Para crear la cuenta se verifica su celular con un código de cuatro dígitos y su correo con un enlace de vigencia limitada. Cierre la sesión al terminar: por seguridad, se cierra sola tras un período de inactividad. Si cree que alguien usó su cuenta, avísenos de inmediato.

## 4. Veracidad
La información y los documentos que usted entrega se presumen ciertos y se reciben con los efectos de una declaración. Falsear datos puede acarrear el rechazo de la solicitud y las consecuencias legales que correspondan.

## 5. Alcance de la radicación
Al enviar una solicitud el portal le entrega un número de radicado con fecha y hora. Radicar no otorga derecho alguno: el permiso o autorización existe solo cuando la autoridad lo decida, se le notifique y quede en firme. Lo enviado en días no hábiles se entiende recibido el siguiente día hábil.

## 6. Costos
El uso del portal es gratuito. La evaluación y el seguimiento de los trámites ambientales tienen una tarifa que la autoridad liquida conforme a la ley; si no se paga en el plazo, la solicitud puede entenderse desistida.

## 7. Uso permitido
No puede usarse el portal para suplantar a otra persona, cargar archivos dañinos, intentar acceder a información ajena, automatizar consultas que afecten el servicio o publicar contenidos ilícitos.

## 8. Contenidos
Los textos, imágenes y desarrollos del portal son de {AUTORIDAD} o de sus proveedores. Puede consultarlos y copiarlos para adelantar su trámite.

## 9. Disponibilidad
Procuramos que el servicio esté disponible de manera continua, pero puede interrumpirse por mantenimiento o por causas ajenas. Si la interrupción coincide con el vencimiento de un plazo suyo y está certificada, la autoridad determinará cómo se reponen los términos.

## 10. Enlaces y terceros
Algunos enlaces llevan a sitios de otras entidades, como la ventanilla integral de trámites ambientales, cuyos términos son propios.

## 11. Responsabilidad
La entidad no responde por decisiones tomadas con base en información desactualizada si usted no consultó el acto publicado o notificado, ni por fallas en el equipo o la conexión del usuario.

## 12. Ley aplicable
Estos términos se rigen por las leyes de Colombia. Los puede cambiar la autoridad; el uso posterior supone su aceptación.`,
  },
  cookies: {
    name: 'Aviso de cookies y rastreo web',
    version: '2026-2',
    norm: '',
    body: `Este sitio usa cookies y registros técnicos para que el servicio funcione, recordar su sesión y sus preferencias, y conocer de manera agregada cómo se usa. No las usamos para mostrarle publicidad.
- Necesarias: mantienen la sesión y la seguridad. No requieren aceptación; sin ellas el portal no opera. La cookie «ventanilla_equipo» reconoce durante 180 días el equipo en el que usted ya entró, para que los intentos fallidos de otras personas no le impidan ingresar; no guarda su nombre, su correo ni lo que hace.
- De preferencia: recuerdan opciones como el menú o la vista elegida.
- De medición: cuentan visitas y errores de manera agregada. Puede rechazarlas sin perder funciones.

Los registros técnicos (dirección IP, navegador, páginas visitadas, fecha y hora) se conservan doce (12) meses y luego se eliminan o se anonimizan. Puede borrar las cookies desde su navegador, aunque algunas funciones podrían dejar de operar. Para más información, consulte la política de tratamiento de datos o escriba a {CORREO_DATOS}.`,
  },
  'notificacion-electronica': {
    name: 'Consentimiento de notificación electrónica',
    version: '2026-1',
    norm: 'Ley 1437 de 2011, artículo 56',
    body: `Con base en el artículo 56 de la Ley 1437 de 2011, modificado por la Ley 2080 de 2021, acepto que {AUTORIDAD} me notifique por medios electrónicos los actos administrativos expedidos en esta actuación, en el correo {CORREO} que declaro como propio y de uso frecuente.
Entiendo que:
- La notificación se considera hecha en la fecha y hora en que yo acceda al acto, según la certificación que produzca la entidad, y que desde el día siguiente corren mis términos.
- Debo revisar ese correo, incluidas las carpetas de correo no deseado, y mantenerlo con espacio disponible.
- Debo informar de inmediato cualquier cambio de correo; mientras no lo haga, valen las notificaciones enviadas al anterior.
- Puedo pedir, en cualquier momento de la actuación, que las notificaciones siguientes se hagan por otro medio.
- Esta autorización vale solo para este trámite y no impide que la entidad use además otros medios de notificación o comunicación previstos en la ley.
- La entidad conservará el certificado de envío y de acceso.`,
  },
}
