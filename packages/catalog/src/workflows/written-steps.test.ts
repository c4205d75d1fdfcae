import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { workflow } from './loaded.ts'
import { ADDED_TERMS, DIFFERENCES, OWN_STEPS } from './written-steps.testdata.ts'

/** Every step compared with the written tables: term, roles, turn, pauses, acts and ways out. */
interface WrittenStep {
  readonly id: string
  readonly roles: readonly string[]
  readonly turno: string
  readonly pausa_termino: boolean
  readonly produce: readonly string[]
  readonly termino?: { readonly dias: number; readonly unidad: string; readonly norma: string }
  readonly resultados: readonly WrittenOutcome[]
  readonly pregunta?: { readonly si: WrittenOutcome; readonly no: WrittenOutcome }
}
interface WrittenOutcome {
  readonly codigo: string
  readonly siguiente: string
  readonly retorno?: string
}

const { familias } = JSON.parse(
  readFileSync(new URL('../../../../spec/domain/workflows.json', import.meta.url), 'utf8'),
) as { familias: { pasos: WrittenStep[] }[] }
const written = familias.flatMap(({ pasos }) => pasos)

const words = (list: readonly string[]): string => [...list].sort().join(' ')
const term = (amount: number, unit: string, norm: string): string => `${amount} ${unit}, ${norm}`

function differencesOf(row: WrittenStep): string[] {
  const step = workflow.steps.get(row.id)
  if (step === undefined) return ['step | there | missing']
  const compared: readonly (readonly [string, string, string])[] = [
    ['roles', words(row.roles), words(step.roles)],
    ['turn', row.turno, step.turn],
    ['pauses', String(row.pausa_termino), String(step.pausesTerm)],
    ['acts', words(row.produce), words(step.produces)],
    [
      'term',
      row.termino === undefined ? '' : term(row.termino.dias, row.termino.unidad, row.termino.norma),
      step.term === undefined ? '' : term(step.term.amount, step.term.unit, step.term.norm),
    ],
  ]
  return compared
    .filter(([what, theirs, ours]) => theirs !== ours && !(what === 'term' && theirs === ''))
    .map(([what, theirs, ours]) => `${what} | ${theirs} | ${ours}`)
}

describe('the steps of the written tables', () => {
  it('are there to be compared', () => {
    expect(written).toHaveLength(246)
    expect(written.filter(({ termino }) => termino !== undefined)).toHaveLength(132)
  })

  it.each(written.map((row) => [row.id, row] as const))(
    '%s has its term, roles, turn, pause and acts, or a difference that the list explains',
    (id, row) => {
      expect(differencesOf(row)).toEqual((DIFFERENCES[id] ?? []).map(([difference]) => difference))
    },
  )

  it('have no term of ours but those that the list gives with their norm', () => {
    const ours = written.flatMap(({ id, termino }) => {
      const step = workflow.steps.get(id)
      return termino === undefined && step?.term !== undefined
        ? [[id, term(step.term.amount, step.term.unit, step.term.norm)] as const]
        : []
    })
    expect(Object.fromEntries(ours)).toEqual(ADDED_TERMS)
  })

  it('are joined by no step of ours but those of the list, with their roles and terms', () => {
    const known = new Set(written.map(({ id }) => id))
    const own = [...workflow.steps.values()].filter(({ id }) => !known.has(id))
    expect(
      Object.fromEntries(
        own.map(({ id, roles, term: its }) => [
          id,
          [words(roles), its === undefined ? '' : term(its.amount, its.unit, its.norm)],
        ]),
      ),
    ).toEqual(Object.fromEntries(Object.entries(OWN_STEPS).map(([id, [roles, its]]) => [id, [roles, its]])))
  })

  it('explain every difference, and name none that is gone', () => {
    const known = new Set(written.map(({ id }) => id))
    expect(Object.keys(DIFFERENCES).filter((id) => !known.has(id))).toEqual([])
    for (const rows of Object.values(DIFFERENCES)) for (const [, why] of rows) expect(why).not.toBe('')
  })
})
