import { Readable } from 'node:stream'
import { figures, type FiguresBody } from '@ventanilla/contract/figures.contract'
import { SMALLEST_GROUP } from '@ventanilla/domain/figures/release'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import type { FastifyInstance } from 'fastify'
import { sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { type Column, csvStream } from '../../http/bodies/sheet-stream.ts'
import { registerRoutes, type RouteDeps } from '../../http/routes.ts'

/** They change once a night; a reader sees new ones within ten minutes. */
const CACHE = { 'cache-control': 'public, max-age=600, stale-while-revalidate=3600' }

export function registerFigures(app: FastifyInstance, routeDeps: RouteDeps, deps: AppDeps): void {
  registerRoutes(app, routeDeps, figures, {
    'figures.read': async () => ({
      status: 200 as const,
      body: await keptFigures(deps),
      headers: CACHE,
    }),
    'figures.file': async (_ctx, { query: { formato } }) => {
      const body = await keptFigures(deps)
      const day = body.computedAt === null ? 'sin-calcular' : bogotaDate(body.computedAt)
      const isJson = formato === 'json'
      return {
        status: 200 as const,
        body: isJson
          ? JSON.stringify(body, null, 2)
          : Readable.from(csvStream(columnsOf(body), pageOf(body))),
        headers: {
          ...CACHE,
          'content-type': isJson ? 'application/json; charset=utf-8' : 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename="cifras-${day}.${formato}"`,
        },
      }
    },
  })
}

/** The figures as they were computed last, never on request. */
async function keptFigures({ db }: AppDeps): Promise<FiguresBody> {
  const kept = await db.one<{ body: FiguresBody }>(sql`select body from public_figures`)
  return (
    kept?.body ?? {
      computedAt: null,
      smallestGroup: SMALLEST_GROUP,
      rows: [],
      byProcedure: [],
      byYear: [],
      all: null,
    }
  )
}

type Row = FiguresBody['rows'][number]

async function* pageOf({ rows }: FiguresBody): AsyncGenerator<Row[]> {
  await Promise.resolve()
  yield rows
}

const number = (title: string, value: (row: Row) => number | null): Column<Row> => ({
  title,
  width: 12,
  kind: 'number',
  value,
})

const columnsOf = ({ computedAt }: FiguresBody): readonly Column<Row>[] => [
  number('Año', (r) => r.year),
  number('Número del trámite', (r) => r.procedure?.id ?? null),
  { title: 'Trámite', width: 60, kind: 'text', value: (r) => r.procedure?.name ?? 'Varios trámites' },
  number('Casos', (r) => r.cases),
  number('Concedidos', (r) => r.granted),
  number('Negados', (r) => r.refused),
  number('Otra decisión', (r) => r.other),
  number('Sin detallar', (r) => r.undetailed),
  number('Mediana de días calendario', (r) => r.median),
  number('Percentil 90 de días calendario', (r) => r.p90),
  { title: 'Calculado (UTC)', width: 24, kind: 'text', value: () => computedAt },
]
