import type { thirdParties } from '@ventanilla/contract/third-parties.contract'
import { type Actor, SYSTEM } from '@ventanilla/domain/access/actor'
import { type ContactPart, contactWords, readCorrection } from '@ventanilla/domain/cases/third-party-contact'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { noteContact } from '@ventanilla/domain/workflow/linked/third-party'
import { audit } from '../../db/audit.ts'
import { applyDecision } from '../../db/cases/apply.ts'
import { refuseOwnAffair } from '../../db/cases/command.ts'
import { type LoadedCase, loadCase } from '../../db/cases/load.ts'
import { worldFor } from '../../db/cases/world.ts'
import { type Db, sql } from '../../db/connection/sql.ts'
import { notify } from '../../db/notices.ts'
import { announce } from '../../db/outbox.ts'
import { contactsOf, storeContact, type StoredContact } from '../../db/people/third-party-contacts.ts'
import { type AppDeps, applyDeps } from '../../deps.ts'
import { spendOnMail } from '../../http/bodies/sending.ts'
import { me } from '../../http/context.ts'
import type { Handler } from '../../http/routes.ts'
import { capacitiesFor } from './capacity-rows.ts'
import { contactCorrected, contactStored, phoneCorrected } from './messages.ts'
import { readThirdParty } from './read-third-party.ts'

type Correct = (typeof thirdParties)['correct']

/**
 * Corrects how a third party is reached. Every open case of theirs records it, also out of the actor's reach: in each of them
 * the address counts.
 */
export const correctContact =
  (deps: AppDeps): Handler<Correct> =>
  async (ctx, { params: { id }, body }) => {
    const actor = me(ctx)
    const reply = await ctx.command(async (tx) => {
      await demandCurrent(tx, actor, id)
      const cases = await openCasesOf(tx, actor, id)
      const stored = (await contactsOf(tx, deps.catalogue, [id])).get(id)
      if (stored === undefined) throw notFound()
      const { contact, changed, problems } = readCorrection(stored, body)
      if (stored.version !== body.version) throw await changedMeanwhile(tx, deps, actor, id)
      if (problems.length > 0)
        throw new Refusal('invalid', problems[0]?.message ?? '', {
          code: 'datos_invalidos',
          problems: [...problems],
        })
      if (changed.length === 0)
        throw new Refusal('invalid', 'Los datos son los mismos: no hay nada que corregir.', {
          code: 'sin_cambios',
        })
      // Attack: mail sent to strangers by writing their addresses down
      if (changed.includes('email') && contact.email !== '') await spendOnMail(deps, ctx, contact.email)
      const correction = deps.newId()
      const isStored = await storeContact(tx, stored, {
        id: correction,
        contact,
        changes: changed.map((part) => ({ part, before: stored[part] ?? '', after: contact[part] ?? '' })),
        reason: body.reason,
        byId: actor.id,
        at: deps.clock.now(),
      })
      if (!isStored) throw await changedMeanwhile(tx, deps, actor, id)
      for (const loaded of cases)
        await noteIn(tx, deps, loaded, {
          actor,
          personId: id,
          name: stored.name,
          parts: changed,
          reason: body.reason,
          address: ctx.address,
        })
      await audit(tx, {
        actorId: actor.id,
        verb: ctx.endpointId,
        subject: id,
        address: ctx.address,
        detail: { datos: changed, motivo: body.reason },
        at: deps.clock.now(),
        newId: deps.newId,
      })
      await tellOfCorrection(tx, deps, stored, {
        correction,
        email: contact.email,
        changed,
        reason: body.reason,
      })
      const isUnreached = stored.email === '' && !stored.account
      return {
        status: 200 as const,
        body: {
          person: await readThirdParty(tx, deps, actor, id),
          message: isUnreached
            ? 'Los datos quedaron corregidos. Esta persona no tenía correo: avísele por escrito a la dirección anterior.'
            : 'Los datos quedaron corregidos y la persona recibe el aviso.',
        },
      }
    })
    deps.wake()
    return reply
  }

