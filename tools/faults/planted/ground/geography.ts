import type { Fault } from '../../plant.ts'

const DOMAIN = 'packages/domain/src/geography'

/** Faults in places, zones and streams. */
export const GEOGRAPHY_FAULTS: readonly Fault[] = [
  {
    id: 'crossing-border-by-winding',
    harm: 'a border that crosses itself would measure the ground that it goes around twice',
    file: `${DOMAIN}/prepared.ts`,
    find: 'Clipper.union(raw, FillRule.EvenOdd)',
    replace: 'Clipper.union(raw, FillRule.NonZero)',
    test: {
      file: `${DOMAIN}/overlap-oracle.test.ts`,
      title: 'overlaps of a hundred random areas are those of a library of another family',
    },
  },
  {
    id: 'zone-beside-itself',
    harm: 'a zone would be compared with a place beside the one that was drawn',
    file: `${DOMAIN}/overlap.ts`,
    find: 'const shift = { x: zone.origin.x - place.origin.x, y: zone.origin.y - place.origin.y }',
    replace: 'const shift = { x: zone.origin.x - place.origin.x, y: zone.origin.y - place.origin.y + 1000 }',
    test: { file: `${DOMAIN}/overlap.test.ts`, title: 'is the area in common and its share of the place' },
  },
  {
    id: 'million-empty-records',
    harm: 'a zip of 300 kB would hold the reader of layers until it is ended',
    file: 'apps/api/src/adapters/layer-files/shapefile-records.ts',
    find: 'if (length < 4 || at + 8 + length > shp.length) return broken',
    replace: 'if (at + 8 + length > shp.length) return broken',
    test: {
      file: 'apps/api/src/adapters/layer-files/shapefile-records.test.ts',
      title: 'of zeros end the walk at the first',
    },
  },
  {
    id: 'deadline-without-a-new-thread',
    harm: 'after one drawing of a thousand spikes no place would be checked until the server starts again',
    file: 'apps/api/src/adapters/overlaps/overlaps.ts',
    find: '    thread = undefined\n    void which.terminate()',
    replace: '    void which.terminate()',
    test: {
      file: 'apps/api/src/adapters/overlaps/overlaps.test.ts',
      title: 'that cannot be compared in time is not checked, and the next one is',
    },
  },
  {
    id: 'metres-taken-for-another-origin',
    harm: 'a well would be sought in another department, because its metres fit several origins',
    file: `${DOMAIN}/typed.ts`,
    find: ': isNational ? 9377 : null',
    replace: ': isNational ? 9377 : 3116',
    test: {
      file: `${DOMAIN}/typed.test.ts`,
      title: 'in metres of an old zone needs the zone, and the jurisdiction decides between its axes',
    },
  },
]
