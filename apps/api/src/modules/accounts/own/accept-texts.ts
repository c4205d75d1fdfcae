import type { Actor } from '@ventanilla/domain/access/actor'
import {
  type Acceptance,
  askedTexts,
  owedTexts,
  type OwedText,
} from '@ventanilla/domain/configuration/texts/acceptance'
import type { LegalTextId } from '@ventanilla/domain/configuration/texts/legal-texts'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { audit } from '../../../db/audit.ts'
import { type Db, sql } from '../../../db/connection/sql.ts'
import { type Context, me } from '../../../http/context.ts'
import type { AccountDeps } from '../account-deps.ts'

type Texts = Pick<AccountDeps, 'catalogue' | 'clock'>

/** Legal texts in force that a person has to accept again; almost always none, and then nothing is read. */
export async function textsOwed(
  db: Db,
  deps: Texts,
  person: Pick<Actor, 'id' | 'kind'>,
): Promise<readonly OwedText[]> {
  const asked = askedTexts(deps.catalogue.contents, bogotaDate(deps.clock.now().toISOString()))
  if (asked.length === 0) return []
  const accepted = await db.rows<Acceptance>(
    sql`select text_id as text, version from legal_acceptances where user_id = ${person.id}::uuid`,
  )
  return owedTexts(asked, person.kind, accepted)
}

/** Stores the acceptance of the text in force under this key; `tx`: of the command that accepts. */
export async function storeAcceptance(
  tx: Db,
  deps: Pick<AccountDeps, 'catalogue'>,
  of: { readonly userId: string; readonly text: LegalTextId; readonly at: Date },
): Promise<void> {
  const { contents, release } = deps.catalogue
  const version = contents.of('texto_legal').get(of.text)?.version
  if (version === undefined) return
  await tx.run(sql`
    insert into legal_acceptances(user_id, text_id, version, accepted_at, release)
    values (${of.userId}::uuid, ${of.text}, ${version}, ${of.at}, ${release})
    on conflict (user_id, text_id, version) do update set accepted_at = excluded.accepted_at, release = excluded.release`)
}

interface Accepted {
  readonly id: LegalTextId
  readonly version: string
}

/** Accepts texts that are asked again, those that the person read: another version in force is refused. */
export function acceptTexts(
  deps: AccountDeps,
  ctx: Context,
  texts: readonly Accepted[],
): Promise<{ status: 200; body: { rows: OwedText[] } }> {
  const actor = me(ctx)
  return ctx.command(async (tx) => {
    const owed = await textsOwed(tx, deps, actor)
    for (const { id, version } of texts) {
      // race: a new version came into force while the person read the one before
      if (deps.catalogue.contents.of('texto_legal').get(id)?.version !== version)
        throw new Refusal('conflict', 'El texto cambió mientras lo leía. Léalo de nuevo.', {
          code: 'texto_cambio',
        })
      // what is not owed stays as it was accepted, with its instant
      if (owed.some((one) => one.id === id))
        await storeAcceptance(tx, deps, { userId: actor.id, text: id, at: deps.clock.now() })
    }
    const left = owed.filter(({ id }) => !texts.some((one) => one.id === id))
    if (!left.some(({ waits }) => waits))
      await tx.run(
        sql`update sessions set owes_acceptance = false where user_id = ${actor.id}::uuid and owes_acceptance`,
      )
    await audit(tx, {
      actorId: actor.id,
      verb: ctx.endpointId,
      subject: actor.id,
      address: ctx.address,
      detail: { texts, release: deps.catalogue.release },
      at: deps.clock.now(),
      newId: deps.newId,
    })
    return { status: 200 as const, body: { rows: left } }
  })
}
