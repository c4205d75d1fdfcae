import { validateForm } from '@ventanilla/domain/forms/validate'
import { procedureFacts } from '@ventanilla/domain/cases/procedure'
import { captureForm } from '@ventanilla/domain/workflow/step-answers'
import { describe, expect, it } from 'vitest'
import { FORM_LISTS } from '../procedures/forms/lists.ts'
import { procedureByType } from '../procedures/procedures.ts'
import { comparedTerms } from './compared-terms.ts'
import { workflow } from './loaded.ts'

const ASKED = { caudal_solicitado: 1.6, usos: ['domestico', 'agricola'], termino_solicitado: 10 }
const surface = procedureByType(3)
if (surface === null) throw new Error('type 3')
const filed = { 'tramite.tipo': 3, ...procedureFacts(surface, ASKED) }
const RECOMMENDED = {
  'caudal.recomendado': 1.6,
  'concepto.uso': ['agricola', 'domestico'],
  'concepto.plazo': 10,
}
const SAME = {
  'decision.sentido': 'otorga',
  'decision.caudal': 1.6,
  'decision.uso': ['domestico', 'agricola'],
  'decision.plazo': 10,
}
const decision = workflow.steps.get('PG-13')
if (decision === undefined) throw new Error('PG-13')
/** Reasons that the step asks for, by the same rule in the browser and on the server. */
const missing = (data: Readonly<Record<string, unknown>>, facts: object = RECOMMENDED): string[] =>
  validateForm(captureForm(decision), data, {
    mode: 'final',
    today: '2026-06-01',
    facts: { ...filed, ...facts },
  })
    .map(({ path }) => path)
    .filter((path) => path.startsWith('decision.razon_'))
const rows = (data: Readonly<Record<string, unknown>>) =>
  comparedTerms(3, 'decision.', { ...filed, ...RECOMMENDED, ...data }, FORM_LISTS)

describe('what is granted is compared with what was asked and recommended', () => {
  it('by the case from its filing on', () => {
    expect(filed).toMatchObject({
      'pedido.caudal': 1.6,
      'pedido.uso': ['domestico', 'agricola'],
      'pedido.plazo': 10,
    })
  })

  it('and asks for no reason where all three agree', () => {
    expect(missing(SAME)).toEqual([])
    expect(rows(SAME).every(({ differs, less }) => !differs && !less)).toBe(true)
  })

  it.each([
    ['less flow than asked', { 'decision.caudal': 1.2 }, ['decision.razon_caudal'], true],
    ['more flow than recommended', { 'decision.caudal': 2 }, ['decision.razon_caudal'], false],
    ['a use less', { 'decision.uso': ['domestico'] }, ['decision.razon_uso'], true],
    ['a use more', { 'decision.uso': ['domestico', 'agricola', 'pecuario'] }, ['decision.razon_uso'], false],
    ['a shorter term', { 'decision.plazo': 5 }, ['decision.razon_plazo'], true],
  ] as const)('and asks for the reason of %s', (_, change, asked, less) => {
    expect(missing({ ...SAME, ...change })).toEqual(asked)
    const [row] = rows({ ...SAME, ...change }).filter(({ differs }) => differs)
    expect(row).toMatchObject({ less })
  })

  it('and asks for none where nothing was asked or recommended, or where it is refused', () => {
    expect(missing(SAME, {})).toEqual([])
    expect(missing({ ...SAME, 'decision.sentido': 'niega', 'decision.caudal': 1 })).toEqual([])
  })
})
