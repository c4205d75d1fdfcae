import { OUTCOME_MOVES } from '@ventanilla/domain/workflow/definition/outcome-move'
import { ACT_STATES } from '@ventanilla/domain/workflow/state/act-states'
import { FILE_PURPOSES } from '@ventanilla/domain/cases/file-purposes'
import { TASK_KINDS } from '@ventanilla/domain/workflow/definition/task-kinds'
import { z } from 'zod'
import { closed, inCatalogue, oneOf } from './closed.ts'
import { FILE_CARRIES, FILE_STATES, TASK_STATES, TERM_STATES, TURNS } from './meanings.ts'

/** Response shapes that several features share. */
export const id = z.uuid()
/** Number of a procedure type; from 1000 on they are an authority's own (decision 73). */
export const typeNumber = z.int().min(1).max(9_999)
/**
 * A file uploaded earlier, by the name that its upload returned: `urlTosaved` or `fileId`. The handler receives
 * the id.
 */
export const uploaded = z
  .string()
  .max(300)
  .transform((name, ctx) => {
    const found = UPLOADED.exec(name)?.[1]
    if (found !== undefined) return found
    ctx.addIssue({
      code: 'custom',
      message: 'Indique el archivo con el «urlTosaved» que respondió su carga.',
    })
    return z.NEVER
  })
  .meta({ description: 'Archivo cargado antes: el `urlTosaved` o el `fileId` que respondió su carga' })
const UPLOADED = /^(?:[\w./-]+\/)?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.\w{1,8})?$/i

/** Decimal degrees of MAGNA-SIRGAS or WGS84. */
export const position = z.strictObject({
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
})

export const isoDate = z.iso.date()
export const instant = z.iso.datetime({ offset: true })
export const version = z.number().int().min(0).max(1_000_000_000)
/** captured data of a task or a form: field key → value; the form's own rules validate the values */
export const data = z.record(z.string().max(120), z.unknown())

export const option = z.object({ value: z.string(), label: z.string() })

export const remaining = z.object({
  due: z.string().nullable(),
  state: closed(TERM_STATES),
  words: z.string(),
})

/** A link to a norm or a guide, kept by the authority; `address` is https */
export const normLink = z.object({
  id: z.int(),
  name: z.string(),
  address: z.string(),
  /** shown under it; empty: nothing */
  note: z.string(),
})

export const personRef = z.object({ id: z.string(), name: z.string() })

export const fileRef = z.object({
  id: z.string(),
  /** name of the uploaded file */
  name: z.string(),
  /** the document or point that it provides; null: none */
  title: z.string().nullable(),
  mime: z.string(),
  size: z.number(),
  sha256: z.string().nullable(),
  /** warning before opening it; null: none */
  carries: closed(FILE_CARRIES).nullable(),
  purpose: oneOf(FILE_PURPOSES),
  documentId: z.number().nullable(),
  state: oneOf(FILE_STATES),
  createdAt: z.string(),
})

export const actRef = z.object({
  id: z.string(),
  template: inCatalogue('Plantilla'),
  title: z.string(),
  state: oneOf(ACT_STATES),
  number: z.string().nullable(),
  code: z.string().nullable(),
  signedOn: z.string().nullable(),
  fileId: z.string().nullable(),
  /** the applicant still has to open it; opening records the access */
  toOpen: z.boolean(),
})

export const outcomeRef = z.object({
  code: z.string(),
  /** what it does to a screen or a call, which find it by this; null: nothing that they look for */
  move: closed(OUTCOME_MOVES).nullable(),
  label: z.string(),
  enabled: z.boolean(),
  reason: z.string().nullable(),
  needsReason: z.boolean(),
  /** sends work back to its author */
  back: z.boolean(),
  /** taken without the step's captured data */
  bare: z.boolean(),
  /** leads to a later step of the same procedure: neither sends back, nor rejects, nor ends */
  onward: z.boolean(),
})

export const taskRef = z.object({
  id: z.string(),
  step: inCatalogue('Paso'),
  title: z.string(),
  kind: oneOf(TASK_KINDS),
  screen: z.string(),
  turn: closed(TURNS),
  state: oneOf(TASK_STATES),
  assignee: personRef.nullable(),
  openedAt: z.string(),
  doneAt: z.string().nullable(),
  outcome: z.string().nullable(),
  outcomeLabel: z.string().nullable(),
  due: remaining,
  actId: z.string().nullable(),
})
