import { CHANGE_STATE } from '@ventanilla/domain/cases/applicant-change'
import { Refusal } from '@ventanilla/domain/cases/problem'
import { audit } from '../../db/audit.ts'
import { credentialsOf } from '../../db/people.ts'
import { type Db, sql } from '../../db/sql.ts'
import type { Context } from '../../http/context.ts'
import { tokenHash } from '../../http/secrets.ts'
import type { AccountDeps } from './account-deps.ts'
import type { RegistrationData } from './take-registration.ts'

/** The seven fields that fill the form of a new applicant, and nothing else of the request (decision 19). */
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
  readonly sent_at: Date
  readonly used: boolean
  readonly expired: boolean
}

/** A request that does not exist and a link that is not its own answer alike: nobody learns what exists. */
const unknownLink = (): Refusal =>
  new Refusal(404, 'Este enlace no es válido. Ábralo desde el correo que le enviamos, sin cambiarlo.', {
    code: 'enlace_invalido',
  })

/** The request that a link opens. Only who holds its token hears that it has expired or was used. */
async function openedBy(tx: Db, deps: AccountDeps, caseId: string, token: string): Promise<LinkRow> {
  const link = await tx.one<LinkRow>(sql`
    select r.id as change_id, l.created_at as sent_at, l.used_at is not null or r.cs_estado <> ${CHANGE_STATE.waitsForNewApplicant} as used,
      l.expires_at <= ${deps.clock.now()} as expired
    from link_tokens l join applicant_changes r on r.id = (l.data->>'changeId')::uuid
    where l.token_hash = ${tokenHash(deps.secret, 'enlace', token)} and l.purpose = 'cambio' and r.case_id::text = ${caseId}
    for update of l, r`)
  if (link === undefined) throw unknownLink()
  if (link.used)
    throw new Refusal(410, 'Este enlace ya se usó. Si la cuenta es suya, inicie sesión.', {
      code: 'enlace_usado',
    })
  if (link.expired)
    throw new Refusal(410, 'Este enlace ya venció. Pida a quien le cede el trámite que solicite otro.', {
      code: 'enlace_vencido',
    })
  return link
}

type Told<D> = {
  status: 200
  body: { status: 200; message: string; data: D }
  headers?: Record<string, string>
}

/** What the request knows about its new applicant, for the form; reading does not use the link up. */
export function readApplicantChange(
  deps: AccountDeps,
  caseId: string,
  token: string,
): Promise<Told<PrefillRow>> {
  return deps.db.tx(async (tx) => {
    const { change_id } = await openedBy(tx, deps, caseId, token)
    const data = (await tx.one<PrefillRow>(sql`
      select cs_tipo_persona, cs_jur_tipo, cs_nombre_o_razon_social, cs_id_tipo_documento, cs_nro_doc, cs_telefonos, cs_email
      from applicant_changes where id = ${change_id}::uuid`)) as PrefillRow
    return {
      status: 200,
      body: { status: 200, message: 'OK', data },
      headers: { 'cache-control': 'no-store' },
    }
  })
}

/**
 * Tells a request who its new applicant is, once their telephone is verified, and uses the link up. A registration under
 * an address that has an account already is nobody's (decision 7): the request goes to that account where the link was
 * sent to the same address, and otherwise goes on waiting for another link. The answer is the same every time.
 */
export function registerNewApplicant(
  deps: AccountDeps,
  ctx: Context,
  caseId: string,
  token: string,
  newUserId: string,
): Promise<Told<null>> {
  return ctx.command<Told<null>>(async (tx) => {
    const now = deps.clock.now()
    const link = await openedBy(tx, deps, caseId, token)
    const person = await registeredSince(tx, link, newUserId)
    await tx.run(sql`
      update link_tokens set used_at = ${now} where token_hash = ${tokenHash(deps.secret, 'enlace', token)}`)
    if (person !== null)
      await tx.run(sql`
        update applicant_changes set cs_new_usr_id = ${person}::uuid, cs_estado = ${CHANGE_STATE.newApplicantRegistered}, updated_at = ${now}
        where id = ${link.change_id}::uuid`)
    await audit(tx, {
      actorId: person,
      verb: ctx.endpointId,
      caseId,
      subject: link.change_id,
      address: ctx.address,
      at: now,
      newId: deps.newId,
    })
    return { status: 200, body: { status: 200, message: 'La solicitud quedó a su nombre', data: null } }
  })
}

/** The account that a registration since the link was sent ended in; null: in none, or in somebody else's. */
async function registeredSince(tx: Db, link: LinkRow, userId: string): Promise<string | null> {
  const registration = await tx.one<{ data: RegistrationData }>(sql`
    select data from verification_codes
    where purpose = 'registro' and data->>'userId' = ${userId} and used_at >= ${link.sent_at}
    order by created_at desc limit 1`)
  if (registration === undefined)
    throw new Refusal(422, 'Verifique primero su celular con el código.', { code: 'sin_verificar' })
  const made = await tx.one(sql`
    select 1 from users where id = ${userId}::uuid and kind in ('ciudadano', 'empresa') and phone_verified_at >= ${link.sent_at}`)
  if (made !== undefined) return userId
  const { email } = registration.data
  const owner = await credentialsOf(tx, email)
  if (owner === undefined || (owner.kind !== 'ciudadano' && owner.kind !== 'empresa')) return null
  const asked = await tx.one(sql`
    select 1 from applicant_changes where id = ${link.change_id}::uuid and cs_email = ${email}`)
  return asked === undefined ? null : owner.id
}
