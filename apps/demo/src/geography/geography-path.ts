import { join } from 'node:path'
import type { GeographyFile } from './make-geography.ts'

/** Where a file of the fictional geography lies. */
export const geographyPath = (name: GeographyFile): string =>
  join(import.meta.dirname, '..', '..', 'geography', `${name}.geojson`)