/** The person intervenes today in a case that the actor reaches; otherwise they are not found. */
async function demandCurrent(tx: Db, actor: Actor, id: string): Promise<void> {
  const row = await tx.one<{ current: boolean }>(sql`
    select bool_or(p.until is null) as current from case_parties p join cases c on c.id = p.case_id
    where p.user_id = ${id}::uuid and ${capacitiesFor(actor)} having count(*) > 0`)
  if (row === undefined) throw notFound()
  if (!row.current)
    throw new Refusal('conflict', 'Esta persona ya no interviene en ningún trámite de los que usted ve.', {
      code: 'sin_calidad',
    })
}

/**
 * Their open cases, locked. Race: in a fixed order, so that two corrections never wait for each other. Attack: who
 * is a party of one of them must not move where an opponent is written to.
 */
async function openCasesOf(tx: Db, actor: Actor, id: string): Promise<LoadedCase[]> {
  const rows = await tx.rows<{ id: string }>(sql`
    select c.id from case_parties p join cases c on c.id = p.case_id
    where p.user_id = ${id}::uuid and p.role = 'tercero' and p.until is null and c.closed_at is null order by c.id`)
  const cases: LoadedCase[] = []
  for (const row of rows) {
    const loaded = await loadCase(tx, SYSTEM, 'cases.read', row.id)
    await refuseOwnAffair(tx, loaded, actor)
    cases.push(loaded)
  }
  return cases
}

async function changedMeanwhile(tx: Db, deps: AppDeps, actor: Actor, id: string): Promise<Refusal> {
  return new Refusal(
    'conflict',
    'Los datos de esta persona cambiaron mientras usted escribía. Revíselos e intente de nuevo.',
    { code: 'version', current: await readThirdParty(tx, deps, actor, id) },
  )
}

async function noteIn(
  tx: Db,
  deps: AppDeps,
  loaded: LoadedCase,
  of: {
    readonly actor: Actor
    readonly personId: string
    readonly name: string
    readonly parts: readonly ContactPart[]
    readonly reason: string
    readonly address: string
  },
): Promise<void> {
  const at = applyDeps(deps)
  const world = await worldFor(tx, at.catalogue, loaded, { now: at.now, newId: at.newId, actor: of.actor })
  const decision = noteContact(world, loaded.state, of, of.actor)
  const line = { verb: 'thirdParties.note', address: of.address, subject: of.personId }
  await applyDecision(tx, at, { loaded, decision, actor: of.actor, audit: line })
}

/**
 * Notifies the person in the portal, at the e-mail and telephone stored before, and at the new e-mail. Attack: an
 * official, or a thief of their session, diverts what the authority writes to a third person.
 */
async function tellOfCorrection(
  tx: Db,
  deps: AppDeps,
  stored: StoredContact,
  given: {
    readonly correction: string
    readonly email: string
    readonly changed: readonly ContactPart[]
    readonly reason: string
  },
): Promise<void> {
  const { correction, changed } = given
  const at = deps.clock.now()
  const isMoved = changed.includes('email')
  const send = (
    to: string,
    which: string,
    channel: 'email' | 'sms',
    payload: ReturnType<typeof contactStored>,
  ) =>
    announce(tx, {
      factKey: `interviniente:${correction}:${which}`,
      channel,
      to,
      payload,
      at,
      newId: deps.newId,
    })
  await notify(tx, {
    userId: stored.id,
    factKey: `interviniente:${correction}`,
    title: 'Se corrigieron sus datos de contacto',
    body: `Un funcionario corrigió ${contactWords(changed)}. Motivo: ${given.reason}`,
    href: '/mis-solicitudes',
    at,
    newId: deps.newId,
  })
  if (stored.email !== '')
    await send(
      stored.email,
      'anterior',
      'email',
      contactCorrected(deps, changed, { reason: given.reason, newEmail: isMoved ? given.email : null }),
    )
  if (isMoved && given.email !== '') await send(given.email, 'nuevo', 'email', contactStored(deps))
  if (changed.includes('phone') && stored.phone !== null)
    await send(stored.phone, 'celular', 'sms', phoneCorrected(deps, deps.settings.authority.shortName))
}
