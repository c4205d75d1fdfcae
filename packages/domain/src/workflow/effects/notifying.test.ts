import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StepDef } from '../definition/definition.ts'
import { isServed } from '../state/notified.ts'
import { chooseRecipient, markNotified } from './notifying.ts'
import { EMPTY_FLOW, type Flow, type World } from '../state/state.ts'
import { DecisionBuilder } from '../decision/decision-builder.ts'

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
    // CPACA art. 69: at the end of that day.
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

describe('the recipient in hand', () => {
  const parties = ['p', 'q'].map((personId) => ({ personId, name: personId, role: 'tercero' as const }))
  const working = (legalOn: string | null): DecisionBuilder =>
    new DecisionBuilder(
      { workflow: { families: [] } } as unknown as World,
      {
        id: 'c',
        ttId: 3,
        definitions: 0,
        movedTo: null,
        status: 'en_notificacion',
        office: null,
        parties,
        facts: {},
        flow: {
          ...EMPTY_FLOW,
          notifying: {
            actId: 'a',
            current: null,
            recipients: parties.map((one, n) => ({
              ...one,
              notificationId: `n${n}`,
              means: null,
              legalOn: n === 0 ? legalOn : null,
            })),
          },
        },
      },
      'notificadora',
    )
  const step = { family: 'notificacion' } as StepDef
  const choose = (w: DecisionBuilder, id: unknown) => chooseRecipient(w, step, id, 'personal', {})

  it('who is no recipient, or was notified already, is not chosen: nobody else is written down instead', () => {
    for (const [legalOn, id] of [
      [null, 'stranger'],
      ['2026-03-06', 'stranger'],
      ['2026-03-06', 'p'],
    ] as const) {
      const w = working(legalOn)
      expect(() => choose(w, id)).toThrow('Elija un destinatario que todavía no esté notificado.')
      expect([w.flow.notifying?.current, w.effects]).toEqual([null, []])
    }
  })
  it('is the one that was chosen, or the first who was not notified yet where nobody was', () => {
    for (const [id, index] of [
      ['q', 1],
      ['', 1],
      [undefined, 1],
    ] as const) {
      const w = working('2026-03-06')
      choose(w, id)
      expect(w.flow.notifying?.current).toBe(index)
    }
  })
})

describe('what several people make of one act', () => {
  const day = fc.integer({ min: 1, max: 28 }).map((n) => `2026-03-${String(n).padStart(2, '0')}`)
  const marks = fc.array(fc.record({ day, means: fc.constantFrom('electronica', 'personal', 'aviso') }), {
    minLength: 2,
    maxLength: 4,
  })

  it('is final by the latest day, in whatever order they were written down, and each keeps their own', () => {
    fc.assert(
      fc.property(marks, (of) => {
        const recipients = of.map((_, n) => ({
          personId: `p${n}`,
          name: `Persona ${n}`,
          role: 'tercero' as const,
          notificationId: `n${n}`,
          means: null,
          legalOn: null,
        }))
        const parties = recipients.map(({ personId, name, role }) => ({ personId, name, role }))
        const w = new DecisionBuilder(
          {} as World,
          {
            id: 'c',
            ttId: 3,
            definitions: 0,
            movedTo: null,
            status: 'en_notificacion',
            office: null,
            parties,
            facts: {},
            flow: { ...EMPTY_FLOW, notifying: { actId: 'a', recipients, current: null } },
          },
          'notificadora',
        )
        const own: Record<string, string> = {}
        for (const [n, { day: on, means }] of of.entries()) {
          const n0 = w.flow.notifying
          if (n0 !== null) w.flow = { ...w.flow, notifying: { ...n0, current: n } }
          markNotified(w, means, on, { accessed: false, proof: { actId: null, fileId: null, guide: null } })
          own[`p${n}`] = on
          const latest = Object.values(own).reduce((a, b) => (a > b ? a : b))
          expect(w.flow.lastNotifiedOn).toBe(latest)
        }
        expect(w.flow.notifying?.recipients.map((r) => [r.personId, r.legalOn])).toEqual(Object.entries(own))
        expect(w.effects.map((e) => (e.type === 'notificationDone' ? e.notificationId : ''))).toEqual(
          of.map((_, n) => `n${n}`),
        )
      }),
    )
  })
})
