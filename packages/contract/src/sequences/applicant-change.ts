import type { Part, Sequence, SequenceStep } from './sequence.ts'

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
/** Notifies one of the two parties: summons, appearance, and certificate once the notification takes effect. */
const told = (after: string): readonly SequenceStep[] => [
  task('secretaria', 'nueva'),
  task('notificador', 'no'),
  task('notificador', 'comparece', { 'notificacion.comparece': true, 'notificacion.hora': '10:20' }),
  { wait: '$hoy', note: 'La notificación surte efecto al día siguiente.' },
  task('secretaria', after),
]

/** Transfer of a case to another applicant. */
export const APPLICANT_CHANGE: Readonly<Record<string, Sequence>> = {
  cambioDeSolicitante: {
    title: 'Cambio de solicitante, de la petición hasta que el trámite pasa',
    takes: {
      tramite: { is: 'Id de un trámite radicado y sin terminar' },
      bytes: { is: 'Documento que prueba el cambio, un PDF' },
      registro: { is: 'Los datos de quien recibe, con su contraseña', like: 'accounts.registerCitizen' },
    },
    parts: {
      cede: { is: 'Solicitante del trámite', enters: 'ingresar' },
      recibe: {
        is: 'Quien lo recibe y aún no tiene cuenta',
        enters: 'ingresar',
        account: {
          usuario: '$registro.reg_email',
          clave: '$registro.reg_password',
          celular: '$registro.reg_celular',
        },
      },
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
