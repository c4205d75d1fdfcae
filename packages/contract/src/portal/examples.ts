/** One call as it may look: what is asked, and the answer where all goes well. */
interface Example {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number>>
  readonly body?: unknown
  readonly answer: unknown
}

const PERSON = '019a1f3e-5b00-7c11-8a22-3f4455667788'
const CASE = '019a1f40-7d10-7b32-9c43-5d6677889900'
const TASK = '019a1f41-1200-7a53-8d64-7e8899001122'
const ACT = '019a1f42-3400-7d75-9e86-9f0011223344'
const FILE = '019a1f43-5600-7e97-8fa8-112233445566'
const TOKEN = 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzaWQiOiIuLi4ifQ.firma'
const LINK = 'q1Vw8Zt3Lk5nR7yB2dF4gH6jK8mP0sT2uX4zA6cE8fG'

const done = (message: string) => ({ status: 200, message })
const listed = (...rows: readonly unknown[]) => ({ ...done('OK'), rows })
const found = (data: unknown) => ({ ...done('OK'), data })

const registration = {
  reg_id_tipo_documento: 1,
  reg_documento: '65748219',
  reg_nombres: 'Marta Lucía',
  reg_apellidos: 'Ávila Rondón',
  reg_genero: 2,
  reg_celular: '573115550142',
  reg_email: 'marta@correo.example',
  reg_password: 'Camino2026',
}
const citizen = { reg_tipo_persona: 1, reg_empresa: '', ...registration }
const role = { rl_id: 60, rl_rol: 'USER_CIUDADANO' }
const user = {
  usr_id: PERSON,
  usr_avatar: null,
  role,
  rolesAdd: [],
  fk_roles: { ...role, rol_cliente: { rc_nombre: 'Ciudadano' } },
  from: 'api',
  uid: PERSON,
  data: {
    displayName: 'Marta Lucía Ávila Rondón',
    name: 'Marta Lucía',
    lastname: 'Ávila Rondón',
    photoURL: null,
    email: 'marta@correo.example',
    settings: {},
    shortcuts: [],
  },
}
const loggedIn = {
  ...done('Sesión iniciada'),
  auth_info: { access_token: TOKEN, user },
  access_token: TOKEN,
}
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
      legalBasis: [
        { norm: 'Decreto 1076 de 2015', article: '2.2.3.2.9.1', subject: 'Solicitud de concesión' },
      ],
      feeScale: null,
      practice: { days: 74, cases: 12 },
      revision: 1,
      formId: 'aguas-superficiales',
    }),
  },
  'catalogue.listPueaLinks': {
    answer: found([{ id: 1, nombre: 'Guía del PUEAA', link: 'https://portal.example/guia-pueaa' }]),
  },
  'accounts.registerCitizen': {
    body: citizen,
    answer: { ...done('Se ha enviado un mensaje a tu correo'), data: null },
  },
  'accounts.registerOfficial': {
    body: { reg_rol: 12, cu_rol_add: [{ id_rol: 14 }], reg_id_cliente: 1, ...registration },
    answer: { ...done('Se ha enviado un mensaje a tu correo'), data: null },
  },
  'accounts.verifyPhone': {
    body: { reg_celular: '573115550142', reg_email: 'marta@correo.example', reg_code: '4821' },
    answer: { ...done('El código fue validado'), data: PERSON },
  },
  'accounts.resendCode': {
    body: { celular: '573115550142', email: 'marta@correo.example' },
    answer: done('Se ha enviado el código'),
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
  'accounts.readApplicantChange': {
    params: { id: CASE },
    query: { token: LINK },
    answer: found({
      cs_tipo_persona: 1,
      cs_jur_tipo: null,
      cs_nombre_o_razon_social: 'Hernando Quimbayo Lozano',
      cs_id_tipo_documento: 1,
      cs_nro_doc: '14237615',
      cs_telefonos: '573157204418',
      cs_email: 'hernando@correo.example',
    }),
  },
  'accounts.registerNewApplicant': {
    params: { id: CASE },
    query: { token: LINK },
    body: { cs_new_usr_id: PERSON, cs_estado: 11, cs_id_solicitud: CASE },
    answer: { ...done('La solicitud quedó a su nombre'), data: null },
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
  'sessions.logIn': {
    body: { username: 'marta@correo.example', password: 'Camino2026' },
    answer: loggedIn,
  },
  'sessions.logInOfficial': {
    body: { username: 'juan@corporacion.example', password: 'Camino2026', cliente: 1 },
    answer: loggedIn,
  },
  'sessions.renew': { answer: loggedIn },
  'accounts.registerAndLogIn': {
    body: { ...citizen, reg_code: '4821' },
    answer: { ...done('Sesión iniciada'), user, access_token: TOKEN },
  },
  'accounts.updateUser': {
    body: { user: { data: { shortcuts: ['mis-solicitudes'], settings: { tema: 'oscuro' } } } },
    answer: { ...done('Se guardaron los cambios'), user },
  },
  'sessions.logOut': { answer: { ended: true } },
  'accounts.forgotPassword': {
    params: { email: 'marta@correo.example' },
    answer: { ...done('Si el correo tiene una cuenta, le enviamos un código'), token: LINK },
  },
  'accounts.checkRecoveryCode': {
    body: { code: '4821', token: LINK },
    answer: done('El código fue validado'),
  },
  'accounts.resetPassword': {
    body: { token: LINK, password_reset: 'Sendero2027' },
    answer: done('La contraseña quedó cambiada'),
  },
  'accounts.verifyEmail': {
    params: { token: LINK },
    answer: { ...done('Su correo quedó confirmado. Ya puede iniciar sesión.'), type: 'ciudadano' },
  },
  'accounts.saveGeneratedToken': {
    body: { nombre: 'Tablero de la oficina' },
    answer: { ...done('El token quedó generado'), data: { token: TOKEN, sessionId: PERSON } },
  },
  'accounts.listAssigned': {
    params: { id: PERSON },
    answer: found([
      {
        task_id: TASK,
        sol_id: CASE,
        radicado: '2026E0000042',
        tt_id: 3,
        solicitante: 'Marta Lucía Ávila Rondón',
        paso: 'PG-02',
        vence: '2026-12-04',
      },
    ]),
  },
  'acts.preview': {
    body: { id: ACT },
    answer: found({ fileName: 'auto-de-inicio.pdf', url: `/api/v1/archivos/${FILE}` }),
  },
  'acts.createOtp': {
    body: { id: ACT },
    answer: {
      ...done('Se ha enviado el código'),
      data: { expiresAt: '2026-11-22T15:10:00.000Z', sentTo: '***42' },
    },
  },
  'acts.confirmOtp': {
    body: { id: ACT, code: '4821', version: 9 },
    answer: {
      ...done('El documento quedó firmado'),
      data: { number: 'AUTO-2026-0031', code: 'K7QM-4TXP-92HB', version: 10 },
    },
  },
  'files.deleteOld': { body: { urlDoc: presigned.urlTosaved }, answer: done('El archivo quedó eliminado') },
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
    answer: done('El archivo quedó eliminado'),
  },
}
