import { z } from 'zod'
import { isIsoDate } from '../../terms/dates.ts'
import { isoDate, line, listed } from '../parts.ts'

const monthDay = z
  .string()
  .refine((text) => isIsoDate(`2024-${text}`), 'Escriba un día que exista, como MM-DD')
const holidayRule = z.union([
  z.strictObject({ name: line(120), on: monthDay }),
  z.strictObject({ name: line(120), mondayFrom: monthDay }),
  z.strictObject({ name: line(120), easter: z.int().min(-80).max(200) }),
])

/** A law of holidays; repealed ones keep counting the days of their time. */
export const holidayLaw = z.strictObject({
  ...listed,
  from: isoDate.nullable(),
  /** last day in force of a repealed or annulled law */
  until: isoDate.nullable(),
  days: z.array(holidayRule).min(1).max(60),
})
