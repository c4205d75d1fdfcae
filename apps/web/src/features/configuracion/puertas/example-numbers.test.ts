import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { exampleNumbers } from './example-numbers.ts'

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-27T15:00:00Z') }))
afterEach(() => vi.useRealTimers())

it('shows the first three numbers of this year, or none while the format numbers nothing', () => {
  expect(exampleNumbers({ format: 'AUTO-{consecutivo:04d}-{anio}', restart: 'anual' })).toEqual([
    'AUTO-0001-2026',
    'AUTO-0002-2026',
    'AUTO-0003-2026',
  ])
  expect(exampleNumbers({ format: 'R{tt_id:02d}-{consecutivo:02d}-{anio}', restart: 'por_tipo' })[0]).toBe(
    'R03-01-2026',
  )
  for (const content of [
    { format: 'AUTO-{anio}', restart: 'anual' },
    { format: '-', restart: 'ninguno' },
    { format: '', restart: 'anual' },
    {},
  ])
    expect(exampleNumbers(content)).toEqual([])
})
