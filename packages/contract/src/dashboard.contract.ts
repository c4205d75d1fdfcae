import { INBOX_VIEW_MEANINGS } from '@ventanilla/domain/cases/inbox-views'
import { TERM_UNITS } from '@ventanilla/domain/terms/term'
import { z } from 'zod'
import { closed, inCatalogue, oneOf } from './closed.ts'
import { defineEndpoint } from './endpoint.ts'
import { id, personRef, remaining } from './shapes.ts'

/** A count and the list behind it: `href` opens exactly `count` rows. */
const figure = z.object({ key: z.string(), label: z.string(), count: z.number(), href: z.string() })
const split = figure.extend({ overdue: z.number() })

export const officialDashboard = z.object({
  kind: z.literal('funcionario'),
  /** mine, my group, at risk, overdue, waiting for applicants */
  figures: z.array(figure.extend({ key: oneOf(INBOX_VIEW_MEANINGS) })),
  /** messages and jobs that wait for an administrator; null: none, or the reader is no administrator */
  operation: figure.nullable(),
  /** account changes that the reader can confirm; null: none, or the reader does not administer accounts */
  proposals: figure.nullable(),
  /** acts still to be put into the bulletin; null: none, or the reader does not publish */
  publications: split.nullable(),
  /** every office with its open and overdue cases; null: the reader cannot read the figures of all offices */
  offices: z
    .array(
      z.object({
        office: z.string(),
        cases: z.number(),
        overdueCases: z.number(),
        /** open tasks of the office, and the overdue ones */
        tasks: z.number(),
        overdue: z.number(),
      }),
    )
    .nullable(),
  byStep: z.array(split.extend({ key: inCatalogue('Paso') })),
  byStatus: z.array(split.extend({ key: inCatalogue('EstadoDelCaso') })),
  byMunicipality: z.array(split),
  /** open tasks per person; null: the reader does not supervise */
  workload: z
    .array(
      z.object({
        person: personRef.nullable(),
        open: z.number(),
        overdue: z.number(),
        href: z.string(),
      }),
    )
    .nullable(),
  /** duration of stages in the last half year against their term; null: the reader cannot see metrics */
  stages: z
    .array(
      z.object({
        step: inCatalogue('Paso'),
        title: z.string(),
        done: z.number(),
        /** unit of the days: that of the term, calendar days without one */
        unit: closed({ habiles: 'Días hábiles', calendario: 'Días calendario' }),
        /** the term has to run out by law: the days are counted from its end */
        waits: z.boolean(),
        /** median */
        medianDays: z.number(),
        /** 90th percentile */
        slowDays: z.number(),
        term: z.object({ amount: z.number(), unit: oneOf(TERM_UNITS), norm: z.string() }).nullable(),
        inTime: z.number(),
        href: z.string(),
      }),
    )
    .nullable(),
})

export const citizenDashboard = z.object({
  kind: z.literal('ciudadano'),
  waiting: z.array(
    z.object({
      caseId: id,
      taskId: id,
      radicado: z.string().nullable(),
      procedure: z.string(),
      title: z.string(),
      due: remaining,
      href: z.string(),
    }),
  ),
  /** acts to be opened; opening is the notification */
  toOpen: z.array(
    z.object({ caseId: id, actId: id, radicado: z.string().nullable(), title: z.string(), href: z.string() }),
  ),
  figures: z.array(
    figure.extend({
      key: oneOf({
        'en-curso': 'Solicitudes sin terminar',
        borradores: 'Borradores',
        terminadas: 'Solicitudes terminadas',
      }),
    }),
  ),
  drafts: z.array(z.object({ caseId: id, procedure: z.string(), updatedAt: z.string(), href: z.string() })),
  notices: z.object({
    unread: z.number(),
    latest: z.array(
      z.object({
        id,
        title: z.string(),
        href: z.string().nullable(),
        createdAt: z.string(),
        read: z.boolean(),
      }),
    ),
  }),
})

/** The start page of a logged-in user. */
export const dashboard = {
  'dashboard.read': defineEndpoint({
    id: 'dashboard.read',
    method: 'GET',
    path: '/api/v1/tablero',
    permission: 'session',
    summary: 'Lo que espera al lector, con la lista detrás de cada número',
    description: 'Lo que se muestra depende de los roles de quien lee.',
    answers: { 200: z.discriminatedUnion('kind', [officialDashboard, citizenDashboard]) },
  }),
} as const
