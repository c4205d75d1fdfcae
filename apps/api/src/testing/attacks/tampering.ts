import { type Database, raw, type Statement } from '../../db/connection/sql.ts'

/**
 * Attack: changes protected rows as the tables' owner with the guard disabled, like an attacker with the
 * migrating role's password. The guard is restored afterwards.
 */
export const tamper = (
  { owner }: { readonly owner: Database },
  table: 'acts' | 'case_events',
  statement: Statement,
): Promise<number> =>
  owner.tx(async (tx) => {
    await tx.run(raw(`alter table ${table} disable trigger user`))
    const touched = await tx.run(statement)
    await tx.run(raw(`alter table ${table} enable trigger user`))
    return touched
  })
