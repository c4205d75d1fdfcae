import type { Actor } from '@ventanilla/domain/access/actor'
import type { TakingCase } from '@ventanilla/domain/cases/water-taken'
import type { Box } from '@ventanilla/domain/geography/box'
import type { Taking } from '@ventanilla/domain/procedures/procedure'
import { type Db, json, sql, type Statement } from '../connection/sql.ts'
import { rowsFor } from '../scope.ts'
import type { StoredShape } from './layers.ts'

/** A filed case that takes water, at the point of its application. */
export interface TakingRow extends Omit<TakingCase, 'times'> {
  readonly id: string
  readonly radicado: string
  readonly tt_id: number
  readonly applicant: string
  readonly source: string
  readonly lon: number
  readonly lat: number
  /** the reader may say on which reach it is */
  readonly mayConfirm: boolean
}

export type TypeTaking = Taking & { readonly ttId: number }

/** Where captures are looked for: a box in degrees and what was confirmed in a layer of streams, or one case. */
export type Where =
  | { readonly box: Box; readonly streams: string | null }
  | { readonly caseId: string; readonly permission: 'cases.read' | 'captures.confirm' }

/** Filed cases that take water, within the reader's reach, nearest to the middle of the box first. */
export function takingCases(
  db: Db,
  actor: Actor,
  takings: readonly TypeTaking[],
  where: Where,
  most: number,
): Promise<readonly TakingRow[]> {
  const permission = 'caseId' in where ? where.permission : 'cases.read'
  return db.rows<TakingRow>(sql`
    select c.id, c.radicado, c.tt_id, c.applicant_name as applicant, c.family, c.closed_at is not null as closed, c.status,
      a.lon, a.lat, coalesce(c.submission ->> k.source, '') as source, c.submission -> k.asked as asked,
      c.facts ->> 'decision.sentido' as sense, c.facts ->> 'permiso.vence' as until,
      c.facts -> ('decision.' || k.flow) as decided, c.facts ->> 'recurso.decision' as appeal,
      c.facts -> ('recurso.nuevo_' || k.flow) as appealed, ${rowsFor(actor, 'captures.confirm')} as "mayConfirm"
    from cases c
      join jsonb_to_recordset(${json(takings)}::jsonb) as k("ttId" int, at text, source text, asked text, flow text)
        on k."ttId" = c.tt_id
      cross join lateral (select
        case jsonb_typeof(c.submission -> k.at -> 'lon') when 'number' then (c.submission -> k.at ->> 'lon')::float8 end as lon,
        case jsonb_typeof(c.submission -> k.at -> 'lat') when 'number' then (c.submission -> k.at ->> 'lat')::float8 end as lat) a
    where c.radicado is not null and c.family is null and a.lon is not null and a.lat is not null
      and ${rowsFor(actor, permission)} and ${within(where)}
    order by ${from(where)}, c.id limit ${most}`)
}

const within = (where: Where): Statement =>
  'caseId' in where
    ? sql`c.id = ${where.caseId}::uuid`
    : sql`c.id in (select g.case_id from case_places g where g.bounds && ${boxOf(where.box)}
        union all select r.case_id from capture_reaches r where r.streams_id = ${where.streams}::uuid and r.case_id is not null)`

const from = (where: Where): Statement =>
  'caseId' in where ? sql`c.radicado` : sql`point(a.lon, a.lat) <-> ${middleOf(where.box)}`

const boxOf = ({ lonMin, latMin, lonMax, latMax }: Box): Statement =>
  sql`box(point(${lonMax}::float8, ${latMax}::float8), point(${lonMin}::float8, ${latMin}::float8))`

const middleOf = ({ lonMin, latMin, lonMax, latMax }: Box): Statement =>
  sql`point(${(lonMin + lonMax) / 2}::float8, ${(latMin + latMax) / 2}::float8)`

/** Shapes of some layers that meet a box, or that were confirmed in a layer of streams, nearest to its middle first. */
export function registeredIn(
  db: Db,
  layers: readonly string[],
  { box, streams }: { readonly box: Box; readonly streams: string | null },
  most: number,
): Promise<readonly (StoredShape & { readonly layer: string })[]> {
  return db.rows(sql`
    select s.layer_id as layer, s.number, s.properties, s.geometry from layer_shapes s
    where s.layer_id = any(${[...layers]}::uuid[]) and (s.bounds && ${boxOf(box)} or (s.layer_id, s.number) in (
      select r.layer_id, r.number from capture_reaches r where r.streams_id = ${streams}::uuid and r.layer_id is not null))
    order by s.bounds <-> ${middleOf(box)}, s.layer_id, s.number limit ${most}`)
}
