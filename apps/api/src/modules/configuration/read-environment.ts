import { mayConfigure } from '@ventanilla/domain/configuration/rights'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import type { AppDeps } from '../../deps.ts'
import { type Context, me } from '../../http/context.ts'
import { ok } from '../../http/reply.ts'

/**
 * Variables of the server that stand beside the portal's own settings. Attack: who edits another kind reads how the server
 * is set up.
 */
export function readEnvironment({ settings }: Pick<AppDeps, 'settings'>, ctx: Context) {
  if (!mayConfigure(me(ctx).roles, 'read', 'ajuste'))
    throw new Refusal('forbidden', 'Su rol no ve los ajustes del portal.', { code: 'sin_permiso' })
  return ok({ rows: [...settings.shown] })
}
