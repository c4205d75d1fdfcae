import { expect, it } from 'vitest'
import { FINE_TABLES } from './fine.ts'
import { SCALE_UNITS } from './scale-units.ts'
import { figuresToConfirm } from './to-confirm.ts'

it('every figure to be confirmed is told once, with its reason', () => {
  const told = figuresToConfirm()
  expect(told.length).toBeGreaterThan(8)
  expect(new Set(told.map(({ what }) => what)).size).toBe(told.length)
  for (const { what, why } of told) {
    expect(what).toMatch(/^\p{Lu}.*[^.]$/u)
    expect(why).toMatch(/^\p{Lu}.*\.$/u)
  }
})

it('a marked row of a dated table is told until it is confirmed', () => {
  const others = figuresToConfirm([], []).length
  const marked = [...SCALE_UNITS, ...FINE_TABLES].filter(({ confirm }) => confirm)
  expect(figuresToConfirm().length).toBe(others + marked.length)
  for (const { norm } of marked) expect(figuresToConfirm().some(({ what }) => what.includes(norm))).toBe(true)
  const confirmed = <T extends object>(rows: readonly T[]) => rows.map((row) => ({ ...row, confirm: false }))
  expect(figuresToConfirm(confirmed(SCALE_UNITS), confirmed(FINE_TABLES)).length).toBe(others)
})
