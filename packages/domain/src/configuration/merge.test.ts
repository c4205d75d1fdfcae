import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { equal, type Json } from './json.ts'
import { merge } from './merge.ts'

const word = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f')
interface Field {
  readonly key: string
  readonly label: string
  readonly min?: number
  readonly condition?: { readonly '==': readonly [string, string] } | null
}
const field: fc.Arbitrary<Field> = fc.record(
  {
    key: word,
    label: word,
    min: fc.integer({ min: 0, max: 3 }),
    condition: fc.option(fc.record({ '==': fc.tuple(word, word) }), { nil: null }),
  },
  { requiredKeys: ['key', 'label'] },
)
const fields = fc.uniqueArray(field, { selector: ({ key }) => key, maxLength: 6 })
const section = fc.record({ key: word, title: word, fields })
const form = fc.record({
  id: fc.constant('f'),
  sections: fc.uniqueArray(section, { selector: ({ key }) => key, maxLength: 5 }),
  roles: fc.array(word, { maxLength: 4 }),
})
type Form = Readonly<{
  id: string
  sections: readonly Readonly<{ key: string; title: string; fields: readonly Field[] }>[]
  roles: readonly string[]
}>
// records of plain data without an index signature
const json = (value: unknown): Json => value as Json

const kinds: readonly (readonly [string, fc.Arbitrary<unknown>])[] = [
  ['forms', form],
  ['any data', fc.jsonValue()],
]
describe.each(kinds)('a merge of %s', (_, any) => {
  it('takes what one side alone changed, and what both changed alike', () => {
    fc.assert(
      fc.property(any, any, (base, changed) => {
        for (const [theirs, ours] of [
          [changed, base],
          [base, changed],
          [changed, changed],
        ]) {
          const merged = merge(json(base), json(theirs), json(ours))
          expect(merged.conflicts).toEqual([])
          expect(equal(merged.value, json(changed))).toBe(true)
        }
      }),
    )
  })

  it('has the same conflicts when the sides are exchanged, and without one the same result', () => {
    fc.assert(
      fc.property(any, any, any, (base, x, y) => {
        const [one, other] = [merge(json(base), json(x), json(y)), merge(json(base), json(y), json(x))]
        expect(one.conflicts.map(({ path, kind }) => [path, kind]).toSorted()).toEqual(
          other.conflicts.map(({ path, kind }) => [path, kind]).toSorted(),
        )
        if (one.conflicts.length === 0) expect(equal(one.value, other.value)).toBe(true)
      }),
    )
  })
})

/** Edits of a form by name, as an editor makes them, each with the list that it touches. */
interface Edit {
  readonly at: string
  readonly apply: (form: Form) => Form
}
const inSection =
  (key: string, change: (one: Form['sections'][number]) => Form['sections'][number]) => (of: Form) => ({
    ...of,
    sections: of.sections.map((one) => (one.key === key ? change(one) : one)),
  })
const editsOf = (of: Form): readonly Edit[] =>
  of.sections.flatMap(({ key, fields: inside }, i) => [
    { at: `title ${key}`, apply: inSection(key, (one) => ({ ...one, title: `${one.title}!` })) },
    { at: `list ${key}`, apply: inSection(key, (one) => ({ ...one, fields: one.fields.toReversed() })) },
    {
      at: `list ${key}`,
      apply: inSection(key, (one) => ({ ...one, fields: [...one.fields, { key: `new${i}`, label: 'n' }] })),
    },
    ...inside.map((field) => ({
      at: `label ${key}.${field.key}`,
      apply: inSection(key, (one) => ({
        ...one,
        fields: one.fields.map((f) => (f.key === field.key ? { ...f, label: `${f.label}?` } : f)),
      })),
    })),
  ])
const picks = fc.array(fc.nat(200), { maxLength: 8 })
const applied = (of: Form, edits: readonly Edit[]): Form => edits.reduce((now, edit) => edit.apply(now), of)

describe('edits of two people', () => {
  it('in different places all survive', () => {
    fc.assert(
      fc.property(form, picks, picks, (of, p, q) => {
        const all = editsOf(of)
        fc.pre(all.length > 0)
        const chosen = (numbers: readonly number[]): readonly Edit[] =>
          [...new Set(numbers.map((n) => n % all.length))].flatMap((n) => all[n] ?? [])
        const mine = chosen(p)
        const theirs = chosen(q).filter(({ at }) => !mine.some((edit) => edit.at === at))
        const merged = merge(json(of), json(applied(of, theirs)), json(applied(of, mine)))
        expect(merged.conflicts).toEqual([])
        expect(merged.value).toEqual(applied(of, [...mine, ...theirs]))
      }),
      { numRuns: 300 },
    )
  })

  it('keep an order that one changed beside the contents and additions of the other', () => {
    fc.assert(
      fc.property(fields, fc.nat(), (list, n) => {
        fc.pre(list.length > 1)
        const ours = list.toReversed()
        const theirs = [
          ...list.map((one, i) => (i === n % list.length ? { ...one, label: 'other' } : one)),
          { key: 'z', label: 'z' },
        ]
        const { value, conflicts } = merge(json(list), json(theirs), json(ours))
        expect(conflicts).toEqual([])
        const merged = JSON.parse(JSON.stringify(value)) as readonly Field[]
        expect(merged.filter(({ key }) => key !== 'z').map(({ key }) => key)).toEqual(
          ours.map(({ key }) => key),
        )
        expect(merged.some(({ key }) => key === 'z') && merged.some(({ label }) => label === 'other')).toBe(
          true,
        )
      }),
    )
  })

  it('lose no element that one changed and the other removed: it is a conflict', () => {
    fc.assert(
      fc.property(fields, fc.nat(), (list, n) => {
        fc.pre(list.length > 1)
        const at = n % list.length
        const changed = list.map((one, i) => (i === at ? { ...one, label: 'mine' } : one))
        const removed = list.toSpliced(at, 1)
        for (const [theirs, ours] of [
          [removed, changed],
          [changed, removed],
        ]) {
          const { value, conflicts } = merge(json(list), json(theirs), json(ours))
          expect(conflicts.map(({ kind }) => kind)).toEqual(['changed and removed'])
          expect(value).toHaveLength(list.length)
        }
      }),
    )
  })

  it('that set one condition each are a conflict: it is never half of both', () => {
    const at = (condition: Json): Json => ({ condition })
    const merged = merge(
      at({ and: [1, 2], or: [] }),
      at({ and: [1, 3], or: [] }),
      at({ and: [1, 2], or: [4] }),
    )
    expect(merged.conflicts.map(({ path }) => path)).toEqual([['condition']])
    expect(merged.value).toEqual(at({ and: [1, 2], or: [4] }))
  })

  it('where ours is null keep it: null is a value', () => {
    expect(merge({ a: 1 }, { a: 2 }, { a: null }).value).toEqual({ a: null })
  })

  it('with the keys 1 and «1» in one list confuse neither', () => {
    const list = (label: string): Json => [
      { id: 1, label },
      { id: '1', label: 'text' },
    ]
    expect(merge(list('a'), list('b'), list('a')).value).toEqual(list('b'))
  })
})
