import type { operations } from '@ventanilla/contract/operations.contract'
import { notFound } from '@ventanilla/domain/kernel/problem'
import { maskedMail } from '@ventanilla/domain/identity/masked-mail'
import { waitWords } from '@ventanilla/domain/identity/wait-words'
import type { z } from 'zod'
import { audit } from '../../db/audit.ts'
import { sql } from '../../db/connection/sql.ts'
import type { AppDeps } from '../../deps.ts'
import { budgetOf, isBudget, overBudgets, reopen } from '../../http/guards/budgets.ts'
import { type Context, me } from '../../http/context.ts'

type Row = z.input<(typeof operations)['operations.limits']['answers'][200]>['rows'][number]

/** Budgets reopened on this page; a user's are reopened in their account, where their owner is visible. */
const HERE: ReadonlySet<string> = new Set(['address', 'portal'])

/** Exhausted budgets. */
export async function limitsOver(deps: AppDeps): Promise<Row[]> {
  const over = await overBudgets(deps.db)
  const people = await deps.db.rows<{ id: string; email: string; phone: string | null; name: string }>(sql`
    select id, email, phone, coalesce(nullif(company_name, ''), first_names || ' ' || last_names) as name from users
    where phone_verified_at is not null and (id::text = any(${over.map(({ who }) => who)}::text[])
      or email = any(${over.map(({ who }) => who)}::text[]) or phone = any(${over.map(({ who }) => who)}::text[]))`)
  return over.map(({ name, who, refused, seconds }): Row => {
    const { per, alarm, sentence } = budgetOf(name)
    const person = people.find((one) => one.id === who || one.email === who || one.phone === who)
    const isHere = HERE.has(per)
    const masked = who.includes('@') ? maskedMail(who) : `terminado en ${who.slice(-4)}`
    return {
      name,
      per,
      about: alarm === undefined ? sentence(waitWords(seconds)) : `${alarm}.`,
      whose: per === 'portal' ? null : per === 'address' ? who : (person?.name ?? masked),
      personId: isHere ? null : (person?.id ?? null),
      who: isHere ? who : null,
      refused,
      seconds,
    }
  })
}

export function reopenLimit(
  deps: AppDeps,
  ctx: Context,
  given: { readonly name: string; readonly who: string; readonly reason: string },
): Promise<{ status: 200; body: { reopened: true } }> {
  const { name, who, reason } = given
  return ctx.command(async (tx) => {
    const isOver = (await overBudgets(tx)).some((one) => one.name === name && one.who === who)
    if (!isBudget(name) || !HERE.has(budgetOf(name).per) || !isOver)
      throw notFound('Ese límite no está agotado.')
    await reopen(tx, [name], who)
    await audit(tx, {
      actorId: me(ctx).id,
      verb: ctx.endpointId,
      address: ctx.address,
      detail: { name, who, reason },
      at: deps.clock.now(),
      newId: deps.newId,
    })
    return { status: 200 as const, body: { reopened: true as const } }
  })
}
