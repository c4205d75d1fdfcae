import { lawOf, type StoredHoliday, rulesOf } from '@ventanilla/domain/configuration/contents/stored-law'
import { yearOf } from '@ventanilla/domain/configuration/year-ahead'
import { bogotaDate, isIsoDate, longDate } from '@ventanilla/domain/terms/dates'
import { colombianHolidays } from '@ventanilla/domain/terms/holidays'
import { deviceNow } from '../../../client/clock.ts'
import type { Content, Live } from './door.ts'

const dayOrNone = (value: unknown): string | null =>
  typeof value === 'string' && isIsoDate(value) ? value : null
const isDay = (value: unknown): boolean =>
  value === null || value === undefined || isIsoDate(`2024-${String(value)}`)

/** The holidays of a form that already say when they fall. */
function holidaysIn({ days }: Content): readonly StoredHoliday[] {
  const rows: readonly unknown[] = Array.isArray(days) ? days : []
  return rows.filter(
    (one): one is StoredHoliday =>
      typeof one === 'object' &&
      one !== null &&
      'name' in one &&
      typeof one.name === 'string' &&
      isDay('on' in one ? one.on : null) &&
      isDay('mondayFrom' in one ? one.mondayFrom : null) &&
      rulesOf({ ...one, name: one.name }).length === 1,
  )
}

/** The days that a law gives in this year and the next, as one writes it. */
export const HOLIDAY_LAW_LIVE: Live = {
  title: 'Los días que da',
  seeing: 'Ver los días',
  faults: () => [],
  results(content) {
    const stored = {
      name: '',
      from: dayOrNone(content['from']),
      until: dayOrNone(content['until']),
      days: holidaysIn(content),
    }
    if (stored.days.length === 0) return []
    const law = lawOf('', content['active'] === false ? { ...stored, days: [] } : stored)
    const year = yearOf(bogotaDate(new Date(deviceNow()).toISOString()))
    return [year, year + 1].map((one) => {
      const days = colombianHolidays(one, [law])
      return {
        label: String(one),
        words:
          days.length === 0 ? 'ningún festivo' : days.length === 1 ? '1 festivo' : `${days.length} festivos`,
        good: null,
        working: days.map(({ date, name }) => `${longDate(date)}: ${name}`),
      }
    })
  },
}
