import * as z from 'zod'
import { describe, expect, it } from 'vitest'
import { undeclared } from './undeclared.ts'

const found = (schema: z.ZodType, sent: unknown): string[] => undeclared(sent, schema.parse(sent))

describe('what an answer says beyond its contract', () => {
  it('is found by its path, however deep, and once in a list', () => {
    const schema = z.object({
      rows: z.array(z.object({ id: z.string() })),
      owner: z.object({ name: z.string() }),
    })
    expect(
      found(schema, {
        rows: [
          { id: '1', storageKey: 'a' },
          { id: '2', storageKey: 'b' },
        ],
        owner: { name: 'Ana', document: '1' },
      }),
    ).toEqual(['rows[].storageKey', 'owner.document'])
  })

  it('is not what is declared open, absent, or one of several forms', () => {
    const schema = z.object({
      any: z.unknown(),
      words: z.record(z.string(), z.number()),
      form: z.union([z.object({ a: z.string() }), z.object({ b: z.string() })]),
      left: z.string().optional(),
    })
    expect(
      found(schema, { any: { x: { y: 1 } }, words: { q: 1 }, form: { b: 'b' }, left: undefined }),
    ).toEqual([])
    expect(found(schema, { any: null, words: {}, form: { b: 'b', c: 1 } })).toEqual(['form.c'])
  })
})
