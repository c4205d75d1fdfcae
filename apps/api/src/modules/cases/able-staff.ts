import { Refusal } from '@ventanilla/domain/cases/problem'
import type { StepDef } from '@ventanilla/domain/workflow/definition'
import { type Db, sql } from '../../db/sql.ts'

/** The attack: giving work to somebody by their id who may not do it: a citizen, a party, an official of another role. */
export async function ableStaff(
  tx: Db,
  step: StepDef,
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const field of step.capture) {
    const value = data[field.key]
    if (field.kind !== 'staff' || typeof value !== 'string') continue
    const able = await tx.one(sql`
      select 1 from users u join user_roles r on r.user_id = u.id
      where u.id::text = ${value} and u.active and u.kind = 'funcionario' and r.role = any(${[...(field.roles ?? step.roles)]}::text[])`)
    if (able !== undefined) continue
    const message = `${field.label}: escoja a una persona activa que tenga ese rol.`
    throw new Refusal(422, message, {
      code: 'datos_invalidos',
      problems: [{ path: field.key, message, code: 'rol' }],
    })
  }
}
