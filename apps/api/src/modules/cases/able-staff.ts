import { Refusal } from '@ventanilla/domain/kernel/problem'
import { OFFICE_BOUND_ROLES } from '@ventanilla/domain/access/actor'
import type { StepDef } from '@ventanilla/domain/workflow/definition/definition'
import { type Db, sql } from '../../db/connection/sql.ts'

/**
 * Attack: assigning work by id to a user who must not do it: a citizen, a party, an official of another role or
 * of an office that does not reach the case.
 */
export async function ableStaff(
  tx: Db,
  step: StepDef,
  data: Readonly<Record<string, unknown>>,
  office: string | null,
): Promise<void> {
  for (const field of step.capture) {
    const value = data[field.key]
    if (field.kind !== 'staff' || typeof value !== 'string') continue
    const roles = field.roles ?? step.roles
    const free = roles.filter((role) => !OFFICE_BOUND_ROLES.has(role))
    const able = await tx.one(sql`
      select 1 from users u join user_roles r on r.user_id = u.id
      where u.id::text = ${value} and u.active and u.kind = 'funcionario' and r.role = any(${[...roles]}::text[])
        and (r.role = any(${free}::text[]) or ${office}::text is null or u.office = ${office})`)
    if (able !== undefined) continue
    const message = `${field.label}: escoja a una persona activa que tenga ese rol en la territorial del trámite.`
    throw new Refusal('invalid', message, {
      code: 'datos_invalidos',
      problems: [{ path: field.key, message, code: 'rol' }],
    })
  }
}
