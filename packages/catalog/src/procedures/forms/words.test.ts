import type { FieldDef } from '@ventanilla/domain/forms/definition'
import { integer } from '@ventanilla/domain/forms/kinds/integer/integer'
import { NO_LISTS } from '@ventanilla/domain/forms/lists'
import { describe, expect, it } from 'vitest'
import { PROCEDURES } from '../procedures.ts'
import { families } from '../../workflows/loaded.ts'
import { FORMS } from './forms.ts'

/** All objects nested in a definition. */
function inside(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(inside)
  if (typeof value !== 'object' || value === null) return []
  return [value as Record<string, unknown>, ...Object.values(value).flatMap(inside)]
}
const everything = inside([[...FORMS.values()], families, PROCEDURES])

describe('a year', () => {
  const years = everything.filter(
    (one) =>
      one['kind'] === 'integer' && typeof one['min'] === 'number' && one['min'] >= 1900 && one['min'] < 2200,
  )

  it('is declared as one wherever a number begins at a year', () => {
    expect(years.length).toBeGreaterThan(8)
    expect(years.filter((one) => one['year'] !== true)).toEqual([])
  })

  it('has no thousands point where it is refused, nor where it is read', () => {
    const field = {
      key: 'x',
      kind: 'integer',
      label: 'Año',
      required: true,
      year: true,
      min: 2018,
    } as FieldDef
    const context = { mode: 'final', lists: NO_LISTS, today: '2026-11-23', values: {}, items: {} } as const
    expect(integer.check(1990, field, context)).toMatchObject([{ message: 'El valor mínimo es 2018.' }])
    expect(integer.asText(2026, field, NO_LISTS)).toBe('2026')
  })
})

it('no text calls a procedure by the number of its type, which people do not know', () => {
  const texts = everything.flatMap((one) => Object.values(one)).filter((value) => typeof value === 'string')
  expect(texts.filter((text) => /\(tipos? \d+/.test(text))).toEqual([])
})
