import { z } from 'zod'
import { REQUIRED } from '../../kernel/field-sentences.ts'
import { LONGEST } from '../lengths.ts'
import { decimal, lineOrNothing, percent, pesos } from '../parts.ts'

/** A row of the authority's own scale: project value in minimum wages, [from, to), and its fee in pesos. */
const scaleRow = z.strictObject({ from: z.int().min(0), to: z.int().min(1), fee: pesos })

/** Figures of a year, from which its fees are settled. */
export const yearFigures = z
  .strictObject({
    /** whether fees can be settled with this year; earlier ones only index */
    offered: z.boolean(),
    smmlv: pesos.min(1).nullable(),
    uvt: pesos.min(1).nullable(),
    uvb: pesos.min(1).nullable(),
    /** decree that sets the minimum wage */
    norm: lineOrNothing(LONGEST.norm),
    /** variation of consumer prices at December */
    inflation: percent.nullable(),
    /** the authority's published table, which replaces the indexed one */
    ownScale: z.array(scaleRow).min(1).max(200).nullable(),
    waterTariff: decimal.nullable(),
    permitPaper: pesos.nullable(),
  })
  .refine(({ smmlv, norm }) => smmlv === null || norm !== '', { path: ['norm'], error: REQUIRED })
  .refine(
    ({ ownScale }) =>
      (ownScale ?? []).every(({ from, to }, i, rows) => from < to && (i === 0 || from === rows[i - 1]?.to)),
    { path: ['ownScale'], error: 'Cada rango empieza donde termina el anterior' },
  )
