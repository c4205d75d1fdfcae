import { z } from 'zod'
import { closed } from './closed.ts'
import { FILE_STATES } from './meanings.ts'
import { defineEndpoint } from './endpoint.ts'
import { data, id, normLink, version, typeNumber } from './shapes.ts'

const params = z.object({ id })
const form = z.unknown().meta({ description: 'Definición del formulario (FormDef)', type: 'object' })

/** Changes of form revision in an older draft: answers without a place, and new questions. */
const draftNews = z.object({
  dropped: z.array(z.object({ key: z.string(), label: z.string(), text: z.string() })).readonly(),
  added: z.array(z.object({ key: z.string(), label: z.string() })).readonly(),
})

/** A draft with everything that its form needs. */
export const draftView = z.object({
  id,
  /** the applicant of the case: first part of the path of its uploads */
  applicantId: z.string(),
  ttId: z.number(),
  name: z.string(),
  /** links to norms that its procedure shows */
  links: z.array(normLink),
  answers: data,
  version: z.number(),
  fieldVersions: z.record(z.string(), z.number()),
  updatedAt: z.string(),
  form,
  documents: z.array(
    z.unknown().meta({ description: 'Documento que pide el trámite (ProcedureDocument)', type: 'object' }),
  ),
  files: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      size: z.number(),
      mime: z.string(),
      documentId: z.number().nullable(),
      state: closed(FILE_STATES),
      refusal: z.string().nullable(),
    }),
  ),
  lists: z.unknown().meta({ description: 'Listas del catálogo (Lists)', type: 'object' }),
  filed: z.boolean(),
  /** basis of the evaluation fee, and the figures with which the form computes its maximum as the user types */
  charge: z
    .object({
      fee: z.unknown().meta({ description: 'Cómo se cobra el trámite (FeeBasis)', type: 'object' }),
      parameters: z
        .unknown()
        .meta({ description: 'Cifras publicadas para el año (FeeParameters)', type: 'object' }),
      year: z.int(),
    })
    .nullable(),
  /** changes that a newer revision of the form made to this draft; null once its owner has read them */
  news: draftNews.nullable(),
})

