import { INBOX_VIEW_MEANINGS } from '@ventanilla/domain/cases/inbox-views'
import { TERM_UNITS } from '@ventanilla/domain/terms/term'
import { z } from 'zod'
import { closed, inCatalogue, oneOf } from './closed.ts'
import { defineEndpoint } from './endpoint.ts'
import { id, personRef, remaining } from './shapes.ts'

/** A number and the list behind it: whoever opens the address finds exactly so many rows. */
const figure = z.object({ key: z.string(), label: z.string(), count: z.number(), href: z.string() })
const split = figure.extend({ overdue: z.number() })

export const officialDashboard = z.object({
  kind: z.literal('funcionario'),
  /** mine, my group, at risk, overdue, waiting for applicants */
  figures: z.array(figure.extend({ key: oneOf(INBOX_VIEW_MEANINGS) })),
  /** messages and jobs that wait for a person; null for who does not administer the portal, or when there are none */
  operation: figure.nullable(),
  /** changes of accounts that the reader may confirm; null for who does not administer accounts, or when there are none */
  proposals: figure.nullable(),
  /** acts still to be put into the bulletin; null for who does not publish, or when there are none */
  publications: split.nullable(),
  /** every office with its open cases and how many of them have something overdue; null for who does not read the figures of all */
  offices: z
    .array(
      z.object({
        office: z.string(),
        cases: z.number(),
        overdueCases: z.number(),
        /** open tasks of the office, and those that are overdue */
        tasks: z.number(),
        overdue: z.number(),
      }),
    )
    .nullable(),
  byStep: z.array(split.extend({ key: inCatalogue('Paso') })),
  byStatus: z.array(split.extend({ key: inCatalogue('EstadoDelCaso') })),
  byMunicipality: z.array(split),
  /** open tasks per person; null for who does not supervise */
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
  /** how long stages took in the last half year against their term; null for who may not see metrics */
  stages: z
    .array(
      z.object({
        step: inCatalogue('Paso'),
        title: z.string(),
        done: z.number(),
        /** what days are counted in: that of the term, calendar days without one */
        unit: closed({ habiles: 'Días hábiles', calendario: 'Días calendario' }),
        /** its term has to run out by law: the days are those after its end */
        waits: z.boolean(),
        /** half of them took less */
        medianDays: z.number(),
        /** nine of ten took less */
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
  /** acts to be opened: opening is the notification */
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

/** What a person finds on entering. */
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
