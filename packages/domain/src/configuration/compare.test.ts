import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Difference, differences } from './compare.ts'
import { equal, type Json } from './json.ts'

const word = fc.constantFrom('a', 'b', 'c', 'd')
const content = fc.record({
  name: word,
  rows: fc.uniqueArray(fc.record({ key: word, label: word }), { selector: ({ key }) => key, maxLength: 4 }),
  codes: fc.array(word, { maxLength: 3 }),
  limit: fc.option(fc.nat(3), { nil: null }),
})
// records of plain data without an index signature
const json = (value: unknown): Json => value as Json

/** What a reader finds at a place, following names of properties and keys of rows. */
function found(at: Json | undefined, path: readonly string[]): Json | undefined {
  const [name, ...rest] = path
  if (name === undefined) return at
  if (Array.isArray(at)) {
    const rows = at as readonly Record<string, Json>[]
    return found(
      rows.find((row) => row['key'] === name),
      rest,
    )
  }
  return found((at as Record<string, Json> | undefined)?.[name], rest)
}
const swapped = ({ path, kind, before, after }: Difference): string =>
  JSON.stringify([path, kind === 'added' ? 'removed' : kind === 'removed' ? 'added' : kind, after, before])
const said = ({ path, kind, before, after }: Difference): string =>
  JSON.stringify([path, kind, before, after])

describe('the differences of two contents', () => {
  it('are none exactly when they are equal', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        expect(differences(json(a), json(b)).length === 0).toBe(equal(json(a), json(b)))
        expect(differences(json(a), json(structuredClone(a)))).toEqual([])
      }),
    )
  })

  it('name the place, with what stands there before and after', () => {
    fc.assert(
      fc.property(content, content, (a, b) => {
        for (const one of differences(json(a), json(b))) {
          if (one.kind === 'moved') continue
          expect(equal(found(json(a), one.path), one.before)).toBe(true)
          expect(equal(found(json(b), one.path), one.after)).toBe(true)
          expect(equal(one.before, one.after)).toBe(false)
        }
      }),
    )
  })

  it('are the same seen from the other side', () => {
    fc.assert(
      fc.property(content, content, (a, b) => {
        expect(differences(json(b), json(a)).map(swapped).toSorted()).toEqual(
          differences(json(a), json(b)).map(said).toSorted(),
        )
      }),
    )
  })

  it('tell an element that moved from one that changed', () => {
    const row = (key: string, label: string): Json => ({ key, label })
    expect(
      differences({ rows: [row('a', '1'), row('b', '2')] }, { rows: [row('b', '3'), row('a', '1')] }),
    ).toEqual([
      { path: ['rows', 'b', 'label'], kind: 'changed', before: '2', after: '3' },
      { path: ['rows'], kind: 'moved', before: ['a', 'b'], after: ['b', 'a'] },
    ])
  })

  it('show a list without keys, and a condition, whole', () => {
    expect(differences({ codes: ['a', 'b'] }, { codes: ['b'] })).toEqual([
      { path: ['codes'], kind: 'changed', before: ['a', 'b'], after: ['b'] },
    ])
    expect(differences({ condition: { a: [1] } }, { condition: { a: [2] } })).toHaveLength(1)
  })
})
