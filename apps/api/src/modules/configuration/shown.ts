import { differences } from '@ventanilla/domain/configuration/compare'
import type { Json, JsonRecord } from '@ventanilla/domain/configuration/json'
import type { Kind } from '@ventanilla/domain/configuration/kind'
import { itemProblems, type KindId, KINDS } from '@ventanilla/domain/configuration/kinds'
import type { Conflict } from '@ventanilla/domain/configuration/merge'
import { mayConfigure, rolesThat } from '@ventanilla/domain/configuration/rights'
import { APPLIES_TO, type ItemState } from '@ventanilla/domain/configuration/words'
import type { Fault } from '@ventanilla/domain/kernel/problem'
import type { CaseCatalogue } from '../../db/cases/catalogue.ts'
import type { Draft, ItemNow } from '../../db/configuration/item-state.ts'
import type { Db } from '../../db/connection/sql.ts'
import { type AddressCheck, outsideOf } from '../../db/configuration/outside-addresses.ts'
import { hashOf } from '../../db/configuration/versions.ts'
import { type Context, me } from '../../http/context.ts'
import { choicesOf } from './choices.ts'

/** Parts of answers about the configuration. */

/** A stored content. */
export const contentOf = (text: string): JsonRecord =>
  // what is stored is canonical JSON of an object
  JSON.parse(text) as JsonRecord

const jsonOf = (text: string | null | undefined): Json | undefined =>
  text === null || text === undefined ? undefined : contentOf(text)

/** What distinguishes two contents, of which each can be missing. */
export const changesOf = (before: string | null | undefined, after: string | null | undefined) =>
  differences(jsonOf(before), jsonOf(after)).map(({ path, ...rest }) => ({ ...rest, path: [...path] }))

export const conflictOf = ({ path, kind, base, theirs, ours }: Conflict) => ({
  path: [...path],
  kind,
  base,
  product: theirs,
  ours,
})

export async function kindOf(
  { catalogue, db }: { readonly catalogue: CaseCatalogue; readonly db: Db },
  ctx: Context,
  kind: KindId,
) {
  const { name, appliesTo, twoPeople, asksNorm, keys } = KINDS[kind]
  const { stays }: Pick<Kind<unknown>, 'stays'> = KINDS[kind]
  const { roles } = me(ctx)
  return {
    kind,
    one: name.one,
    many: name.many,
    appliesTo,
    applies: APPLIES_TO[appliesTo],
    twoPeople,
    stays: stays === true,
    asksNorm,
    givesKeys: keys.next !== null,
    canEdit: mayConfigure(roles, 'edit', kind),
    canPublish: mayConfigure(roles, 'publish', kind),
    publishers: rolesThat('publish', kind).map((code) => catalogue.roleNames[code] ?? code),
    choices: await choicesOf(catalogue, db, kind),
  }
}

/** How people name an item whose content can be incomplete. */
export function titleOf(kind: KindId, key: string, text: string): string {
  const content = contentOf(text)
  const checked = KINDS[kind].check(content, key)
  // the compiler does not see that the content is of the kind that checked it
  if (checked.ok) return KINDS[kind].title(checked.value as never, key)
  const { name } = content
  return typeof name === 'string' && name.trim() !== '' ? name : key
}

export const titleOfItem = ({ kind, key, inForce, draft }: ItemNow): string =>
  titleOf(kind, key, inForce?.text ?? draft?.text ?? '{}')

export const stateOf = ({ inForce }: ItemNow): ItemState => {
  if (inForce === null) return 'nuevo'
  return inForce.retired ? 'retirado' : 'vigente'
}

/** The outside address of an item as it is in force; null: it has none. */
export function addressOf({ kind, inForce }: ItemNow): string | null {
  if (inForce === null || inForce.retired) return null
  const checked = KINDS[kind].check(contentOf(inForce.text))
  return checked.ok ? outsideOf(kind, checked.value) : null
}

/** What is known of an item's outside address. `off`: this portal looks at none. */
export function addressCheckOf(
  address: string | null,
  checks: ReadonlyMap<string, AddressCheck>,
  off: boolean,
) {
  if (address === null) return null
  const check = checks.get(address)
  if (check === undefined || off)
    return {
      state: 'sin_verificar' as const,
      reason: off ? 'Este portal no verifica direcciones: LINK_CHECKS está en off.' : '',
      since: null,
      checkedAt: null,
    }
  return {
    state: check.state,
    reason: check.reason,
    since: check.since.toISOString(),
    checkedAt: check.checkedAt.toISOString(),
  }
}

/** Identifies a draft exactly, as a user saw it; a later revision has another, also with the same content. */
export const draftHash = ({
  text,
  retired,
  revision,
  base,
}: Pick<Draft, 'text' | 'retired' | 'revision' | 'base'>): string =>
  hashOf(`${revision} ${base} ${retired} ${text}`)

/** What keeps a draft from being published; one that retires the item says nothing new. */
export const problemsOf = (kind: KindId, key: string, draft: Pick<Draft, 'text' | 'retired'>): Fault[] =>
  draft.retired ? [] : [...itemProblems(kind, key, contentOf(draft.text))]

export const savedOf = (
  kind: KindId,
  key: string,
  draft: Pick<Draft, 'text' | 'retired' | 'revision' | 'base'>,
) => ({
  key,
  revision: draft.revision,
  hash: draftHash(draft),
  retired: draft.retired,
  problems: problemsOf(kind, key, draft),
})

/** What is in force says nothing once it is retired. */
export const inForceText = ({ inForce }: ItemNow): string | null =>
  inForce === null || inForce.retired ? null : inForce.text
export const draftText = ({ draft }: ItemNow): string | null =>
  draft === null || draft.retired ? null : draft.text
