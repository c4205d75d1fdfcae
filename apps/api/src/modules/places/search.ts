import type { places } from '@ventanilla/contract/places.contract'
import type { EndpointAnswer } from '@ventanilla/contract/endpoint'
import type { Actor } from '@ventanilla/domain/access/actor'
import { type ZoneInForce, zonesIn } from '@ventanilla/domain/configuration/zones'
import { municipalitiesAt, officeOf } from '@ventanilla/domain/identity/territory'
import { divides } from '@ventanilla/domain/places/zone-classes'
import type { ZoneAnswer } from '@ventanilla/domain/places/zone-answers'
import type { AppDeps } from '../../deps.ts'
import { nearCases } from './near-cases.ts'
import { type Asked, type Place, placeOf } from './place.ts'
import { zoneAnswers } from '../../db/places/zone-answers.ts'
import { waterAt } from './water.ts'

type Answer = EndpointAnswer<(typeof places)['search']>['body']

/** What lies at a place, and the cases near it that the reader can see. */
export async function search(deps: AppDeps, actor: Actor, asked: Asked): Promise<Answer> {
  const place = placeOf(asked)
  const zones = zonesIn(deps.catalogue.contents)
  const [only] = place.at
  const [answers, near, water] = await Promise.all([
    zoneAnswers({ db: deps.db, ...deps.places }, place.compared, zones),
    nearCases(deps, actor, place, asked.metres),
    only === undefined || place.at.length > 1 || place.areaM2 !== null
      ? null
      : waterAt(deps, actor, { at: only, reach: asked.reach ?? null, source: asked.source ?? null }),
  ])
  const shown = zones.map((zone) => shownZone(zone, answers.get(zone.key) ?? MISSING))
  const of = (id: ZoneInForce['class']) => shown.find((zone) => zone.class === id) ?? null
  return {
    ...municipalityAt(deps, place, of('municipio')),
    subbasin: of('subcuenca'),
    zones: shown.filter((zone) => !divides(zone.class)),
    areaM2: place.areaM2,
    repaired: place.repaired,
    ...near,
    water,
  }
}

const MISSING: ZoneAnswer = { state: 'sin_verificar', because: 'La capa no se comparó.' }

type Shown = Answer['zones'][number]

const shownZone = (zone: ZoneInForce, answer: ZoneAnswer): Shown => ({
  key: zone.key,
  name: zone.name,
  class: zone.class,
  state: answer.state,
  crossed: answer.state === 'cruza' ? answer.crossed.map((shape) => ({ ...shape })) : [],
  because: answer.state === 'sin_verificar' ? answer.because : null,
  source: zone.source,
  sourceDate: zone.sourceDate,
  norm: zone.norm,
  warning: zone.warning,
  layer: zone.layer,
})

/**
 * Municipality and office by the loaded boundaries. Without them, or where they could not be compared, those whose
 * approximate boxes hold some of the place: they may be, and none is said to be.
 */
function municipalityAt(
  { catalogue }: AppDeps,
  place: Place,
  zone: Shown | null,
): Pick<Answer, 'municipality' | 'offices'> {
  const { territory } = catalogue
  const certain = zone !== null && zone.state !== 'sin_verificar'
  const codes = certain
    ? zone.crossed.map(({ code }) => code)
    : [...new Set(place.at.flatMap((point) => municipalitiesAt(point, territory).map(({ dane }) => dane)))]
  const known = codes.filter((code) => territory.municipalities.some(({ dane }) => dane === code))
  const offices = new Map(
    known.map((code) => officeOf(code, territory)).map((office) => [office.code, office]),
  )
  return {
    municipality: {
      certain,
      names: certain
        ? zone.crossed.map(({ name, code }) => name || code)
        : known.map((code) => territory.municipalities.find(({ dane }) => dane === code)?.name ?? code),
      zone,
    },
    offices: [...offices.values()].map(({ code, name }) => ({ code, name })),
  }
}
