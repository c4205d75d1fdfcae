import { differences } from '@ventanilla/domain/configuration/compare'
import { describe, expect, it } from 'vitest'
import { changeLines, changeSentences } from './change-words.ts'
import type { Change } from './change-line.ts'
import { valueWords } from './field-values.ts'
import { withChoices } from './puertas/door.ts'
import { DOORS, OPEN_KINDS, doorOf } from './puertas/doors.ts'

const { fields, begin } = DOORS.cifras
const known = { ...begin, smmlv: 1_750_905, norm: 'Decreto 1469 de 2025' }
const asTold = (before: unknown, after: unknown): readonly Change[] =>
  differences(before as never, after as never)

describe('a change in words', () => {
  it('says from what to what, with units', () => {
    expect(changeSentences(fields, asTold(known, { ...known, smmlv: 1_900_000, inflation: '5.20' }))).toEqual(
      ['Salario mínimo: $\u00a01.750.905 → $\u00a01.900.000', 'Inflación: sin dato → 5,20\u00a0%'],
    )
  })

  it('names the row of a table that is another', () => {
    const row = { from: 0, to: 25, fee: 100_000 }
    const was = { ...known, ownScale: [row, { from: 25, to: 50, fee: 200_000 }] }
    const is = { ...known, ownScale: [row, { from: 25, to: 60, fee: 200_000 }] }
    expect(changeSentences(fields, asTold(was, is))).toEqual([
      'Tabla propia, rango 2: desde 25\u00a0SMMLV, hasta 50\u00a0SMMLV, tarifa $\u00a0200.000 → desde 25\u00a0SMMLV, hasta 60\u00a0SMMLV, tarifa $\u00a0200.000',
    ])
    expect(changeSentences(fields, asTold(known, was))).toEqual(['Tabla propia: sin dato → 2 rangos'])
  })

  it('lists the data of what is new and of what goes', () => {
    const cause = { order: 3, name: 'Falta el plano', active: true }
    const words = doorOf('causa_devolucion').fields
    expect(changeSentences(words, asTold(undefined, cause))).toEqual([
      'Nombre: Falta el plano',
      'Se ofrece: Sí',
    ])
    expect(changeSentences(words, asTold(cause, undefined))).toEqual([
      'Nombre: se quita Falta el plano',
      'Se ofrece: se quita Sí',
    ])
    expect(changeSentences(words, asTold(cause, { ...cause, order: 0 }))).toEqual([
      'Puesto en la lista: 4 → 1',
    ])
  })

  it('names the line of a formula and what of it is another', () => {
    const words = doorOf('formula').fields
    const line = { name: 'cobro', expression: 'tarifa × volumen' }
    const more = { name: 'valor', expression: 'suma(cobro)' }
    expect(
      changeSentences(
        words,
        asTold({ lines: [line] }, { lines: [{ ...line, expression: 'tarifa × 2' }, more] }),
      ),
    ).toEqual([
      'Renglones del cálculo, cobro: expresión: tarifa × volumen → tarifa × 2',
      'Renglones del cálculo, valor: expresión suma(cobro)',
    ])
    expect(valueWords(words['lines'], [line, more])).toBe('2 renglones')
    expect(valueWords(words['lines'], [line])).toBe('1 renglón')
  })

  it('names which of several come in and which go', () => {
    const municipalities = [
      { value: '73026', label: 'Alvarado' },
      { value: '73001', label: 'Ibagué' },
      { value: '73030', label: 'Ambalema' },
    ]
    const words = withChoices(doorOf('sede'), { municipalities }).fields
    const [was, is] = [
      ['73001', '73026'],
      ['73001', '73030'],
    ]
    expect(changeLines(words, asTold({ municipalities: was }, { municipalities: is }))).toEqual([
      { label: 'Municipios que atiende, entra', before: null, after: 'Ambalema' },
      { label: 'Municipios que atiende, sale', before: 'Alvarado', after: null },
    ])
    expect(valueWords(words['municipalities'], was)).toBe('Alvarado; Ibagué')
    expect(valueWords(words['municipalities'], [])).toBe('ninguno')
    expect(valueWords(words['number'], 5)).toBe('5')
  })

  it('has a sentence for every datum of every kind that can be opened', () => {
    for (const kind of OPEN_KINDS) {
      const door = doorOf(kind)
      for (const [name, field] of Object.entries(door.fields))
        expect(
          changeSentences(door.fields, [{ path: [name], kind: 'changed', before: null, after: null }]).join(),
          `${kind} ${name}`,
        ).toContain(field.label)
    }
  })
})
