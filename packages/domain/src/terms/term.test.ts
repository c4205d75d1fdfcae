import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isBusinessDay, makeCalendar } from './calendar.ts'
import { addDays } from './dates.ts'
import type { TermUnit } from './term.ts'
import { computeTerm, dueDate } from './term.ts'

const calendar = makeCalendar()

describe('a term', () => {
  it('lists every day with the reason why it counts or not', () => {
    const term = computeTerm({ from: '2026-07-08', amount: 5, unit: 'habiles', calendar })
    expect(term.days.map((d) => `${d.date} ${d.counted ? 'sí' : 'no'} ${d.why}`)).toEqual([
      '2026-07-09 sí día 1',
      '2026-07-10 sí día 2',
      '2026-07-11 no sábado',
      '2026-07-12 no domingo',
      '2026-07-13 no festivo: Virgen de Chiquinquirá',
      '2026-07-14 sí día 3',
      '2026-07-15 sí día 4',
      '2026-07-16 sí día 5',
    ])
    expect(term.explanation).toEqual([
      'El término es de 5 días hábiles y se cuenta desde el día siguiente al miércoles 8 de julio de 2026.',
      'El día 1 es el jueves 9 de julio de 2026.',
      'No se cuentan el lunes 13 de julio de 2026 (festivo: Virgen de Chiquinquirá).',
      'Vence el jueves 16 de julio de 2026 a las 12 de la noche.',
    ])
  })

  it('says that a month ending on a day off runs to the next business day', () => {
    const term = computeTerm({ from: '2026-07-07', amount: 1, unit: 'meses', calendar })
    expect(term.explanation).toContain('La misma fecha del mes final es el viernes 7 de agosto de 2026.')
    expect(term.explanation).toContain(
      'El último día no es hábil: el vencimiento pasa al siguiente día hábil.',
    )
  })

  it('skips the days on which the office was closed', () => {
    const closedDays = [
      { date: '2026-02-03', reason: 'Resolución 12: fumigación de la sede', office: 'norte' },
      { date: '2026-02-04', reason: 'Resolución 13', office: 'sur' },
    ]
    const norte = makeCalendar({ closedDays, office: 'norte' })
    expect(dueDate('2026-02-02', 10, 'habiles', norte)).toBe('2026-02-17')
    expect(
      computeTerm({ from: '2026-02-02', amount: 1, unit: 'habiles', calendar: norte }).days[0]?.why,
    ).toBe('cierre: Resolución 12: fumigación de la sede')
    expect(dueDate('2026-02-02', 10, 'habiles', makeCalendar({ closedDays }))).toBe('2026-02-16')
  })

  it('goes on with its extension from the due date of the first part', () => {
    const term = computeTerm({
      from: '2026-01-15',
      amount: 1,
      unit: 'meses',
      calendar,
      extension: { amount: 1, unit: 'meses' },
    })
    expect(term.due).toBe('2026-03-16')
    expect(term.explanation).toContain('Se prorrogó por 1 mes.')
  })

  it('of no days ends on its own day, or the next business day', () => {
    expect(dueDate('2026-02-02', 0, 'habiles', calendar)).toBe('2026-02-02')
    expect(computeTerm({ from: '2026-02-07', amount: 0, unit: 'habiles', calendar }).due).toBe('2026-02-09')
  })

  it('refuses amounts and dates that make no sense', () => {
    expect(() => dueDate('2026-02-02', -1, 'habiles', calendar)).toThrow(RangeError)
    expect(() => dueDate('2026-02-02', 1.5, 'habiles', calendar)).toThrow(RangeError)
    expect(() => dueDate('2026-02-30', 1, 'habiles', calendar)).toThrow(RangeError)
  })
})

const date = fc.integer({ min: 0, max: 365 * 8 }).map((n) => addDays('2022-01-01', n))
const unit = fc.constantFrom<TermUnit>('habiles', 'calendario', 'meses')
const amount = fc.integer({ min: 0, max: 24 })

describe('for any dates', () => {
  it('a due date is a business day, not before the start, and later for a larger amount or a later start', () => {
    fc.assert(
      fc.property(date, amount, unit, (from, n, u) => {
        const due = dueDate(from, n, u, calendar)
        expect(due >= from).toBe(true)
        expect(isBusinessDay(due, calendar)).toBe(true)
        expect(dueDate(from, n + 1, u, calendar) >= due).toBe(true)
        expect(dueDate(addDays(from, 1), n, u, calendar) >= due).toBe(true)
      }),
    )
  })

  it('the explained count and the fast one agree', () => {
    fc.assert(
      fc.property(date, amount, unit, (from, n, u) => {
        const term = computeTerm({ from, amount: n, unit: u, calendar })
        expect(term.due).toBe(dueDate(from, n, u, calendar))
        expect(term.days.filter((d) => d.counted)).toHaveLength(term.total)
        expect(term.days.map((d) => d.date)).toEqual(term.days.map((_, i) => addDays(from, i + 1)))
      }),
    )
  })

  it('a suspension never shortens a term, and a longer one never brings it forward', () => {
    fc.assert(
      fc.property(
        date,
        amount,
        unit,
        fc.nat(60),
        fc.nat(60),
        fc.nat(30),
        (from, n, u, start, length, more) => {
          const pause = (days: number) => [
            { from: addDays(from, start), to: addDays(from, start + days), reason: 'requerimiento' },
          ]
          const plain = dueDate(from, n, u, calendar)
          const short = computeTerm({ from, amount: n, unit: u, calendar, suspensions: pause(length) })
            .due as string
          const long = computeTerm({ from, amount: n, unit: u, calendar, suspensions: pause(length + more) })
            .due as string
          expect(short >= plain).toBe(true)
          expect(long >= short).toBe(true)
        },
      ),
    )
  })

  it('business days with a suspension are those before it plus those after it', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 1, max: 40 }), fc.nat(60), fc.nat(60), (from, n, start, length) => {
        const [stop, resume] = [addDays(from, start), addDays(from, start + length)]
        const term = computeTerm({
          from,
          amount: n,
          unit: 'habiles',
          calendar,
          suspensions: [{ from: stop, to: resume, reason: 'requerimiento' }],
        })
        const counted = term.days.filter((d) => d.counted)
        expect(counted).toHaveLength(n)
        expect(counted.every((d) => d.date <= stop || d.date > resume)).toBe(true)
      }),
    )
  })
})
