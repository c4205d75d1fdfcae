import type { Profile } from '@ventanilla/contract/profile.contract'
import { type Chosen, type WishId, wishesOf } from '@ventanilla/domain/cases/wishes'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { audit } from '../../../db/audit.ts'
import { announce } from '../../../db/outbox.ts'
import { officeNameOf } from '../../../db/people/office-name.ts'
import { roleNameOf } from '../../../db/people/role-name.ts'
import { endSessions } from '../../../db/people/sessions.ts'
import { expected } from '../../../db/connection/expected.ts'
import { type Db, json, raw, sql } from '../../../db/connection/sql.ts'
import { type Context, me } from '../../../http/context.ts'
import type { AccountDeps } from '../account-deps.ts'
import { storeAcceptance } from './accept-texts.ts'
import { shownNames } from '../role-names.ts'
import { hashChosen } from '../recovery/choose-password.ts'
import { passwordChanged } from '../messages.ts'
import { confirmPassword } from './own-password.ts'

interface ProfileRow {
  readonly id: string
  readonly kind: Profile['kind']
  readonly email: string
  readonly phone: string | null
  readonly person_type: number | null
  readonly document_type: number | null
  readonly document_number: string | null
  readonly company_name: string | null
  readonly first_names: string
  readonly last_names: string
  readonly gender: number | null
  readonly roles: string[]
  readonly role_names: (string | null)[]
  readonly office: string | null
  readonly office_name: string | null
  readonly electronic_notification: boolean
  readonly electronic_notification_at: Date | null
  readonly wishes: Chosen
  readonly accepted: { text: string; version: string; at: string }[]
  readonly version: number
}

/** The user's own data. */
export async function readProfile(db: Db, userId: string): Promise<Profile> {
  const row = expected(
    await db.one<ProfileRow>(sql`
    select u.id, u.kind, u.email, u.phone, u.person_type, u.document_type, u.document_number, u.company_name, u.first_names,
      u.last_names, u.gender, u.office, ${officeNameOf(raw('u.office'))} as office_name, u.electronic_notification, u.electronic_notification_at, u.wishes, u.version,
      array(select r.role from user_roles r where r.user_id = u.id order by r.position) as roles,
      array(select ${roleNameOf(raw('r.role'))} from user_roles r where r.user_id = u.id order by r.position) as role_names,
      (select coalesce(json_agg(json_build_object('text', l.text_id, 'version', l.version, 'at', l.accepted_at) order by l.accepted_at), '[]')
        from legal_acceptances l where l.user_id = u.id) as accepted
    from users u where id = ${userId}::uuid`),
    'the caller',
  )
  return {
    id: row.id,
    kind: row.kind,
    email: row.email,
    phone: row.phone,
    personType: row.person_type,
    documentType: row.document_type,
    documentNumber: row.document_number,
    companyName: row.company_name,
    firstNames: row.first_names,
    lastNames: row.last_names,
    gender: row.gender,
    roleNames: shownNames(row.roles, row.role_names),
    office: row.office,
    officeName: row.office_name,
    electronicNotification: row.electronic_notification,
    electronicNotificationAt: row.electronic_notification_at?.toISOString() ?? null,
    wishes: wishesOf(row.kind).map(({ id, initial }) => ({ id, wanted: row.wishes[id] ?? initial })),
    accepted: row.accepted.map((one) => ({ ...one, at: new Date(one.at).toISOString() })),
    version: row.version,
  }
}

/**
 * Corrects names, gender and company name. Document, address and telephone were verified and cannot change
 * here.
 */
