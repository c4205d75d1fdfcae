import { FEE_METHODS } from '@ventanilla/domain/fees/method'
import { STAGE_KINDS } from '@ventanilla/domain/procedures/stage-kinds'
import { PRESENTATIONS } from '@ventanilla/domain/procedures/traits'
import { SILENCES } from '@ventanilla/domain/terms/silence'
import { TERM_UNITS } from '@ventanilla/domain/terms/term'
import { z } from 'zod'
import { closed, inCatalogue, listed, oneOf } from '../closed.ts'
import { ALERT_TYPES } from '../meanings.ts'
import { defineEndpoint } from '../endpoint.ts'
import { normLink } from '../shapes.ts'

const subcategory = z.object({ tcs_id: z.int(), tcs_nombre: z.string(), tcs_imagen: z.string() })

const fee = z.object({ evaluation: oneOf(FEE_METHODS), exemptions: z.array(z.string()) })
const term = z.object({
  stage: z.string(),
  kind: closed(STAGE_KINDS),
  amount: z.number(),
  unit: closed(TERM_UNITS),
  norm: z.string(),
  holder: closed({ autoridad: 'La autoridad', solicitante: 'El solicitante', terceros: 'Terceros' }),
  pausesTerm: z.boolean(),
  silence: closed(SILENCES).optional(),
  note: z.string().optional(),
})

/** The fields of section 3, plus, in English, those that our own screens add. */
const procedureRow = z.object({
  tt_id: z.int(),
  tt_nombre: z.string(),
  tt_descripcion: z.string(),
  tt_imagen: z.string(),
  tt_estado: z.int(),
  fk_tram_subcategoria: subcategory,
  summary: z.string(),
  terms: z.array(term),
  fee,
  /** lowest ceiling of this year's evaluation fee, pesos; null: it does not depend on the project's value */
  feeFrom: z.int().nullable(),
  /** whether it can be started online: it has a form (decision 53) */
  online: z.boolean(),
  /** days on which the portal does not receive it, with the sentence that people read; null: none to come */
  offLine: z
    .object({ now: z.boolean(), from: z.string(), until: z.string().nullable(), notice: z.string() })
    .nullable(),
  /** false: no list offers it */
  listed: z.boolean(),
  /** how its description is shown */
  presentation: closed(PRESENTATIONS),
})

const documentRow = z.object({
  tdt_id: z.int(),
  tdt_orden: z.int(),
  fk_tram_documento: z.object({ td_id: z.int(), td_titulo: z.string(), td_descripcion: z.string() }),
  need: closed({
    obligatorio: 'Siempre se pide',
    condicional: 'Se pide según lo respondido',
    opcional: 'Puede adjuntarse',
  }),
  conditionText: z.string().optional(),
  link: z.object({ text: z.string(), url: z.string() }).optional(),
  origin: closed({ solicitante: 'Lo adjunta el solicitante', portal: 'Lo produce el portal' }),
  stage: closed({ radicacion: 'Al radicar', pago: 'Al pagar' }),
  hiddenInDetail: z.boolean(),
  accept: z.array(z.string()),
  maxMegabytes: z.number(),
})

const procedureDetail = procedureRow.extend({
  tram_documento_tramite: z.array(documentRow),
  /** text of its page instead of the summary and the description; null: it has none of its own */
  detailText: z.string().nullable(),
  validity: z.string(),
  legalBasis: z.array(z.object({ norm: z.string(), article: z.string(), subject: z.string() })),
  /** links to norms that it shows, in the authority's order */
  links: z.array(normLink),
  feeScale: z
    .object({
      year: z.int(),
      minimumWage: z.number(),
      brackets: z.array(z.object({ from: z.number(), to: z.number(), ceiling: z.number() })),
    })
    .nullable(),
  /** measured median in business days of the cases decided in the last year */
  practice: z.object({ days: z.int(), cases: z.int() }).nullable(),
  formId: z.string(),
  /** sections of the form; empty when it is not online */
  outline: z.array(
    z.object({
      title: z.string(),
      kind: closed({ preguntas: 'Preguntas', documentos: 'Documentos que se adjuntan' }),
      always: z.int(),
      sometimes: z.int(),
      when: z.string().nullable(),
    }),
  ),
  /** every step that a case can reach, whose turn it is and its outcomes; empty when it is not online */
  way: z.array(z.object({ title: z.string(), mine: z.boolean(), ways: z.array(z.string()).readonly() })),
})

const rows = <R extends z.ZodType>(row: R) =>
  z.object({ status: z.literal(200), message: z.string(), rows: z.array(row) })
const data = <R extends z.ZodType>(row: R) =>
  z.object({ status: z.literal(200), message: z.string(), data: z.array(row) })

const territorial = z.object({
  id: z.int(),
  codigo: inCatalogue('Territorial'),
  nombre: z.string(),
  sede: z.string(),
  direccion: z.string(),
  estado: z.int(),
})
const city = z.object({
  id: z.int(),
  nombre: z.string(),
  codigo_dane: z.string(),
  st_id: z.int(),
  territorial_id: z.int(),
})

const list = { method: 'GET', permission: 'public' } as const

