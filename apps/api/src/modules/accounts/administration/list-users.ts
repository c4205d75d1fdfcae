import type { AccountRow } from '@ventanilla/contract/accounts.contract'
import { containing } from '../../../db/connection/like.ts'
import { joined, type Statement, sql } from '../../../db/connection/sql.ts'
import type { AccountDeps } from '../account-deps.ts'
import { accountColumns, accountFrom, stateOf, type StoredAccount } from '../account-row.ts'

const PAGE = 50

/** A page of accounts, longest waiting first. `after` is the last id of the previous page. */
export async function listUsers(
  deps: AccountDeps,
  query: { estado: string; tipo: string; q?: string | undefined; after?: string | undefined },
): Promise<{ rows: AccountRow[]; next: string | null }> {
  const tests: Statement[] = [sql`u.kind <> 'sistema'`]
  if (query.estado !== 'todos') tests.push(sql`${stateOf} = ${query.estado}`)
  if (query.tipo !== 'todos')
    tests.push(query.tipo === 'funcionario' ? sql`u.kind = 'funcionario'` : sql`u.kind <> 'funcionario'`)
  const text = query.q?.trim() ?? ''
  if (text !== '') {
    const like = containing(text)
    tests.push(sql`(plain(coalesce(u.company_name, '') || ' ' || u.first_names || ' ' || u.last_names || ' ' || u.email) like plain(${like})
      or u.document_number like ${like})`)
  }
  // ids are UUIDv7: their order is the order of registration
  if (query.after !== undefined) tests.push(sql`u.id > ${query.after}::uuid`)
  const rows = await deps.db.rows<StoredAccount>(sql`
    select ${accountColumns} from users u where ${joined(tests, ' and ')} order by u.id limit ${PAGE + 1}`)
  const page = rows.slice(0, PAGE)
  return { rows: page.map(accountFrom), next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null }
}
