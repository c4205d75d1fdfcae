import { z } from 'zod'
import { closedCode, inCatalogue, listed, ofCatalogue } from './closed.ts'
import { GIVEN_MAX } from '@ventanilla/domain/cases/window-person'
import { DOCUMENT_TYPES, PERSON_TYPES } from '@ventanilla/domain/identity/documents'
import { EMAIL_MAX } from '@ventanilla/domain/identity/email'
import { drafts, draftView } from './drafts.contract.ts'
import { defineEndpoint } from './endpoint.ts'
import { id, uploaded, typeNumber } from './shapes.ts'

const params = z.object({ id })
const permission = 'cases.fileAtWindow'
const name = z.string().max(200)

/** A person registered at the window, without a computer; the account cannot log in. */
const newPerson = z.strictObject({
  personType: closedCode(PERSON_TYPES),
  documentType: z.number().int().min(1).max(6).meta(listed(DOCUMENT_TYPES)),
  documentNumber: z.string().max(GIVEN_MAX.documentNumber),
  /** of the person, or of the company's representative */
  firstNames: name,
  lastNames: name,
  companyName: name.default(''),
  /** empty when the person has none */
  phone: z.string().max(GIVEN_MAX.phone).default(''),
  email: z.string().max(EMAIL_MAX).default(''),
})

/** Filing at the window for a person without a computer: step ADM-10. */
export const atWindow = {
  'atWindow.findPerson': defineEndpoint({
    id: 'atWindow.findPerson',
    method: 'GET',
    path: '/api/v1/ventanilla/personas',
    permission,
    discloses: { what: 'persona', by: null },
    summary: 'Personas con ese documento, completo, para radicar a su nombre',
    description: 'Busca por el número completo de documento; no hay listas de personas.',
    query: z.strictObject({ documento: z.string().max(40).default('') }),
    answers: {
      200: z.object({
        rows: z.array(
          z.object({
            id,
            name: z.string(),
            document: z.string(),
            /** masked contact with which the official recognises the person: '•••@correo.test', '••• 0142' */
            contact: z.string(),
            /** can log in and will see the case in the portal */
            account: z.boolean(),
          }),
        ),
      }),
    },
    limit: 60,
  }),
  'atWindow.list': defineEndpoint({
    id: 'atWindow.list',
    method: 'GET',
    path: '/api/v1/ventanilla/solicitudes',
    permission,
    discloses: { what: 'persona', by: null },
    summary: 'Solicitudes sin radicar que se empezaron en la ventanilla de la oficina propia',
    description: 'Las de toda la oficina, para que otra persona de la ventanilla las continúe.',
    answers: {
      200: z.object({
        /** the official's office; null: the official belongs to none */
        office: z.object({ id: inCatalogue('Territorial'), name: z.string() }).nullable(),
        rows: z.array(
          z.object({
            id,
            ttId: z.number(),
            procedure: z.string(),
            person: z.string(),
            begunBy: z.string(),
            updatedAt: z.string(),
          }),
        ),
      }),
    },
  }),
  'atWindow.open': defineEndpoint({
    id: 'atWindow.open',
    method: 'POST',
    path: '/api/v1/ventanilla/solicitudes',
    permission,
    summary: 'Empieza en la ventanilla la solicitud de una persona, conocida o nueva, o reabre la empezada',
    description:
      'Para quien viene sin computador: con una persona conocida o con los datos de una nueva, que no recibe acceso al portal.',
    body: z.strictObject({
      ttId: typeNumber,
      /** office of the window, as in the page's address */
      office: z.string().max(40).meta(ofCatalogue('Territorial')),
      person: z.union([z.strictObject({ id, document: z.string().max(40) }), newPerson]),
    }),
    answers: {
      200: z.object({ id, ttId: z.number(), created: z.literal(false) }),
      201: z.object({ id, ttId: z.number(), created: z.literal(true) }),
    },
    limit: 60,
  }),
  'atWindow.read': defineEndpoint({
    id: 'atWindow.read',
    method: 'GET',
    path: '/api/v1/ventanilla/solicitudes/:id',
    permission,
    discloses: { what: 'caso', by: 'id' },
    summary: 'La solicitud que se toma en la ventanilla, con su formulario',
    description: 'Lo mismo que ve el solicitante en su borrador.',
    params,
    answers: {
      200: draftView.extend({
        person: z.object({ name: z.string(), document: z.string() }),
        office: inCatalogue('Territorial'),
      }),
    },
  }),
  'atWindow.save': defineEndpoint({
    id: 'atWindow.save',
    unaudited: 'unfinishedWork',
    method: 'PATCH',
    path: '/api/v1/ventanilla/solicitudes/:id',
    permission,
    summary: 'Guarda los campos que cambiaron de la solicitud que se toma en la ventanilla',
    description: 'Igual que el guardado del solicitante, con la misma versión y el mismo 409.',
    params,
    bodyLimit: 2_097_152,
    body: drafts['drafts.save'].body,
    answers: drafts['drafts.save'].answers,
  }),
  'atWindow.review': defineEndpoint({
    id: 'atWindow.review',
    method: 'GET',
    path: '/api/v1/ventanilla/solicitudes/:id/revision',
    permission,
    discloses: { what: 'caso', by: 'id' },
    summary: 'Lo que falta o está mal antes de radicar en la ventanilla',
    description: 'Los mismos controles que hace la radicación.',
    params,
    answers: drafts['drafts.review'].answers,
  }),
  'atWindow.discard': defineEndpoint({
    id: 'atWindow.discard',
    method: 'DELETE',
    path: '/api/v1/ventanilla/solicitudes/:id',
    permission,
    summary: 'Descarta una solicitud empezada en la ventanilla',
    description: 'Borra lo empezado y sus archivos.',
    params,
    answers: drafts['drafts.discard'].answers,
  }),
  'atWindow.file': defineEndpoint({
    id: 'atWindow.file',
    method: 'POST',
    path: '/api/v1/ventanilla/solicitudes/:id/radicar',
    permission,
    summary: 'Radica a nombre de la persona, que firmó el formulario en papel; el papel firmado se adjunta',
    description:
      'Pide el archivo del formulario firmado en papel, cargado antes. El radicado es el mismo de las solicitudes en línea.',
    params,
    body: z.strictObject({
      version: drafts['cases.file'].body.shape.version,
      /** the official declares that the person signed in front of them */
      signedBefore: z.literal(true),
      /** file with the signed form, uploaded into this draft */
      signedPaper: uploaded,
    }),
    answers: drafts['cases.file'].answers,
  }),
} as const
