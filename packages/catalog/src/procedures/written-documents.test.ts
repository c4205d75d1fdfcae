import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { PROCEDURES } from './procedures.ts'

/** Documents of each type, compared with the written sheets row by row, independently of the catalogue. */
interface Written {
  readonly tdt_id: number
  readonly tdt_orden: number
  readonly fk_tram_documento: { readonly td_id: number; readonly td_titulo: string }
  readonly obligatoriedad: string
  readonly condition?: Condition
  readonly tipos_archivo: readonly string[]
  readonly max_mb: number
  readonly es_formulario_nacional: boolean
  readonly oculto_en_detalle_publico: boolean
}
type Condition =
  | { readonly any: readonly Condition[] }
  | { readonly all: readonly Condition[] }
  | { readonly field: string; readonly op: string; readonly value: unknown }

const sheet = (ttId: number): readonly Written[] =>
  (
    JSON.parse(
      readFileSync(
        new URL(`../../../../spec/domain/procedures/${String(ttId).padStart(2, '0')}.json`, import.meta.url),
        'utf8',
      ),
    ) as { documentos: Written[] }
  ).documentos

/** Documents of the sheets that are not required, each with the reason. The list can only shrink. */
const NOT_ASKED: Readonly<Record<number, string>> = {
  2306: 'the plan is charged nothing, and no fee asks for no proof of its payment (decision 34)',
  2406: 'the book is charged nothing, and no fee asks for no proof of its payment (decision 34)',
}

/** td_id of the proof of payment, which belongs to the payment step (decision 27). */
const PROOF_OF_PAYMENT = 7

/** The written condition as JSON Logic; a condition on an unanswered field is false (decision 36). */
function logicOf(condition: Condition): unknown {
  if ('any' in condition) return { or: condition.any.map(logicOf) }
  if ('all' in condition) return { and: condition.all.map(logicOf) }
  const field = { var: condition.field }
  const { op, value } = condition
  if (op === 'eq') return { '===': [field, value] }
  if (op === 'ne') return { and: [{ '!!': [field] }, { '!==': [field, value] }] }
  if (op === 'in') return { in: [field, value] }
  if (op === 'contains') return { in: [value, field] }
  if (op === 'gte') return { '>=': [field, value] }
  throw new Error(`unknown operation ${op}`)
}

describe('the documents of the fact sheets', () => {
  const TYPES = PROCEDURES.map(({ ttId }) => ttId)

  it('are there for every type', () => {
    expect(TYPES.filter((ttId) => sheet(ttId).length === 0)).toEqual([])
  })

  it.each(PROCEDURES.map((procedure) => [procedure.ttId, procedure] as const))(
    'of type %d are asked for by the same need, condition, moment, size and kinds of file',
    (ttId, procedure) => {
      const asked = procedure.documents.map((document) => ({
        id: document.id,
        kind: document.documentId,
        title: document.title,
        need: document.need,
        condition: document.condition,
        accept: [...document.accept].sort(),
        maxMegabytes: document.maxMegabytes,
        madeByPortal: document.origin === 'portal',
        stage: document.stage,
        hidden: document.hiddenInDetail,
      }))
      const written = sheet(ttId)
        .filter((row) => NOT_ASKED[row.tdt_id] === undefined)
        .toSorted((a, b) => a.tdt_orden - b.tdt_orden)
        .map((row) => ({
          id: row.tdt_id,
          kind: row.fk_tram_documento.td_id,
          title: row.fk_tram_documento.td_titulo,
          need: row.obligatoriedad,
          condition: row.condition === undefined ? undefined : logicOf(row.condition),
          accept: [...row.tipos_archivo].sort(),
          maxMegabytes: row.max_mb,
          madeByPortal: row.es_formulario_nacional,
          stage: row.fk_tram_documento.td_id === PROOF_OF_PAYMENT ? 'pago' : 'radicacion',
          hidden: row.oculto_en_detalle_publico,
        }))
      expect(asked).toEqual(written)
    },
  )

  it('leave out only what the list names, and the list names nothing that is asked for', () => {
    const asked = new Set(PROCEDURES.flatMap(({ documents }) => documents.map(({ id }) => id)))
    const left = TYPES.flatMap(sheet).filter(({ tdt_id }) => !asked.has(tdt_id))
    expect(left.map(({ tdt_id }) => tdt_id)).toEqual(Object.keys(NOT_ASKED).map(Number))
  })
})
