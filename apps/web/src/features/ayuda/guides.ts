import type { RoleRule } from '@ventanilla/domain/access/role-groups'
import { href } from '../../client/address/links.ts'

/** Audiences of the guides; a guide's links open only for its audience. */
export const AUDIENCES = {
  solicitante: { title: 'Para quien hace un trámite', rule: { groups: ['ciudadano'] } },
  funcionario: { title: 'Para funcionarios', rule: { groups: ['corporacion', 'admin'] } },
} as const satisfies Record<string, { readonly title: string; readonly rule: RoleRule }>

export type Audience = keyof typeof AUDIENCES

export interface Guide {
  /** fragment of its address: `/ayuda#guia-pagar` */
  readonly id: string
  readonly audience: Audience
  readonly title: string
  readonly steps: readonly string[]
  /** synonyms, used only by the search */
  readonly otherWords: string
  readonly links: readonly { readonly text: string; readonly to: string }[]
}

export const GUIDES: readonly Guide[] = [
  {
    id: 'registrarse',
    audience: 'solicitante',
    title: 'Crear una cuenta',
    steps: [
      'En la página de inicio elija «Crear cuenta». Puede hacerlo como persona o como empresa.',
      'Escriba sus datos como están en su documento, su celular y su correo.',
      'Escriba el código de 4 números que le llega al celular.',
      'Abra el enlace que le llega al correo. Con eso la cuenta queda lista.',
      'Si otra persona va a actuar por usted, nómbrela como apoderada en su perfil.',
    ],
    otherWords: 'registro inscribirse usuario clave contraseña cédula NIT apoderado',
    links: [{ text: 'Abrir mi perfil', to: href('/perfil-usuario') }],
  },
  {
    id: 'radicar',
    audience: 'solicitante',
    title: 'Hacer una solicitud y radicarla',
    steps: [
      'Abra «Mis solicitudes» y elija «Iniciar un trámite».',
      'Responda las secciones en el orden que quiera. Todo se guarda solo.',
      'Adjunte los documentos. Puede tomarles foto con el celular.',
      'Elija «Revisar y radicar», lea sus respuestas y acepte la declaración.',
      'Guarde el comprobante: tiene el número de radicado.',
    ],
    otherWords: 'pedir permiso formulario borrador enviar presentar comenzar empezar',
    links: [{ text: 'Iniciar un trámite', to: href('/mis-solicitudes/listado-tramites') }],
  },
  {
    id: 'seguir',
    audience: 'solicitante',
    title: 'Saber cómo va una solicitud',
    steps: [
      'Abra «Mis solicitudes» y elija la solicitud. Arriba dice en qué va y a quién le toca.',
      'Lo que deba hacer usted aparece de primero, con la fecha en que vence.',
      'En «Ver la línea de tiempo completa» está cada paso con su fecha.',
      'Cada novedad le llega también a los avisos del portal y al correo.',
      'Sin iniciar sesión, cualquiera puede consultar el estado con el número de radicado y el documento.',
    ],
    otherWords: 'estado consultar avance demora radicado cuándo responden',
    links: [
      { text: 'Ver mis solicitudes', to: href('/mis-solicitudes') },
      { text: 'Consultar con el radicado', to: href('/consulta') },
    ],
  },
  {
    id: 'responder',
    audience: 'solicitante',
    title: 'Responder un requerimiento',
    steps: [
      'Abra la solicitud: arriba está lo que le pedimos y hasta cuándo. Elija «Responder».',
      'Responda cada punto con palabras, archivos o ambos. Se guarda solo.',
      'Si no alcanza, elija «Pedir más tiempo» antes de que venza el plazo.',
      'Envíe la respuesta cuando todos los puntos estén listos.',
      'Si no responde a tiempo, la Corporación declara el desistimiento y archiva la solicitud.',
    ],
    otherWords: 'faltan documentos completar corregir aclarar prórroga plazo más tiempo',
    links: [{ text: 'Ver lo que espera por mí', to: href('/mis-solicitudes', {}, { estado: 'me-esperan' }) }],
  },
  {
    id: 'pagar',
    audience: 'solicitante',
    title: 'Pagar el servicio de evaluación',
    steps: [
      'Abra la solicitud y elija «Descargar el recibo».',
      'Pague por los medios que dice el recibo, a más tardar en la fecha que trae.',
      'Suba el comprobante, con la fecha y el valor que pagó.',
      'Si no está de acuerdo con el valor, presente una reclamación allí mismo.',
    ],
    otherWords: 'pago plata costo cuánto vale banco recibo comprobante liquidación factura reclamar cobro',
    links: [{ text: 'Ver lo que espera por mí', to: href('/mis-solicitudes', {}, { estado: 'me-esperan' }) }],
  },
  {
    id: 'notificacion',
    audience: 'solicitante',
    title: 'Abrir una notificación',
    steps: [
      'Autorice la notificación electrónica al radicar o en su perfil. Puede retirarla cuando quiera.',
      'Cuando haya una decisión le avisamos al correo. Entre al portal y abra la solicitud.',
      'Elija «Abrir la notificación». Ese momento es su fecha legal: desde el día hábil siguiente corren los plazos.',
      'Lea y descargue el documento. Con su código, cualquiera comprueba que es auténtico.',
      'Si no la abre o no autorizó el medio electrónico, se le notifica en persona o por aviso.',
    ],
    otherWords: 'notificarse decisión resolución correo carta citación aviso auténtico código QR',
    links: [
      { text: 'Revisar mi autorización', to: href('/perfil-usuario') },
      { text: 'Verificar un acto', to: href('/verificar/:codigo?') },
    ],
  },
  {
    id: 'recurso',
    audience: 'solicitante',
    title: 'Presentar un recurso',
    steps: [
      'Lea el final de la decisión: dice qué recursos proceden, ante quién y en cuántos días.',
      'Abra la solicitud y elija «Presentar un recurso».',
      'Elija reposición, apelación o ambas. Explique por qué no está de acuerdo y adjunte sus pruebas.',
      'Elija «Radicar el recurso» antes de que venza el plazo. Lo que escriba se guarda solo.',
      'Mientras el recurso se resuelve, la decisión no queda en firme.',
    ],
    otherWords: 'apelar reponer impugnar no estoy de acuerdo me negaron reclamo demandar',
    links: [{ text: 'Ver mis solicitudes', to: href('/mis-solicitudes') }],
  },
  {
    id: 'bandeja',
    audience: 'funcionario',
    title: 'Trabajar con la bandeja',
    steps: [
      'Abra «Solicitudes». En «Mías» están sus tareas; en «De mi grupo», las que puede tomar.',
      'Las que vencen primero están arriba. «Por vencer» y «Vencidas» muestran solo esas.',
      'Con «Filtrar» elija trámite, municipio, paso o responsable. El filtro queda en la dirección: puede copiarla.',
      'Guarde las combinaciones que use a menudo en «Vistas guardadas».',
      'Con «Exportar» se lleva a Excel o a CSV exactamente lo que filtró.',
    ],
    otherWords: 'tareas lista repartir asignar tomar soltar teclado buscar pendientes',
    links: [{ text: 'Abrir la bandeja', to: href('/solicitudes') }],
  },
  {
    id: 'tarea',
    audience: 'funcionario',
    title: 'Hacer una tarea',
    steps: [
      'Abra la tarea y elija «Tomar» si es de su grupo. Con «Soltar» vuelve al grupo.',
      'De un lado está el caso: datos, documentos, mapa, términos e historia. Del otro, lo que le toca hacer.',
      'El portal propone lo que ya sabe del caso. Revíselo antes de continuar.',
      'Lo que escriba se guarda solo. «Continuar» termina la tarea y pasa al siguiente paso.',
      'Con «Devolver» regresa a quien corresponde, con lo que debe corregirse.',
    ],
    otherWords: 'paso gestionar completar evaluar revisar documentos concepto devolver nota',
    links: [{ text: 'Ver las tareas de mi grupo', to: href('/solicitudes', {}, { vista: 'grupo' }) }],
  },
  {
    id: 'firmar',
    audience: 'funcionario',
    title: 'Proyectar y firmar un acto',
    steps: [
      'En la tarea elija «Proyectar documento»: el texto llega con los datos del caso.',
      'Complete y corrija. «Entregar documento» lo pasa a quien revisa.',
      'Quien revisa observa pasajes o lo aprueba. Quien proyecta, quien revisa y quien firma son tres personas.',
      'Quien firma lee el acto, escribe el código de 4 números que recibe y elige «Firmar y numerar».',
      'Al firmar se asigna el número, se sella el PDF y el acto produce efectos.',
    ],
    otherWords: 'auto resolución oficio firma código numerar borrador documento observar revisar',
    links: [{ text: 'Ver mis tareas', to: href('/solicitudes') }],
  },
  {
    id: 'notificar',
    audience: 'funcionario',
    title: 'Notificar un acto',
    steps: [
      'Abra «Notificaciones» y elija el acto firmado que espera.',
      'Si la persona autorizó el medio electrónico, se le envía y queda notificada cuando lo abre.',
      'Si no, prepare la citación para la notificación personal. Cuando no acude, siga con el aviso.',
      'El portal cuenta los días hábiles y propone el paso siguiente cuando un plazo vence.',
      'La constancia con las fechas queda en el expediente.',
    ],
    otherWords: 'notificación citación aviso cartelera ejecutoria constancia comunicación publicar',
    links: [{ text: 'Abrir las notificaciones', to: href('/notificaciones') }],
  },
  {
    id: 'visita',
    audience: 'funcionario',
    title: 'Hacer una visita sin señal',
    steps: [
      'Antes de salir, abra la visita con señal. Espere a leer «Esta visita se puede abrir y llenar sin señal en este equipo».',
      'En el lugar, llene el acta, tome las fotografías y recoja las firmas. Todo queda cifrado en el equipo.',
      'Elija el resultado aunque no haya señal: también espera en el equipo.',
      'Al volver la señal se envía solo. Si algo espera, elija «Enviar ahora».',
      'No cierre la sesión ni borre los datos del navegador antes de que todo haya salido.',
    ],
    otherWords: 'campo acta fotos internet offline celular tableta coordenadas gps sin red',
    links: [{ text: 'Ver mis tareas', to: href('/solicitudes') }],
  },
]
