import type { ContentOf } from '@ventanilla/domain/configuration/kinds'

/** A guide as the product ships it; its place in the list is its order. */
type Guide = Omit<ContentOf<'guia'>, 'order' | 'active'> & {
  /** fragment of its address: `/ayuda#guia-pagar` */
  readonly id: string
}

export const GUIDES: readonly Guide[] = [
  {
    id: 'registrarse',
    audience: 'solicitante',
    name: 'Crear una cuenta',
    steps: [
      { text: 'En la página de inicio elija «Crear cuenta». Puede hacerlo como persona o como empresa.' },
      { text: 'Escriba sus datos como están en su documento, su celular y su correo.' },
      { text: 'Escriba el código de 4 números que le llega al celular.' },
      { text: 'Abra el enlace que le llega al correo. Con eso la cuenta queda lista.' },
      { text: 'Si otra persona va a actuar por usted, nómbrela como apoderada en su perfil.' },
    ],
    otherWords: 'registro inscribirse usuario clave contraseña cédula NIT apoderado',
    links: [{ text: 'Abrir mi perfil', to: '/perfil-usuario' }],
  },
  {
    id: 'radicar',
    audience: 'solicitante',
    name: 'Hacer una solicitud y radicarla',
    steps: [
      { text: 'Abra «Mis solicitudes» y elija «Iniciar un trámite».' },
      { text: 'Responda las secciones en el orden que quiera. Todo se guarda solo.' },
      { text: 'Adjunte los documentos. Puede tomarles foto con el celular.' },
      { text: 'Elija «Revisar y radicar», lea sus respuestas y acepte la declaración.' },
      { text: 'Guarde el comprobante: tiene el número de radicado.' },
    ],
    otherWords: 'pedir permiso formulario borrador enviar presentar comenzar empezar',
    links: [{ text: 'Iniciar un trámite', to: '/mis-solicitudes/listado-tramites' }],
  },
  {
    id: 'seguir',
    audience: 'solicitante',
    name: 'Saber cómo va una solicitud',
    steps: [
      { text: 'Abra «Mis solicitudes» y elija la solicitud. Arriba dice en qué va y a quién le toca.' },
      { text: 'Lo que deba hacer usted aparece de primero, con la fecha en que vence.' },
      { text: 'En «Ver la línea de tiempo completa» está cada paso con su fecha.' },
      { text: 'Cada novedad le llega también a los avisos del portal y al correo.' },
      {
        text: 'Sin iniciar sesión, cualquiera puede consultar el estado con el número de radicado y el documento.',
      },
    ],
    otherWords: 'estado consultar avance demora radicado cuándo responden',
    links: [
      { text: 'Ver mis solicitudes', to: '/mis-solicitudes' },
      { text: 'Consultar con el radicado', to: '/consulta' },
    ],
  },
  {
    id: 'responder',
    audience: 'solicitante',
    name: 'Responder un requerimiento',
    steps: [
      { text: 'Abra la solicitud: arriba está lo que le pedimos y hasta cuándo. Elija «Responder».' },
      { text: 'Responda cada punto con palabras, archivos o ambos. Se guarda solo.' },
      { text: 'Si no alcanza, elija «Pedir más tiempo» antes de que venza el plazo.' },
      { text: 'Envíe la respuesta cuando todos los puntos estén listos.' },
      { text: 'Si no responde a tiempo, la Corporación declara el desistimiento y archiva la solicitud.' },
    ],
    otherWords: 'faltan documentos completar corregir aclarar prórroga plazo más tiempo',
    links: [{ text: 'Ver lo que espera por mí', to: '/mis-solicitudes?estado=me-esperan' }],
  },
  {
    id: 'pagar',
    audience: 'solicitante',
    name: 'Pagar el servicio de evaluación',
    steps: [
      { text: 'Abra la solicitud y elija «Descargar el recibo».' },
      { text: 'Pague por los medios que dice el recibo, a más tardar en la fecha que trae.' },
      { text: 'Suba el comprobante, con la fecha y el valor que pagó.' },
      { text: 'Si no está de acuerdo con el valor, presente una reclamación allí mismo.' },
    ],
    otherWords: 'pago plata costo cuánto vale banco recibo comprobante liquidación factura reclamar cobro',
    links: [{ text: 'Ver lo que espera por mí', to: '/mis-solicitudes?estado=me-esperan' }],
  },
  {
    id: 'notificacion',
    audience: 'solicitante',
    name: 'Abrir una notificación',
    steps: [
      {
        text: 'Autorice la notificación electrónica al radicar o en su perfil. Puede retirarla cuando quiera.',
      },
      { text: 'Cuando haya una decisión le avisamos al correo. Entre al portal y abra la solicitud.' },
      {
        text: 'Elija «Abrir la notificación». Ese momento es su fecha legal: desde el día hábil siguiente corren los plazos.',
      },
      { text: 'Lea y descargue el documento. Con su código, cualquiera comprueba que es auténtico.' },
      { text: 'Si no la abre o no autorizó el medio electrónico, se le notifica en persona o por aviso.' },
    ],
    otherWords: 'notificarse decisión resolución correo carta citación aviso auténtico código QR',
    links: [
      { text: 'Revisar mi autorización', to: '/perfil-usuario' },
      { text: 'Verificar un acto', to: '/verificar' },
    ],
  },
  {
    id: 'recurso',
    audience: 'solicitante',
    name: 'Presentar un recurso',
    steps: [
      { text: 'Lea el final de la decisión: dice qué recursos proceden, ante quién y en cuántos días.' },
      { text: 'Abra la solicitud y elija «Presentar un recurso».' },
      {
        text: 'Elija reposición, apelación o ambas. Explique por qué no está de acuerdo y adjunte sus pruebas.',
      },
      { text: 'Elija «Radicar el recurso» antes de que venza el plazo. Lo que escriba se guarda solo.' },
      { text: 'Mientras el recurso se resuelve, la decisión no queda en firme.' },
    ],
    otherWords: 'apelar reponer impugnar no estoy de acuerdo me negaron reclamo demandar',
    links: [{ text: 'Ver mis solicitudes', to: '/mis-solicitudes' }],
  },
  {
    id: 'bandeja',
    audience: 'funcionario',
    name: 'Trabajar con la bandeja',
    steps: [
      { text: 'Abra «Solicitudes». En «Mías» están sus tareas; en «De mi grupo», las que puede tomar.' },
      { text: 'Las que vencen primero están arriba. «Por vencer» y «Vencidas» muestran solo esas.' },
      {
        text: 'Con «Filtrar» elija trámite, municipio, paso o responsable. El filtro queda en la dirección: puede copiarla.',
      },
      { text: 'Guarde las combinaciones que use a menudo en «Vistas guardadas».' },
      { text: 'Con «Exportar» se lleva a Excel o a CSV exactamente lo que filtró.' },
    ],
    otherWords: 'tareas lista repartir asignar tomar soltar teclado buscar pendientes',
    links: [{ text: 'Abrir la bandeja', to: '/solicitudes' }],
  },
  {
    id: 'tarea',
    audience: 'funcionario',
    name: 'Hacer una tarea',
    steps: [
      { text: 'Abra la tarea y elija «Tomar» si es de su grupo. Con «Soltar» vuelve al grupo.' },
      {
        text: 'De un lado está el caso: datos, documentos, mapa, términos e historia. Del otro, lo que le toca hacer.',
      },
      { text: 'El portal propone lo que ya sabe del caso. Revíselo antes de continuar.' },
      { text: 'Lo que escriba se guarda solo. «Continuar» termina la tarea y pasa al siguiente paso.' },
      { text: 'Con «Devolver» regresa a quien corresponde, con lo que debe corregirse.' },
    ],
    otherWords: 'paso gestionar completar evaluar revisar documentos concepto devolver nota',
    links: [{ text: 'Ver las tareas de mi grupo', to: '/solicitudes?vista=grupo' }],
  },
  {
    id: 'firmar',
    audience: 'funcionario',
    name: 'Proyectar y firmar un acto',
    steps: [
      { text: 'En la tarea elija «Proyectar documento»: el texto llega con los datos del caso.' },
      { text: 'Complete y corrija. «Entregar documento» lo pasa a quien revisa.' },
      {
        text: 'Quien revisa observa pasajes o lo aprueba. Quien proyecta, quien revisa y quien firma son tres personas.',
      },
      {
        text: 'Quien firma lee el acto, escribe el código de 4 números que recibe y elige «Firmar y numerar».',
      },
      { text: 'Al firmar se asigna el número, se sella el PDF y el acto produce efectos.' },
    ],
    otherWords: 'auto resolución oficio firma código numerar borrador documento observar revisar',
    links: [{ text: 'Ver mis tareas', to: '/solicitudes' }],
  },
  {
    id: 'notificar',
    audience: 'funcionario',
    name: 'Notificar un acto',
    steps: [
      { text: 'Abra «Notificaciones» y elija el acto firmado que espera.' },
      { text: 'Si la persona autorizó el medio electrónico, se le envía y queda notificada cuando lo abre.' },
      {
        text: 'Si no, prepare la citación para la notificación personal. Cuando no acude, siga con el aviso.',
      },
      { text: 'El portal cuenta los días hábiles y propone el paso siguiente cuando un plazo vence.' },
      { text: 'La constancia con las fechas queda en el expediente.' },
    ],
    otherWords: 'notificación citación aviso cartelera ejecutoria constancia comunicación publicar',
    links: [{ text: 'Abrir las notificaciones', to: '/notificaciones' }],
  },
  {
    id: 'visita',
    audience: 'funcionario',
    name: 'Hacer una visita sin señal',
    steps: [
      {
        text: 'Antes de salir, abra la visita con señal. Espere a leer «Esta visita se puede abrir y llenar sin señal en este equipo».',
      },
      {
        text: 'En el lugar, llene el acta, tome las fotografías y recoja las firmas. Todo queda cifrado en el equipo.',
      },
      { text: 'Elija el resultado aunque no haya señal: también espera en el equipo.' },
      { text: 'Al volver la señal se envía solo. Si algo espera, elija «Enviar ahora».' },
      { text: 'No cierre la sesión ni borre los datos del navegador antes de que todo haya salido.' },
    ],
    otherWords: 'campo acta fotos internet offline celular tableta coordenadas gps sin red',
    links: [{ text: 'Ver mis tareas', to: '/solicitudes' }],
  },
]
