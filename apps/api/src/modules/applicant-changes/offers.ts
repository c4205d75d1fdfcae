import { SYSTEM } from '@ventanilla/domain/access/actor'
import { CHANGE_STATE, sameIdentity } from '@ventanilla/domain/cases/applicant-change'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { stepOfChange, stepsOfChange } from '@ventanilla/domain/workflow/definition/change-steps'
import { outcomeOf } from '@ventanilla/domain/workflow/definition/outcome-of'
import { audit } from '../../db/audit.ts'
import { runCommand } from '../../db/cases/command.ts'
import { credentialsOf } from '../../db/people/people.ts'
import { expected } from '../../db/connection/expected.ts'
import { type Db, sql } from '../../db/connection/sql.ts'
import { type AppDeps, applyDeps } from '../../deps.ts'
import { type Context, me } from '../../http/context.ts'
import { guess } from '../../http/guards/guessing.ts'
import { tokenHashes } from '../../http/guards/secrets.ts'
import { personFacts } from './person-facts.ts'

/** The seven fields that fill a new applicant's form, and nothing else of the request (decision 19). */
interface PrefillRow {
  readonly cs_tipo_persona: number
  readonly cs_jur_tipo: number | null
  readonly cs_nombre_o_razon_social: string
  readonly cs_id_tipo_documento: number
  readonly cs_nro_doc: string
  readonly cs_telefonos: string
  readonly cs_email: string
}

interface LinkRow {
  readonly change_id: string
  /** the change's case; null for a change older than changes as cases */
  readonly request_id: string | null
  readonly document_type: number
  readonly document_number: string
  readonly sent_at: Date
  readonly used: boolean
  readonly expired: boolean
}

const UNKNOWN_LINK = 'enlace_invalido'
/** A missing request and a foreign link get the same response, so that neither discloses what exists. */
const unknownLink = (): Refusal =>
  new Refusal('missing', 'Este enlace no es válido. Ábralo desde el correo que le enviamos, sin cambiarlo.', {
    code: UNKNOWN_LINK,
  })

/** Opens what a link names, counted as a guess of a secret: an invalid token counts. */
export async function throughLink<T>(deps: AppDeps, ctx: Context, open: () => Promise<T>): Promise<T> {
  const opened = await guess(deps, ctx, { what: 'enlace' }, () =>
    open().catch((error: unknown) => {
      if (error instanceof Refusal && error.code === UNKNOWN_LINK) return null
      throw error
    }),
  )
  if (opened === null) throw unknownLink()
  return opened
}

/** The request that a link opens. Only the holder of its token learns that it has expired or was used. */
async function openedBy(tx: Db, deps: AppDeps, caseId: string, token: string): Promise<LinkRow> {
  const waitsAt = stepsOfChange(deps.catalogue.everyWorkflow, 'link')
  const link = await tx.one<LinkRow>(sql`
    select r.id as change_id, r.request_id, r.cs_id_tipo_documento as document_type, r.cs_nro_doc as document_number,
      l.created_at as sent_at, l.used_at is not null or r.cs_estado <> ${CHANGE_STATE.waitsForNewApplicant} as used,
      l.expires_at <= ${deps.clock.now()} or exists (
        select 1 from cases c where c.id = r.request_id and (c.closed_at is not null or c.step <> all(${waitsAt}::text[]))) as expired
    from link_tokens l join applicant_changes r on r.id = (l.data->>'changeId')::uuid
    where l.token_hash = any(${tokenHashes(deps.secret, 'enlace', token)}) and l.purpose = 'cambio' and r.case_id::text = ${caseId}
    for update of l, r`)
  if (link === undefined) throw unknownLink()
  if (link.used)
    throw new Refusal('gone', 'Este enlace ya se usó. Si la cuenta es suya, inicie sesión.', {
      code: 'enlace_usado',
    })
  if (link.expired)
    throw new Refusal('gone', 'Este enlace ya venció. Pida a quien le cede el trámite que le envíe otro.', {
      code: 'enlace_vencido',
    })
  return link
}

