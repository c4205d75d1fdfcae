import type { Actor } from '@ventanilla/domain/access/actor'
import type { Box } from '@ventanilla/domain/geography/box'
import { type Db, sql } from '../connection/sql.ts'
import { rowsFor } from '../scope.ts'

/** A place of a filed case, as its form stores it, with what a list shows of the case. */
export interface NearRow {
  readonly id: string
  readonly radicado: string
  readonly expediente: string | null
  readonly tt_id: number
  readonly applicant: string
  readonly municipality: string | null
  readonly status: string
  readonly ended: boolean
  readonly place: unknown
}

/**
 * Places of filed cases that meet a box in degrees, within the reader's reach, nearest to its middle first by degrees;
 * the metres are for the process to measure.
 */
export function placesNear(db: Db, actor: Actor, box: Box, most: number): Promise<readonly NearRow[]> {
  const middle = { lon: (box.lonMin + box.lonMax) / 2, lat: (box.latMin + box.latMax) / 2 }
  return db.rows<NearRow>(sql`
    select c.id, c.radicado, c.expediente, c.tt_id, c.applicant_name as applicant, c.municipality, c.status,
      c.closed_at is not null as ended, p.place
    from case_places p join cases c on c.id = p.case_id
    where p.bounds && box(point(${box.lonMax}, ${box.latMax}), point(${box.lonMin}, ${box.latMin}))
      and c.radicado is not null and ${rowsFor(actor, 'cases.read')}
    order by p.bounds <-> point(${middle.lon}, ${middle.lat}), c.id, p.number limit ${most}`)
}