export const cataloguePortal = {
  listProcedures: defineEndpoint({
    ...list,
    id: 'catalogue.listProcedures',
    path: '/api/v1/tramite/categoria/1',
    summary: 'Tipos de trámite',
    description:
      'Todos los tipos que la autoridad atiende, con sus plazos y el tope más bajo de la tarifa. `online` dice si se inicia en el portal.',
    answers: { 200: rows(procedureRow) },
  }),
  listSubcategories: defineEndpoint({
    ...list,
    id: 'catalogue.listSubcategories',
    path: '/api/v1/tram_categoria_sub/categoria/1',
    summary: 'Subcategorías',
    description: 'Agrupan los tipos de trámite en la página de inicio.',
    answers: { 200: rows(subcategory) },
  }),
  listProceduresOfSubcategory: defineEndpoint({
    ...list,
    id: 'catalogue.listProceduresOfSubcategory',
    path: '/api/v1/tramite/subcategoria/:subcategoryId',
    summary: 'Tipos de trámite de una subcategoría; 0 son todos',
    description: 'Las mismas filas que la lista completa, de una sola subcategoría.',
    params: z.object({ subcategoryId: z.string().regex(/^\d{1,6}$/) }),
    answers: { 200: rows(procedureRow) },
  }),
  readProcedure: defineEndpoint({
    ...list,
    id: 'catalogue.readProcedure',
    path: '/api/v1/tramite/no_auth/:id',
    summary: 'Un tipo de trámite con sus documentos, en una lista de uno o ninguno',
    description:
      'Documentos, normas, tarifa, formulario y recorrido de un tipo. Con un número que no existe la lista viene vacía.',
    params: z.object({ id: z.string().regex(/^\d{1,6}$/) }),
    answers: { 200: rows(procedureDetail) },
  }),
  listPueaLinks: defineEndpoint({
    ...list,
    id: 'catalogue.listPueaLinks',
    path: '/api/v1/links/puea',
    summary: 'Enlaces de normativa del PUEAA',
    description:
      'Los que la autoridad ofrece, en su orden. Cada trámite trae los suyos en `links` de su detalle.',
    answers: { 200: data(z.object({ id: z.int(), nombre: z.string(), link: z.string() })) },
  }),
  listStaffRoles: defineEndpoint({
    ...list,
    id: 'catalogue.listStaffRoles',
    path: '/api/v1/roles/funcionario/list',
    summary: 'Roles que un funcionario puede pedir; nunca SUPERADMIN',
    description: 'Para el registro de funcionarios: `rl_id` va en `reg_rol` y `cu_rol_add`.',
    answers: {
      200: rows(
        z.object({
          rl_id: z.int(),
          rl_rol: inCatalogue('Rol'),
          rol_cliente: z.object({ rc_nombre: z.string() }),
        }),
      ),
    },
  }),
  listOffices: defineEndpoint({
    ...list,
    id: 'catalogue.listOffices',
    path: '/api/v1/territoriales',
    summary: 'Territoriales; estado 0 es inactiva',
    description: 'Las oficinas de la autoridad con su dirección.',
    answers: { 200: data(territorial) },
  }),
  listDepartments: defineEndpoint({
    ...list,
    id: 'catalogue.listDepartments',
    path: '/api/v1/states/list',
    summary: 'Departamentos',
    description: 'Para listas de selección.',
    answers: { 200: rows(z.object({ st_id: z.int(), st_name: z.string() })) },
  }),
  listCategories: defineEndpoint({
    ...list,
    id: 'catalogue.listCategories',
    path: '/api/v1/tram_categoria/list',
    summary: 'Categorías de trámites',
    description: 'Una categoría por cada clase de servicio del portal.',
    answers: {
      200: rows(z.object({ id: z.int(), tc_nombre: z.string(), tc_imagen: z.string(), tc_estado: z.int() })),
    },
  }),
  listGlobalAlerts: defineEndpoint({
    ...list,
    id: 'alerts.listInForce',
    path: '/api/v1/get_alertas-global',
    summary: 'Alertas globales vigentes',
    description: 'Lo que el portal anuncia ahora. `ac_tipo_alerta` dice si además detiene ingresos o firmas.',
    answers: {
      200: data(
        z.object({
          ac_id: z.int(),
          ac_title_alert: z.string(),
          ac_body_alert: z.string(),
          ac_fecha_creacion: z.iso.datetime(),
          ac_tipo_alerta: z.int().meta(listed(ALERT_TYPES)),
        }),
      ),
    },
  }),
  listDocumentTypes: defineEndpoint({
    ...list,
    id: 'catalogue.listDocumentTypes',
    path: '/api/v1/tipos_documento/list',
    summary: 'Tipos de documento de identidad',
    description:
      'Para formularios de identidad: `id` va en `reg_id_tipo_documento` y `cs_id_tipo_documento`.',
    answers: { 200: rows(z.object({ id: z.int(), sigla: z.string(), nombre: z.string() })) },
  }),
  listCommunicationTypes: defineEndpoint({
    ...list,
    id: 'catalogue.listCommunicationTypes',
    path: '/api/v1/tipos_comunicacion/sin-nomenclatura',
    summary: 'Tipos de comunicación',
    description: 'Clases de comunicación que no llevan numeración de actos.',
    answers: { 200: data(z.object({ id: z.int(), nombre: z.string() })) },
  }),
  listOfficeCities: defineEndpoint({
    ...list,
    id: 'catalogue.listOfficeCities',
    path: '/api/v1/terri/cities',
    summary: 'Municipios de la jurisdicción con su territorial',
    description: 'Con `territorial`, solo los municipios que atiende esa oficina.',
    query: z.strictObject({
      territorial: z
        .string()
        .regex(/^\d{1,6}$/)
        .optional(),
    }),
    answers: { 200: data(city) },
  }),
  listCities: defineEndpoint({
    ...list,
    id: 'catalogue.listCities',
    path: '/api/v1/cities/by_dropdown',
    summary: 'Municipios para listas de selección',
    description: 'Los municipios de la jurisdicción con su código del DANE.',
    answers: { 200: data(city) },
  }),
} as const
