/**
 * Writes the fictional geography of the demonstration to `apps/demo/geography`.
 *
 * `node apps/demo/src/geography/main.ts` writes; `--check` fails when a file on disk differs.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { geographyPath } from './geography-path.ts'
import { type GeographyFile, makeGeography } from './make-geography.ts'

const check = process.argv.includes('--check')
// the keys of the record are the names of its files
for (const [name, text] of Object.entries(makeGeography()) as [GeographyFile, string][]) {
  const path = geographyPath(name)
  if (!check) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  } else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
    console.log(
      `apps/demo/geography/${name}.geojson: write it again with node apps/demo/src/geography/main.ts`,
    )
    process.exitCode = 1
  }
}
