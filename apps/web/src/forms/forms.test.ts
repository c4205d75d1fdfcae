import { describe, expect, test } from 'vitest'
import type { FieldDef, FormDef, Problem } from '@ventanilla/domain/forms/definition'
import { placeName } from '@ventanilla/domain/forms/problem-place'
import { isGroup, isRadio } from './control-shape.ts'
import { fieldIds } from './field-ids.ts'
import { besideText, shownNumber, storedNumber } from './kinds/number/number-text.ts'
import { acceptAttribute, mimeOfFile, sizeText } from './kinds/document/file-text.ts'
import { sectionOf, shownProblems } from './problems.ts'

const field = (more: Partial<FieldDef>): FieldDef => ({
  key: 'x',
  kind: 'text',
  label: 'X',
  required: true,
  ...more,
})
const problem = (path: string, code = 'minimo'): Problem => ({
  path,
  code,
  message: 'No.',
  severity: 'error',
})

describe('when a problem is shown', () => {
  const problems = [problem('a'), problem('b', 'falta'), problem('t.0.n'), problem('t.1.n')]
  test('not while the person is still writing, nor for what is merely missing', () => {
    expect(shownProblems(problems, new Set(), false)).toEqual([])
    expect(shownProblems(problems, new Set(['a', 'b']), false)).toEqual([problems[0]])
  })
  test('for the cell that was left, not for the whole table', () => {
    expect(shownProblems(problems, new Set(['t.0.n']), false)).toEqual([problems[2]])
  })
  test('all of them once the person tries to go on', () => {
    expect(shownProblems(problems, new Set(), true)).toEqual(problems)
  })
})

describe('the place of a problem', () => {
  const def: FormDef = {
    id: 'f',
    checks: [],
    sections: [
      {
        key: 's',
        title: 'S',
        fields: [
          field({ key: 't', kind: 'table', label: 'Predios', columns: [field({ key: 'n', label: 'Área' })] }),
        ],
      },
    ],
  }
  test('is named by field, row and column', () => {
    expect(placeName(def, 't')).toBe('Predios')
    expect(placeName(def, 't.1.n')).toBe('Predios, fila 2, Área')
    expect(sectionOf(def, 't.1.n')).toBe('s')
    expect(sectionOf(def, 'otro')).toBeNull()
  })
  test('is found for keys with dots of their own, as tasks have them', () => {
    const dotted: FormDef = {
      id: 'f',
      checks: [],
      sections: [
        {
          key: 's',
          title: 'S',
          fields: [
            field({
              key: 'concepto.oferta',
              kind: 'table',
              label: 'Oferta',
              columns: [field({ key: 'caudal', label: 'Caudal' })],
            }),
          ],
        },
      ],
    }
    expect(placeName(dotted, 'concepto.oferta.0.caudal')).toBe('Oferta, fila 1, Caudal')
    expect(sectionOf(dotted, 'concepto.oferta')).toBe('s')
  })
  test('has one id for every path', () => {
    expect(fieldIds('t.1.n').field).toBe('campo-t-1-n')
  })
})

describe('numbers in their boxes', () => {
  test('stay as typed while they are no number, and are stored as numbers when they are', () => {
    expect(storedNumber('1.234,5')).toBe(1234.5)
    expect(storedNumber(' ')).toBeNull()
    expect(storedNumber('doce')).toBe('doce')
    expect(shownNumber('doce', field({ kind: 'decimal' }))).toBe('doce')
    expect(shownNumber(30_000_000, field({ kind: 'money' }))).toBe('30.000.000')
    expect(shownNumber(2026, field({ kind: 'integer', key: 'anio_costos', year: true }))).toBe('2026')
  })
  test('show more decimals than allowed rather than hide them', () => {
    expect(shownNumber(1.23456, field({ kind: 'decimal', decimals: 2 }))).toBe('1,23456')
  })
  test('stand beside their unit', () => {
    expect(besideText(field({ kind: 'money', unit: 'COP' }))).toEqual({ before: '$', after: '' })
    expect(besideText(field({ kind: 'decimal', unit: 'm3/día' }))).toEqual({ before: '', after: 'm³/día' })
  })
})

describe('files', () => {
  test('are offered by type and ending', () => {
    expect(acceptAttribute(['pdf', 'jpeg'])).toBe('application/pdf,.pdf,image/jpeg,.jpg,.jpeg')
    expect(mimeOfFile({ name: 'Plano.PDF', type: '' })).toBe('application/pdf')
    expect(sizeText(1_572_864)).toBe('1,5 MB')
  })
})

describe('controls', () => {
  test('are buttons for few options and a list for many', () => {
    const options = ['a', 'b'].map((value) => ({ value, label: value }))
    expect(isRadio(field({ kind: 'choice', options }))).toBe(true)
    expect(isRadio(field({ kind: 'choice', optionsFrom: 'municipios' }))).toBe(false)
    expect(isGroup(field({ kind: 'choice', optionsFrom: 'municipios' }))).toBe(false)
    expect(isGroup(field({ kind: 'table' }))).toBe(true)
  })
})
