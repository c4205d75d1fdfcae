import type { Sequence } from './sequence.ts'

/** Files, tasks and signatures. */
export const TASKS: Readonly<Record<string, Sequence>> = {
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
      {
        call: 'files.confirm',
        as: '$quien',
        params: { id: '$enlace.fileId' },
        body: {},
        keeps: { confirmado: '' },
      },
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
      {
        compose: {
          of: '$vista.definition.capture',
          where: { required: true },
          named: 'key',
          by: 'kind',
          gives: { recipient: '$vista.choices.parties.0.id', text: 'Consta', longText: 'Consta' },
          over: '$vista.data',
          with: '$dice',
          keeps: 'datos',
        },
        note: 'Lo ya propuesto se conserva; el destinatario es la primera de las partes que se ofrecen.',
      },
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
}
