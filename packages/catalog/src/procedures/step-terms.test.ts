import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { caseTerm, caseTermDays } from '@ventanilla/domain/procedures/case-term'
import { makeCalendar } from '@ventanilla/domain/terms/calendar'
import type { ProcedureTerm } from '@ventanilla/domain/procedures/procedure'
import type { StageKind } from '@ventanilla/domain/procedures/stage-kinds'
import { computeTerm, dueDate } from '@ventanilla/domain/terms/term'
import { describe, expect, it } from 'vitest'
import { actTemplates } from '../acts/index-of-acts.ts'
import { appealClause, templateFor } from '@ventanilla/domain/acts/appeal'
import type { Standing } from '@ventanilla/domain/acts/competence'
import { families, workflow } from '../workflows/loaded.ts'
import { PROCEDURE_DEFS, PROCEDURES } from './procedures.ts'
import { SPECIAL_APPEALS, specialAppeals } from './special-appeals.ts'
import { boundSteps, stepTermsOf } from '@ventanilla/domain/definitions/compose/step-terms'

const calendar = makeCalendar()
const rows = PROCEDURE_DEFS.flatMap((procedure) =>
  procedure.terms.map((term) => ({ name: `tipo ${procedure.ttId}, ${term.stage}`, term })),
)
const prefixOf = (step: string): string => step.split('-')[0] ?? ''
/** Loaded families, by the prefix of their step ids. */
const loaded = new Set(families.flatMap((family) => family.steps.map((step) => prefixOf(step.id))))

describe('every stage of every procedure', () => {
  it('is there to be tried, of every type', () =>
    expect(PROCEDURE_DEFS.filter(({ terms }) => terms.length === 0).map(({ ttId }) => ttId)).toEqual([]))

  it.each(rows)('$name: binds steps that exist, for whom the stage is', ({ term }) => {
    for (const [id] of boundSteps(term)) {
      const step = workflow.steps.get(id)
      if (!loaded.has(prefixOf(id))) continue
      expect(step, `${id} es de una familia cargada y no existe`).toBeDefined()
      // the stage's holder has the turn; PG-15, which waits for the appeal, also takes the appeal's days
      if (id !== 'PG-15') expect(step?.turn === 'usuario').toBe(term.holder === 'solicitante')
      if (term.pausesTerm) expect(step?.pausesTerm).toBe(true)
    }
  })

  it.each(rows.filter(({ term }) => term.amount > 0))(
    '$name: ends on the day that its own count explains',
    ({ term }) => {
      // the week before Easter, which contains a holiday
      const from = '2026-03-27'
      const counted = computeTerm({ from, amount: term.amount, unit: term.unit, calendar })
      expect(counted.due).toBe(dueDate(from, term.amount, term.unit, calendar))
      const days = counted.days.filter((day) => day.counted)
      expect(days.map((day) => day.n)).toEqual(days.map((_, index) => index + 1))
      if (term.unit === 'habiles') {
        expect(days).toHaveLength(term.amount)
        // weekends and holidays do not count, and each states why
        expect(counted.days.filter((day) => !day.counted).every((day) => day.why !== '')).toBe(true)
        expect(days.some((day) => ['2026-04-02', '2026-04-03'].includes(day.date))).toBe(false)
      }
      expect(counted.explanation.at(-1)).toContain('Vence el')
      expect(term.norm).not.toMatch(/verificar|spec|§|\.json/i)
    },
  )
})

describe('the term of a step', () => {
  const term = (ttId: number, step: string) => {
    const procedure = PROCEDURE_DEFS.find((one) => one.ttId === ttId)
    return procedure === undefined ? undefined : stepTermsOf(procedure)[step]
  }

  it('is that of the procedure where the law gives one', () => {
    expect([term(5, 'PG-04A'), term(3, 'PG-04A')].map((one) => [one?.amount, one?.unit])).toEqual([
      [1, 'meses'],
      [1, 'meses'],
    ])
    expect([2, 3, 4, 6, 13, 16, 17, 18].map((ttId) => term(ttId, 'PG-13')?.amount)).toEqual([
      15, 15, 15, 15, 60, 15, 20, 15,
    ])
    expect([term(1, 'LIC-06')?.amount, term(9, 'LIC-06')?.amount]).toEqual([20, 15])
    expect([term(1, 'LIC-07')?.amount, term(9, 'LIC-07')?.amount]).toEqual([10, 5])
  })

  it('leaves a step that is due at once the term of its family', () => {
    expect(term(5, 'PG-07')).toBeUndefined()
  })
})

