import { sql } from '../../db/connection/sql.ts'
import type { Answer } from '@ventanilla/demo/teller/caller'
import type { ApiWorld } from '../stories/world.ts'

/** Roles in the changes that tests make: one person for each. */
export const GIVER = 'ciudadano@demo.test'
export const TAKER = 'empresa@demo.test'
export const JUDGE = 'cli-validacion-juridica@demo.test'
export const COORDINATOR = 'cli-coordinador-juridico@demo.test'
export const LAWYER = 'cli-juridico@demo.test'
export const SIGNER = 'cli-subdirector-juridico@demo.test'
export const WINDOW = 'cli-ventanilla-unica@demo.test'

export interface Change {
  /** the case it concerns */
  readonly caseId: string
  /** the request id the calls use */
  readonly id: string
  /** of the mailed link */
  readonly token: string
}

interface ChangeCall {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** `:id` stands for the request id */
  readonly path: string
  /** the user whose role makes it */
  readonly who: string
  readonly body?: (world: ApiWorld, change: Change) => Promise<object>
}

const named = (more: object = {}) => ({
  body: (_world: ApiWorld, change: Change): Promise<object> => Promise.resolve({ id: change.id, ...more }),
})
const CORRECTIONS = { correcciones: 'Precise desde cuándo asume las obligaciones.' }

/** The twenty calls of section 7, each with the user whose role makes it and its body. */
export const TWENTY = {
  'changes.ask': {
    method: 'POST',
    path: 'solicitar_cambio_solicitante',
    who: GIVER,
    body: (world, change) => askBody(world, change.caseId),
  },
  'changes.read': { method: 'GET', path: 'get_cambio_solicitante/:id', who: GIVER },
  'changes.approve': { method: 'GET', path: 'aprobar_cambio_solicitante/:id', who: JUDGE },
  'changes.reject': { method: 'GET', path: 'rechazar_cambio_solicitante/:id', who: JUDGE },
  'changes.assign': {
    method: 'POST',
    path: 'asignar_abogado_cambio_solicitante',
    who: COORDINATOR,
    body: async (world, { id }) => ({ id, id_abogado: await world.personId(LAWYER) }),
  },
  'changes.open': { method: 'GET', path: 'cambio_solicitante/:id', who: TAKER },
  'changes.corrections': { method: 'GET', path: 'correcciones_cambio_solicitante/:id', who: LAWYER },
  'changes.readAct': { method: 'GET', path: 'acto_admin_cambio_solicitante/:id', who: LAWYER },
  'changes.saveAct': {
    method: 'PUT',
    path: 'acto_admin_cambio_solicitante/:id',
    who: LAWYER,
    body: actAsItIs,
  },
  'changes.startAct': {
    method: 'POST',
    path: 'acto_admin_cambio_solicitante',
    who: LAWYER,
    ...named(),
  },
  'changes.returnByCoordinator': {
    method: 'POST',
    path: 'devolver_cambio_solicitante_coordjur',
    who: COORDINATOR,
    ...named(CORRECTIONS),
  },
  'changes.approveByCoordinator': {
    method: 'POST',
    path: 'aprobar_cambio_solicitante_coordjur',
    who: COORDINATOR,
    ...named(),
  },
  'changes.sign': {
    method: 'POST',
    path: 'firmar_cambio_solicitante',
    who: SIGNER,
    body: async (world, { id }) => ({ id, code: await codeFor(world, id) }),
  },
  'changes.returnBySubdirector': {
    method: 'POST',
    path: 'devolver_cambio_solicitante_subdirjur',
    who: SIGNER,
    ...named(CORRECTIONS),
  },
  'changes.answer': {
    method: 'POST',
    path: 'aceptar_denegar_cambio_solicitante',
    who: TAKER,
    ...named({ state: 'aceptada' }),
  },
  'changes.review': { method: 'POST', path: 'review_cambio_solicitante', who: LAWYER, ...named() },
  'changes.preview': { method: 'POST', path: 'preview_cambio_solicitante', who: LAWYER, ...named() },
  'changes.send': { method: 'GET', path: 'enviar_cambio_solicitante/:id', who: GIVER },
  'changes.dataToApply': { method: 'GET', path: 'get_data_cambio_solicitante/:id', who: WINDOW },
  'changes.apply': { method: 'POST', path: 'cambiar_solicitante', who: WINDOW, ...named() },
} as const satisfies Readonly<Record<string, ChangeCall>>

export type CallName = keyof typeof TWENTY
export const CALL_NAMES = Object.keys(TWENTY) as CallName[]

export interface Said {
  /** another user than the one whose role makes it */
  readonly by?: string
  /** overrides fields of its usual body */
  readonly body?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string>>
}

/** Makes one of the twenty calls for a request. */
export async function say(world: ApiWorld, name: CallName, change: Change, said: Said = {}): Promise<Answer> {
  const call: ChangeCall = TWENTY[name]
  const body = call.body === undefined ? undefined : { ...(await call.body(world, change)), ...said.body }
  return world.call(
    call.method,
    `/api/v1/${call.path.replace(':id', change.id)}`,
    body,
    await world.tokenFor(said.by ?? call.who),
    said.headers,
  )
}

/** Body that requests a change for the case's applicant, with a freshly uploaded document. */
export async function askBody(world: ApiWorld, caseId: string, to = TAKER, by = GIVER): Promise<object> {
  const who = await world.newApplicant(to)
  const file = await world.putFile(null, await world.personId(by), 'Documento de cesión.pdf', {
    purpose: 'cambio',
  })
  const row = await world.db.one<{ applicant: string }>(
    sql`select applicant_id as applicant from cases where id = ${caseId}::uuid`,
  )
  return {
    id_solicitante: row?.applicant ?? '',
    solId: caseId,
    file: [file.fileId],
    motivo: 'cesion',
    cs_tipo_persona: who.personType,
    cs_nombre_o_razon_social: who.name,
    cs_id_tipo_documento: who.documentType,
    cs_nro_doc: who.documentNumber,
    cs_telefonos: who.phone,
    cs_email: who.email,
  }
}

const EMPTY = { doc: { type: 'doc', content: [{ type: 'paragraph' }] }, version: 1 }

/** The act's current text; any text where there is none. */
async function actAsItIs(world: ApiWorld, { id }: Change): Promise<object> {
  const act = await world.db.one<{ doc: unknown; version: number }>(sql`
    select doc, doc_version as version from acts where case_id = ${id}::uuid and template = 'AUTO_CAMBIO_SOL' order by created_at desc limit 1`)
  return act ?? EMPTY
}

/** The signing code where the act waits for its signature; any code elsewhere. */
export async function codeFor(world: ApiWorld, id: string, by = SIGNER): Promise<string> {
  const task = await world.db.one<{ act: string }>(
    sql`select act_id as act from tasks where case_id = ${id}::uuid and state = 'open' and step = 'CAM-10'`,
  )
  if (task === undefined) return '1234'
  await world.call('POST', '/api/v1/create-firma-otp', { id: task.act }, await world.tokenFor(by))
  const sent = await world.db.one<{ text: string }>(sql`
    select payload->>'text' as text from outbox where case_id = ${id}::uuid and fact_key like 'firma:%' order by id desc limit 1`)
  return /\d{4}/.exec(sent?.text ?? '')?.[0] ?? '1234'
}
