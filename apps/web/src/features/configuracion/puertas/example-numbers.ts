import { formatNumber, isRestart, seriesProblem } from '@ventanilla/domain/acts/numbering'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { deviceNow } from '../../../client/clock.ts'
import type { Content } from './door.ts'

/** Procedure type of the example, where the format has one. */
const TYPE = 3

/** The first three numbers that a series would give this year; none while its format numbers nothing. */
export function exampleNumbers(content: Content): readonly string[] {
  const { format, restart } = content
  if (typeof format !== 'string' || !isRestart(restart) || restart === 'ninguno') return []
  if (seriesProblem({ format, restart }) !== null) return []
  const year = Number(bogotaDate(new Date(deviceNow()).toISOString()).slice(0, 4))
  const series = { code: '', name: '', prefix: '', format, restart }
  return [1, 2, 3].map((n) => formatNumber(series, { n, year, ttId: TYPE }))
}