describe('the term of a case', () => {
  it('names every stage that adds to it, with its norm', () => {
    for (const procedure of PROCEDURES) {
      const term = caseTerm({ filedOn: '2026-03-02', terms: procedure.terms, calendar, suspensions: [] })
      expect(term.days.filter((day) => day.counted)).toHaveLength(caseTermDays(procedure.terms))
      for (const stage of procedure.terms)
        if (stage.holder === 'autoridad' && stage.unit === 'habiles' && stage.amount > 0)
          expect(term.explanation[1]).toContain(`${stage.stage}: ${stage.amount} día`)
      expect(term.explanation[1]).toContain('(')
    }
  })

  it('leaves out the days that the authority closes', () => {
    const closed = makeCalendar({
      closedDays: ['2026-03-04', '2026-03-05'].map((date) => ({
        date,
        reason: 'cierre por inventario',
        office: null,
      })),
    })
    const terms = PROCEDURES.find((one) => one.ttId === 22)?.terms ?? []
    const ordinary = caseTerm({ filedOn: '2026-03-02', terms, calendar, suspensions: [] })
    const later = caseTerm({ filedOn: '2026-03-02', terms, calendar: closed, suspensions: [] })
    expect([ordinary.due, later.due]).toEqual(['2026-03-05', '2026-03-09'])
    expect(later.explanation.join(' ')).toContain('cierre por inventario')
  })
})

/** signer unknown, without superior, with a superior */
const SIGNERS: readonly (Standing | null)[] = [
  null,
  { kind: 'propia', superior: null },
  { kind: 'propia', superior: 'el Director General' },
]

describe('the days to appeal', () => {
  const discharges = PROCEDURE_DEFS.find((one) => one.ttId === 5)

  it('are those of the statute in every procedure: a decree shortens none (decision 56)', () => {
    expect(SPECIAL_APPEALS).toEqual([])
    for (const procedure of PROCEDURES)
      for (const id of ['RES_OTORGA', 'RES_NIEGA']) {
        const template = actTemplates.get(id)
        if (template === undefined) throw new Error(id)
        for (const signer of SIGNERS)
          expect(appealClause(templateFor(template, procedure.ttId), signer)).toContain(
            'diez (10) días hábiles',
          )
      }
    for (const step of ['PG-15', 'REC-01'])
      expect(discharges && stepTermsOf(discharges)[step]).toEqual({
        amount: 10,
        unit: 'habiles',
        norm: 'CPACA art. 76',
      })
  })

  it('are not those of another stage, though its words name a recurso', () => {
    const [term] = discharges?.terms ?? []
    if (term === undefined) throw new Error('5')
    const terms = [{ ...term, stage: 'Recurso hídrico', amount: 15 }]
    expect(specialAppeals([{ ttId: 5, terms }])).toEqual([])
  })

  it('may be set for a type with its norm, and then bind its steps', () => {
    if (discharges === undefined) throw new Error('5')
    const terms = discharges.terms.map((term) =>
      // the kind says that it is an appeal, not its words
      term.kind === 'appeal'
        ? { ...term, stage: 'Reposición ante quien decidió', amount: 15, norm: 'Norma propia' }
        : term,
    )
    expect(specialAppeals([{ ttId: 5, terms }])).toEqual([
      { ttId: 5, businessDays: 15, norm: 'Norma propia' },
    ])
    expect(stepTermsOf({ ...discharges, terms })['PG-15']).toEqual({
      amount: 15,
      unit: 'habiles',
      norm: 'Norma propia',
    })
  })
})

describe('the kind of a stage', () => {
  /** Kinds whose turn is not the authority's. */
  const OTHERS: Partial<Record<StageKind, ProcedureTerm['holder']>> = {
    documents: 'solicitante',
    completion: 'solicitante',
    appeal: 'solicitante',
    report: 'solicitante',
    yearly_update: 'solicitante',
    third_parties: 'terceros',
  }
  it.each(rows)('$name: agrees with who has the turn', ({ term }) => {
    expect(term.holder).toBe(OTHERS[term.kind] ?? 'autoridad')
  })
})

const FACTS = fileURLToPath(new URL('../../../../spec/domain/procedures/', import.meta.url))

describe('the stages of the fact sheets', () => {
  it.each(PROCEDURES.map(({ ttId, terms }) => ({ ttId, terms })))(
    'of type $ttId are those of the catalogue, row by row',
    ({ ttId, terms }) => {
      const sheet = JSON.parse(readFileSync(`${FACTS}${String(ttId).padStart(2, '0')}.json`, 'utf8')) as {
        terminos: {
          etapa: string
          dias: number
          unidad: string
          responsable: string
          pausa_termino: boolean
        }[]
      }
      expect(terms.map((t) => [t.stage, t.amount, t.unit, t.holder, t.pausesTerm])).toEqual(
        sheet.terminos.map((t) => [t.etapa, t.dias, t.unidad, t.responsable, t.pausa_termino]),
      )
    },
  )
})
