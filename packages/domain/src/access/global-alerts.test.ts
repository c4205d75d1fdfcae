import { describe, expect, it } from 'vitest'
import { ALERT, alertAgainst, inForce, type Undertaking } from './global-alerts.ts'

const alert = (type: number): { type: number } => ({ type })

describe('a global alert', () => {
  it.each([
    [100, ['use', 'login.citizen', 'login.official', 'case.create', 'act.sign']],
    [110, ['login.citizen']],
    [120, ['case.create']],
    [130, []],
    [140, ['act.sign']],
  ])('%i stops exactly %j', (type, stopped) => {
    const all: Undertaking[] = ['use', 'login.citizen', 'login.official', 'case.create', 'act.sign']
    expect(all.filter((u) => alertAgainst([alert(type)], u) !== undefined)).toEqual(stopped)
    expect(Object.values(ALERT)).toContain(type)
  })

  it('that means the whole application is told before a lesser one', () => {
    expect(alertAgainst([alert(ALERT.noSignatures), alert(ALERT.applicationDown)], 'act.sign')?.type).toBe(
      100,
    )
  })

  it('counts from its start to just before its end', () => {
    const dated = { startsAt: '2026-11-21T13:00:00.000Z', endsAt: '2026-11-21T14:00:00.000Z' }
    expect(inForce(dated, new Date('2026-11-21T12:59:59.999Z'))).toBe(false)
    expect(inForce(dated, new Date('2026-11-21T13:00:00.000Z'))).toBe(true)
    expect(inForce(dated, new Date('2026-11-21T14:00:00.000Z'))).toBe(false)
    expect(inForce({ startsAt: null, endsAt: null }, new Date('2026-11-21T14:00:00.000Z'))).toBe(true)
  })
})
