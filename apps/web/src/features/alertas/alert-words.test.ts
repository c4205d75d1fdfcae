import { ALERT } from '@ventanilla/domain/access/global-alerts'
import { describe, expect, it } from 'vitest'
import { instantOfLocal, KINDS, localOfInstant } from './alert-words.ts'

describe('the words of alerts', () => {
  it('explain every kind', () => {
    expect(KINDS.map((kind) => kind.value).toSorted()).toEqual(Object.values(ALERT).toSorted())
  })

  it('take hours as Bogotá counts them', () => {
    expect(instantOfLocal('2026-11-21T20:30')).toBe('2026-11-22T01:30:00.000Z')
    expect(localOfInstant('2026-11-22T01:30:00.000Z')).toBe('2026-11-21T20:30')
    expect([instantOfLocal(''), localOfInstant(null)]).toEqual([null, ''])
  })
})
