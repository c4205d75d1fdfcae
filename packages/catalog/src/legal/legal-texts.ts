/**
 * Legal texts of the portal, written for the demonstration: the authority's legal office approves its own
 * before publication. `{AUTORIDAD}`, `{NIT}`, `{DIRECCION}`, `{CORREO_DATOS}`, `{TELEFONO}` and `{URL}` come
 * from the settings. The deadlines (10 and 15 business days, 15 days, 12 months) are the specification's.
 */
export interface LegalText {
  readonly id: 'politica-de-datos' | 'terminos' | 'cookies' | 'notificacion-electronica'
  /** referenced by each acceptance; raise it whenever the meaning changes */
  readonly version: string
  readonly title: string
  readonly sections: readonly {
    readonly heading: string | null
    readonly paragraphs: readonly string[]
    readonly items: readonly string[]
  }[]
}

/** Texts that a user accepts on registration. */
export const ACCEPTED_AT_REGISTRATION = ['politica-de-datos', 'terminos'] as const

export const LEGAL_TEXTS: readonly LegalText[] = [
  {
    id: 'politica-de-datos',
    version: '2026-1',
    title: 'Política de tratamiento de datos personales',
    sections: [
      {
        heading: '1. Quién responde por sus datos',
        paragraphs: [
          '{AUTORIDAD}, identificada con NIT {NIT}, con domicilio en {DIRECCION}, es responsable del tratamiento de los datos personales que recoge por medio de este portal. Puede escribirnos a {CORREO_DATOS} o llamar al {TELEFONO}. El área que atiende a los titulares es la oficina de atención al ciudadano.',
        ],
        items: [],
      },
      {
        heading: '2. Marco aplicable',
        paragraphs: [
          'Esta política desarrolla el derecho de habeas data previsto en el artículo 15 de la Constitución, la Ley 1581 de 2012 y el Decreto 1377 de 2013, hoy incorporado en el Decreto 1074 de 2015, así como las reglas de acceso a la información pública de la Ley 1712 de 2014.',
        ],
        items: [],
      },
      {
        heading: '3. Qué datos tratamos',
        paragraphs: [
          'Datos de identificación (nombre, documento, género), de contacto (dirección, correo, celular), de representación (poderes, calidad en la que actúa), de su predio o proyecto (matrícula inmobiliaria, cédula catastral, coordenadas), de pago, y los que usted aporte en sus documentos. También registramos los datos técnicos de su navegación. No pedimos datos sensibles; si algún documento los contiene, su entrega es voluntaria y los tratamos con reserva reforzada.',
        ],
        items: [],
      },
      {
        heading: '4. Para qué los usamos',
        paragraphs: [
          'Para crear y administrar su cuenta; verificar su identidad con códigos enviados por mensaje de texto y correo; tramitar, liquidar, notificar y decidir sus solicitudes; hacer seguimiento y control ambiental; adelantar los procedimientos sancionatorios de ley; atender peticiones, quejas y reclamos; producir estadísticas sin identificación de personas; cumplir órdenes de autoridades y obligaciones de archivo. No vendemos ni alquilamos sus datos.',
        ],
        items: [],
      },
      {
        heading: '5. Base del tratamiento',
        paragraphs: [
          'La mayor parte del tratamiento nace del cumplimiento de funciones públicas y no requiere autorización previa. Cuando sí la requiere, la pedimos de manera expresa e informada, y usted puede retirarla si ningún deber legal o contractual lo impide. Al registrarse, usted acepta esta política de forma expresa.',
        ],
        items: [],
      },
      {
        heading: '6. A quién los entregamos',
        paragraphs: [
          'A las entidades que la ley faculta para recibirlos, como autoridades judiciales, de control, otras autoridades ambientales competentes y el sistema nacional de información ambiental; y a los proveedores que nos prestan servicios tecnológicos, a quienes exigimos confidencialidad y seguridad. Las decisiones ambientales y los registros que la ley ordena publicar son públicos.',
        ],
        items: [],
      },
      {
        heading: '7. Sus derechos',
        paragraphs: [
          'Usted puede conocer, actualizar y rectificar sus datos; pedir prueba de la autorización; saber qué uso se les ha dado; presentar quejas ante la Superintendencia de Industria y Comercio cuando haya agotado el trámite ante nosotros; revocar la autorización o solicitar la supresión cuando no exista un deber legal de conservarlos; y consultar sus datos gratuitamente.',
        ],
        items: [],
      },
      {
        heading: '8. Cómo ejercerlos y en cuánto tiempo respondemos',
        paragraphs: [''],
        items: [
          'Consultas: las respondemos en un máximo de diez (10) días hábiles desde que las recibimos. Si no nos es posible, le informaremos el motivo y la fecha de respuesta, que no pasará de cinco (5) días hábiles más.',
          'Reclamos (corrección, actualización, supresión o incumplimiento): los respondemos en un máximo de quince (15) días hábiles desde el día siguiente a su recibo, ampliables hasta por ocho (8) días hábiles, con aviso del motivo. Si su reclamo está incompleto, le pediremos corregirlo dentro de los cinco (5) días siguientes; si en dos (2) meses no lo hace, entenderemos que desistió.',
          'Peticiones: las de carácter general se resuelven en quince (15) días; las de copias o documentos en diez (10), y las consultas sobre materias de nuestra competencia en treinta (30), conforme a las reglas de las peticiones ante autoridades.',
        ],
      },
      {
        heading: null,
        paragraphs: [
          'La solicitud debe decir su nombre, su documento, los datos de contacto y qué necesita; puede presentarla usted, quien lo represente o sus causahabientes, y lo hará por los canales del numeral 1.',
        ],
        items: [],
      },
      {
        heading: '9. Menores de edad',
        paragraphs: [
          'Solo tratamos sus datos cuando respeta su interés superior y se asegura el respeto de sus derechos fundamentales, con autorización de quien ejerza la representación.',
        ],
        items: [],
      },
      {
        heading: '10. Seguridad y conservación',
        paragraphs: [
          'Aplicamos medidas técnicas y administrativas razonables para evitar pérdida, acceso no autorizado o alteración. Los expedientes se conservan según las tablas de retención documental; los datos de rastreo web, doce (12) meses.',
        ],
        items: [],
      },
      {
        heading: '11. Cambios',
        paragraphs: [
          'Publicaremos en {URL} cualquier modificación, con su fecha; si es sustancial, le avisaremos antes de aplicarla.',
        ],
        items: [],
      },
    ],
  },
  {
    id: 'terminos',
    version: '2026-1',
    title: 'Términos y condiciones de uso',
    sections: [
      {
        heading: '1. Qué es este servicio',
        paragraphs: [
          'El portal permite registrarse, iniciar solicitudes ante {AUTORIDAD}, aportar documentos, pagar, recibir avisos y consultar el estado de sus trámites. No reemplaza la atención presencial ni los canales que la ley exige, y los trámites que aún no estén disponibles en línea se adelantan en las oficinas de la entidad.',
        ],
        items: [],
      },
      {
        heading: '2. Quién puede usarlo',
        paragraphs: [
          'Cualquier persona natural o jurídica, por sí misma, por su representante o mediante apoderado. La persona que crea la cuenta declara que la información es suya o que está facultada para entregarla.',
        ],
        items: [],
      },
      {
        heading: '3. Su cuenta',
        paragraphs: [
          'Usted responde por su contraseña y por los dispositivos desde los que ingresa. Para crear la cuenta se verifica su celular con un código de cuatro dígitos y su correo con un enlace de vigencia limitada. Cierre la sesión al terminar: por seguridad, se cierra sola tras un período de inactividad. Si cree que alguien usó su cuenta, avísenos de inmediato.',
        ],
        items: [],
      },
      {
        heading: '4. Veracidad',
        paragraphs: [
          'La información y los documentos que usted entrega se presumen ciertos y se reciben con los efectos de una declaración. Falsear datos puede acarrear el rechazo de la solicitud y las consecuencias legales que correspondan.',
        ],
        items: [],
      },
      {
        heading: '5. Alcance de la radicación',
        paragraphs: [
          'Al enviar una solicitud el portal le entrega un número de radicado con fecha y hora. Radicar no otorga derecho alguno: el permiso o autorización existe solo cuando la autoridad lo decida, se le notifique y quede en firme. Lo enviado en días no hábiles se entiende recibido el siguiente día hábil.',
        ],
        items: [],
      },
      {
        heading: '6. Costos',
        paragraphs: [
          'El uso del portal es gratuito. La evaluación y el seguimiento de los trámites ambientales tienen una tarifa que la autoridad liquida conforme a la ley; si no se paga en el plazo, la solicitud puede entenderse desistida.',
        ],
        items: [],
      },
      {
        heading: '7. Uso permitido',
        paragraphs: [
          'No puede usarse el portal para suplantar a otra persona, cargar archivos dañinos, intentar acceder a información ajena, automatizar consultas que afecten el servicio o publicar contenidos ilícitos.',
        ],
        items: [],
      },
      {
        heading: '8. Contenidos',
        paragraphs: [
          'Los textos, imágenes y desarrollos del portal son de {AUTORIDAD} o de sus proveedores. Puede consultarlos y copiarlos para adelantar su trámite.',
        ],
        items: [],
      },
      {
        heading: '9. Disponibilidad',
        paragraphs: [
          'Procuramos que el servicio esté disponible de manera continua, pero puede interrumpirse por mantenimiento o por causas ajenas. Si la interrupción coincide con el vencimiento de un plazo suyo y está certificada, la autoridad determinará cómo se reponen los términos.',
        ],
        items: [],
      },
      {
        heading: '10. Enlaces y terceros',
        paragraphs: [
          'Algunos enlaces llevan a sitios de otras entidades, como la ventanilla integral de trámites ambientales, cuyos términos son propios.',
        ],
        items: [],
      },
      {
        heading: '11. Responsabilidad',
        paragraphs: [
          'La entidad no responde por decisiones tomadas con base en información desactualizada si usted no consultó el acto publicado o notificado, ni por fallas en el equipo o la conexión del usuario.',
        ],
        items: [],
      },
      {
        heading: '12. Ley aplicable',
        paragraphs: [
          'Estos términos se rigen por las leyes de Colombia. Los puede cambiar la autoridad; el uso posterior supone su aceptación.',
        ],
        items: [],
      },
    ],
  },
  {
    id: 'cookies',
    version: '2026-2',
    title: 'Aviso de cookies y rastreo web',
    sections: [
      {
        heading: null,
        paragraphs: [
          'Este sitio usa cookies y registros técnicos para que el servicio funcione, recordar su sesión y sus preferencias, y conocer de manera agregada cómo se usa. No las usamos para mostrarle publicidad.',
        ],
        items: [
          'Necesarias: mantienen la sesión y la seguridad. No requieren aceptación; sin ellas el portal no opera. La cookie «ventanilla_equipo» reconoce durante 180 días el equipo en el que usted ya entró, para que los intentos fallidos de otras personas no le impidan ingresar; no guarda su nombre, su correo ni lo que hace.',
          'De preferencia: recuerdan opciones como el menú o la vista elegida.',
          'De medición: cuentan visitas y errores de manera agregada. Puede rechazarlas sin perder funciones.',
        ],
      },
      {
        heading: null,
        paragraphs: [
          'Los registros técnicos (dirección IP, navegador, páginas visitadas, fecha y hora) se conservan doce (12) meses y luego se eliminan o se anonimizan. Puede borrar las cookies desde su navegador, aunque algunas funciones podrían dejar de operar. Para más información, consulte la política de tratamiento de datos o escriba a {CORREO_DATOS}.',
        ],
        items: [],
      },
    ],
  },
  {
    id: 'notificacion-electronica',
    version: '2026-1',
    title: 'Consentimiento de notificación electrónica',
    sections: [
      {
        heading: null,
        paragraphs: [
          'Con base en el artículo 56 de la Ley 1437 de 2011, modificado por la Ley 2080 de 2021, acepto que {AUTORIDAD} me notifique por medios electrónicos los actos administrativos expedidos en esta actuación, en el correo {CORREO} que declaro como propio y de uso frecuente.',
          'Entiendo que:',
        ],
        items: [
          'La notificación se considera hecha en la fecha y hora en que yo acceda al acto, según la certificación que produzca la entidad, y que desde el día siguiente corren mis términos.',
          'Debo revisar ese correo, incluidas las carpetas de correo no deseado, y mantenerlo con espacio disponible.',
          'Debo informar de inmediato cualquier cambio de correo; mientras no lo haga, valen las notificaciones enviadas al anterior.',
          'Puedo pedir, en cualquier momento de la actuación, que las notificaciones siguientes se hagan por otro medio.',
          'Esta autorización vale solo para este trámite y no impide que la entidad use además otros medios de notificación o comunicación previstos en la ley.',
          'La entidad conservará el certificado de envío y de acceso.',
        ],
      },
    ],
  },
]
