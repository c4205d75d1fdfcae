import { ACCOUNT_EXAMPLES } from './account-examples.ts'
import { type Example, PERSON, CASE, FILE, done, found } from './example-parts.ts'

const ACT = '019a1f42-3400-7d75-9e86-9f0011223344'
const listed = (...rows: readonly unknown[]) => ({ ...done('OK'), rows })
const procedure = {
  tt_id: 3,
  tt_nombre: 'Concesión de aguas superficiales',
  tt_descripcion: 'Permiso para usar el agua de un río, una quebrada o un nacimiento.',
  tt_imagen: 'agua.svg',
  tt_estado: 1,
  fk_tram_subcategoria: { tcs_id: 1, tcs_nombre: 'Agua', tcs_imagen: 'agua.svg' },
  summary: 'Para usar agua de un río o quebrada.',
  terms: [
    {
      stage: 'Decisión',
      amount: 60,
      unit: 'habiles',
      norm: 'Decreto 1076 de 2015',
      holder: 'autoridad',
      pausesTerm: false,
    },
  ],
  fee: { evaluation: 'Según el valor del proyecto', exemptions: [] },
  feeFrom: 128000,
  online: true,
}
const city = { id: 1, nombre: 'Ibagué', codigo_dane: '73001', st_id: 23, territorial_id: 1 }
const file = { urlDoc: `${PERSON}/${CASE}/solicitud`, fileType: 'pdf', name: 'certificado.pdf', size: 48213 }
const presigned = {
  url: `https://portal.example/almacen/archivos/${FILE}?vence=1795305600&firma=abc`,
  urlTosaved: `${PERSON}/${CASE}/solicitud/${FILE}.pdf`,
  fileId: FILE,
  headers: { 'content-type': 'application/pdf' },
}

/** Examples for the OpenAPI document, by id of the call; a test holds each to the contract. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  ...ACCOUNT_EXAMPLES,
  'catalogue.listProcedures': { answer: listed(procedure) },
  'catalogue.listSubcategories': { answer: listed(procedure.fk_tram_subcategoria) },
  'catalogue.listProceduresOfSubcategory': { params: { subcategoryId: '1' }, answer: listed(procedure) },
  'catalogue.readProcedure': {
    params: { id: '3' },
    answer: listed({
      ...procedure,
      tram_documento_tramite: [
        {
          tdt_id: 301,
          tdt_orden: 1,
          fk_tram_documento: {
            td_id: 2,
            td_titulo: 'Certificado de tradición y libertad',
            td_descripcion: 'Expedido en los últimos tres meses.',
          },
          need: 'obligatorio',
          origin: 'solicitante',
          stage: 'radicacion',
          hiddenInDetail: false,
          accept: ['pdf'],
          maxMegabytes: 50,
        },
      ],
      detailText: null,
      validity: 'Hasta 10 años',
      normLinks: null,
      legalBasis: [
        { norm: 'Decreto 1076 de 2015', article: '2.2.3.2.9.1', subject: 'Solicitud de concesión' },
      ],
      feeScale: null,
      practice: { days: 74, cases: 12 },
      revision: 1,
      formId: 'aguas-superficiales',
      outline: [{ title: 'Datos del solicitante', kind: 'preguntas', always: 12, sometimes: 10, when: null }],
      way: [{ title: 'Radicación de la solicitud', mine: true, ways: ['Radicada → Revisión'] }],
    }),
  },
  'catalogue.listPueaLinks': {
    answer: found([{ id: 1, nombre: 'Guía del PUEAA', link: 'https://portal.example/guia-pueaa' }]),
  },
  'catalogue.listStaffRoles': {
    answer: listed({ rl_id: 12, rl_rol: 'CLI_JURIDICO', rol_cliente: { rc_nombre: 'Jurídico' } }),
  },
  'catalogue.listOffices': {
    answer: found([
      {
        id: 1,
        codigo: 'ibague',
        nombre: 'Ibagué',
        sede: 'Sede principal',
        direccion: 'Avenida 1 # 2-3',
        estado: 1,
      },
    ]),
  },
  'catalogue.listDepartments': { answer: listed({ st_id: 23, st_name: 'Tolima' }) },
  'catalogue.listCategories': {
    answer: listed({ id: 1, tc_nombre: 'Ambientales', tc_imagen: 'ambiente.svg', tc_estado: 1 }),
  },
  'alerts.listInForce': {
    answer: found([
      {
        ac_id: 7,
        ac_title_alert: 'Mantenimiento el domingo',
        ac_body_alert: 'El portal no atenderá entre las 6 y las 8 de la mañana.',
        ac_fecha_creacion: '2026-11-20T15:00:00.000Z',
        ac_tipo_alerta: 130,
      },
    ]),
  },
  'catalogue.listDocumentTypes': { answer: listed({ id: 1, sigla: 'CC', nombre: 'Cédula de ciudadanía' }) },
  'catalogue.listCommunicationTypes': { answer: found([{ id: 1, nombre: 'Oficio' }]) },
  'catalogue.listOfficeCities': { query: { territorial: '1' }, answer: found([city]) },
  'catalogue.listCities': { answer: found([city]) },
  'acts.preview': {
    body: { id: ACT },
    answer: {
      ...done('Vista previa lista'),
      data: { fileName: 'auto-de-inicio.pdf', url: `/api/v1/archivos/${FILE}` },
    },
  },
  'acts.createOtp': {
    body: { id: ACT },
    answer: {
      ...done('Se ha enviado el código'),
      data: {
        expiresAt: '2026-11-22T15:10:00.000Z',
        sentTo: 'celular terminado en 4212',
        expiresIn: 600,
        againIn: 60,
      },
    },
  },
  'acts.confirmOtp': {
    body: { id: ACT, code: '4821', version: 9 },
    answer: {
      ...done('El documento quedó firmado.'),
      data: {
        number: 'AUTO-2026-0031',
        code: 'K7QM-4TXP-92HB',
        version: 10,
        signed: 'Firmado: Auto 0031 de 2026 (AUTO-0031-2026).',
      },
    },
  },
  'files.deleteOld': { body: { urlDoc: presigned.urlTosaved }, answer: done('El archivo se eliminó.') },
  'files.presignOld': { body: file, answer: presigned },
  'files.presign': { body: file, answer: presigned },
  'files.presignDelete': {
    body: { urlDoc: presigned.urlTosaved },
    answer: {
      url: `https://portal.example/api/v1/archivos/${FILE}/enlace-eliminar?persona=${PERSON}&vence=1795305600&firma=abc`,
    },
  },
  'files.removeByLink': {
    params: { id: FILE },
    query: { persona: PERSON, vence: 1795305600, firma: 'abc' },
    answer: done('El archivo se eliminó.'),
  },
}
