import { createHash } from 'node:crypto'
import { type Actor, audienceOf } from '@ventanilla/domain/access/actor'
import { zoneQuestionsOf } from '@ventanilla/domain/places/zone-questions'
import { documentKey, documentsAskedFor } from '@ventanilla/domain/procedures/documents'
import { EXAMPLES } from '@ventanilla/catalog/procedures/examples/examples'
import type { FastifyInstance } from 'fastify'
import { openSession } from '@ventanilla/api/db/people/sessions'
import { sql } from '@ventanilla/api/db/connection/sql'
import type { AppDeps } from '@ventanilla/api/deps'
import { makeTokens } from '@ventanilla/api/http/guards/token'
import { type Answer, type Call, callerOf } from './caller.ts'
import { samplePdf } from '../plausible/sample-pdf.ts'
import { USUAL_TYPE } from '../scenarios/usual-type.ts'
import type { Stories } from './story-types.ts'

const ASKED_BY_A_ZONE = 'Desde antes de 2010, según el acta de la vereda.'

/** Start of a story: users with a session, their files, and their application. */
export interface FilingStories extends Pick<
  Stories,
  'actor' | 'putFile' | 'draftOf' | 'draftOf3' | 'fileProcedure' | 'fileConcession'
> {
  readonly call: Call
  /** calls as a user, who logs in again after a general alert ended the session */
  callAs(userId: string, method: Parameters<Call>[0], url: string, body?: unknown): Promise<Answer>
  /** the response of a call that must succeed */
  must(reply: Answer, what: string): Answer
  tokenOf(userId: string): Promise<string>
}

/**
 * `inTurn`: files one application after another, so that their numbers rise with their instants. `upload`
 * uploads through the front door; without it files are stored as if they had arrived so.
 */
