/**
 * Ways through several calls, in their order, as data of the OpenAPI document (`x-sequences`): what a program that has
 * nothing else must know to come to an end. A test walks each with nothing but the served document.
 *
 * In values, `$name` is what was given (`takes`) or kept before, with a path behind it (`$enlace.url`), and `{name}` the
 * same inside a text.
 */

export interface CallStep {
  /** operationId */
  readonly call: string
  /** who makes it: one of `parts`; left out where the call is public */
  readonly as?: string
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: Readonly<Record<string, unknown>> | string
  /** name → path into the answer; empty: all of it */
  readonly keeps?: Readonly<Record<string, string>>
}
/** the bytes of a file go to a link that was answered, with its headers and without a session */
interface PutStep {
  readonly put: { readonly bytes: string; readonly url: string; readonly headers: string }
}
/** something reaches somebody outside the portal: the token in a link, its part after `#` or the last of its path, or a code */
interface LetterStep {
  readonly letter: { readonly to: string; readonly keeps: string; readonly is: 'fragment' | 'path' | 'code' }
}
/** nothing can be done before that day is over */
interface WaitStep {
  readonly wait: string
}
/**
 * What a task captures: what it holds already; whoever is asked for as `recipient`, the first of `choices.parties`; words
 * where it asks for words and must have them; and what `with` says.
 */
interface ComposeStep {
  readonly compose: { readonly from: string; readonly with?: string; readonly keeps: string }
}
interface UseStep {
  readonly use: string
  readonly with: Readonly<Record<string, unknown>>
  /** again, as long as this is kept and not null */
  readonly repeat?: string
}
export type SequenceStep = (CallStep | PutStep | LetterStep | WaitStep | ComposeStep | UseStep) & {
  /** in a sentence, where the call's own description is not enough */
  readonly note?: string
  /** only where this was kept and is not null */
  readonly when?: string
}
interface Taken {
  readonly is: string
  /** operationId whose body it is like */
  readonly like?: string
}
interface Part {
  /** the role that it must have, or who it is */
  readonly is: string
  /** by which sequence it gets its token, once, before its first call */
  readonly enters: string
}
export interface Sequence {
  readonly title: string
  readonly takes: Readonly<Record<string, Taken>>
  readonly parts: Readonly<Record<string, Part>>
  readonly steps: readonly SequenceStep[]
}

const official = (role: string): Part => ({ is: role, enters: 'ingresarFuncionario' })
const about = { id: '$solicitud' }
const moves = (as: string, call: string, more: Readonly<Record<string, unknown>> = {}): SequenceStep => ({
  call,
  as,
  body: { ...about, ...more },
})
const task = (as: string, resultado: string, dice: Readonly<Record<string, unknown>> = {}): SequenceStep => ({
  use: 'tarea',
  with: { quien: as, caso: '$solicitud', resultado, dice },
})
/** One of the two people is told: summoned, comes, and the notification is certified once it counts. */
const told = (after: string): readonly SequenceStep[] => [
  task('secretaria', 'nueva'),
  task('notificador', 'no'),
  task('notificador', 'comparece', { 'notificacion.comparece': true, 'notificacion.hora': '10:20' }),
  { wait: '$hoy', note: 'La notificación surte efecto al día siguiente.' },
  task('secretaria', after),
]

