import { type Box, boxContains } from '../geography/box.ts'
import type { LonLat } from '../geography/coordinates.ts'

export interface Department {
  /** identifier of the portal [st_id]; Tolima is 23 */
  readonly id: number
  /** two-digit DANE code */
  readonly dane: string
  /** [st_name] */
  readonly name: string
}

export interface Municipality {
  readonly id: number
  /** five-digit DANE code, '73001' */
  readonly dane: string
  readonly name: string
  /** [st_id] of its department */
  readonly departmentId: number
  /** code of the territorial office in charge */
  readonly office: string
  readonly box: Box
  readonly centroid: LonLat
  readonly areaKm2: number
}

/** A territorial office of the authority. */
export interface Office {
  readonly id: number
  /** short name in account and audience keys: 'ibague', 'norte' … */
  readonly code: string
  readonly name: string
  readonly seat: string
  readonly address: string
  /** undefined: those of the authority */
  readonly hours?: string | undefined
  readonly telephone?: string | undefined
  /** [estado] inactive offices are hidden */
  readonly active: boolean
}

/** Jurisdiction of the authority. */
export interface Territory {
  readonly box: Box
  readonly municipalities: readonly Municipality[]
  readonly offices: readonly Office[]
  /** office of a case without municipality (decision 35) */
  readonly defaultOffice: string
  /** code of a closed office → code of the one that took over its work; also of offices that no longer exist */
  readonly takenOver: Readonly<Record<string, string>>
}

/** Margin around a municipality's box, in degrees: about 1.1 km. */
export const BOX_MARGIN = 0.01

const distanceSquared = (a: LonLat, b: LonLat): number => {
  // a degree of longitude is slightly shorter than one of latitude; at 4° N the order hardly changes
  const dx = (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180)
  const dy = a.lat - b.lat
  return dx * dx + dy * dy
}

/**
 * Municipalities whose box contains the point, nearest centroid first. Boxes overlap, so the first is a guess
 * for the SIG professional to confirm.
 */
export function municipalitiesAt(
  point: LonLat,
  territory: Pick<Territory, 'municipalities'>,
  margin = 0,
): Municipality[] {
  return territory.municipalities
    .filter((municipality) => boxContains(municipality.box, point, margin))
    .toSorted((a, b) => distanceSquared(point, a.centroid) - distanceSquared(point, b.centroid))
}

/** Most likely municipality of a point; null outside every box. */
export function municipalityOf(
  point: LonLat,
  territory: Pick<Territory, 'municipalities'>,
): Municipality | null {
  return municipalitiesAt(point, territory)[0] ?? null
}

export function municipalityByDane(dane: string, territory: Territory): Municipality | null {
  return territory.municipalities.find((municipality) => municipality.dane === dane) ?? null
}

/**
 * The open office that attends what an office had: itself, the one that took over its work (through those that
 * closed since), or, where none was named, the default office. Null: no office is open.
 */
export function attendingOffice(
  code: string,
  { offices, defaultOffice, takenOver }: Pick<Territory, 'offices' | 'defaultOffice' | 'takenOver'>,
): Office | null {
  const open = offices.filter(({ active }) => active)
  for (const from of [code, defaultOffice]) {
    const passed = new Set<string>()
    for (let at: string | undefined = from; at !== undefined && !passed.has(at); at = takenOver[at]) {
      const found = open.find((office) => office.code === at)
      if (found !== undefined) return found
      passed.add(at)
    }
  }
  return open[0] ?? null
}

/**
 * Office in charge of a municipality; the default office without a municipality or outside the jurisdiction. For a
 * closed office, the one that attends in its place.
 */
export function officeOf(dane: string | null, territory: Territory): Office {
  const code = dane === null ? undefined : municipalityByDane(dane, territory)?.office
  const office = attendingOffice(code ?? territory.defaultOffice, territory)
  if (office === null) throw new RangeError('El territorio no tiene ninguna oficina abierta.')
  return office
}

export function municipalitiesOfOffice(code: string, territory: Territory): Municipality[] {
  return territory.municipalities.filter((municipality) => municipality.office === code)
}
