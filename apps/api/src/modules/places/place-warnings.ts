import type { EndpointAnswer, EndpointInput } from '@ventanilla/contract/endpoint'
import type { places } from '@ventanilla/contract/places.contract'
import { zonesIn } from '@ventanilla/domain/configuration/zones'
import { divides, onMaps } from '@ventanilla/domain/places/zone-classes'
import { checkWith } from '../../db/places/zone-checks.ts'
import type { AppDeps } from '../../deps.ts'
import { geometryAt } from './place.ts'

type Answer = EndpointAnswer<(typeof places)['warnings']>['body']
type Asked = EndpointInput<(typeof places)['warnings']>['body']

/**
 * What zones mean to who asks for something at these places: those that are crossed, and those of which nobody knows. A
 * boundary of a municipality warns of nothing, and what is the authority's own organisation is not shown.
 */
export async function placeWarnings(deps: AppDeps, { places: given }: Asked): Promise<Answer> {
  const zones = zonesIn(deps.catalogue.contents).filter((one) => !divides(one.class) && onMaps(one.class))
  const checks = await checkWith(
    { db: deps.db, ...deps.places },
    zones,
    given.map(({ label, ...place }) => ({ label, geometry: geometryAt(place) })),
  )
  return {
    zones: zones.flatMap((zone) => {
      const check = checks.find((one) => one.zone === zone.key)
      if (check === undefined || check.state === 'no_cruza') return []
      return [
        {
          key: zone.key,
          name: zone.name,
          class: zone.class,
          state: check.state,
          crossed: check.crossed.map((shape) => ({ ...shape })),
          because: check.because,
          source: zone.source,
          sourceDate: zone.sourceDate,
          norm: zone.norm,
          warning: zone.warning,
          layer: zone.layer,
        },
      ]
    }),
  }
}
