import { LAYER_KIND } from '@ventanilla/domain/configuration/layer-kind'
import { type ConfigurationRight, mayConfigure } from '@ventanilla/domain/configuration/rights'
import { Refusal } from '@ventanilla/domain/kernel/problem'
import { type Context, me } from '../../http/context.ts'

/** Attack: the permission of the call is enough for some kind of the configuration, and not for zones. */
export function allowed(ctx: Context, right: ConfigurationRight): void {
  if (!mayConfigure(me(ctx).roles, right, LAYER_KIND))
    throw new Refusal('forbidden', 'Su rol no mantiene las zonas.', { code: 'sin_permiso' })
}
