import { describe, expect, test } from 'vitest'
import type { Answers, FieldDef, FormDef } from '@ventanilla/domain/forms/definition'
import { fieldsOf, prune, read } from '@ventanilla/domain/forms/reading'
import { same } from '@ventanilla/domain/forms/same'
import { validateForm } from '@ventanilla/domain/forms/filled/validate'
import { EXAMPLES } from '../examples/examples.ts'
import { procedureByType } from '../procedures.ts'
import { wholeFormOf } from './forms.ts'
import { FORM_LISTS } from './lists.ts'
import { TEST_DAY } from './said.testkit.ts'
import { limitFaults, UNREACHED } from './trials/faults.testkit.ts'
import { closed, conditionsOf, opened } from './trials/opening.testkit.ts'

/** A type's whole application including documents, and its examples, the complete one first. */
function applied(ttId: number): { form: FormDef; examples: readonly Answers[] } {
  const procedure = procedureByType(ttId)
  const form = procedure && wholeFormOf(procedure)
  const example = EXAMPLES.get(ttId)
  if (!form || !example) throw new Error(`type ${ttId} has no form`)
  return { form, examples: [example.complete, example.minimal, example.returned.answers] }
}
const TYPES = [...EXAMPLES.keys()].map((ttId) => [ttId, applied(ttId)] as const)
type Applied = ReturnType<typeof applied>

/** The same finder, which looks at each type once: types with a shared form ask for each other's faults. */
function once(find: (one: Applied) => string[]): (one: Applied) => string[] {
  const found = new Map<Applied, string[]>()
  return (one) => {
    const faults = found.get(one) ?? find(one)
    found.set(one, faults)
    return faults
  }
}

/** Faults of a type, except those in questions of a shared form that only another type asks. */
function faultsIn(ttId: number, one: Applied, find: (one: Applied) => string[]): string[] {
  const sharing = TYPES.filter(([other, { form }]) => other !== ttId && form.id === one.form.id)
  const faults = find(one)
  if (sharing.length === 0) return faults
  const others = sharing.map(([, other]) => find(other))
  return faults.filter(
    (fault) => !fault.endsWith(UNREACHED) || others.every((their) => their.includes(fault)),
  )
}

describe('bad input', () => {
  const find = once(({ form, examples }) => limitFaults(form, examples))
  test.each(TYPES)(
    'to any question of type %i is refused at its limit, at its place, with a sentence',
    (ttId, one) => {
      expect(faultsIn(ttId, one, find)).toEqual([])
    },
  )
})

/** Faults when an answered question is hidden and shown again. */
function switchFaults(form: FormDef, examples: readonly Answers[]): string[] {
  const [complete = {}] = examples
  return fieldsOf(form)
    .filter((field) => field.calculated === undefined && conditionsOf(form, field.key).length > 0)
    .flatMap(({ key }) => {
      const shown = examples.find(
        (answers) => read(form, answers).isVisible(key) && answers[key] !== undefined,
      )
      const open = shown ?? opened(form, complete, key)?.answers
      if (open === undefined) return [`${form.id} ${key}: ${UNREACHED}`]
      const written = open[key] ?? [{ escrito: 'antes' }]
      const before = { ...open, [key]: written }
      const hidden = closed(form, before, key)
      if (hidden === null) return [`${form.id} ${key}: no answer hides it`]
      const wrong = { ...hidden.answers, [key]: { basura: true } }
      const judged = validateForm(form, wrong, { mode: 'final', lists: FORM_LISTS, today: TEST_DAY })
      const again: Answers = {
        ...hidden.answers,
        ...Object.fromEntries(hidden.changed.map((one) => [one, before[one]])),
      }
      const found = [
        Object.hasOwn(prune(form, hidden.answers), key) ? 'is sent while hidden' : '',
        judged.some((one) => one.path.split('.')[0] === key) ? 'is judged while hidden' : '',
        same(prune(form, again)[key], prune(form, before)[key]) ? '' : 'is another when shown again',
        Object.hasOwn(prune(form, again), key) ? '' : 'does not come back',
      ]
      return found.filter((fault) => fault !== '').map((fault) => `${form.id} ${key}: ${fault}`)
    })
}

describe('a condition switched back and forth', () => {
  const find = once(({ form, examples }) => switchFaults(form, examples))
  test.each(TYPES)(
    'in type %i keeps the answer in the draft, and neither judges nor sends it',
    (ttId, one) => {
      expect(faultsIn(ttId, one, find)).toEqual([])
    },
  )
})

/** Copy of a form with one question or column changed. */
function spoiled(form: FormDef, path: string, changes: Partial<FieldDef>): FormDef {
  const [key, column] = path.split('.')
  const spoil = (field: FieldDef): FieldDef => {
    if (field.key !== key) return field
    if (column === undefined) return { ...field, ...changes }
    const columns = field.columns?.map((one) => (one.key === column ? { ...one, ...changes } : one))
    return { ...field, ...(columns && { columns }) }
  }
  return {
    ...form,
    sections: form.sections.map((section) => ({ ...section, fields: section.fields.map(spoil) })),
  }
}

describe('these tests', () => {
  test.each([
    [
      7,
      'error_muestreo',
      { max: 100 },
      'F07 error_muestreo: 15.01 is not refused as maximo at error_muestreo',
    ],
    [7, 'area_aprovechar', { min: 0 }, 'F07 area_aprovechar: 0 is not refused as minimo at area_aprovechar'],
    [7, 'inventario.volumen', { decimals: 9 }, 'inventario.0.volumen: 0.00101 is not refused as decimales'],
    [
      7,
      'predios.matricula_inmobiliaria',
      { pattern: '.' },
      'is not refused as formato at predios.0.matricula',
    ],
    [7, 'predios', { maxRows: 1000 }, 'is not refused as filas at predios'],
    [7, 'poligono', { kind: 'text' }, 'F07 poligono'],
    [7, 'coordenada_predio', { municipalityFrom: '' }, 'is not refused as fuera at coordenada_predio'],
    [7, 'acto_sustraccion', { maxLength: 61 }, 'is not refused as largo at acto_sustraccion'],
    [7, 'documento_53', { accept: ['pdf'] }, 'is at the limit and is refused as tipo_archivo'],
    [7, 'documento_53', { maxMegabytes: 21 }, 'is not refused as tamano at documento_53.0'],
    [29, 'fecha_resolucion', { kind: 'text' }, 'F29 fecha_resolucion: "1899-12-31" is not refused as fecha'],
  ] as const)('name the form and the question: type %i, %s', (ttId, path, changes, fault) => {
    const { form, examples } = applied(ttId)
    const [key] = path.split('.')
    const found = limitFaults(form, examples, { judged: spoiled(form, path, changes), only: key })
    expect(found.some((one) => one.includes(fault))).toBe(true)
    /* and only that question */
    for (const one of found) expect(one).toMatch(new RegExp(`^${form.id} ${path.replace('.', '.0.')}`))
  })
  test('tell a question that nothing hides, though something should', () => {
    const { form, examples } = applied(7)
    const always = spoiled(form, 'error_muestreo', { condition: true })
    expect(switchFaults(always, examples)).toEqual(['F07 error_muestreo: no answer hides it'])
  })
})
