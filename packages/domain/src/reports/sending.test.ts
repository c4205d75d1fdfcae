import { describe, expect, it } from 'vitest'
import { makeCalendar } from '../terms/calendar.ts'
import { dueSending } from './sending.ts'

const CALENDAR = makeCalendar()
const ASKED = { every: 'semana', since: '2026-01-05T15:00:00.000Z', sentOn: null } as const
const due = (change: Partial<Parameters<typeof dueSending>[0]>, now: string) =>
  dueSending({ ...ASKED, ...change }, now, CALENDAR)

describe('a report that is mailed', () => {
  it.each<[string, Partial<Parameters<typeof dueSending>[0]>, string, string | null]>([
    ['a minute before seven of a Monday', {}, '2026-02-02T11:59:00.000Z', null],
    ['at seven of a Monday', {}, '2026-02-02T12:00:00.000Z', '2026-02-02'],
    ['on a Monday that is a holiday', {}, '2026-03-23T13:00:00.000Z', null],
    ['on the Tuesday after it', {}, '2026-03-24T12:00:00.000Z', '2026-03-24'],
    ['once it was sent', { sentOn: '2026-02-02' }, '2026-02-02T13:00:00.000Z', null],
    [
      'late in a week in which the portal stood still',
      { sentOn: '2026-01-26' },
      '2026-02-05T20:00:00.000Z',
      '2026-02-02',
    ],
    [
      'when it was asked for later that day',
      { since: '2026-02-02T15:00:00.000Z' },
      '2026-02-02T16:00:00.000Z',
      null,
    ],
    ['on the first of a month, a Sunday', { every: 'mes' }, '2026-02-01T13:00:00.000Z', null],
    ['on the first business day of a month', { every: 'mes' }, '2026-02-02T12:00:00.000Z', '2026-02-02'],
    [
      'on another day of the month, once it was sent',
      { every: 'mes', sentOn: '2026-02-02' },
      '2026-02-20T12:00:00.000Z',
      null,
    ],
  ])('%s', (_, change, now, day) => expect(due(change, now)).toBe(day))
})
