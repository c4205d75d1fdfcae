import { describe, expect, it } from 'vitest'
import { isServed } from './notifying.ts'
import { EMPTY_FLOW, type Flow } from './state.ts'

const told = (means: string | null, legalOn: string | null): Pick<Flow, 'notifying'> => ({
  ...EMPTY_FLOW,
  notifying: {
    actId: 'a',
    current: 0,
    recipients: [
      { personId: 'p', name: 'Marta', role: 'solicitante', notificationId: 'n', means, legalOn },
      { personId: 'q', name: 'Pedro', role: 'apoderado', notificationId: 'm', means: null, legalOn: null },
    ],
  },
})

describe('a recipient counts as notified', () => {
  it.each([
    ['electronica', '2026-03-06', true],
    ['personal', '2026-03-06', true],
    // CPACA art. 69: at the end of that day
    ['aviso', '2026-03-06', false],
    ['aviso', '2026-03-07', true],
    ['aviso_publicado', '2026-03-06', false],
    ['aviso_publicado', '2026-03-07', true],
    ['electronica', '2026-03-05', false],
  ])('by %s on %s: %s', (means, today, served) => {
    expect(isServed(told(means, '2026-03-06'), today)).toBe(served)
  })

  it('on no day before somebody is in hand, or while nothing is known of the day', () => {
    expect(isServed(EMPTY_FLOW, '2026-03-06')).toBe(false)
    expect(isServed(told('aviso', null), '2026-03-06')).toBe(false)
  })
})
