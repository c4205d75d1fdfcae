import { notesOf, offersOf, rowFilled } from '@ventanilla/domain/forms/filled/listed-texts'
import { formText } from '@ventanilla/domain/forms/filled/view'
import { fieldsOf } from '@ventanilla/domain/forms/reading'
import { errorsOf, validateForm } from '@ventanilla/domain/forms/filled/validate'
import type { FieldDef } from '@ventanilla/domain/forms/definition'
import { describe, expect, it } from 'vitest'
import { factory } from '../../factory.ts'
import { workflow } from '../../workflows/loaded.ts'
import { SHIPPED_LISTS } from '../../workflows/shipped-lists.testkit.ts'
import { EXAMPLES } from '../examples/examples.ts'
import { procedureByType } from '../procedures.ts'
import { wholeFormOf } from './forms.ts'

/** The forms of timber and the risk report offer the species of the authority (route /arboles). */

const TIMBER = [7, 8, 11, 12]
function formOf(ttId: number) {
  const procedure = procedureByType(ttId)
  const form = procedure && wholeFormOf(procedure)
  if (!form) throw new Error(`type ${ttId} has no form`)
  return form
}
const inventoryOf = (ttId: number): FieldDef | undefined =>
  fieldsOf(formOf(ttId)).find(({ key }) => key === 'inventario')
const all = factory().especie.map(({ content: { name, scientificName } }) => `${name} (${scientificName})`)

describe.each(TIMBER)('the inventory of type %i', (ttId) => {
  const inventory = inventoryOf(ttId)
  const column = (key: string) => inventory?.columns?.find((one) => one.key === key)

  it('offers every species by its common and by its scientific name', () => {
    for (const key of ['especie_comun', 'especie_cientifica']) {
      const offers = offersOf(column(key) as FieldDef, SHIPPED_LISTS)
      expect(offers.map(({ text, of }) => of ?? text)).toEqual(all)
    }
  })

  it('fills the other name and the family', () => {
    expect(
      inventory && rowFilled(inventory, { especie_comun: 'Cedro rosado' }, SHIPPED_LISTS, 'especie_comun'),
    ).toEqual({
      especie_comun: 'Cedro rosado',
      especie_cientifica: 'Cedrela odorata',
      familia: 'Meliaceae',
    })
  })

  it('takes a species that is not in the list, and shows what was stored', () => {
    const answers = EXAMPLES.get(ttId)?.complete ?? {}
    const [row] = answers['inventario'] as readonly Readonly<Record<string, unknown>>[]
    const own = {
      ...answers,
      inventario: [{ ...row, especie_comun: 'Palo raro', especie_cientifica: 'Rara rarissima' }],
    }
    const options = { mode: 'final', lists: SHIPPED_LISTS, today: '2026-11-21' } as const
    const wrong = errorsOf(validateForm(formOf(ttId), own, options)).filter(({ path }) =>
      path.includes('especie_comun'),
    )
    expect(wrong).toEqual([])
    const line = formText(formOf(ttId), own, SHIPPED_LISTS)
      .flatMap(({ lines }) => lines)
      .find(({ key }) => key === 'inventario')
    expect(line?.table?.rows[0]?.slice(0, 2)).toEqual(['Palo raro', 'Rara rarissima'])
    expect(line?.notes).toBeUndefined()
  })

  it('says of a species that can be banned that it is', () => {
    const rows = [{ especie_comun: 'Samán' }, { especie_cientifica: 'Cedrela odorata' }]
    expect(inventory && notesOf(inventory, rows, SHIPPED_LISTS)).toEqual([
      'Cedro rosado (Cedrela odorata). Puede estar en veda: se revisa antes de decidir.',
    ])
  })
})

it('the steps that name a species offer the list: the risk report, what is recommended, granted and granted anew', () => {
  const offering = [...workflow.steps.values()].flatMap(({ capture }) =>
    capture
      .flatMap((field) => [
        field,
        ...(field.columns ?? []).map((one) => ({ ...one, key: `${field.key}.${one.key}` })),
      ])
      .filter(({ optionsFrom }) => optionsFrom === 'especies'),
  )
  expect(new Set(offering.map(({ key }) => key))).toEqual(
    new Set([
      'arbol.individuos.especie',
      'arbol.especie',
      'concepto.especies.especie',
      'concepto.arboles.especie',
      'decision.especies.especie',
      'decision.arboles.especie',
      'recurso.nuevo_especies.especie',
      'recurso.nuevo_arboles.especie',
    ]),
  )
  for (const field of offering)
    expect(
      offersOf(field, SHIPPED_LISTS).map(({ text }) => text),
      field.key,
    ).toEqual(all)
})
