import { z } from 'zod'
import { closed } from './closed.ts'
import { defineEndpoint } from './endpoint.ts'

const group = {
  cases: z.int(),
  granted: z.int(),
  refused: z.int(),
  /** neither granted nor refused */
  other: z.int(),
  /** counted without their outcome, because fewer than five had one */
  undetailed: z.int(),
  /** calendar days from filing to decision */
  median: z.number(),
  /** 90th percentile of these days; null below ten cases */
  p90: z.int().nullable(),
}
/** null: several procedures with fewer than five cases each */
const procedure = z.object({ id: z.int(), name: z.string() }).nullable()
const year = z.int()

const figuresBody = z.object({
  /** when they were computed; null: not yet */
  computedAt: z.iso.datetime().nullable(),
  /** fewest cases of a group */
  smallestGroup: z.int(),
  rows: z.array(z.object({ year, procedure, ...group })),
  byProcedure: z.array(z.object({ procedure, ...group })),
  byYear: z.array(z.object({ year, ...group })),
  all: z.object(group).nullable(),
})
export type FiguresBody = z.infer<typeof figuresBody>

const FIGURES_FORMATS = {
  csv: 'Separado por punto y coma, por trámite y año',
  json: 'Lo mismo que la llamada sin archivo',
} as const

/** Public figures: how long decisions took and how they ended. */
export const figures = {
  'figures.read': defineEndpoint({
    id: 'figures.read',
    method: 'GET',
    path: '/api/v1/cifras',
    permission: 'public',
    summary: 'Días que tardan las decisiones, y cuántas se conceden y se niegan, por trámite y año',
    description:
      'Sin cuenta. Se calculan cada noche sobre los trámites terminados con decisión. Ningún grupo tiene menos de cinco casos, tampoco restando totales o las cifras de dos noches: los casos esperan hasta completar cinco, y lo que espera no está en ningún total.',
    answers: { 200: figuresBody },
    limit: 60,
  }),
  'figures.file': defineEndpoint({
    id: 'figures.file',
    method: 'GET',
    path: '/api/v1/cifras/archivo',
    permission: 'public',
    summary: 'Las cifras públicas como archivo de datos abiertos',
    description: 'Sin cuenta. Las mismas cifras, con el instante en que se calcularon.',
    query: z.strictObject({ formato: closed(FIGURES_FORMATS).default('csv') }),
    answers: { 200: z.unknown().meta({ description: 'Archivo CSV o JSON', type: 'string' }) },
    media: 'application/octet-stream',
    limit: 30,
  }),
} as const
