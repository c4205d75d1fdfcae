import { LAYER_KIND } from '@ventanilla/domain/configuration/layer-kind'
import { type ConfigurationRight, mayConfigure } from '@ventanilla/domain/configuration/rights'
import { notFound, Refusal } from '@ventanilla/domain/kernel/problem'
import { type Context, me } from '../../http/context.ts'

/**
 * Attack: the permission of the call is enough for some kind of the configuration, and not for zones. To who does not read
 * zones a layer that is there and one that is not answer alike.
 */
export function allowed(ctx: Context, right: ConfigurationRight): void {
  const { roles } = me(ctx)
  if (!mayConfigure(roles, 'read', LAYER_KIND)) throw notFound('La capa no existe.')
  if (!mayConfigure(roles, right, LAYER_KIND))
    throw new Refusal('forbidden', 'Su rol no mantiene las zonas.', { code: 'sin_permiso' })
}
