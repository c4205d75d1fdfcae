import { weightsOf } from '@ventanilla/catalog/roles/weighty-roles'
import type { ProposalRow } from '@ventanilla/contract/account-proposals.contract'
import type { Actor } from '@ventanilla/domain/access/actor'
import { documentWords } from '@ventanilla/domain/identity/documents'
import { type Db, sql } from '../../../db/connection/sql.ts'
import { officeNamed } from '../../../db/people/office-name.ts'
import type { AccountDeps } from '../account-deps.ts'
import { accountById } from '../account-row.ts'
import { rolesOf } from '../administration/give-roles.ts'
import { rolesNamed } from '../role-names.ts'
import { whyNotConfirm } from './decide-proposal.ts'
import { openProposals, type StoredProposal } from './proposal-row.ts'

/** Proposals waiting for another administrator, with their changes. */
export async function listProposals(
  deps: AccountDeps,
  actor: Actor,
): Promise<{ status: 200; body: { rows: ProposalRow[] } }> {
  const found = await openProposals(deps.db, deps.clock.now())
  return {
    status: 200,
    body: { rows: await Promise.all(found.map((one) => shownProposal(deps.db, actor, one))) },
  }
}

async function shownProposal(db: Db, actor: Actor, row: StoredProposal): Promise<ProposalRow> {
  const [person, office, by, whyNot, after, gives] = await Promise.all([
    personOf(db, row),
    row.kind === 'llave' ? null : officeNamed(db, row.data.office),
    db.one<{ name: string }>(
      sql`select first_names || ' ' || last_names as name from users where id = ${row.proposed_by}::uuid`,
    ),
    whyNotConfirm(db, actor.id, row),
    rolesNamed(db, row.kind === 'llave' ? [] : rolesOf(row.data)),
    rolesNamed(db, row.gives),
  ])
  const { holds, ...named } = person
  return {
    id: row.id,
    kind: row.kind,
    person: named,
    before: holds,
    after: row.kind === 'llave' ? null : { roleNames: after, officeName: office },
    gives: row.gives.map((role, i) => ({ role, name: gives[i] ?? role, weights: [...weightsOf(role)] })),
    key: row.kind === 'llave' ? { name: row.data.name, reason: row.data.reason } : null,
    by: { id: row.proposed_by, name: by?.name ?? '' },
    at: row.proposed_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    mine: row.proposed_by === actor.id,
    whyNot,
  }
}

type Person = ProposalRow['person'] & { readonly holds: ProposalRow['before'] }

async function personOf(db: Db, row: StoredProposal): Promise<Person> {
  if (row.kind === 'crear') {
    const { firstNames, lastNames, email, documentType, documentNumber } = row.data
    const document = documentWords(documentType, documentNumber)
    return { id: null, name: `${firstNames} ${lastNames}`, email, document, holds: null }
  }
  const account = await accountById(db, row.account_id ?? '')
  return {
    id: row.account_id,
    name: account?.name ?? '',
    email: account?.email ?? '',
    document: documentWords(account?.documentType ?? 0, account?.documentNumber ?? ''),
    holds:
      account?.state === 'activo' ? { roleNames: account.roleNames, officeName: account.officeName } : null,
  }
}
