import { ACT_STATES } from '@ventanilla/domain/workflow/state/act-states'
import { z } from 'zod'
import { closed, inCatalogue, judgedByCall, listed, oneOf } from '../closed.ts'
import { CHANGE_REASONS, CHANGE_WAITS } from '@ventanilla/domain/cases/applicant-change'
import { DOCUMENT_TYPES, PERSON_TYPES } from '@ventanilla/domain/identity/documents'
import { id, instant } from '../shapes.ts'
import { statusReplyWith } from './fields.ts'

const person = z.object({ id: z.string(), nombre: z.string(), documento: z.string() })

/** A change request as its reader can see it: the officials' parts are empty for transferor and transferee. */
export const changeRequest = z.object({
  id,
  version: z.number(),
  cs_id_solicitud: id,
  cs_estado: z.int(),
  cs_new_usr_id: z.string().nullable(),
  cs_tipo_persona: z.int().meta(listed(PERSON_TYPES)),
  cs_nombre_o_razon_social: z.string(),
  cs_id_tipo_documento: z.int().meta(listed(DOCUMENT_TYPES)),
  cs_nro_doc: z.string(),
  cs_telefonos: z.string(),
  cs_email: z.string(),
  estado: inCatalogue('EstadoDelCaso'),
  estadoNombre: z.string(),
  /** number of the request, and of the case to be transferred */
  radicado: z.string(),
  radicadoTramite: z.string(),
  expediente: z.string().nullable(),
  tramite: z.string(),
  radicadaEl: instant,
  solicitante: person,
  motivo: z.string().meta(judgedByCall(CHANGE_REASONS)),
  motivoNombre: z.string(),
  explicacion: z.string(),
  enVentanilla: z.boolean(),
  /** the reader's role, and their access to the case: open, as it was at the transfer, or closed */
  lector: z.object({
    papel: closed({
      solicitante: 'Cede el trámite',
      apoderado: 'Representa a quien lo cede',
      nuevo_solicitante: 'Lo recibe',
      otro: 'Lo tramita',
    }),
    tramite: closed({
      abierto: 'El lector puede abrirlo',
      cedido: 'Lo ve como estaba cuando dejó de ser suyo',
      cerrado: 'No puede abrirlo',
    }),
  }),
  terminada: z.boolean(),
  file: z.array(z.object({ id: z.string(), name: z.string(), mime: z.string(), size: z.number() })),
  /** the open step and its deadline; null once no step is open */
  paso: z
    .object({
      tarea: z.string(),
      codigo: inCatalogue('Paso'),
      /** what the request waits for, whatever the step's code */
      parte: closed(CHANGE_WAITS),
      titulo: z.string(),
      vence: z.string().nullable(),
      mio: z.boolean(),
    })
    .nullable(),
  correcciones: z.array(z.object({ texto: z.string(), por: z.string(), fecha: instant })),
  acto: z
    .object({
      id: z.string(),
      estado: oneOf(ACT_STATES),
      numero: z.string().nullable(),
      fecha: z.string().nullable(),
    })
    .nullable(),
})

/** Response to a completed step of the request. */
export const moved = statusReplyWith(
  200,
  z.object({
    id,
    estado: inCatalogue('EstadoDelCaso'),
    version: z.number(),
    /** title of the next step; null when no step is open */
    paso: z.string().nullable(),
    terminada: z.boolean(),
  }),
)
export const record = statusReplyWith(200, changeRequest)
