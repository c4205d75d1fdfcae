import { type KindId, isKindId, KINDS } from '@ventanilla/domain/configuration/kinds'
import { type ConfigurationRight, mayConfigure } from '@ventanilla/domain/configuration/rights'
import { keysIn } from '@ventanilla/domain/kernel/keys-in'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { type Context, me } from '../../http/context.ts'

const DOES: Readonly<Record<ConfigurationRight, string>> = { read: 've', edit: 'edita', publish: 'publica' }

/**
 * The kind of a call, if its reader has the right on it. A kind that the reader does not see and one that does not
 * exist answer alike.
 * Attack: the permission of a call is enough for some kind; a forged address names another.
 */
export function kindFor(ctx: Context, kind: string, right: ConfigurationRight): KindId {
  const { roles } = me(ctx)
  if (!isKindId(kind) || !mayConfigure(roles, 'read', kind)) throw notFound()
  if (!mayConfigure(roles, right, kind))
    throw new Refusal('forbidden', `Su rol no ${DOES[right]} ${KINDS[kind].name.many}.`, {
      code: 'sin_permiso',
    })
  return kind
}

/**
 * The kind of an item that a call names, as `kindFor`. A key that no item of the kind can have names nothing.
 * Attack: a key that the database does not take, or that leads elsewhere in an address.
 */
export function kindOfItem(
  ctx: Context,
  { kind: name, key }: { readonly kind: string; readonly key: string },
  right: ConfigurationRight,
): KindId {
  const kind = kindFor(ctx, name, right)
  if (!KINDS[kind].keys.pattern.test(key)) throw notFound()
  return kind
}

/** The kinds that a user sees, in their order. */
export const kindsOf = (ctx: Context): readonly KindId[] =>
  keysIn(KINDS).filter((kind) => mayConfigure(me(ctx).roles, 'read', kind))