export const SEQUENCES: Readonly<Record<string, Sequence>> = {
  ingresar: {
    title: 'Ingresar como ciudadano o empresa',
    takes: { usuario: { is: 'Correo de la cuenta' }, clave: { is: 'Su contraseña' } },
    parts: {},
    steps: [
      {
        call: 'sessions.logIn',
        body: { username: '$usuario', password: '$clave' },
        keeps: { token: 'access_token' },
      },
    ],
  },
  ingresarFuncionario: {
    title: 'Ingresar como funcionario',
    takes: { usuario: { is: 'Correo de la cuenta' }, clave: { is: 'Su contraseña' } },
    parts: {},
    steps: [
      {
        call: 'sessions.logInOfficial',
        body: { username: '$usuario', password: '$clave', cliente: 1 },
        keeps: { token: 'access_token' },
      },
    ],
  },
  subir: {
    title: 'Subir un archivo',
    takes: {
      quien: { is: 'Parte que lo sube' },
      lugar: { is: 'Ruta `{solicitante}/{trámite}/solicitud`' },
      nombre: { is: 'Nombre que verán las personas' },
      bytes: { is: 'El contenido, un PDF' },
    },
    parts: {},
    steps: [
      {
        call: 'files.presign',
        as: '$quien',
        body: { urlDoc: '$lugar', fileType: 'pdf', name: '$nombre' },
        keeps: { enlace: '', archivo: 'urlTosaved' },
      },
      { put: { bytes: '$bytes', url: '$enlace.url', headers: '$enlace.headers' } },
      { call: 'files.confirm', as: '$quien', params: { id: '$enlace.fileId' }, body: {} },
    ],
  },
  tarea: {
    title: 'Hacer la tarea abierta de un caso con uno de sus resultados',
    takes: {
      quien: { is: 'Parte que la hace' },
      caso: { is: 'Id del caso' },
      resultado: { is: 'Código de uno de los resultados (`outcomes`) que ofrece' },
      dice: { is: 'Lo que se captura además de lo propuesto' },
    },
    parts: {},
    steps: [
      {
        use: 'producir',
        with: { quien: '$quien', caso: '$caso', dice: '$dice' },
        repeat: '$produce',
        note: 'Un paso puede pedir más de un documento, uno después de otro.',
      },
      { call: 'tasks.current', as: '$quien', params: { id: '$caso' }, keeps: { tarea: 'rows.0.id' } },
      {
        call: 'workflow.continue',
        as: '$quien',
        body: { idComponent: '$tarea', idSolicitud: '$caso', outcome: '$resultado', data: '$datos' },
      },
    ],
  },
  producir: {
    title: 'Guardar lo que captura la tarea abierta y, si ahora pide un documento, proyectarlo y firmarlo',
    takes: {
      quien: { is: 'Parte que la hace' },
      caso: { is: 'Id del caso' },
      dice: { is: 'Lo que se captura además de lo propuesto' },
    },
    parts: {},
    steps: [
      { call: 'tasks.current', as: '$quien', params: { id: '$caso' }, keeps: { tarea: 'rows.0.id' } },
      { call: 'tasks.read', as: '$quien', params: { id: '$tarea' }, keeps: { vista: '' } },
      { compose: { from: '$vista', with: '$dice', keeps: 'datos' } },
      {
        call: 'tasks.save',
        as: '$quien',
        params: { id: '$tarea' },
        body: { data: '$datos', version: '$vista.workVersion' },
        keeps: { produce: 'actToStart' },
      },
      {
        call: 'tasks.startAct',
        as: '$quien',
        params: { id: '$tarea' },
        body: { version: '$vista.caseVersion', data: '$datos' },
        keeps: { borrador: '' },
        when: '$produce',
        note: 'Solo si el paso produce un documento.',
      },
      {
        call: 'tasks.submitAct',
        as: '$quien',
        params: { id: '$tarea' },
        body: { version: '$borrador.version' },
        when: '$produce',
      },
      { use: 'firmar', with: { quien: '$quien', acto: '$borrador.actId' }, when: '$produce' },
    ],
  },
  firmar: {
    title: 'Firmar un acto con el código que llega al celular',
    takes: { quien: { is: 'Parte que firma' }, acto: { is: 'Id del acto' } },
    parts: {},
    steps: [
      { call: 'acts.createOtp', as: '$quien', body: { id: '$acto' } },
      { letter: { to: '$quien', keeps: 'codigo', is: 'code' } },
      { call: 'acts.confirmOtp', as: '$quien', body: { id: '$acto', code: '$codigo' } },
    ],
  },
  cambioDeSolicitante: {
    title: 'Cambio de solicitante, de la petición hasta que el trámite pasa',
    takes: {
      tramite: { is: 'Id de un trámite radicado y sin terminar' },
      bytes: { is: 'Documento que prueba el cambio, un PDF' },
      registro: { is: 'Los datos de quien recibe, con su contraseña', like: 'accounts.registerCitizen' },
    },
    parts: {
      cede: { is: 'Solicitante del trámite', enters: 'ingresar' },
      recibe: { is: 'Quien lo recibe y aún no tiene cuenta', enters: 'ingresar' },
      valida: official('CLI_VALIDACION_JURIDICA'),
      coordina: official('CLI_COORDINADOR_JURIDICO'),
      proyecta: official('CLI_JURIDICO'),
      firma: official('CLI_SUBDIRECTOR_JURIDICO'),
      secretaria: official('CLI_SECRETARIA_JURIDICA'),
      notificador: official('CLI_NOTIFICADOR'),
      ventanilla: official('CLI_VENTANILLA_UNICA'),
    },
    steps: [
      { call: 'cases.read', as: 'cede', params: { id: '$tramite' }, keeps: { titular: 'applicant.id' } },
      {
        use: 'subir',
        with: {
          quien: 'cede',
          lugar: '{titular}/{tramite}/solicitud',
          nombre: 'Contrato de cesión.pdf',
          bytes: '$bytes',
        },
      },
      {
        call: 'changes.ask',
        as: 'cede',
        body: {
          id_solicitante: '$titular',
          solId: '$tramite',
          file: ['$archivo'],
          motivo: 'cesion',
          cs_tipo_persona: '$registro.reg_tipo_persona',
          cs_nombre_o_razon_social: '{registro.reg_nombres} {registro.reg_apellidos}',
          cs_id_tipo_documento: '$registro.reg_id_tipo_documento',
          cs_nro_doc: '$registro.reg_documento',
          cs_telefonos: '$registro.reg_celular',
          cs_email: '$registro.reg_email',
        },
        keeps: { solicitud: 'data.id' },
      },
      { letter: { to: 'recibe', keeps: 'token', is: 'fragment' } },
      {
        call: 'accounts.readApplicantChange',
        params: { id: '$tramite' },
        query: { token: '$token' },
        keeps: { precargado: 'data' },
      },
      { call: 'accounts.registerCitizen', body: '$registro' },
      { letter: { to: 'recibe', keeps: 'codigo', is: 'code' } },
      {
        call: 'accounts.verifyPhone',
        body: { reg_celular: '$registro.reg_celular', reg_email: '$registro.reg_email', reg_code: '$codigo' },
        keeps: { persona: 'data' },
      },
      {
        call: 'accounts.registerNewApplicant',
        params: { id: '$tramite' },
        query: { token: '$token' },
        body: { cs_new_usr_id: '$persona', cs_estado: 11, cs_id_solicitud: '$tramite' },
      },
      { letter: { to: 'recibe', keeps: 'enlace', is: 'path' } },
      { call: 'accounts.verifyEmail', params: { token: '$enlace' } },
      { call: 'changes.send', as: 'cede', params: about },
      { call: 'changes.read', as: 'valida', params: about },
      { call: 'changes.approve', as: 'valida', params: about },
      { call: 'tasks.current', as: 'coordina', params: about, keeps: { tarea: 'rows.0.id' } },
      {
        call: 'tasks.candidates',
        as: 'coordina',
        params: { id: '$tarea' },
        query: { campo: 'cambio.abogado' },
      },
      { call: 'sessions.read', as: 'proyecta', keeps: { abogado: 'id' } },
      moves('coordina', 'changes.assign', { id_abogado: '$abogado' }),
      moves('proyecta', 'changes.startAct'),
      { call: 'changes.readAct', as: 'proyecta', params: about, keeps: { acto: 'data' } },
      {
        call: 'changes.saveAct',
        as: 'proyecta',
        params: about,
        body: { doc: '$acto.doc', version: '$acto.version' },
      },
      moves('proyecta', 'changes.preview'),
      moves('proyecta', 'changes.review'),
      moves('coordina', 'changes.returnByCoordinator', {
        correcciones: 'Precise desde cuándo asume las obligaciones.',
      }),
      { call: 'changes.corrections', as: 'proyecta', params: about },
      moves('proyecta', 'changes.review'),
      moves('coordina', 'changes.approveByCoordinator'),
      moves('firma', 'changes.returnBySubdirector', { correcciones: 'Cite la norma de la cesión.' }),
      moves('proyecta', 'changes.review'),
      moves('coordina', 'changes.approveByCoordinator'),
      { call: 'acts.createOtp', as: 'firma', body: { id: '$acto.id' } },
      { letter: { to: 'firma', keeps: 'codigo', is: 'code' } },
      moves('firma', 'changes.sign', { code: '$codigo' }),
      task('secretaria', 'notificado'),
      ...told('otro'),
      ...told('constancia'),
      { call: 'changes.open', as: 'recibe', params: about },
      moves('recibe', 'changes.answer', { state: 'aceptada' }),
      { call: 'changes.dataToApply', as: 'ventanilla', params: about, keeps: { vence: 'data.paso.vence' } },
      { wait: '$vence', note: 'Hasta que el auto quede en firme.' },
      moves('ventanilla', 'changes.apply'),
      { call: 'cases.read', as: 'recibe', params: { id: '$tramite' }, keeps: { ahora: 'applicant.id' } },
      { call: 'changes.formerCase', as: 'cede', params: { id: '$tramite' } },
    ],
  },
}
