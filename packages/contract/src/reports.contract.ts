import { CURSOR_MAX } from '@ventanilla/domain/kernel/list-order'
import { FILTERS_TEXT_MAX } from '@ventanilla/domain/reports/question'
import { SENDINGS } from '@ventanilla/domain/reports/sending'
import { DIMENSION_NAMES, MEASURES, SUBJECT_NAMES } from '@ventanilla/domain/reports/subjects'
import { z } from 'zod'
import { type CatalogueList, closed, inCatalogue, ofCatalogue } from './closed.ts'
import { defineEndpoint } from './endpoint.ts'
import { id, instant, isoDate, option, version } from './shapes.ts'

const permission = 'reports.read'
const dimension = closed(DIMENSION_NAMES)
/** a value with its words, of a list of the catalogue */
const optionOf = (list: CatalogueList) => option.extend({ value: inCatalogue(list) })

/** A question, by the names that the address of the screen uses too. */
const question = {
  tema: closed(SUBJECT_NAMES),
  medida: closed(MEASURES).default('cuenta'),
  /** dimension of the subject by which rows are grouped */
  grupo: dimension.optional(),
  /** second one */
  subgrupo: dimension.optional(),
  /** `dimension:value` separated by `|`; an empty value: rows without one */
  filtros: z.string().max(FILTERS_TEXT_MAX).optional(),
  desde: isoDate.optional(),
  /** inclusive */
  hasta: isoDate.optional(),
  comparar: closed({ si: 'También el período anterior, con los mismos días' }).optional(),
}
const stored = z.strictObject(question)

const REPORT_FORMATS = {
  csv: 'Texto separado por punto y coma',
  xlsx: 'Hoja de cálculo',
  pdf: 'Documento para leer o imprimir',
} as const
export type ReportFormat = keyof typeof REPORT_FORMATS

/** the rows as they stood then; omitted or later than now: now */
const instante = instant.optional()

const figure = z.object({
  /** rows that the number counts: as many as its list has */
  rows: z.int(),
  /** rows with what is measured */
  known: z.int(),
  /** null: no row has what is measured. A part in time is between 0 and 1 */
  value: z.number().nullable(),
  /** the same of the period before; null: not asked, or nothing to measure */
  before: z.number().nullable(),
})
const group = figure.extend({ a: z.string(), b: z.string(), aLabel: z.string(), bLabel: z.string() })
export type ReportGroup = z.infer<typeof group>

/** as it was saved: a grouping may be gone since, which the screen says when it is opened */
const kept = z.object({ ...question, grupo: z.string().optional(), subgrupo: z.string().optional() })

const saved = z.object({
  id,
  name: z.string(),
  question: kept,
  /** holders of this role open it too; null: its owner alone */
  role: inCatalogue('Rol').nullable(),
  roleName: z.string().nullable(),
  owner: z.string(),
  /** the reader owns it: changes and deletes it */
  own: z.boolean(),
  /** the reader gets it by mail; null: they do not */
  sends: closed(SENDINGS).nullable(),
  version,
})
export type SavedReport = z.infer<typeof saved>

const name = z.string().trim().min(3).max(80)
/** a role that can open reports; null: nobody else */
const role = z.string().max(60).meta(ofCatalogue('Rol')).nullable()

