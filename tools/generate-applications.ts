/**
 * Writes `apps/web/src/features/tramites/generated/applications.ts`: the procedures that applicants file, so that
 * each has its route without the browser loading the catalogue.
 *
 * `node tools/generate-applications.ts` writes; `--check` fails when the file on disk differs.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PROCEDURES } from '../packages/catalog/src/procedures/procedures.ts'
import { formatText } from './format-text.ts'

const TARGET = resolve(
  dirname(fileURLToPath(import.meta.url)),
  '../apps/web/src/features/tramites/generated/applications.ts',
)

const rows = PROCEDURES.filter(({ form }) => form.path !== null).map(
  ({ ttId, name }) => `  ${ttId}: ${JSON.stringify(name)},`,
)
const text = await formatText(
  TARGET,
  [
    '// Written by tools/generate-applications.ts from the procedures. Do not edit.',
    '/** Procedures that applicants file, by type. */',
    'export const APPLICATIONS: Readonly<Record<number, string>> = {',
    ...rows,
    '}',
    '',
  ].join('\n'),
)

if (process.argv.includes('--check')) {
  if ((await readFile(TARGET, 'utf8').catch(() => '')) !== text) {
    console.error(`${TARGET} is not what the procedures say: run node tools/generate-applications.ts`)
    process.exitCode = 1
  }
} else {
  await mkdir(dirname(TARGET), { recursive: true })
  await writeFile(TARGET, text)
}
