import { ACT_STATES } from '@ventanilla/domain/acts/act-states'
import { FILE_PURPOSES } from '@ventanilla/domain/cases/file-purposes'
import { TASK_KINDS } from '@ventanilla/domain/workflow/task-kinds'
import { z } from 'zod'
import { closed, inCatalogue, oneOf } from './closed.ts'
import { FILE_CARRIES, FILE_STATES, TASK_STATES, TERM_STATES, TURNS } from './meanings.ts'

/** Shapes that several features answer with. */
export const id = z.uuid()
/**
 * A file that was uploaded before, by the name that its upload answered: `urlTosaved` or `fileId`. The handler receives
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

export const isoDate = z.iso.date()
export const instant = z.iso.datetime({ offset: true })
export const version = z.number().int().min(0).max(1_000_000_000)
/** captured data of a task or a form: field key → value; the form's own validation judges the values */
export const data = z.record(z.string().max(120), z.unknown())

export const option = z.object({ value: z.string(), label: z.string() })

export const remaining = z.object({
  due: z.string().nullable(),
  state: closed(TERM_STATES),
  words: z.string(),
})

export const personRef = z.object({ id: z.string(), name: z.string() })

export const fileRef = z.object({
  id: z.string(),
  /** the name under which it was handed in */
  name: z.string(),
  /** the document or the point that it answers; null: it answers none */
  title: z.string().nullable(),
  mime: z.string(),
  size: z.number(),
  sha256: z.string().nullable(),
  /** what whoever opens it should know; null: nothing */
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
  /** the applicant still has to open it: opening records the access */
  toOpen: z.boolean(),
})

export const outcomeRef = z.object({
  code: z.string(),
  label: z.string(),
  enabled: z.boolean(),
  reason: z.string().nullable(),
  needsReason: z.boolean(),
  /** sends work back to who did it */
  back: z.boolean(),
  /** taken as it is: nothing of what the step asks goes with it */
  bare: z.boolean(),
  /** leads to a later step of the same procedure: neither sent back, nor refused or ended */
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
