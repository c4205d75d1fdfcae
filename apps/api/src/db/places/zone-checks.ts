import { type ZoneInForce, zonesIn } from '@ventanilla/domain/configuration/zones'
import type { FormDef } from '@ventanilla/domain/forms/definition'
import type { Geometry } from '@ventanilla/domain/geography/geometry'
import { boxOf } from '@ventanilla/domain/geography/metric'
import { answeredPlaces, geometryOf } from '@ventanilla/domain/places/answered-places'
import { answerOfCase, type CheckMoment, type CrossedAt } from '@ventanilla/domain/places/place-checks'
import type { ZoneAnswer, ZoneState } from '@ventanilla/domain/places/zone-answers'
import type { ZoneClassId } from '@ventanilla/domain/places/zone-classes'
import type { CaseCatalogue } from '../cases/catalogue.ts'
import { type Db, json, sql } from '../connection/sql.ts'
import { zoneAnswers, type ZoneDeps } from './zone-answers.ts'

/** What one zone says of a case, with the zone as it was then. */
export interface ZoneCheck {
  readonly zone: string
  readonly name: string
  readonly class: ZoneClassId
  readonly layer: string
  readonly source: string
  readonly sourceDate: string
  readonly state: ZoneState
  readonly crossed: readonly CrossedAt[]
  /** why it is not known; null: it is */
  readonly because: string | null
}

/** A place with the name by which its reader knows it. */
export interface NamedPlace {
  readonly label: string
  readonly geometry: Geometry
}

/** Compares every place of an application with every zone in force. Without zones nothing is read. */
export const checkPlaces = (
  deps: ZoneDeps & { readonly catalogue: Pick<CaseCatalogue, 'contents'> },
  form: FormDef,
  answers: Readonly<Record<string, unknown>>,
): Promise<readonly ZoneCheck[]> =>
  checkWith(
    deps,
    zonesIn(deps.catalogue.contents),
    answeredPlaces(form, answers).flatMap(({ label, value }) => {
      const geometry = geometryOf(value)
      return geometry === null ? [] : [{ label, geometry }]
    }),
  )

/** What these zones say of some places together. */
export async function checkWith(
  deps: ZoneDeps,
  zones: readonly ZoneInForce[],
  places: readonly NamedPlace[],
): Promise<readonly ZoneCheck[]> {
  // what names no place crosses nothing that anybody could verify
  if (zones.length === 0 || places.length === 0) return []
  const compared: { readonly place: string; readonly found: ReadonlyMap<string, ZoneAnswer> }[] = []
  for (const { label, geometry } of places) {
    const box = boxOf(geometry)
    if (box === null) continue
    const found = await zoneAnswers(deps, { geometry, box }, zones)
    compared.push({ place: label, found })
  }
  return zones.map((zone) => {
    const answer = answerOfCase(
      compared.flatMap(({ place, found }) => {
        const one = found.get(zone.key)
        return one === undefined ? [] : [{ place, answer: one }]
      }),
    )
    return {
      zone: zone.key,
      name: zone.name,
      class: zone.class,
      layer: zone.layer,
      source: zone.source,
      sourceDate: zone.sourceDate,
      state: answer.state,
      crossed: answer.state === 'cruza' ? answer.crossed : [],
      because: answer.state === 'sin_verificar' ? answer.because : null,
    }
  })
}

interface Kept {
  readonly caseId: string
  readonly moment: CheckMoment
  readonly at: Date
  readonly release: number
  /** of a verification */
  readonly by?: string
  readonly note?: string
}

/** Keeps what the zones said as evidence of the case. */
export async function keepZoneChecks(
  tx: Db,
  newId: () => string,
  { caseId, moment, at, release, by, note }: Kept,
  checks: readonly ZoneCheck[],
): Promise<void> {
  if (checks.length === 0) return
  const rows = checks.map((check) => ({ ...check, id: newId() }))
  await tx.run(sql`
    insert into zone_checks(id, case_id, moment, at, release, zone, name, class, layer_id, source, source_date, state, crossed, because, by_id, note)
    select r.id, ${caseId}::uuid, ${moment}, ${at}, ${release}, r.zone, r.name, r.class, r.layer, r.source, r."sourceDate", r.state, r.crossed, r.because,
      ${by ?? null}::uuid, ${note ?? null}
    from jsonb_to_recordset(${json(rows)}::jsonb) as r(id uuid, zone text, name text, class text, layer uuid, source text,
      "sourceDate" date, state text, crossed jsonb, because text)`)
}

export interface StoredCheck extends ZoneCheck {
  readonly id: string
  readonly moment: CheckMoment
  readonly at: Date
  /** of a verification */
  readonly by: string | null
  readonly note: string | null
}

/** The last word on each zone of a case, and where a person verified, what the comparison had said before. */
export const zoneChecksOf = (db: Db, caseId: string): Promise<readonly StoredCheck[]> =>
  db.rows<StoredCheck>(sql`
    select z.id, z.moment, z.at, z.zone, z.name, z.class, z.layer_id as layer, z.source, z.source_date as "sourceDate", z.state,
      z.crossed, z.because, z.note, case when u.id is null then null else u.first_names || ' ' || u.last_names end as by
    from zone_checks z left join users u on u.id = z.by_id
    where z.case_id = ${caseId}::uuid order by z.at, z.by_id is not null, z.name, z.id`)
