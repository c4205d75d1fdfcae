import { chargesEvaluation, documentsForFiling } from '@ventanilla/domain/procedures/procedure'
import { FEE_METHODS, settledName } from '@ventanilla/domain/fees/method'
import { caseTermDays } from '@ventanilla/domain/procedures/case-term'
import type { Trait } from '@ventanilla/domain/procedures/traits'
import { describe, expect, it } from 'vitest'
import { CATEGORIES, SUBCATEGORIES } from './categories.ts'
import { DOCUMENT_KINDS } from './documents.ts'
import { procedureSchema } from '@ventanilla/domain/definitions/procedure-schema'
import { PROCEDURE_DEFS, PROCEDURES, natureOfType, procedureByType, typesWith } from './procedures.ts'

/** The types of the factory, whose facts are written here by hand. From 1000 on a type is an authority's own (decision 73). */
const ofTheSeed = (ttId: number): boolean => ttId < 1000
const SEED = PROCEDURES.filter(({ ttId }) => ofTheSeed(ttId))

const unique = (values: readonly unknown[]): boolean => new Set(values).size === values.length
const type = (ttId: number) => {
  const found = procedureByType(ttId)
  if (found === null) throw new Error(`no type ${ttId}`)
  return found
}
const everyText = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(everyText) : []
}

