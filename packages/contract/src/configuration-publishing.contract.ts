import { z } from 'zod'
import {
  accepted,
  byVersion,
  difference,
  draftHash,
  finding,
  itemName,
  norm,
  reason,
  kindName,
  closing,
  handOver,
} from './configuration-shapes.ts'
import { defineEndpoint } from './endpoint.ts'
import { fault } from './problem.ts'
import { isoDate, version } from './shapes.ts'

const refusesPublication = {
  403: 'Quien llama no publica esa clase, o participó en el borrador y la clase la publica otra persona.',
  404: 'La clase o el elemento no existen, o quien llama no los ve.',
  409: 'El borrador cambió o ya no está, entró en vigor otra versión, o hay contradicciones con otros elementos (`current` las trae).',
  422: 'Falta el motivo o la norma, el contenido no es válido, o el día no sirve.',
} as const

/** What brings into force what the authority decides, or takes it back. */
export const configurationPublishing = {
  'configuration.review': defineEndpoint({
    id: 'configuration.review',
    method: 'POST',
    path: '/api/v1/configuracion/revision',
    permission: 'configuration.read',
    unaudited: 'changesNothing',
    summary: 'Qué cambia y qué está mal si se publican unos borradores',
    description:
      'Con `day`, como quedaría ese día. Sin elementos dice las contradicciones que la configuración ya tiene. No cambia nada.',
    refuses: {
      404: 'La clase o el elemento no existen, o quien llama no los ve.',
    },
    body: z.strictObject({ items: z.array(itemName).max(200), day: isoDate.nullable().default(null) }),
    answers: {
      200: z.object({
        items: z.array(
          z.object({
            kind: kindName,
            key: z.string(),
            title: z.string(),
            /** null: there is no draft */
            hash: draftHash.nullable(),
            changes: z.array(difference),
            problems: z.array(fault),
            /** why the reader cannot publish it; null: the reader can */
            whyNot: z.string().nullable(),
          }),
        ),
        /** what closes with this publication, and hands over its work */
        closings: z.array(closing),
        /** what this publication would bring about */
        findings: z.array(finding),
        /** what is wrong with or without it */
        already: z.array(finding),
        /** day of the portal: the earliest on which something can begin is the one after */
        today: z.iso.date(),
      }),
    },
  }),
  'configuration.publish': defineEndpoint({
    id: 'configuration.publish',
    method: 'POST',
    path: '/api/v1/configuracion/publicaciones',
    permission: 'configuration.publish',
    summary: 'Pone en vigor unos borradores, todos o ninguno',
    description:
      'Cada borrador se nombra con el `hash` del que se vio. Los errores impiden publicar; los avisos se aceptan uno por uno con su motivo. Una sede que cierra entrega lo que tiene a otra, que se nombra en `handOver`.',
    refuses: refusesPublication,
    body: z.strictObject({
      items: z
        .array(itemName.extend({ hash: draftHash }))
        .min(1)
        .max(200),
      reason,
      norm,
      accepted,
      handOver,
    }),
    answers: {
      200: z.object({
        release: z.int(),
        versions: z.array(z.object({ kind: kindName, key: z.string(), version })),
      }),
    },
  }),
  'configuration.schedule': defineEndpoint({
    id: 'configuration.schedule',
    method: 'POST',
    path: '/api/v1/configuracion/programaciones',
    permission: 'configuration.publish',
    summary: 'Programa unos borradores para el comienzo de un día, todos o ninguno',
    description:
      'Entran en vigor a medianoche en Bogotá, de un día posterior a hoy. Lo demás, como al publicar.',
    refuses: refusesPublication,
    body: z.strictObject({
      items: z
        .array(itemName.extend({ hash: draftHash }))
        .min(1)
        .max(200),
      day: isoDate,
      reason,
      norm,
      accepted,
      handOver,
    }),
    answers: {
      200: z.object({
        due: z.string(),
        versions: z.array(z.object({ kind: kindName, key: z.string(), version })),
      }),
    },
  }),
  'configuration.callOff': defineEndpoint({
    id: 'configuration.callOff',
    method: 'POST',
    path: '/api/v1/configuracion/programaciones/retirar',
    permission: 'configuration.publish',
    summary: 'Desprograma versiones que esperan su día, todas o ninguna',
    description: 'No entran en vigor; quedan en la historia.',
    refuses: refusesPublication,
    body: z.strictObject({
      items: z
        .array(itemName.extend({ due: z.iso.datetime({ offset: true }) }))
        .min(1)
        .max(200),
      reason,
      accepted,
    }),
    answers: { 200: z.object({ calledOff: z.int() }) },
  }),
  'configuration.goBack': defineEndpoint({
    id: 'configuration.goBack',
    method: 'POST',
    path: '/api/v1/configuracion/clases/:kind/elementos/:key/versiones/:version/volver',
    permission: 'configuration.publish',
    summary: 'Vuelve a una versión anterior de un elemento',
    description:
      'Publica otra vez su contenido, con motivo. En una clase que publican dos personas se vuelve así, a solas, a la versión inmediatamente anterior, y otra persona lo confirma o lo deshace.',
    params: byVersion,
    refuses: refusesPublication,
    body: z.strictObject({
      /** version in force that the caller has seen */
      inForce: version,
      reason,
      norm,
      accepted,
    }),
    answers: { 200: z.object({ release: z.int(), version }) },
  }),
  'configuration.confirm': defineEndpoint({
    id: 'configuration.confirm',
    method: 'POST',
    path: '/api/v1/configuracion/clases/:kind/elementos/:key/versiones/:version/confirmar',
    permission: 'configuration.publish',
    summary: 'Confirma que se volvió a una versión anterior',
    description: 'Lo hace otra persona que la que volvió; para deshacerlo se vuelve a la que había.',
    params: byVersion,
    refuses: refusesPublication,
    body: z.strictObject({}),
    answers: { 200: z.object({ confirmed: z.literal(true) }) },
  }),
} as const
