import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { makeCalendar } from './calendar.ts'
import { legalDate, takenDownOn } from './notice.ts'
import { computeTerm, dueDate } from './term.ts'

/** Worked examples, read only from spec/domain/calendar.json. */
interface Example {
  readonly id: string
  readonly tipo: 'habiles' | 'calendario' | 'meses' | 'aviso_entregado' | 'aviso_publicado' | 'pausa'
  readonly caso: string
  readonly inicio: string
  readonly cantidad: number
  readonly fin: string
  readonly surtida?: string
  readonly retiro?: string
  readonly pausa_desde?: string
  readonly reanuda?: string
  readonly transcurridos?: number
  readonly restantes?: number
}
const path = fileURLToPath(new URL('../../../../spec/domain/calendar.json', import.meta.url))
const { ejemplos } = JSON.parse(readFileSync(path, 'utf8')) as { readonly ejemplos: readonly Example[] }
const calendar = makeCalendar()
const days = (from: string, count: number): string => dueDate(from, count, 'habiles', calendar)

describe('the worked examples of the calendar', () => {
  it('are all there, of every kind', () => {
    expect(ejemplos).toHaveLength(21)
    expect(new Set(ejemplos.map(({ tipo }) => tipo)).size).toBe(6)
  })

  for (const example of ejemplos) {
    it(`${example.id}: ${example.caso} → ${example.fin}`, () => {
      const { inicio: from, cantidad: amount, tipo } = example
      if (tipo === 'habiles' || tipo === 'calendario' || tipo === 'meses') {
        expect(computeTerm({ from, amount, unit: tipo, calendar }).due).toBe(example.fin)
        expect(dueDate(from, amount, tipo, calendar)).toBe(example.fin)
      } else if (tipo === 'pausa') {
        const pause = { from: example.pausa_desde as string, reason: 'requerimiento de información' }
        const counted = (to: string | null) =>
          computeTerm({ from, amount, unit: 'habiles', calendar, suspensions: [{ ...pause, to }] })
        const waiting = counted(null)
        expect([waiting.due, waiting.elapsed, waiting.suspendedSince]).toEqual([
          null,
          example.transcurridos,
          example.pausa_desde,
        ])
        const resumed = counted(example.reanuda as string)
        expect([resumed.due, resumed.total - waiting.elapsed]).toEqual([example.fin, example.restantes])
      } else {
        const removed = takenDownOn(from, days, amount)
        if (tipo === 'aviso_publicado') expect(removed).toBe(example.retiro)
        const legalOn = legalDate(
          tipo === 'aviso_publicado' ? { means: tipo, takenDownOn: removed } : { means: tipo, on: from },
          days,
        )
        expect(legalOn).toBe(example.surtida)
        // both kinds of notice start the ten days to appeal
        expect(dueDate(legalOn, 10, 'habiles', calendar)).toBe(example.fin)
      }
    })
  }
})

describe('a posted notice', () => {
  it.each([
    // posted, last day up, complete at the end of
    ['2026-10-30', '2026-11-09', '2026-11-10', 'a Friday before a holiday on Monday'],
    ['2026-10-31', '2026-11-09', '2026-11-10', 'a Saturday'],
    ['2026-11-02', '2026-11-09', '2026-11-10', 'a holiday'],
    ['2026-11-03', '2026-11-10', '2026-11-11', 'a Tuesday'],
    ['2026-03-31', '2026-04-09', '2026-04-10', 'the Tuesday before Easter'],
    ['2026-12-24', '2027-01-04', '2027-01-05', 'the day before Christmas'],
  ])('posted on %s is up until %s and complete at the end of %s (%s)', (on, down, legalOn) => {
    expect(takenDownOn(on, days)).toBe(down)
    expect(legalDate({ means: 'aviso_publicado', takenDownOn: down }, days)).toBe(legalOn)
  })
})
