import { randomBytes } from 'node:crypto'
import { DEMO_PASSWORD } from '@ventanilla/domain/identity/demo-password'
import { choosePassword, hashPassword } from '@ventanilla/api/http/guards/password'
import { json, sql } from '@ventanilla/api/db/connection/sql'
import type { AppDeps } from '@ventanilla/api/deps'
import { demoCast } from './cast.ts'

/** Creates the demonstration's accounts, verified and active; returns their ids by e-mail. */
export async function seedPeople(deps: AppDeps): Promise<Map<string, string>> {
  // one hash for all: they share a public password, and 160 hashes would take twenty seconds
  const hash = await hashPassword(choosePassword(DEMO_PASSWORD, ''))
  const now = deps.clock.now()
  const rows = demoCast().map((p) => ({ ...p, id: deps.newId(), deviceKey: randomBytes(32).toString('hex') }))
  await deps.db.tx(async (tx) => {
    await tx.run(sql`
      insert into users(id, kind, email, phone, password_hash, person_type, document_type, document_number, company_name, first_names, last_names, gender,
        main_role, office, phone_verified_at, email_verified_at, active, electronic_notification, device_key, created_at, updated_at)
      select r.id, r.kind, r.email, r.phone, ${hash}, r."personType", r."documentType", r."documentNumber", r."companyName", r."firstNames", r."lastNames", r.gender,
        r.role, r.office, ${now}, ${now}, true, false, decode(r."deviceKey", 'hex'), ${now}, ${now}
      from json_to_recordset(${json(rows)}::json) as r(id uuid, kind text, email text, phone text, "personType" int, "documentType" int, "documentNumber" text,
        "companyName" text, "firstNames" text, "lastNames" text, gender int, role text, office text, "deviceKey" text)
      on conflict do nothing`)
    await tx.run(sql`
      insert into user_roles(user_id, role, position)
      select r.id, r.role, 0 from json_to_recordset(${json(rows)}::json) as r(id uuid, role text) join users u on u.id = r.id on conflict do nothing`)
  })
  return new Map(rows.map((r) => [r.email, r.id]))
}
