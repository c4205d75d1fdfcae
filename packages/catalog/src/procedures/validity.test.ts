import { VALIDITY_UNITS } from '@ventanilla/domain/procedures/validity'
import { describe, expect, it } from 'vitest'
import { procedureSchema } from '@ventanilla/domain/definitions/procedure-schema'
import { natureOfType, PROCEDURE_DEFS } from './procedures.ts'
import { validityOf } from '@ventanilla/domain/definitions/compose/validity-of'
import { COMPOSED } from '../composed.ts'

/** The types of the factory; from 1000 on a type is an authority's own (decision 73). */
const SEED = PROCEDURE_DEFS.filter(({ ttId }) => ttId < 1000)
const byResolution = SEED.filter(({ decision }) => decision.by === 'resolution')
const countedIn = (unit: string | null): readonly number[] =>
  byResolution.filter(({ ttId }) => natureOfType(ttId).validity?.unit === unit).map(({ ttId }) => ttId)

describe('the validity of a permit', () => {
  it('is one term of every resolución of the seed, and of nothing else', () => {
    const validities = SEED.filter(({ ttId }) => natureOfType(ttId).validity !== null)
    const types = (of: typeof SEED) => of.map(({ ttId }) => ttId)
    expect(types(validities)).toEqual(types(byResolution))
    expect(byResolution.length).toBeGreaterThan(15)
  })

  it('is in months for an exploration, works in a riverbed and trees, which last for a season', () => {
    expect(countedIn('meses')).toEqual([2, 6, 7, 8, 11, 12])
  })

  it('is the life of the project, in words, for a licence and its change', () => {
    expect(countedIn(null)).toEqual([1, 9])
  })

  it('is in years for every other permit, plan and extension', () => {
    expect(countedIn('años')).toEqual([3, 4, 5, 13, 14, 15, 16, 17, 18, 29])
  })

  it('is the only number in months or years that a type grants, besides the return period of works', () => {
    const counted = new Set<string>(VALIDITY_UNITS)
    for (const { ttId, name } of byResolution) {
      const validity = natureOfType(ttId).validity
      const numbers = COMPOSED.brought.granted
        .filter((term) => term.types.includes(ttId) && counted.has(term.field.unit ?? ''))
        .filter((term) => term.name !== 'periodo_retorno')
      const declared = validity === null || validity.unit === null ? [] : [validity]
      expect(
        numbers.map((term) => ({ field: `decision.${term.name}`, unit: term.field.unit })),
        name,
      ).toEqual(declared)
    }
  })
})

describe('a term that declares itself the validity', () => {
  const [def] = byResolution
  const decision = def?.decision
  if (decision?.by !== 'resolution') throw new Error('no resolución')
  const field = { kind: 'integer', label: 'Plazo', required: true } as const
  const months = { name: 'duracion', validity: true, field: { ...field, unit: 'meses' } } as const
  const refused = (decided: object): unknown =>
    procedureSchema
      .safeParse({ ...def, decision: { ...decision, ...decided } })
      .error?.issues.map(({ message }) => message)

  it('is found by its declaration in the unit of its field, whatever its name', () => {
    const found = validityOf({ ...decision, terms: [months] })
    expect(found).toEqual({ field: 'decision.duracion', unit: 'meses' })
    const { validity: _validity, ...plain } = months
    expect(validityOf({ ...decision, terms: [{ ...plain, name: 'plazo_entrega' }] })).toBeNull()
  })

  it('is counted in months or years, or said in words', () => {
    const wrong = '«duracion» es la vigencia: se cuenta en meses o en años enteros, o se dice en palabras.'
    const withField = (more: object) => refused({ terms: [{ ...months, field: { ...field, ...more } }] })
    expect(withField({ unit: 'meses' })).toBeUndefined()
    expect(withField({ unit: 'años' })).toBeUndefined()
    expect(withField({ kind: 'text' })).toBeUndefined()
    expect(withField({ unit: 'días' })).toEqual([wrong])
    expect(withField({})).toEqual([wrong])
    expect(withField({ kind: 'decimal', unit: 'años' })).toEqual([wrong])
  })

  it('is alone', () => {
    expect(refused({ terms: [months, { ...months, name: 'otra' }] })).toEqual([
      'Solo un término es la vigencia del permiso.',
    ])
  })

  it('is one of a resolución', () => {
    const parsed = procedureSchema.safeParse({ ...def, decision: { by: 'certificate', terms: [months] } })
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual([
      '«duracion»: solo una resolución fija una vigencia.',
    ])
  })
})