export function fileStories(
  deps: AppDeps,
  app: Pick<FastifyInstance, 'inject'>,
  inTurn = false,
  upload?: Stories['putFile'],
): FilingStories {
  let before: Promise<unknown> = Promise.resolve()
  const call = callerOf(app)
  const tokens = makeTokens(deps.secret)
  const kept = new Map<string, { readonly token: string; readonly sessionId: string }>()
  const must = (reply: Answer, what: string): Answer => {
    if (reply.status >= 400 || reply.status === 202)
      throw new Error(`${what}: ${reply.status} ${JSON.stringify(reply.body)}`)
    return reply
  }

  const actor: Stories['actor'] = async (who) => {
    const row = await deps.db.one<{
      id: string
      kind: Actor['kind']
      name: string
      office: string | null
      roles: string[]
    }>(sql`
      select u.id, u.kind, coalesce(nullif(u.company_name, ''), u.first_names || ' ' || u.last_names) as name, u.office,
        array(select r.role from user_roles r where r.user_id = u.id order by r.position) as roles
      from users u where u.id::text = ${who} or u.email = ${who}`)
    if (row === undefined) throw new Error(`No existe la persona ${who}`)
    return { ...row, audience: audienceOf(row.roles, row.office) }
  }

  const tokenOf = async (userId: string): Promise<string> => {
    const known = kept.get(userId)
    // a general alert ends sessions, also those of running stories
    const open =
      known !== undefined &&
      (await deps.db.one(
        sql`select 1 from sessions where id = ${known.sessionId}::uuid and ended_at is null`,
      )) !== undefined
    return open ? known.token : logIn(userId)
  }

  const logIn = async (userId: string): Promise<string> => {
    const sessionId = deps.newId()
    await openSession(deps.db, { id: sessionId, userId, address: null, agent: 'historia' })
    const token = await tokens.sign({ sessionId, userId })
    kept.set(userId, { token, sessionId })
    return token
  }

  const callAs: FilingStories['callAs'] = async (userId, method, url, body) => {
    const known = kept.get(userId)
    if (known !== undefined) {
      const reply = await call(method, url, body, known.token)
      if (reply.status !== 401) return reply
    }
    return call(method, url, body, await logIn(userId))
  }

  const putFile: Stories['putFile'] = async (caseId, owner, name, more = {}) => {
    if (upload !== undefined) return upload(caseId, owner, name, more)
    const id = deps.newId()
    const bytes = samplePdf(name, more.pages ?? 1)
    const key = `archivos/${id}`
    const now = deps.clock.now()
    await deps.storage.put(key, bytes, { contentType: 'application/pdf' })
    await deps.db.run(sql`
      insert into files(id, owner_id, case_id, purpose, document_id, name, mime, declared_mime, size, sha256, storage_key, state, created_at, confirmed_at)
      values (${id}::uuid, ${owner}::uuid, ${caseId}::uuid, ${more.purpose ?? 'tarea'}, ${more.documentId ?? null}, ${name}, 'application/pdf', 'pdf', ${bytes.length},
        ${createHash('sha256').update(bytes).digest('hex')}, ${key}, 'ready', ${now}, ${now})`)
    return { fileId: id, name, size: bytes.length, mime: 'application/pdf' }
  }

  const draftOf: Stories['draftOf'] = async (ttId, citizen = 'ciudadano@demo.test', answers = {}) => {
    const who = await actor(citizen)
    // of a type without examples, the answers that are given
    const complete = EXAMPLES.get(ttId)?.complete ?? {}
    if (Object.keys({ ...complete, ...answers }).length === 0)
      throw new Error(`El trámite ${ttId} no tiene un ejemplo completo`)
    const made = must(await callAs(who.id, 'POST', '/api/v1/solicitudes', { ttId }), 'crear el borrador')
    const caseId: string = made.body.id
    const files: Record<string, unknown> = {}
    const { forms, procedures } = deps.catalogue.newest
    const form = forms.get(ttId)
    if (form === undefined) throw new Error(`El trámite ${ttId} no tiene formulario`)
    const documents = procedures.get(ttId)?.documents ?? []
    const asked = documentsAskedFor(form, documents, { ...complete, ...answers })
    for (const document of asked)
      if (
        document.origin === 'solicitante' &&
        document.stage === 'radicacion' &&
        document.need !== 'opcional'
      )
        files[documentKey(document.documentId)] = [
          await putFile(caseId, who.id, `${document.title.slice(0, 80)}.pdf`, {
            purpose: 'solicitud',
            documentId: document.documentId,
            pages: 2,
          }),
        ]
    const draft = must(await callAs(who.id, 'GET', `/api/v1/solicitudes/${caseId}/borrador`), 'leer')
    const changes = {
      ...complete,
      ...('anio_costos' in complete && { anio_costos: deps.clock.now().getUTCFullYear() }),
      ...files,
      // of the zones that its places do not cross nothing is kept
      ...Object.fromEntries(zoneQuestionsOf(form).map((key) => [key, ASKED_BY_A_ZONE])),
    }
    const saved = must(
      await callAs(who.id, 'PATCH', `/api/v1/solicitudes/${caseId}/borrador`, {
        baseVersion: draft.body.version,
        changes: { ...changes, ...answers },
      }),
      'guardar el borrador',
    )
    return { caseId, version: saved.body.version }
  }

  const draftOf3: Stories['draftOf3'] = (citizen, answers) => draftOf(USUAL_TYPE, citizen, answers)

  const fileProcedure: Stories['fileProcedure'] = async (ttId, { applicant, answers } = {}) => {
    const citizen = applicant ?? 'ciudadano@demo.test'
    const { caseId, version } = await draftOf(ttId, citizen, answers)
    const { id } = await actor(citizen)
    const file = (): Promise<Answer> =>
      callAs(id, 'POST', `/api/v1/solicitudes/${caseId}/radicar`, { version, declaration: true })
    const reply = inTurn ? before.then(file) : file()
    before = reply.catch(() => undefined)
    const filed = must(await reply, 'radicar')
    return { caseId, radicado: filed.body.radicado }
  }

  const fileConcession: Stories['fileConcession'] = (options) => fileProcedure(USUAL_TYPE, options)

  return { call, callAs, must, actor, tokenOf, putFile, draftOf, draftOf3, fileProcedure, fileConcession }
}
