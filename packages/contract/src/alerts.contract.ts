import { z } from 'zod'
import { closedCode, listed } from './closed.ts'
import { ALERT_TYPES } from './meanings.ts'
import { defineEndpoint } from './endpoint.ts'

const alert = z.object({
  id: z.int(),
  title: z.string(),
  body: z.string(),
  type: z.int().meta(listed(ALERT_TYPES)),
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
})
const alertGiven = z
  .strictObject({
    title: z.string().trim().min(3).max(120),
    body: z.string().trim().min(3).max(1000),
    type: closedCode(ALERT_TYPES),
    startsAt: z.iso.datetime().nullable().default(null),
    endsAt: z.iso.datetime().nullable().default(null),
  })
  .refine((a) => a.startsAt === null || a.endsAt === null || a.startsAt < a.endsAt, {
    path: ['endsAt'],
    message: 'El fin va después del inicio',
  })
const byId = z.object({ id: z.coerce.number().int().min(1).max(2_000_000_000) })

/** Administration of the global alerts; the public reads them with `get_alertas-global`. */
export const alerts = {
  list: defineEndpoint({
    id: 'alerts.list',
    method: 'GET',
    path: '/api/v1/alertas-globales',
    permission: 'alerts.admin',
    summary: 'Alertas globales: vigentes, pasadas y futuras',
    description: 'Con quien las administra; el público lee las vigentes en `get_alertas-global`.',
    answers: { 200: z.object({ rows: z.array(alert.extend({ inForce: z.boolean() })) }) },
  }),
  create: defineEndpoint({
    id: 'alerts.create',
    method: 'POST',
    path: '/api/v1/alertas-globales',
    permission: 'alerts.admin',
    summary: 'Publica una alerta global',
    description: 'Sin fechas rige desde ahora y hasta que se retire. El tipo dice qué detiene.',
    body: alertGiven,
    answers: { 201: alert },
  }),
  update: defineEndpoint({
    id: 'alerts.update',
    method: 'PUT',
    path: '/api/v1/alertas-globales/:id',
    permission: 'alerts.admin',
    summary: 'Corrige una alerta global',
    description: 'Reemplaza texto, tipo y fechas.',
    params: byId,
    body: alertGiven,
    answers: { 200: alert },
  }),
  withdraw: defineEndpoint({
    id: 'alerts.withdraw',
    method: 'DELETE',
    path: '/api/v1/alertas-globales/:id',
    permission: 'alerts.admin',
    summary: 'Retira una alerta global',
    description: 'Deja de mostrarse de inmediato.',
    params: byId,
    answers: { 200: z.object({ withdrawn: z.boolean() }) },
  }),
} as const
