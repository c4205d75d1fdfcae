import type { Actor } from '@ventanilla/domain/access/actor'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { type Context, me } from '../context.ts'

/**
 * The official of a call. Throws a `Refusal` (forbidden) for applicants, who hold some of the same permissions for
 * their own cases.
 */
export function official(ctx: Context): Actor {
  const actor = me(ctx)
  if (actor.kind !== 'funcionario')
    throw new Refusal('forbidden', 'Esto es solo para funcionarios.', { code: 'sin_permiso' })
  return actor
}
