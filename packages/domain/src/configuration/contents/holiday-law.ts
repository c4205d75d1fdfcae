import { z } from 'zod'
import { isIsoDate } from '../../terms/dates.ts'
import { LONGEST } from '../lengths.ts'
import { isoDate, line, listed } from '../parts.ts'
import { rulesOf } from './stored-law.ts'

const monthDay = z
  .string()
  .refine((text) => isIsoDate(`2024-${text}`), 'Escriba un día que exista, como MM-DD')

/** A holiday says in one way when it falls; a form leaves the others null. */
const holiday = z
  .strictObject({
    name: line(LONGEST.holiday),
    on: monthDay.nullish(),
    mondayFrom: monthDay.nullish(),
    easter: z.int('Escriba un número de días').min(-80).max(200).nullish(),
  })
  .refine((one) => rulesOf(one).length === 1, {
    path: ['on'],
    error: 'Escriba cuándo cae, de una sola de las tres maneras',
  })

/** A law of holidays; repealed ones keep counting the days of their time. */
export const holidayLaw = z
  .strictObject({
    ...listed,
    from: isoDate.nullable(),
    /** last day in force of a repealed or annulled law */
    until: isoDate.nullable(),
    days: z.array(holiday).min(1).max(60),
  })
  .refine(({ from, until }) => from === null || until === null || from <= until, {
    path: ['until'],
    error: 'El último día no puede ser anterior al primero',
  })
