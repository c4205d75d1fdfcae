import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { businessDaysBetween, makeCalendar } from './calendar.ts'
import { addDays, type IsoDate } from './dates.ts'
import { dueWords } from './due-words.ts'
import { computeTerm, type TermUnit } from './term.ts'

const calendar = makeCalendar()
const reason = 'Respuesta del solicitante al requerimiento'
const paused = (from: IsoDate, amount: number, unit: TermUnit, since: IsoDate) =>
  computeTerm({ from, amount, unit, calendar, suspensions: [{ from: since, to: null, reason }] })

describe('a suspended term in words', () => {
  it.each<[since: IsoDate, amount: number, unit: TermUnit, words: string]>([
    ['2026-02-05', 10, 'habiles', 'En pausa: quedan 7 días hábiles'],
    ['2026-02-13', 10, 'habiles', 'En pausa: queda 1 día hábil'],
    ['2026-02-05', 10, 'calendario', 'En pausa: quedan 7 días calendario'],
    ['2026-02-05', 1, 'meses', 'En pausa: quedan 25 días calendario'],
  ])('since %s, of %i %s, is «%s»', (since, amount, unit, words) => {
    const term = paused('2026-02-02', amount, unit, since)
    expect(dueWords(null, '2026-03-20', calendar, true, term)).toEqual({
      due: null,
      state: 'suspendido',
      words,
    })
  })

  it('says only that it is paused where it is not counted, or had run out before', () => {
    expect(dueWords(null, '2026-02-20', calendar, true).words).toBe('En pausa')
    const late = paused('2026-02-02', 10, 'habiles', '2026-03-02')
    expect(dueWords(late.due, '2026-03-20', calendar, true, late).words).toBe('En pausa')
  })

  it('has the days that then run from its resumption', () => {
    fc.assert(
      fc.property(
        fc.nat(365 * 4).map((n) => addDays('2024-01-01', n)),
        fc.integer({ min: 1, max: 40 }),
        fc.nat(60),
        fc.nat(60),
        (from, amount, start, length) => {
          const since = addDays(from, start)
          const to = addDays(since, length)
          const { words } = dueWords(null, to, calendar, true, paused(from, amount, 'habiles', since))
          const { due } = computeTerm({
            from,
            amount,
            unit: 'habiles',
            calendar,
            suspensions: [{ from: since, to, reason }],
          })
          const left = businessDaysBetween(to, due, calendar)
          if (words !== 'En pausa') expect(words).toContain(` ${left} día`)
          else expect(due <= since || left === 0).toBe(true)
        },
      ),
    )
  })
})
