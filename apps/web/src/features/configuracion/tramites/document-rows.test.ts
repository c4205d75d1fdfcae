import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { movedDocument, withDocument, withoutDocument } from './document-rows.ts'

const rows = (...kinds: number[]) => kinds.map((kind) => ({ kind, accept: ['pdf'] as const }))
const numbers = (documents: readonly { readonly kind: number; readonly row?: number }[]) =>
  documents.map(({ kind, row }) => [kind, row])

describe('the documents of a procedure', () => {
  it('keep the number of their row when one before them goes, comes or moves', () => {
    expect(numbers(withoutDocument(3, rows(7, 8, 9), 7))).toEqual([
      [8, 302],
      [9, 303],
    ])
    expect(numbers(movedDocument(3, rows(7, 8, 9), 9, -1))).toEqual([
      [7, 301],
      [9, 303],
      [8, 302],
    ])
  })

  it('get a row that none has had of late', () => {
    expect(numbers(withDocument(3, withoutDocument(3, rows(7, 8, 9), 8), 10)).at(-1)).toEqual([10, 304])
    expect(numbers(withDocument(1000, [], 1))).toEqual([[1, 100_001]])
  })

  it('stay where they are at an end of the list', () => {
    const three = rows(7, 8, 9)
    expect(movedDocument(3, three, 7, -1)).toBe(three)
    expect(movedDocument(3, three, 9, 1)).toBe(three)
    expect(movedDocument(3, three, 99, 1)).toBe(three)
  })

  it('never share a row, whatever is done with them', () => {
    const step = fc.tuple(fc.constantFrom('add', 'drop', 'up', 'down'), fc.integer({ min: 1, max: 8 }))
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let documents: ReturnType<typeof withDocument> = rows(1, 2, 3)
        for (const [what, kind] of steps) {
          const has = documents.some((one) => one.kind === kind)
          if (what === 'add' && !has) documents = withDocument(3, documents, kind)
          if (what === 'drop') documents = withoutDocument(3, documents, kind)
          if (what === 'up') documents = movedDocument(3, documents, kind, -1)
          if (what === 'down') documents = movedDocument(3, documents, kind, 1)
        }
        const used = documents.map((one, at) => one.row ?? 300 + at + 1)
        expect(new Set(used).size).toBe(used.length)
        expect(new Set(documents.map(({ kind }) => kind)).size).toBe(documents.length)
      }),
    )
  })
})