describe('the procedure types', () => {
  it('of the seed are 1 to 9, 11 to 27 and 29', () => {
    const ids = [
      1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 29,
    ]
    expect(SEED.map((p) => p.ttId)).toEqual(ids)
    expect([procedureByType(10), procedureByType(28)]).toEqual([null, null])
    expect(unique(PROCEDURES.map((p) => p.name))).toBe(true)
  })

  it('have a description that begins as specified and agrees with its items', () => {
    for (const p of PROCEDURES) {
      expect(p.description.startsWith('Podrás realizar trámites de:')).toBe(true)
      const list = p.description.slice('Podrás realizar trámites de:'.length)
      const items = p.presentation === 'vinetas' ? list.split(/[•\n]/) : list.replace(/\.$/, '').split(',')
      expect(items.map((item) => item.trim().toLowerCase()).filter(Boolean)).toEqual(
        p.items.map((item) => item.toLowerCase()),
      )
    }
  })

  it('show 13 as a list and 29 by bullets, and hide 27', () => {
    expect(SEED.filter((p) => p.presentation === 'lista').map((p) => p.ttId)).toEqual([13])
    expect(SEED.filter((p) => p.presentation === 'vinetas').map((p) => p.ttId)).toEqual([29])
    expect(SEED.filter((p) => !p.listed).map((p) => p.ttId)).toEqual([27])
  })

  it('belong to the seven subcategories of the one active category', () => {
    expect(SUBCATEGORIES.map((s) => s.id)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(CATEGORIES.filter((c) => c.status === 1).map((c) => c.id)).toEqual([1])
    const sizes = SUBCATEGORIES.map((s) => SEED.filter((p) => p.subcategory.id === s.id).length)
    expect(sizes).toEqual([7, 7, 3, 2, 2, 2, 4])
    for (const p of PROCEDURES) {
      const { id, name, image } = p.subcategory
      expect(SUBCATEGORIES.find((s) => s.id === id)).toMatchObject({ name, image })
    }
  })

  it('name their form, 2 and 4 the same one, and its route', () => {
    expect(type(2).form).toMatchObject({ id: 'F02_04', sharedWith: [4] })
    expect(type(4).form).toMatchObject({ id: 'F02_04', sharedWith: [2] })
    expect(unique(PROCEDURES.filter((p) => p.ttId !== 4).map((p) => p.form.id))).toBe(true)
    for (const p of PROCEDURES) {
      expect(p.form.path).toBe(p.ttId === 27 ? null : `/tramites-ambientales/${p.ttId}/{solId}`)
    }
  })

  it('carry no remark to the authority in what people read; those stand apart', () => {
    for (const p of PROCEDURES) {
      expect(
        everyText(p).filter((text) => /verificar|spec §|CLI_|LIDER_/i.test(text) && !/verificará/.test(text)),
      ).toEqual([])
    }
  })
})

describe('what every folder declares', () => {
  it.each(PROCEDURE_DEFS.map((def) => [def.name, def] as const))(
    '%s: is what publication demands',
    (_, def) => {
      expect(procedureSchema.safeParse(def).error?.issues ?? []).toEqual([])
    },
  )

  it('is refused where the days of a stage are not those of its steps', () => {
    const [def] = PROCEDURE_DEFS
    const [stage] = def?.terms ?? []
    const parsed = procedureSchema.safeParse({
      ...def,
      terms: [
        {
          ...stage,
          amount: 10,
          binds: [
            ['PG-03', 5],
            ['PG-07', 4],
          ],
        },
      ],
    })
    expect(parsed.error?.issues.map(({ message }) => message)).toEqual([
      `«${stage?.stage}»: las partes de los pasos no suman 10 días.`,
    ])
  })

  it('is refused where two stages give one step its term, where none gives any, and without a norm', () => {
    const [def] = PROCEDURE_DEFS
    const [stage] = def?.terms ?? []
    const refused = (changed: object): unknown =>
      procedureSchema
        .safeParse({ ...def, ...changed })
        .error?.issues.map(({ message, path }) => (path.length > 0 ? path[0] : message))
    const bound = (name: string): object => ({ ...stage, stage: name, binds: ['PG-03'] })
    expect(refused({ terms: [bound('Una'), bound('Otra')] })).toEqual([
      '«Otra» da término a PG-03, que ya lo tiene de «Una».',
    ])
    expect(refused({ terms: [{ ...stage, binds: [] }] })).toEqual(['Ninguna etapa da término a un paso.'])
    expect(refused({ legalBasis: [] })).toEqual(['legalBasis'])
  })
})

/** Written by hand from the fact sheets of the seed's types. */
const TRAITS_BY_HAND: Readonly<Record<Trait, readonly number[]>> = {
  agua_superficial: [3],
  uso_del_agua: [3, 4],
  arbolado: [7, 8, 11, 12, 25],
  mediciones: [1, 2, 5, 6, 9, 13, 14, 16, 17, 18, 19, 22],
  licencia: [1, 9],
  pide_una_vez: [5],
  recibido: [23],
  sin_visita: [20, 21, 24, 26],
  saldo_previo: [22],
  equipos: [19],
  area_plantada: [25],
  sobre_permiso: [29],
  peticion: [27],
  se_modifica_aparte: [1, 9, 29],
}

describe('what sets them apart', () => {
  it.each(Object.entries(TRAITS_BY_HAND))('%s: are these types', (trait, types) => {
    expect(typesWith(trait as Trait).filter(ofTheSeed)).toEqual(types)
  })

  it('plans are approved, everything else is granted', () => {
    const approved = SEED.map(({ ttId }) => ttId).filter((ttId) => natureOfType(ttId).verb === 'aprobar')
    expect(approved).toEqual([14, 15, 23])
  })
})

describe('their documents', () => {
  const rows = PROCEDURES.flatMap((p) => p.documents)

  it('have ids of their own, in order, and the titles of their kinds', () => {
    expect(unique(rows.map((d) => d.id))).toBe(true)
    for (const p of PROCEDURES)
      expect(p.documents.map((d) => d.order)).toEqual(p.documents.map((_, i) => i + 1))
    for (const row of rows)
      expect(DOCUMENT_KINDS.find((kind) => kind.id === row.documentId)?.title).toBe(row.title)
  })

  it('have a condition, in logic and in words, exactly where they are conditional', () => {
    for (const row of rows) {
      expect(row.condition !== undefined).toBe(row.need === 'condicional')
      expect(row.conditionText !== undefined).toBe(row.need === 'condicional')
      if (row.conditionText !== undefined) expect(row.conditionText).toMatch(/^Si /)
    }
  })

  it('hide the six of type 3 from its public detail, and only those', () => {
    expect(
      rows
        .filter((row) => row.hiddenInDetail)
        .map((row) => row.id)
        .toSorted((a, b) => a - b),
    ).toEqual([68, 82, 83, 239, 240, 241])
    expect(documentsForFiling(type(3)).some((row) => row.id === 239)).toBe(true)
  })

  it('leave national forms and proofs of payment out of filing', () => {
    for (const p of PROCEDURES) {
      const filing = documentsForFiling(p)
      expect(filing.every((row) => row.documentId !== 7 && row.origin === 'solicitante')).toBe(true)
    }
    expect(
      rows.filter((row) => row.origin === 'portal').every((row) => /^form(ulario|ato)/i.test(row.title)),
    ).toBe(true)
    expect(rows.filter((row) => row.stage === 'pago').length).toBeGreaterThan(0)
  })

  it('ask for no proof of payment where nothing is charged', () => {
    const wrong = PROCEDURES.filter(
      (p) => !chargesEvaluation(p) && p.documents.some((d) => d.stage === 'pago'),
    )
    expect(wrong.map((p) => p.ttId)).toEqual([])
  })
})

describe('their terms', () => {
  it('add up to the term of the case', () => {
    expect(Object.fromEntries(SEED.map((p) => [p.ttId, caseTermDays(p.terms)]))).toEqual({
      1: 85,
      2: 60,
      3: 70,
      4: 70,
      5: 68,
      6: 60,
      7: 60,
      8: 60,
      9: 50,
      11: 60,
      12: 48,
      13: 85,
      14: 90,
      15: 45,
      16: 20,
      17: 28,
      18: 55,
      19: 40,
      20: 8,
      21: 30,
      22: 3,
      23: 45,
      24: 15,
      25: 50,
      26: 61,
      27: 20,
      29: 40,
    })
  })

  it('pause the authority only while somebody else has the turn', () => {
    for (const term of PROCEDURES.flatMap((p) => p.terms)) {
      if (term.pausesTerm) expect(term.holder).not.toBe('autoridad')
    }
  })
})

describe('their fees and workflows', () => {
  it('have a sentence for every method and levy', () => {
    for (const { fee } of PROCEDURES) {
      expect(FEE_METHODS[fee.evaluation] && FEE_METHODS[fee.followUp]).toBeTruthy()
      for (const levy of fee.levies) expect(settledName(levy)).toBeTruthy()
    }
  })

  it('name the families of the fact sheet', () => {
    const families = new Map<string, number[]>()
    for (const p of SEED)
      families.set(p.workflow.family, [...(families.get(p.workflow.family) ?? []), p.ttId])
    expect(Object.fromEntries(families)).toEqual({
      licencia: [1, 9],
      permiso_general: [2, 3, 4, 5, 6, 13, 16, 17, 18],
      forestal: [7, 8, 11, 12],
      pueaa: [14, 15, 23],
      registro_simple: [19, 20, 21, 22, 24, 25, 26],
      quejas: [27],
      modificacion_permiso: [29],
    })
    expect(type(12).workflow.alternative?.family).toBe('arbol_riesgo')
    expect(SEED.filter((p) => p.visitByDefault).map((p) => p.ttId)).toEqual([
      3, 4, 5, 6, 7, 8, 11, 12, 13, 14,
    ])
  })
})
