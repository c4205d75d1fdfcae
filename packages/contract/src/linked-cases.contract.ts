import { z } from 'zod'
import { closed, inCatalogue, ofCatalogue } from './closed.ts'
import { defineEndpoint } from './endpoint.ts'
import { id, instant } from './shapes.ts'

const door = z.object({
  family: inCatalogue('Flujo'),
  step: inCatalogue('Paso'),
  /** label of the button, and its explanation */
  label: z.string(),
  explains: z.string(),
  /** why it cannot be opened now; null: it can */
  reason: z.string().nullable(),
})

/** `screen`: address of the first task's screen */
const opened = z.object({ id, screen: z.string().nullable(), message: z.string() })

/** Cases that run beside others: which ones can be opened, the chain of a case, and opening one. */
export const linkedCases = {
  'linked.ofCase': defineEndpoint({
    id: 'linked.ofCase',
    method: 'GET',
    path: '/api/v1/solicitudes/:id/vinculados',
    permission: 'cases.read',
    discloses: { what: 'caso', by: 'id' },
    summary:
      'Los trámites que salieron de un caso o del que este salió, y lo que el lector puede iniciar junto a él',
    description:
      'Recursos, modificaciones, sancionatorios y demás, con lo que el lector puede iniciar y por qué no lo demás.',
    params: z.object({ id }),
    answers: {
      200: z.object({
        rows: z.array(
          z.object({
            id,
            /** position in the chain: before this case or after it */
            side: closed({ origen: 'De él salió este caso', derivado: 'Salió de este caso' }),
            name: z.string(),
            radicado: z.string().nullable(),
            statusLabel: z.string(),
            ended: z.boolean(),
          }),
        ),
        doors: z.array(door),
        /** answers of the steps done: all of them for officials, the applicant's for a party */
        done: z.array(
          z.object({
            taskId: id,
            title: z.string(),
            at: instant,
            by: z.string().nullable(),
            fields: z.array(z.unknown()),
            data: z.record(z.string(), z.unknown()),
            /** officials whom the answers name by id */
            people: z.array(z.object({ id, name: z.string() })),
          }),
        ),
      }),
    },
  }),
  'linked.doors': defineEndpoint({
    id: 'linked.doors',
    method: 'GET',
    path: '/api/v1/actuaciones/inicio',
    permission: 'cases.read',
    summary: 'Lo que el lector puede iniciar, con un caso al lado (`needsCase`) o por sí solo',
    description:
      'Cada entrada con el flujo y el paso que abre (`family`, `step`), que se envían a `actuaciones`.',
    answers: { 200: z.object({ doors: z.array(door.extend({ needsCase: z.boolean() })) }) },
  }),
  'linked.open': defineEndpoint({
    id: 'linked.open',
    method: 'POST',
    path: '/api/v1/actuaciones',
    permission: 'cases.read',
    discloses: { what: 'caso', by: null },
    summary:
      'Inicia un trámite junto a un caso, o por sí solo; lo que pide un ciudadano se radica al entregarlo',
    description:
      '`family` y `step` vienen de las entradas. Responde el caso nuevo y la dirección de su primera pantalla.',
    body: z.strictObject({
      family: z.string().max(60).meta(ofCatalogue('Flujo')),
      step: z.string().max(20).meta(ofCatalogue('Paso')).optional(),
      /** the case beside which it opens, by its id or, for a reader who is no party to it, by its radicado */
      caseId: id.optional(),
      radicado: z.string().max(60).optional(),
    }),
    answers: { 200: opened },
    limit: 60,
  }),
}