type OfferReply<D> = {
  status: 200
  body: { status: 200; message: string; data: D }
  headers?: Record<string, string>
}

/** The request's data on its new applicant, for the form; reading does not use the link up. */
export function readApplicantChange(
  deps: AppDeps,
  caseId: string,
  token: string,
): Promise<OfferReply<PrefillRow>> {
  return deps.db.tx(async (tx) => {
    const { change_id } = await openedBy(tx, deps, caseId, token)
    const data = expected(
      await tx.one<PrefillRow>(sql`
      select cs_tipo_persona, cs_jur_tipo, cs_nombre_o_razon_social, cs_id_tipo_documento, cs_nro_doc, cs_telefonos, cs_email
      from applicant_changes where id = ${change_id}::uuid`),
      'the change of the link',
    )
    return {
      status: 200,
      body: { status: 200, message: 'OK', data },
      headers: { 'cache-control': 'no-store' },
    }
  })
}

/**
 * Sets a request's new applicant once their telephone is verified, and uses the link up. A registration under
 * an address that already has an account belongs to nobody (decision 7): the request is bound to that account
 * if the link was sent to the same address, and otherwise waits for another link. The response is always the
 * same.
 */
export function registerNewApplicant(
  deps: AppDeps,
  ctx: Context,
  caseId: string,
  token: string,
  newUserId: string,
): Promise<OfferReply<null>> {
  return ctx.command<OfferReply<null>>(async (tx) => {
    const link = await openedBy(tx, deps, caseId, token)
    const person = await registeredSince(tx, link, newUserId)
    await spend(tx, deps, token)
    if (person !== null) await bind(tx, deps, ctx, link, person)
    await note(tx, deps, ctx, caseId, link, person)
    return { status: 200, body: { status: 200, message: 'La solicitud quedó a su nombre', data: null } }
  })
}

/** The offer behind a link, for a user with an account; reading does not use it up. */
export function readOffer(
  deps: AppDeps,
  caseId: string,
  token: string,
): Promise<{ from: string; procedure: string; radicado: string; to: string }> {
  return deps.db.tx(async (tx) => {
    const link = await openedBy(tx, deps, caseId, token)
    const row = await tx.one<{ from: string; tt_id: number; radicado: string; to: string }>(sql`
      select c.applicant_name as from, c.tt_id, c.radicado, r.cs_nombre_o_razon_social as to
      from applicant_changes r join cases c on c.id = r.case_id where r.id = ${link.change_id}::uuid`)
    if (row === undefined) throw unknownLink()
    const { tt_id, ...offer } = row
    return { ...offer, procedure: deps.catalogue.procedureName(tt_id) }
  })
}

/** Accepts a link for a logged-in user: only when their document is the named one. */
export function takeOffer(
  deps: AppDeps,
  ctx: Context,
  caseId: string,
  token: string,
): Promise<{ status: 200; body: { id: string; message: string } }> {
  const actor = me(ctx)
  return ctx.command(async (tx) => {
    const link = await openedBy(tx, deps, caseId, token)
    if (actor.kind !== 'ciudadano' && actor.kind !== 'empresa') throw foreign()
    if (!(await isNamed(tx, link, actor.id))) throw foreign()
    await spend(tx, deps, token)
    await bind(tx, deps, ctx, link, actor.id)
    await note(tx, deps, ctx, caseId, link, actor.id)
    return {
      status: 200 as const,
      body: { id: link.request_id ?? caseId, message: 'Quedó vinculado como nuevo solicitante.' },
    }
  })
}

/** Attack: another account opens a forwarded or stolen link. */
const foreign = (): Refusal =>
  new Refusal(
    'forbidden',
    'Este enlace es para otra persona. Inicie sesión con la cuenta cuyo documento se escribió en la petición.',
    { code: 'enlace_ajeno' },
  )

const spend = (tx: Db, deps: AppDeps, token: string): Promise<number> =>
  tx.run(sql`
    update link_tokens set used_at = ${deps.clock.now()} where token_hash = any(${tokenHashes(deps.secret, 'enlace', token)})`)