/** Questions about the work of the authority, each answered within its reader's reach. */
export const reports = {
  ask: defineEndpoint({
    id: 'reports.ask',
    method: 'GET',
    path: '/api/v1/reportes',
    permission,
    summary:
      'Responde una pregunta sobre casos, tareas, términos, actos, pagos, visitas, notificaciones o recursos',
    description:
      'Cuenta solo lo que el lector encuentra en sus listas. Con `at` como `instante`, `reports.rows` responde las mismas filas que cuenta cada número, si se agrega a `filtros` el valor de su grupo.',
    query: z.strictObject({ ...question, instante }),
    answers: {
      200: z.object({
        at: z.string(),
        whole: figure,
        /** those with most rows first */
        groups: z.array(group),
        /** there are more groups than `groups` */
        cut: z.boolean(),
        /** what the filters name that is no longer in force, in sentences: it is still counted */
        retired: z.array(z.string()),
        /** the filters, with the words of their values */
        filters: z.array(z.object({ dimension: z.string(), value: z.string(), label: z.string() })),
        /** numbers of series that no act has, in words; empty is how it must be. null: not grouped by series */
        gaps: z.array(z.string()).nullable(),
      }),
    },
    limit: 120,
  }),
  rows: defineEndpoint({
    id: 'reports.rows',
    method: 'GET',
    path: '/api/v1/reportes/filas',
    permission,
    summary: 'Las filas que cuenta un número de un reporte',
    description: 'La misma pregunta; las agrupaciones no cuentan. Continúa con `next` como `cursor`.',
    query: z.strictObject({
      ...question,
      instante,
      cursor: z.string().max(CURSOR_MAX).optional(),
    }),
    answers: {
      200: z.object({
        at: z.string(),
        all: z.int(),
        rows: z.array(
          z.object({
            key: z.string(),
            caseId: id,
            radicado: z.string(),
            procedure: z.string(),
            named: z.string(),
            day: z.string().nullable(),
            amount: z.number().nullable(),
            inTime: z.boolean().nullable(),
          }),
        ),
        next: z.string().nullable(),
      }),
    },
    limit: 120,
  }),
  export: defineEndpoint({
    id: 'reports.export',
    method: 'GET',
    path: '/api/v1/reportes/exportar',
    permission,
    summary: 'Las cifras de un reporte, en CSV, XLSX o PDF',
    description: 'Las mismas que responde `reports.ask`. La exportación queda en la auditoría.',
    query: z.strictObject({
      ...question,
      instante,
      formato: closed(REPORT_FORMATS).default('csv'),
    }),
    answers: { 200: z.unknown().meta({ description: 'Archivo CSV, XLSX o PDF', type: 'string' }) },
    media: 'application/octet-stream',
    limit: 20,
  }),
  choices: defineEndpoint({
    id: 'reports.choices',
    method: 'GET',
    path: '/api/v1/reportes/opciones',
    permission,
    summary: 'Por qué valores se puede filtrar, y con qué roles se puede compartir',
    description:
      'Los valores en vigor de cada clase de dimensión. Los de una lista cerrada están en el contrato.',
    answers: {
      200: z.object({
        oficina: z.array(optionOf('Territorial')),
        tramite: z.array(option),
        paso: z.array(optionOf('Paso')),
        estado_caso: z.array(optionOf('EstadoDelCaso')),
        municipio: z.array(option),
        serie: z.array(optionOf('Serie')),
        plantilla: z.array(optionOf('Plantilla')),
        roles: z.array(optionOf('Rol')),
      }),
    },
  }),
  saved: defineEndpoint({
    id: 'reports.saved',
    method: 'GET',
    path: '/api/v1/reportes/guardados',
    permission,
    summary: 'Reportes guardados por el lector, y los que comparten con uno de sus roles',
    description: 'Cada quien ve sus propias cifras al abrir uno.',
    answers: { 200: z.object({ rows: z.array(saved) }) },
  }),
  save: defineEndpoint({
    id: 'reports.save',
    method: 'POST',
    path: '/api/v1/reportes/guardados',
    permission,
    summary: 'Guarda una pregunta con un nombre',
    description: 'Se guarda la pregunta, no sus cifras. Con `role` la abren también quienes tienen ese rol.',
    body: z.strictObject({ name, role, question: stored }),
    answers: { 201: saved },
    limit: 30,
  }),
  change: defineEndpoint({
    id: 'reports.change',
    method: 'PUT',
    path: '/api/v1/reportes/guardados/:id',
    permission,
    summary: 'Cambia el nombre de un reporte propio o con quién se comparte',
    description: 'La pregunta no cambia: para otra se guarda otro.',
    refuses: { 409: 'El reporte cambió mientras tanto en otra ventana.' },
    params: z.object({ id }),
    body: z.strictObject({ name, role, version }),
    answers: { 200: saved },
    limit: 30,
  }),
  send: defineEndpoint({
    id: 'reports.send',
    method: 'PUT',
    path: '/api/v1/reportes/guardados/:id/envio',
    permission,
    summary: 'Pide, cambia o termina el envío de un reporte al correo del lector',
    description:
      'A las siete de la mañana, con lo que el lector puede ver ese día. El correo lleva una cifra y un enlace, sin datos de personas. Termina solo si el lector pierde el rol o la cuenta.',
    params: z.object({ id }),
    /** null: ends it */
    body: z.strictObject({ every: closed(SENDINGS).nullable() }),
    answers: { 200: saved },
    limit: 30,
  }),
  remove: defineEndpoint({
    id: 'reports.remove',
    method: 'DELETE',
    path: '/api/v1/reportes/guardados/:id',
    permission,
    summary: 'Elimina un reporte propio',
    description: 'También deja de verlo el rol con el que se compartía.',
    params: z.object({ id }),
    answers: { 200: z.object({ removed: z.literal(true) }) },
    limit: 30,
  }),
} as const
