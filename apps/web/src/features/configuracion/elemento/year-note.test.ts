import { describe, expect, it } from 'vitest'
import type { Item } from '../item-data.ts'
import { DOORS, doorOf } from '../puertas/doors.ts'
import { contentBy, missingOf } from './year-note.tsx'

const figures = (part: Partial<typeof DOORS.cifras.begin>) => ({ ...DOORS.cifras.begin, ...part })
const inForce = (content: object | null, waiting: readonly object[] = []): Item =>
  ({
    inForce: content === null ? null : { version: 1, content, retired: false, since: '2026-01-01T05:00:00Z' },
    waiting,
  }) as unknown as Item
const waits = (due: string, content: object) => ({ due, retired: false, content })

describe('what a year will say when it begins', () => {
  const wage = figures({ smmlv: 1_900_000 })

  it('is what is in force then, what waits for its first midnight among it', () => {
    expect(contentBy(inForce(wage), '2027-01-01')).toEqual(wage)
    expect(contentBy(inForce(null, [waits('2027-01-01T05:00:00Z', wage)]), '2027-01-01')).toEqual(wage)
    expect(contentBy(inForce(null, [waits('2027-01-02T05:00:00Z', wage)]), '2027-01-01')).toBeNull()
    expect(contentBy(null, '2027-01-01')).toBeNull()
  })

  it('tells what is missing until it is in force or waits', () => {
    const door = doorOf('cifras')
    const before = inForce(figures({ inflation: '5.20' }))
    expect(missingOf(door, '2027', null, null)).toEqual([
      'el salario mínimo de 2027',
      'la variación de precios de 2026',
    ])
    expect(missingOf(door, '2027', inForce(null, [waits('2027-01-01T05:00:00Z', wage)]), before)).toEqual([])
    expect(missingOf(doorOf('serie'), '2027', null, null)).toEqual([])
  })
})