interface PersonRow {
  readonly name: string
  readonly type: number | null
  readonly number: string | null
}

const personOf = (tx: Db, id: string): Promise<PersonRow | undefined> =>
  tx.one<PersonRow>(sql`
    select coalesce(nullif(company_name, ''), first_names || ' ' || last_names) as name, document_type as type,
      document_number as number from users where id = ${id}::uuid`)

async function isNamed(tx: Db, link: LinkRow, userId: string): Promise<boolean> {
  const person = await personOf(tx, userId)
  return (
    person !== undefined &&
    sameIdentity(
      { documentType: person.type ?? 0, documentNumber: person.number ?? '' },
      { documentType: link.document_type, documentNumber: link.document_number },
    )
  )
}

/** Makes the new applicant a party of the change only; the act will name them as they registered. */
async function bind(tx: Db, deps: AppDeps, ctx: Context, link: LinkRow, personId: string): Promise<void> {
  const now = deps.clock.now()
  await tx.run(sql`
    update applicant_changes set cs_new_usr_id = ${personId}::uuid, cs_estado = ${CHANGE_STATE.newApplicantRegistered}, updated_at = ${now}
    where id = ${link.change_id}::uuid`)
  const person = await personOf(tx, personId)
  if (link.request_id === null || person === undefined) return
  const requestId = link.request_id
  await tx.run(sql`
    insert into case_parties(case_id, user_id, role, since)
    values (${requestId}::uuid, ${personId}::uuid, 'nuevo_solicitante', ${now})`)
  await runCommand(tx, applyDeps(deps), SYSTEM, {
    caseId: requestId,
    version: null,
    verb: ctx.endpointId,
    address: ctx.address,
    commands: (state) => {
      const step = stepOfChange(deps.catalogue.of(state).workflow, 'link')
      const task = state.flow.tasks.find((t) => t.step === step.id)
      if (task === undefined) throw unknownLink()
      const outcome = outcomeOf(step, state.facts['cambio.ventanilla'] === true ? 'bindAndSend' : 'bind').code
      const data = personFacts(person.name, person.type ?? 0, person.number ?? '')
      return [{ type: 'complete', taskId: task.id, outcome, data }]
    },
  })
  deps.wake()
}

const note = (
  tx: Db,
  deps: AppDeps,
  ctx: Context,
  caseId: string,
  link: LinkRow,
  person: string | null,
): Promise<void> =>
  audit(tx, {
    actorId: person,
    verb: ctx.endpointId,
    caseId,
    subject: link.change_id,
    address: ctx.address,
    at: deps.clock.now(),
    newId: deps.newId,
  })

/**
 * Account created by a registration since the link was sent; null when none, or when it is another person's.
 */
async function registeredSince(tx: Db, link: LinkRow, userId: string): Promise<string | null> {
  const registration = await tx.one<{ email: string }>(sql`
    select data->>'email' as email from verification_codes
    where purpose = 'registro' and data->>'userId' = ${userId} and used_at >= ${link.sent_at}
    order by created_at desc limit 1`)
  if (registration === undefined)
    throw new Refusal('invalid', 'Verifique primero su celular con el código.', { code: 'sin_verificar' })
  const made = await tx.one(sql`
    select 1 from users where id = ${userId}::uuid and kind in ('ciudadano', 'empresa') and phone_verified_at >= ${link.sent_at}`)
  if (made !== undefined) {
    if (!(await isNamed(tx, link, userId)))
      throw new Refusal(
        'conflict',
        'El documento con el que se registró no es el de la persona a quien le ceden el trámite.',
        { code: 'otro_documento' },
      )
    return userId
  }
  const owner = await credentialsOf(tx, registration.email)
  if (owner === undefined || (owner.kind !== 'ciudadano' && owner.kind !== 'empresa')) return null
  const asked = await tx.one(sql`
    select 1 from applicant_changes where id = ${link.change_id}::uuid and cs_email = ${registration.email}`)
  return asked !== undefined && (await isNamed(tx, link, owner.id)) ? owner.id : null
}
