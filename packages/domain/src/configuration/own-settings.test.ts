import { describe, expect, it } from 'vitest'
import { SPECIFIED } from '../kernel/specified.ts'
import { itemProblems } from './kinds.ts'
import {
  FIXED_SETTINGS,
  isSettingId,
  OWN_SETTINGS,
  settingOf,
  settingsIn,
  settingWords,
} from './own-settings.ts'

const all = Object.keys(OWN_SETTINGS).filter(isSettingId)

describe('a setting of the portal', () => {
  it.each(all)('%s takes its limits and what the product ships, and nothing beyond', (key) => {
    const { min, max, product } = settingOf(key)
    for (const value of [min, max, product]) expect(itemProblems('ajuste', key, { value })).toEqual([])
    for (const value of [min - 1, max + 1])
      expect(itemProblems('ajuste', key, { value })).toMatchObject([{ path: 'value' }])
  })

  it('is one that the portal has', () => {
    for (const key of ['sesiones.otro', 'to.string'])
      expect(itemProblems('ajuste', key, { value: 5 })).toEqual([
        { path: '', message: 'El portal no tiene ese ajuste.' },
      ])
  })

  it('is what is in force, and the product’s where nothing is', () => {
    const contents = { of: () => new Map([['sesiones.dias', { value: 2 }]]) } as never
    const figures = settingsIn(contents)
    expect([figures['sesiones.dias'], figures['sesiones.programas']]).toEqual([2, 20])
    expect(Object.keys(figures)).toEqual(all)
    expect([
      settingWords(settingOf('sesiones.dias'), 1),
      settingWords(settingOf('sesiones.dias'), 2),
    ]).toEqual(['1 día', '2 días'])
  })
})

it('what the specification fixes is shown as it is used', () => {
  const shown = FIXED_SETTINGS.map(({ value }) => value).join(' ')
  for (const value of [SPECIFIED.idleMinutes, SPECIFIED.codeDigits, SPECIFIED.codeEverySeconds])
    expect(shown).toContain(String(value))
  expect(shown).toContain('5 a la vez, 6 segundos')
})