export function updateProfile(
  deps: AccountDeps,
  ctx: Context,
  given: {
    firstNames: string
    lastNames: string
    gender: 1 | 2
    companyName: string | null
    version: number
  },
): Promise<{ status: 200; body: Profile }> {
  const actor = me(ctx)
  return ctx.command(async (tx) => {
    const changed = await tx.run(sql`
      update users set first_names = ${given.firstNames}, last_names = ${given.lastNames}, gender = ${given.gender},
        company_name = case when kind = 'empresa' then coalesce(${given.companyName}, company_name) else company_name end,
        version = version + 1, updated_at = ${deps.clock.now()}
      where id = ${actor.id}::uuid and version = ${given.version}`)
    const profile = await readProfile(tx, actor.id)
    if (changed === 0)
      throw new Refusal('conflict', 'Sus datos cambiaron en otra ventana. Revíselos e intente de nuevo.', {
        code: 'version',
        current: profile,
      })
    await record(tx, deps, ctx)
    return { status: 200 as const, body: profile }
  })
}

/** Changes the user's password; the other sessions end. Wrong tries are limited like logins. */
export async function changePassword(
  deps: AccountDeps,
  ctx: Context,
  given: { current: string; password: string },
): Promise<{ status: 200; body: { endedSessions: number } }> {
  const actor = me(ctx)
  await confirmPassword(deps, ctx, given.current, 'current')
  const passwordHash = await hashChosen(deps, given.password, 'body.password')
  return ctx.command(async (tx) => {
    const now = deps.clock.now()
    await tx.run(
      sql`update users set password_hash = ${passwordHash}, updated_at = ${now} where id = ${actor.id}::uuid`,
    )
    const endedSessions = await endSessions(tx, actor.id, 'contrasena', { except: ctx.sessionId })
    const person = await tx.one<{ email: string }>(sql`select email from users where id = ${actor.id}::uuid`)
    await announce(tx, {
      factKey: `contrasena:${deps.newId()}`,
      channel: 'email',
      to: person?.email ?? '',
      payload: passwordChanged(deps),
      at: now,
      newId: deps.newId,
    })
    await record(tx, deps, ctx)
    return { status: 200 as const, body: { endedSessions } }
  })
}

/** Grants or withdraws consent to electronic notification; the date is part of the proof. */
export function setElectronicNotification(
  deps: AccountDeps,
  ctx: Context,
  authorized: boolean,
): Promise<{ status: 200; body: Profile }> {
  const actor = me(ctx)
  return ctx.command(async (tx) => {
    const changed = await tx.run(sql`
      update users set electronic_notification = ${authorized}, electronic_notification_at = ${deps.clock.now()},
        version = version + 1, updated_at = ${deps.clock.now()}
      where id = ${actor.id}::uuid and electronic_notification <> ${authorized}`)
    // consent covers the text of that day; repeated for the same text, the last date counts
    if (changed > 0 && authorized)
      await storeAcceptance(tx, deps, {
        userId: actor.id,
        text: 'notificacion-electronica',
        at: deps.clock.now(),
      })
    await record(tx, deps, ctx, { authorized })
    return { status: 200 as const, body: await readProfile(tx, actor.id) }
  })
}

/** Saves the choice of an optional message; rejects messages that this kind of account never gets. */
export function setWish(
  deps: AccountDeps,
  ctx: Context,
  given: { readonly wish: WishId; readonly wanted: boolean },
): Promise<{ status: 200; body: Profile }> {
  const actor = me(ctx)
  if (!wishesOf(actor.kind).some((wish) => wish.id === given.wish))
    throw new Refusal('invalid', 'Ese aviso no es para su tipo de cuenta.', { code: 'aviso' })
  return ctx.command(async (tx) => {
    await tx.run(sql`
      update users set wishes = wishes || ${json({ [given.wish]: given.wanted })}::jsonb, updated_at = ${deps.clock.now()}
      where id = ${actor.id}::uuid`)
    await record(tx, deps, ctx, given)
    return { status: 200 as const, body: await readProfile(tx, actor.id) }
  })
}

const record = (
  tx: Db,
  deps: AccountDeps,
  ctx: Context,
  detail: Record<string, unknown> = {},
): Promise<void> =>
  audit(tx, {
    actorId: me(ctx).id,
    verb: ctx.endpointId,
    subject: me(ctx).id,
    address: ctx.address,
    detail,
    at: deps.clock.now(),
    newId: deps.newId,
  })
