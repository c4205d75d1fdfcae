import { randomUUID } from 'node:crypto'
import type { Actor } from '@ventanilla/domain/access/actor'
import type { ZoneInForce } from '@ventanilla/domain/configuration/zones'
import { type Polygon, seeded, validOverlap } from '@ventanilla/domain/geography/overlap-oracle.testkit'
import { keepLayer, shapesMeeting, someShapes } from '../apps/api/src/db/places/layers.ts'
import { zoneAnswers } from '../apps/api/src/db/places/zone-answers.ts'
import { sql } from '../apps/api/src/db/connection/sql.ts'
import type { AppDeps } from '../apps/api/src/deps.ts'
import { nearCases } from '../apps/api/src/modules/places/near-cases.ts'
import { type Asked, placeOf } from '../apps/api/src/modules/places/place.ts'
import type { Side } from './report.ts'

/** A jurisdiction of some 80,000 km², in degrees. */
const GROUND = { west: -76, south: 3, width: 2.4, height: 2.6 }
const ZONES = { count: 2_000, corners: 400 }
/** Places of cases, for each case of the bench. */
const PLACES_PER_CASE = 1.5
const METRES = 2_000
const SEED = 20_261_128
/** What the search may take at its 95th percentile, in milliseconds. */
const MOST_MS = 50
const SAMPLES = { ours: 400, warm: 60 }
/** Degrees of a kilometre, roughly. */
const KM = 1 / 111

/**
 * The search by coordinates beside what it could have been: the same questions by fetching the shapes and asking a
 * library of another family, and the same candidates without the reader's reach. In turn, so that other load on the machine
 * affects both; the ratio is the middle of the pairs' ratios.
 */
export async function placeMeasures(
  { deps, people, cases }: { deps: AppDeps; people: ReadonlyMap<string, string>; cases: number },
  say: (line: string) => void,
): Promise<Side[]> {
  say('lugares y zonas…')
  const chance = seeded(SEED)
  const places = Math.round(cases * PLACES_PER_CASE)
  await fillPlaces(deps, places)
  const zone = await fillZones(deps, chance, people.get('cli-admin@demo.test') ?? '')
  await deps.db.pool.query('analyze case_places; analyze layer_shapes')
  const director: Actor = {
    id: people.get('cli-director-general@demo.test') ?? '',
    kind: 'funcionario',
    name: 'Dirección',
    roles: ['CLI_DIRECTOR_GENERAL'],
    office: null,
    audience: ['CLI_DIRECTOR_GENERAL'],
  }
  const points = Array.from({ length: SAMPLES.ours }, () => placeOf(point(chance)))
  const areas = Array.from({ length: SAMPLES.ours }, () => placeOf(area(chance)))
  const asked = (place: ReturnType<typeof placeOf>) =>
    zoneAnswers({ db: deps.db, ...deps.places }, place.compared, [zone])
  const found = await Promise.all(points.slice(0, 50).map(asked))
  const crossing = found.filter((answers) => answers.get(zone.key)?.state === 'cruza').length
  if (crossing < 25) throw new Error(`only ${crossing} of 50 points cross a zone`)

  // a process prepares each zone with its first place, and keeps it
  const began = performance.now()
  const numbers = Array.from({ length: ZONES.count }, (_, i) => i + 1)
  for (let from = 0; from < numbers.length; from += 100)
    await deps.places.zones.of(deps.db, zone.layer, numbers.slice(from, from + 100))
  say(`  zonas preparadas en ${comma((performance.now() - began) / 1000, 1)} s`)

  const near = await pairs(
    points,
    (place) => nearCases(deps, director, place, METRES),
    ({ compared: { box } }) =>
      deps.db.rows(sql`
        select case_id, place from case_places
        where bounds && box(point(${box.lonMax + 2 * KM}, ${box.latMax + 2 * KM}),
          point(${box.lonMin - 2 * KM}, ${box.latMin - 2 * KM}))
        order by bounds <-> point(${box.lonMin}, ${box.latMin}) limit 1000`),
  )
  const ofPoints = await pairs(points, asked, (place) => fetched(deps, zone.layer, place))
  const ofAreas = await pairs(areas, asked, async (place) => {
    const { geometry } = place.compared
    if (geometry.type !== 'Polygon') throw new Error('the area is none')
    for (const shape of await fetched(deps, zone.layer, place))
      // as they were generated
      validOverlap([geometry.coordinates as unknown as Polygon], [polygonOf(shape)])
  })
  const zones = `${ZONES.count.toLocaleString('en')} zones of ${ZONES.corners} corners`
  return [
    side(
      `cases within 2 km among ${places.toLocaleString('en')} places, p95, of reading the candidates alone`,
      near,
      3,
    ),
    side(`${zones}, prepared once: those of a point, p95, of fetching their shapes each time`, ofPoints, 0.5),
    side(
      `${zones}, prepared once: those of an area of 100 corners, p95, of fetching their shapes and jsts`,
      ofAreas,
      0.5,
    ),
  ]
}

type Place = ReturnType<typeof placeOf>

interface Pairs {
  readonly p95: number
  readonly peerP95: number
  readonly ratio: number
}