/** An application being filled in, until it is filed. */
export const drafts = {
  'drafts.create': defineEndpoint({
    id: 'drafts.create',
    unaudited: 'unfinishedWork',
    method: 'POST',
    path: '/api/v1/solicitudes',
    permission: 'cases.draft',
    summary: 'Crea el borrador de un trámite o reabre el propio',
    description:
      'Primer paso de una solicitud. 200 reabre el borrador que la persona ya tenía; 201 crea uno. Siguen guardar, cargar los documentos, revisar y radicar.',
    refuses: {
      404: 'Ese trámite no existe o no se inicia en línea.',
    },
    body: z.strictObject({ ttId: typeNumber }),
    answers: {
      200: z.object({ id, ttId: z.number(), created: z.literal(false) }),
      201: z.object({ id, ttId: z.number(), created: z.literal(true) }),
    },
  }),
  'drafts.permit': defineEndpoint({
    id: 'drafts.permit',
    method: 'GET',
    path: '/api/v1/solicitudes/:id/permiso',
    permission: 'cases.draft',
    discloses: { what: 'caso', by: 'id' },
    summary: 'El permiso otorgado al lector en un trámite, para pedir que se modifique, prorrogue o ceda',
    description: '`reason` dice por qué no puede pedirse ahora; `draftId` es la solicitud ya empezada.',
    params,
    answers: {
      200: z.object({
        procedure: z.string(),
        radicado: z.string().nullable(),
        /** number of the expediente */
        file: z.string().nullable(),
        holder: z.string(),
        resolution: z.string().nullable(),
        signedOn: z.string().nullable(),
        until: z.string().nullable(),
        /** why it cannot be requested; null: it can */
        reason: z.string().nullable(),
        /** the existing draft of the request for it */
        draftId: z.string().nullable(),
      }),
    },
  }),
  'drafts.change': defineEndpoint({
    id: 'drafts.change',
    unaudited: 'unfinishedWork',
    method: 'POST',
    path: '/api/v1/solicitudes/:id/modificacion',
    permission: 'cases.draft',
    summary:
      'Empieza la solicitud de modificar un permiso otorgado, con sus datos ya escritos, o reabre la empezada',
    description: 'El borrador nuevo recuerda el permiso que modifica y se radica como cualquier otro.',
    params,
    body: z.strictObject({}),
    answers: {
      200: z.object({ id, created: z.literal(false) }),
      201: z.object({ id, created: z.literal(true) }),
    },
  }),
  'drafts.read': defineEndpoint({
    id: 'drafts.read',
    method: 'GET',
    path: '/api/v1/solicitudes/:id/borrador',
    permission: 'cases.draft',
    discloses: { what: 'caso', by: 'id' },
    summary: 'Borrador con su formulario, documentos y listas',
    description:
      'El formulario completo con lo respondido, los documentos que pide y el archivo que responde cada uno. `version` acompaña el guardado.',
    params,
    answers: {
      200: draftView,
    },
  }),
  'drafts.save': defineEndpoint({
    id: 'drafts.save',
    unaudited: 'unfinishedWork',
    method: 'PATCH',
    path: '/api/v1/solicitudes/:id/borrador',
    permission: 'cases.draft',
    summary: 'Guarda los campos que cambiaron',
    description:
      'Se envían solo los campos que cambiaron, con la versión leída; 409 trae lo que guarda el servidor, para unirlo campo por campo.',
    params,
    bodyLimit: 2_097_152,
    body: z.strictObject({
      baseVersion: version,
      /** null clears a field */
      changes: z.record(z.string().max(120), z.unknown()),
    }),
    answers: {
      200: z.object({
        version: z.number(),
        savedAt: z.string(),
        /** fields that were not saved, with the reason */
        rejected: z.record(z.string(), z.string()),
      }),
      409: z.object({
        status: z.literal(409),
        message: z.string(),
        version: z.number(),
        /** the server's data: the client merges field by field */
        theirs: data,
      }),
    },
  }),
  'drafts.review': defineEndpoint({
    id: 'drafts.review',
    method: 'GET',
    path: '/api/v1/solicitudes/:id/revision',
    permission: 'cases.draft',
    discloses: { what: 'caso', by: 'id' },
    summary: 'Lo que falta o está mal antes de radicar',
    description: 'Los mismos controles que hace la radicación. `ready` dice si ya puede radicarse.',
    params,
    answers: {
      200: z.object({
        ready: z.boolean(),
        problems: z.array(
          z.object({
            path: z.string(),
            code: z.string(),
            message: z.string(),
            severity: closed({ error: 'Impide radicar', warning: 'Conviene revisarlo; no impide radicar' }),
            section: z.string().nullable(),
          }),
        ),
      }),
    },
  }),
  'drafts.readNews': defineEndpoint({
    id: 'drafts.readNews',
    unaudited: 'unfinishedWork',
    method: 'POST',
    path: '/api/v1/solicitudes/:id/novedades-leidas',
    permission: 'cases.draft',
    summary: 'La persona leyó qué cambió en su borrador con la nueva versión del formulario',
    description: 'El aviso de cambios no se vuelve a mostrar.',
    params,
    body: z.strictObject({}),
    answers: { 200: z.object({ read: z.literal(true) }) },
  }),
  'drafts.discard': defineEndpoint({
    id: 'drafts.discard',
    method: 'DELETE',
    path: '/api/v1/solicitudes/:id/borrador',
    permission: 'cases.draft',
    summary: 'Descarta un borrador propio',
    description: 'Borra el borrador y sus archivos. Lo radicado no se descarta.',
    params,
    answers: { 200: z.object({ discarded: z.literal(true) }) },
  }),
  'cases.file': defineEndpoint({
    id: 'cases.file',
    method: 'POST',
    path: '/api/v1/solicitudes/:id/radicar',
    permission: 'cases.draft',
    summary: 'Radica la solicitud: congela las respuestas y le da número',
    description:
      'Último paso de una solicitud: repite la revisión, responde el radicado y abre la primera tarea de la autoridad. `explanation` cuenta desde cuándo corre el término.',
    params,
    body: z.strictObject({ version, declaration: z.literal(true) }),
    answers: {
      200: z.object({
        id,
        radicado: z.string(),
        filedAt: z.string(),
        businessDate: z.string(),
        dueOn: z.string().nullable(),
        explanation: z.string(),
      }),
    },
  }),
} as const
