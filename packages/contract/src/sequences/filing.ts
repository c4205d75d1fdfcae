import type { Sequence } from './sequence.ts'

/** From the draft to the radicado. */
export const FILING: Readonly<Record<string, Sequence>> = {
  adjuntar: {
    title: 'Cargar uno de los documentos que pide un borrador',
    takes: {
      quien: { is: 'Parte que lo carga' },
      tramite: { is: 'Id del borrador' },
      campo: { is: 'Campo del documento, como lo nombra la revisión' },
      bytes: { is: 'El contenido, un PDF' },
    },
    parts: {},
    steps: [
      { call: 'drafts.read', as: '$quien', params: { id: '$tramite' }, keeps: { borrador: '' } },
      {
        use: 'subir',
        with: {
          quien: '$quien',
          lugar: '{borrador.applicantId}/{tramite}/solicitud',
          nombre: '{campo}.pdf',
          bytes: '$bytes',
        },
      },
      {
        call: 'drafts.save',
        as: '$quien',
        params: { id: '$tramite' },
        body: {
          baseVersion: '$borrador.version',
          changes: {
            '{campo}': [
              {
                fileId: '$confirmado.id',
                name: '$confirmado.name',
                size: '$confirmado.size',
                mime: '$confirmado.mime',
              },
            ],
          },
        },
      },
    ],
  },
  presentar: {
    title: 'Presentar una concesión de aguas superficiales, del borrador al radicado',
    takes: {
      quien: { is: 'Parte que la presenta' },
      guardado: {
        is: 'Lo que se responde en el formulario, como se guarda; los documentos se cargan aparte',
        like: 'drafts.save',
      },
      bytes: { is: 'Un PDF que sirve de documento' },
    },
    parts: {},
    steps: [
      {
        call: 'drafts.create',
        as: '$quien',
        body: { ttId: 3 },
        answers: 201,
        keeps: { tramite: 'id' },
      },
      { call: 'drafts.read', as: '$quien', params: { id: '$tramite' }, keeps: { borrador: '' } },
      {
        merge: {
          of: ['$guardado.changes', '$borrador.answers'],
          without: 'documento_',
          keeps: 'respuestas',
        },
        note: 'Lo que el borrador ya trae de la cuenta se deja como está.',
      },
      {
        call: 'drafts.save',
        as: '$quien',
        params: { id: '$tramite' },
        body: { baseVersion: '$borrador.version', changes: '$respuestas' },
      },
      {
        call: 'drafts.review',
        as: '$quien',
        params: { id: '$tramite' },
        keeps: { faltan: 'problems' },
      },
      {
        use: 'adjuntar',
        with: { quien: '$quien', tramite: '$tramite', campo: '$falta.path', bytes: '$bytes' },
        each: { in: '$faltan', where: { section: 'documentos', severity: 'error' }, as: 'falta' },
        note: 'La revisión nombra cada documento que las respuestas piden y falta.',
      },
      { call: 'drafts.review', as: '$quien', params: { id: '$tramite' }, keeps: { revision: '' } },
      { call: 'drafts.read', as: '$quien', params: { id: '$tramite' }, keeps: { borrador: '' } },
      {
        call: 'cases.file',
        as: '$quien',
        params: { id: '$tramite' },
        body: { version: '$borrador.version', declaration: true },
        keeps: { radicado: 'radicado' },
        note: 'Solo si la revisión responde `ready`.',
      },
    ],
  },
  presentarYCeder: {
    title: 'Registrarse, presentar una solicitud y cederla a otra persona',
    takes: {
      registro: { is: 'Los datos de quien recibe, con su contraseña', like: 'accounts.registerCitizen' },
      bytes: { is: 'Un PDF que sirve de documento' },
    },
    parts: {
      cede: {
        is: 'Quien se registra, presenta la solicitud y la cede',
        enters: 'ingresar',
        account: {
          usuario: '$cedente.reg_email',
          clave: '$cedente.reg_password',
          celular: '$cedente.reg_celular',
        },
      },
    },
    steps: [
      {
        merge: {
          of: [
            '$registro',
            {
              reg_nombres: 'Hernando',
              reg_documento: '93288451',
              reg_celular: '573145550171',
              reg_email: 'quien.cede@correo.example',
            },
          ],
          keeps: 'cedente',
        },
        note: 'Dos personas: ni documento, ni correo, ni celular se repiten.',
      },
      { use: 'registrarse', with: { quien: 'cede', registro: '$cedente' } },
      { use: 'presentar', with: { quien: 'cede', bytes: '$bytes' } },
      { use: 'cambioDeSolicitante', with: { tramite: '$tramite', bytes: '$bytes', registro: '$registro' } },
    ],
  },
}
