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

const TERM = { amount: 10, unit: 'habiles', norm: 'CPACA art. 76' } as const
const PG15 = { id: 'PG-15', term: TERM }
const REC06 = { id: 'REC-06' }

describe('an act is final', () => {
  it('the day after the term to appeal ran out, whenever somebody certifies it', () => {
    const flow = { ...EMPTY_FLOW, tasks: [waiting('PG-15', '2026-02-27')], lastNotifiedOn: '2026-02-13' }
    expect(firmOn({ flow, facts: {} }, PG15, '2026-02-27')).toBe('2026-02-28')
  })

  it('the day after the decision on the appeal was notified', () => {
    const flow = { ...EMPTY_FLOW, tasks: [waiting('REC-06', null)], lastNotifiedOn: '2026-03-31' }
    expect(firmOn({ flow, facts: {} }, REC06, null)).toBe('2026-04-01')
    const back = { ...flow, tasks: [waiting('PG-15', '2026-02-27')] }
    expect(firmOn({ flow: back, facts: { 'recurso.resuelto': true } }, PG15, null)).toBe('2026-04-01')
  })

  it('the day after the days to complain of a rejection ran out, here and where the appeal came from', () => {
    const flow = { ...EMPTY_FLOW, tasks: [waiting('REC-06', null)], lastNotifiedOn: '2026-03-31' }
    expect(firmOn({ flow, facts: {} }, REC06, '2026-04-09')).toBe('2026-04-10')
    const back = { ...flow, tasks: [waiting('PG-15', '2026-02-27')] }
    expect(firmOn({ flow: back, facts: { 'recurso.resuelto': true } }, PG15, '2026-04-09')).toBe('2026-04-10')
  })

  it('on no day while its notification is open', () => {
    expect(
      firmOn(
        { flow: { ...EMPTY_FLOW, tasks: [waiting('DTA-03', null)] }, facts: {} },
        { id: 'DTA-03', term: TERM },
        null,
      ),
    ).toBeNull()
  })
})
