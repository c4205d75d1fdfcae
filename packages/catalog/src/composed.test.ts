import { compose, type Definitions } from '@ventanilla/domain/definitions/compose/compose'
import { describe, expect, it } from 'vitest'
import { COMPOSED } from './composed.ts'
import { PROCEDURE_DEFS } from './procedures/procedures.ts'
import { WRITTEN } from './written.ts'

const OWN = 9_000_000
/** Rows of documents are numbered under their type. */
const ROWS = 100

const plain = ({ workflow, procedures, stepTerms, applications, acts, actRules }: Definitions): unknown =>
  JSON.parse(
    JSON.stringify({
      families: workflow.families,
      procedures: [...procedures],
      stepTerms: [...stepTerms],
      applications: [...applications],
      acts: [...acts],
      actRules: [...actRules],
    }),
  )

/** Everything with the number of one type instead of another's, in numbers and in the names of blocks. */
function renumbered(part: unknown, from: number, to: number): unknown {
  if (part === from) return to
  if (typeof part === 'number') return Math.floor(part / ROWS) === from ? to * ROWS + (part % ROWS) : part
  if (typeof part === 'string') return part.replaceAll(String(from), String(to))
  if (Array.isArray(part)) return part.map((one) => renumbered(one, from, to))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) => [renumbered(key, from, to), renumbered(value, from, to)]),
  )
}

/** Families whose cases have a type by themselves name it. */
const NAMED = new Set(WRITTEN.families.flatMap(({ ownType }) => (ownType === undefined ? [] : [ownType])))

describe('what is put together', () => {
  it.each(PROCEDURE_DEFS.filter(({ ttId }) => !NAMED.has(ttId)))(
    'names the type $ttId by its procedure alone: under another number everything is the same',
    ({ ttId }) => {
      const own = OWN + ttId
      const procedures = WRITTEN.procedures.map((def) => (def.ttId === ttId ? { ...def, ttId: own } : def))
      expect(renumbered(plain(compose({ ...WRITTEN, procedures })), own, ttId)).toEqual(plain(COMPOSED))
    },
  )

  it('gives a copied procedure all that the family and the acts have for the first', () => {
    for (const def of PROCEDURE_DEFS) {
      const own = OWN + def.ttId
      const made = compose({ ...WRITTEN, procedures: [...WRITTEN.procedures, { ...def, ttId: own }] })
      const types = (id: string): readonly number[] =>
        made.workflow.families.find((family) => family.id === id)?.procedureTypes ?? []
      expect(types(def.workflow.family)).toContain(own)
      expect(made.natures.get(own)).toEqual(COMPOSED.natures.get(def.ttId))
      expect(made.stepTerms.get(own)).toEqual(COMPOSED.stepTerms.get(def.ttId))
      expect(made.applications.get(own)).toEqual(COMPOSED.applications.get(def.ttId))
      const lists = [...JSON.stringify([...made.workflow.families, ...made.acts]).matchAll(TYPE_LISTS)]
      for (const [, list = ''] of lists) {
        const numbers = list.split(',').map(Number)
        expect([list, numbers.includes(own)]).toEqual([list, numbers.includes(def.ttId)])
      }
      const blocks = (type: number): number =>
        JSON.stringify([...made.acts]).split(`{"==":[{"var":"tramite.tipo"},${type}]}`).length
      expect([own, blocks(own)]).toEqual([own, blocks(def.ttId)])
    }
  })

  it.each<[string, Partial<typeof WRITTEN>]>([
    ['a passage', { passages: new Map() }],
    ['a shared section', { sections: new Map() }],
    ['a document', { common: { ...WRITTEN.common, documents: new Map() } }],
    ['a subcategory', { common: { ...WRITTEN.common, subcategories: new Map() } }],
  ])('is refused where it refers to %s that does not exist', (_what, missing) => {
    expect(() => compose({ ...WRITTEN, ...missing })).toThrow()
  })

  it('is refused where two procedures say one term differently', () => {
    const [first, ...rest] = WRITTEN.procedures
    if (first === undefined || !('terms' in first.decision)) throw new Error('terms')
    const [term, ...more] = first.decision.terms
    if (term === undefined) throw new Error('a term')
    const other = { ...term, field: { ...term.field, label: 'Otra cosa' } }
    const procedures = [
      first,
      ...rest,
      { ...first, ttId: OWN, decision: { ...first.decision, terms: [other, ...more] } },
    ]
    expect(() => compose({ ...WRITTEN, procedures })).toThrow(`tipo ${OWN}: el término ${term.name} es otro`)
  })
})

/** Conditions over the type of a case. */
const TYPE_LISTS = /\{"in":\[\{"var":"(?:hecho\.)?tramite\.tipo"\},\[([\d,]*)\]\]\}/g
