import { describe, expect, it } from 'vitest'
import { firmOn } from './firmness.ts'
import { EMPTY_FLOW, type OpenTask } from './state.ts'

const waiting = (step: string, dueOn: string | null): OpenTask => ({
  id: 't',
  step,
  turn: 'corporacion',
  audience: [],
  assignee: null,
  openedAt: '2026-02-02T15:00:00.000Z',
  dueOn,
  expiresAt: null,
  actId: null,
})

describe('an act is final', () => {
  it('the day after the term to appeal ran out, whenever somebody certifies it', () => {
    const flow = { ...EMPTY_FLOW, tasks: [waiting('PG-15', '2026-02-27')], lastNotifiedOn: '2026-02-13' }
    expect(firmOn({ flow, facts: {} }, 'PG-15')).toBe('2026-02-28')
  })

  it('the day after the decision on the appeal was notified', () => {
    const flow = { ...EMPTY_FLOW, tasks: [waiting('REC-06', null)], lastNotifiedOn: '2026-03-31' }
    expect(firmOn({ flow, facts: {} }, 'REC-06')).toBe('2026-04-01')
    const back = { ...flow, tasks: [waiting('PG-15', '2026-02-27')] }
    expect(firmOn({ flow: back, facts: { 'recurso.resuelto': true } }, 'PG-15')).toBe('2026-04-01')
  })

  it('on no day while its notification is open', () => {
    expect(
      firmOn({ flow: { ...EMPTY_FLOW, tasks: [waiting('DTA-03', null)] }, facts: {} }, 'DTA-03'),
    ).toBeNull()
  })
})
