import type { Actor } from '@ventanilla/domain/access/actor'
import { faultsOfDays, keepsAbsencesOf, whyNotAbsent, whyNotStandIn } from '@ventanilla/domain/cases/absence'
import type { AbsenceReason, Days } from '@ventanilla/domain/cases/absence-words'
import { type Fault, notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import { audit } from '../../db/audit.ts'
import { type Db, sql } from '../../db/connection/sql.ts'
import { type KnownColleague, lockColleagues } from '../../db/people/absences.ts'
import type { AppDeps } from '../../deps.ts'
import { type Context, me } from '../../http/context.ts'
import { registeredForPerson, registeredForStandIn } from './messages.ts'
import { tellOfAbsence } from './tell-absence.ts'

export const todayOf = (deps: Pick<AppDeps, 'clock'>): string => bogotaDate(deps.clock.now().toISOString())

interface Asked {
  readonly person: string
  /** null: nobody */
  readonly standIn: string | null
  readonly days: Days
  readonly reason: AbsenceReason
  /** the absence that this one replaces, ended in the same transaction */
  readonly follows: string | null
}

/** Checks, stores and announces one absence. Throws a `Refusal` with the place of each problem. */
export async function storeAbsence(
  tx: Db,
  deps: AppDeps,
  ctx: Context,
  asked: Asked,
): Promise<{ readonly id: string; readonly message: string }> {
  const actor = me(ctx)
  const { days } = asked
  const known = await lockColleagues(tx, [asked.person, ...(asked.standIn === null ? [] : [asked.standIn])])
  const person = known.get(asked.person)
  demandKept(actor, person)
  const standIn = asked.standIn === null ? null : (known.get(asked.standIn) ?? missingStandIn())
  const problems = [...faultsOfDays(days, todayOf(deps)), ...crossing(person, standIn, days)]
  if (problems.length > 0)
    throw new Refusal('invalid', problems[0]?.message ?? '', { code: 'datos_invalidos', problems })
  const id = deps.newId()
  await tx.run(sql`
    insert into absences(id, person_id, stand_in_id, from_day, until_day, reason, follows_id, registered_by, registered_at)
    values (${id}::uuid, ${person.id}::uuid, ${standIn?.id ?? null}::uuid, ${days.from}::date, ${days.until}::date, ${asked.reason},
      ${asked.follows}::uuid, ${actor.id}::uuid, ${deps.clock.now()})`)
  const told = { person: person.name, standIn: standIn?.name ?? null, by: actor.name, days }
  await tellOfAbsence(tx, deps, [person.id], `registrada:${id}`, registeredForPerson(told))
  if (standIn !== null)
    await tellOfAbsence(tx, deps, [standIn.id], `registrada:${id}`, registeredForStandIn(told))
  await audit(tx, {
    actorId: actor.id,
    verb: ctx.endpointId,
    subject: person.id,
    address: ctx.address,
    detail: { desde: days.from, hasta: days.until, reemplazo: standIn?.id ?? null },
    at: deps.clock.now(),
    newId: deps.newId,
  })
  return { id, message: await messageOf(tx, person, days) }
}

/** A person out of reach answers like one who does not exist. */
export function demandKept(
  actor: Actor,
  person: KnownColleague | undefined,
): asserts person is KnownColleague {
  if (person?.active !== true || !keepsAbsencesOf(actor, person)) throw notFound()
}

const STAND_IN = 'Elija a una persona activa de la Corporación.'
function missingStandIn(): never {
  throw new Refusal('invalid', STAND_IN, {
    code: 'datos_invalidos',
    problems: [{ path: 'standIn', message: STAND_IN }],
  })
}

function crossing(person: KnownColleague, standIn: KnownColleague | null, days: Days): readonly Fault[] {
  const own = whyNotAbsent(person, days)
  const other = standIn === null ? null : whyNotStandIn(standIn, person, days)
  return [
    ...(own === null ? [] : [{ path: 'from', message: own }]),
    ...(other === null ? [] : [{ path: 'standIn', message: other }]),
  ]
}

/** The answer to the author: it also names whom the absent official leaves without a stand-in. */
async function messageOf(tx: Db, person: KnownColleague, { from, until }: Days): Promise<string> {
  const left = await tx.rows<{ name: string }>(sql`
    select p.first_names || ' ' || p.last_names as name from absences a join users p on p.id = a.person_id
    where a.stand_in_id = ${person.id}::uuid and a.ended_at is null and a.from_day <= ${until}::date and a.until_day >= ${from}::date
    order by a.from_day, name`)
  const names = left.map(({ name }) => name).join(', ')
  return names === ''
    ? 'La ausencia quedó registrada y las dos personas reciben aviso.'
    : `La ausencia quedó registrada. ${person.name} reemplazaba a ${names}: nombre a otra persona.`
}
