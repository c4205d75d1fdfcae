import { APPEAL_CLASSES } from '@ventanilla/domain/cases/act-values/act-words'
import { ACT_ROLES } from '@ventanilla/domain/workflow/state/act-states'
import { NOTIFICATION_MEANS, NOTIFICATION_STATES } from '@ventanilla/domain/cases/words/notification-words'
import { APPLICANT_WORDS } from '@ventanilla/domain/workflow/definition/applicant-word'
import { RECEIPT_STATES } from '@ventanilla/domain/fees/receipt-words'
import { z } from 'zod'
import { closed, inCatalogue, oneOf } from './closed.ts'
import { EVENTS, VERDICTS } from './meanings.ts'
import { actRef, data, fileRef, id, personRef, remaining, taskRef, version } from './shapes.ts'

/** A case as a row of a list and as the head of its screen. */
export const caseSummary = z.object({
  id,
  ttId: z.number(),
  procedure: z.string(),
  /** workflow family of a case that runs beside another one, named by `parentId` */
  family: inCatalogue('Flujo').nullable(),
  parentId: z.string().nullable(),
  radicado: z.string().nullable(),
  expediente: z.string().nullable(),
  status: inCatalogue('EstadoDelCaso'),
  statusLabel: z.string(),
  applicant: personRef,
  office: inCatalogue('Territorial').nullable(),
  municipality: z.string().nullable(),
  filedAt: z.string().nullable(),
  due: remaining,
  updatedAt: z.string(),
  /** sentence for the reader: the decision, or what happens now */
  now: z.string(),
  /** whether the decision in `now` is favourable; null: no decision that the reader has been notified of */
  verdict: closed(VERDICTS).nullable(),
  /** task that waits for the reader */
  waitsForMe: z
    .object({
      taskId: z.string(),
      /** what to do, without full stop, and the label of the button */
      title: z.string(),
      action: z.string(),
      /** optional task: leaving it undone neither ends the case nor makes anyone wait */
      optional: z.boolean(),
      due: remaining,
      step: inCatalogue('Paso'),
    })
    .nullable(),
})

export const caseDetail = caseSummary.extend({
  version,
  officeName: z.string().nullable(),
  applicantIs: closed(APPLICANT_WORDS),
  filedBusinessDate: z.string().nullable(),
  suspended: z.boolean(),
  answers: data,
  form: z
    .unknown()
    .meta({ description: 'Definición del formulario con que se radicó (FormDef)', type: 'object' })
    .nullable(),
  documents: z.array(z.unknown().meta({ description: 'ProcedureDocument', type: 'object' })),
  files: z.array(fileRef),
  acts: z.array(
    actRef.extend({
      /** what it is in the case; null: nothing that the portal asks for */
      role: closed(ACT_ROLES).nullable(),
    }),
  ),
  tasks: z.array(taskRef),
  notifications: z.array(
    z.object({
      id,
      actId: z.string(),
      actTitle: z.string(),
      recipient: z.string(),
      means: oneOf(NOTIFICATION_MEANS).nullable(),
      state: oneOf(NOTIFICATION_STATES),
      sentAt: z.string().nullable(),
      legalOn: z.string().nullable(),
    }),
  ),
  receipts: z.array(
    z.object({
      id,
      reference: z.string(),
      concept: z.string(),
      amount: z.number(),
      issuedOn: z.string(),
      dueOn: z.string(),
      state: closed(RECEIPT_STATES),
      fileId: z.string().nullable(),
      /** warning to the holder of a printed receipt before paying: annulled and why, or expired */
      warning: z.string().nullable(),
    }),
  ),
  term: z
    .object({
      due: z.string().nullable(),
      explanation: z.array(z.string()),
      /** every day examined, in order, with its position in the count or why it does not count */
      days: z.array(z.object({ date: z.string(), why: z.string(), counted: z.boolean() })),
      suspensions: z.array(z.object({ from: z.string(), to: z.string().nullable(), reason: z.string() })),
    })
    .nullable(),
  electronicNotification: z.boolean(),
  /** the decision or ending as notified to the reader: headline, appeals, firmness, obligations */
  decision: z
    .object({
      title: z.string(),
      tone: closed(VERDICTS),
      lines: z.array(z.string()),
      duties: z.array(z.string()),
    })
    .nullable(),
  facts: data,
  lists: z.unknown().meta({ description: 'Listas del catálogo (Lists)', type: 'object' }),
  /** appeals received, in order of filing */
  appeals: z.array(
    z.object({
      name: z.string(),
      /** capacity in which the appellant takes part, in words */
      capacity: z.string(),
      /** the act appealed against, with its number */
      act: z.string().nullable(),
      kind: z.string(),
      filedOn: z.string(),
      state: closed({
        espera: 'Espera los días de las demás partes',
        estudio: 'Se estudia',
        rechazado: 'Se rechazó',
        superior: 'Lo tiene el superior, que decide la apelación',
        decidido: 'Se decidió',
      }),
      mine: z.boolean(),
      /** the written grounds; null for other parties */
      reasons: z.string().nullable(),
    }),
  ),
  /** actions that the reader can start from the case itself */
  actions: z.object({
    appeal: z
      .object({
        taskId: z.string(),
        due: remaining,
        /** kinds of appeal that the act announced */
        ways: z.array(z.object({ value: oneOf(APPEAL_CLASSES), label: z.string() })),
        /** why the other kinds are not available against it */
        whyNot: z.string().nullable(),
      })
      .nullable(),
    /** why the reader cannot appeal, although an act of the case can be appealed */
    whyNoAppeal: z.string().nullable(),
    extend: z
      .object({
        taskId: z.string(),
        /** most business days that can be requested */
        most: z.number(),
      })
      .nullable(),
    /** the reader's own term that can be waived: to appeal, or to complete */
    waive: z
      .object({
        taskId: z.string(),
        of: closed({ recurso: 'El término para recurrir', plazo: 'El término para responder o completar' }),
        due: remaining,
      })
      .nullable(),
    /** the case ended with a permit of the reader that can be extended, changed or transferred */
    changePermit: z.boolean(),
  }),
})

export const historyEntry = z.object({
  seq: z.number(),
  type: oneOf(EVENTS),
  label: z.string(),
  /** sentence that describes the event */
  text: z.string(),
  at: z.string(),
  by: z.string(),
  detail: data,
})

/** `caseDetail` without form, lists and working of the term, with the newest history. */
export const caseOverview = caseDetail
  .omit({ form: true, documents: true, lists: true, term: true })
  .extend({ history: z.array(historyEntry) })
