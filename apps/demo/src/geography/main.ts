/**
 * Writes the fictional geography of the demonstration to `apps/demo/geography`.
 *
 * `node apps/demo/src/geography/main.ts` writes; `--check` fails when a file on disk differs.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeGeography } from './make-geography.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'geography')

const check = process.argv.includes('--check')
if (!check) mkdirSync(FOLDER, { recursive: true })
for (const [name, text] of Object.entries(makeGeography())) {
  const path = join(FOLDER, `${name}.geojson`)
  if (!check) writeFileSync(path, text)
  else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
    console.log(
      `apps/demo/geography/${name}.geojson: write it again with node apps/demo/src/geography/main.ts`,
    )
    process.exitCode = 1
  }
}
