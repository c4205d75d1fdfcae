import type { absences } from '@ventanilla/contract/absences.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { keepsAbsencesOf, keysLeft, whyNotStandIn } from '@ventanilla/domain/cases/absence'
import { notFound } from '@ventanilla/domain/kernel/problem'
import type { z } from 'zod'
import { sql } from '../../db/connection/sql.ts'
import { colleaguesWhere, keptBy } from '../../db/people/absences.ts'
import type { AppDeps } from '../../deps.ts'

type Choices = (typeof absences)['choices']

/** Names of the roles behind audience keys, each once. */
export const rolesOf = ({ catalogue }: Pick<AppDeps, 'catalogue'>, keys: readonly string[]): string[] => [
  ...new Set(
    keys.map((key) => {
      const role = key.split('@')[0] ?? key
      return catalogue.roleNames[role] ?? role
    }),
  ),
]

/** Whose absences the reader registers, and who can stand in for one of them in some days. */
export async function absenceChoices(
  deps: AppDeps,
  actor: Actor,
  { persona, desde, hasta }: z.output<Choices['query']>,
): Promise<z.input<Choices['answers'][200]>> {
  const people = await colleaguesWhere(deps.db, sql`p.active and ${keptBy(actor)}`)
  const named = people.map(({ id, name }) => ({ id, name }))
  if (desde === undefined || hasta === undefined || hasta < desde) return { people: named, standIns: [] }
  const [absent] = await colleaguesWhere(deps.db, sql`p.active and p.id = ${persona ?? actor.id}::uuid`)
  if (absent === undefined || !keepsAbsencesOf(actor, absent)) throw notFound()
  const roles = [...new Set(absent.audience.map((key) => key.split('@')[0] ?? key))]
  const sharing = await colleaguesWhere(
    deps.db,
    sql`p.active and exists (select 1 from user_roles r where r.user_id = p.id and r.role = any(${roles}::text[]))`,
  )
  const days = { from: desde, until: hasta }
  return {
    people: named,
    standIns: sharing
      .filter((one) => whyNotStandIn(one, absent, days) === null)
      .map((one) => ({ id: one.id, name: one.name, rolesLeft: rolesOf(deps, keysLeft(absent, one)) })),
  }
}