/** Asks both in turn; the first ones only warm up. */
async function pairs(
  places: readonly Place[],
  ours: (place: Place) => Promise<unknown>,
  peer: (place: Place) => Promise<unknown>,
): Promise<Pairs> {
  const times: { readonly ours: number; readonly peer: number }[] = []
  const timed = async (work: (place: Place) => Promise<unknown>, place: Place): Promise<number> => {
    const began = performance.now()
    await work(place)
    return performance.now() - began
  }
  for (const [i, place] of places.entries()) {
    const pair = { ours: await timed(ours, place), peer: await timed(peer, place) }
    if (i >= SAMPLES.warm) times.push(pair)
  }
  return {
    p95: at(
      times.map((one) => one.ours),
      0.95,
    ),
    peerP95: at(
      times.map((one) => one.peer),
      0.95,
    ),
    ratio: at(
      times.map((one) => one.ours / one.peer),
      0.5,
    ),
  }
}

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN

const comma = (value: number, digits: number): string => value.toFixed(digits).replace('.', ',')

const side = (label: string, { p95, peerP95, ratio }: Pairs, most: number): Side => ({
  label,
  value: `${comma(p95, 1)} of ${comma(peerP95, 1)} ms; middle of the pairs ${comma(ratio, 2)}`,
  must: `≤ ${MOST_MS} ms, ≤ ${String(most).replace('.', ',')}`,
  reached: p95 <= MOST_MS && ratio <= most,
})

async function fetched(deps: AppDeps, layer: string, { compared: { box } }: Place) {
  const met = await shapesMeeting(deps.db, [layer], box)
  return someShapes(
    deps.db,
    layer,
    met.map(({ number }) => number),
  )
}

const polygonOf = ({ geometry }: { readonly geometry: object }): Polygon =>
  // as they were generated
  (geometry as { coordinates: Polygon }).coordinates

const point = (chance: () => number): Asked => ({
  shape: 'puntos',
  at: [somewhere(chance)],
  metres: METRES,
})

/** An area of a hundred corners and some hundreds of metres. */
const area = (chance: () => number): Asked => {
  const ring = ringAt(chance, somewhere(chance), 100, 0.3, 0.8)
  return { shape: 'area', at: ring.slice(0, -1).map(([lon, lat]) => ({ lon, lat })), metres: METRES }
}

const somewhere = (chance: () => number) => ({
  lon: GROUND.west + chance() * GROUND.width,
  lat: GROUND.south + chance() * GROUND.height,
})

/** A closed ring that does not cross itself, its corners between two distances (km) from a place. */
function ringAt(
  chance: () => number,
  { lon, lat }: { readonly lon: number; readonly lat: number },
  corners: number,
  least: number,
  most: number,
): [number, number][] {
  const ring = Array.from({ length: corners }, (_, k): [number, number] => {
    const angle = (k / corners) * 2 * Math.PI
    const distance = (least + chance() * (most - least)) * KM
    return [lon + distance * Math.cos(angle), lat + distance * Math.sin(angle)]
  })
  const [first] = ring
  return first === undefined ? ring : [...ring, first]
}

/** Points over the whole ground, the same for the same number. */
async function fillPlaces({ db }: AppDeps, places: number): Promise<void> {
  const client = await db.pool.connect()
  try {
    await client.query(`select setseed(0.2026)`)
    await client.query(
      `insert into case_places(case_id, number, place, bounds)
      select id, 100 + k, jsonb_build_object('lat', lat, 'lon', lon), box(point(lon, lat), point(lon, lat)) from (
        select c.id, k, $1::float8 + random() * $2::float8 as lon, $3::float8 + random() * $4::float8 as lat
        from (select id from cases where radicado is not null order by id) c, generate_series(1, 2) k
        order by k, c.id limit $5) p`,
      [GROUND.west, GROUND.width, GROUND.south, GROUND.height, places],
    )
  } finally {
    client.release()
  }
}

async function fillZones(
  { db, newId, clock }: AppDeps,
  chance: () => number,
  by: string,
): Promise<ZoneInForce> {
  const shapes = Array.from({ length: ZONES.count }, (_, i) => {
    const reach = 3 + chance() * 6
    const ring = ringAt(chance, somewhere(chance), ZONES.corners, reach * 0.7, reach)
    const [lons, lats] = [ring.map(([lon]) => lon), ring.map(([, lat]) => lat)]
    return {
      properties: { nombre: `Zona ${i + 1}` },
      geometry: { type: 'Polygon', coordinates: [ring] },
      bounds: {
        lonMin: Math.min(...lons),
        latMin: Math.min(...lats),
        lonMax: Math.max(...lons),
        latMax: Math.max(...lats),
      },
    }
  })
  const layer = newId()
  const head = {
    id: layer,
    name: 'bench.geojson',
    fileId: null,
    sha256: randomUUID().replaceAll('-', '').repeat(2),
    epsg: 4686,
    shapes: ZONES.count,
    corners: ZONES.count * ZONES.corners,
    columns: [],
    words: [],
  }
  await db.tx((tx) => keepLayer(tx, head, shapes, by, clock.now()))
  return {
    key: '1',
    order: 0,
    name: 'Zonas',
    active: true,
    class: 'otra',
    layer,
    nameFrom: 'nombre',
    codeFrom: '',
    source: 'Bench',
    sourceDate: '2026-01-15',
    norm: '',
    warning: '',
  }
}
