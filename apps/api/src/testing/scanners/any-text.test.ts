import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { schemaOf } from '../attacks/bad-values.ts'
import { marked } from './any-text.ts'

const mark = (schema: z.ZodType, value: unknown) => marked(schemaOf(schema), value)

describe('the texts of a call that a scanner changes', () => {
  it('are those that the contract takes as they are', () => {
    const schema = z.object({
      q: z.string().max(100),
      id: z.uuid(),
      day: z.iso.date(),
      code: z.string().regex(/^\d{4}$/),
      kind: z.enum(['a', 'b']),
      many: z.int(),
      maybe: z.string().optional(),
      either: z.union([z.int(), z.string()]),
      null: z.string().nullable(),
      rows: z.array(z.object({ name: z.string() })),
      data: z.record(z.string(), z.unknown()),
      doc: z.unknown(),
    })
    const value = {
      q: 'agua',
      id: '019a1f40-0000-7000-8000-000000000001',
      day: '2026-02-02',
      code: '1234',
      kind: 'a',
      many: 3,
      maybe: 'sí',
      either: 'x',
      null: 'n',
      rows: [{ name: 'Ana' }],
      data: { campo: 'texto' },
    }
    expect(mark(schema, value)).toEqual({
      value: {
        ...value,
        q: 'agua*',
        maybe: 'sí*',
        either: 'x*',
        null: 'n*',
        rows: [{ name: 'Ana*' }],
        data: { campo: 'texto*' },
      },
      places: 6,
    })
  })

  it('are not those that are empty, and lose the sign that is the mark', () => {
    expect(mark(z.object({ a: z.string(), b: z.string() }), { a: '', b: 'x*y' })).toEqual({
      value: { a: '', b: 'xy*' },
      places: 1,
    })
  })

  it('are some of a document with hundreds of them', () => {
    const doc = { content: Array.from({ length: 200 }, () => ({ text: 'Considerando' })) }
    expect(mark(z.object({ doc: z.unknown() }), { doc }).places).toBeLessThan(20)
  })
})
