/**
 * Writes the examples of the OpenAPI document, `apps/api/src/http/examples/<feature>.json`, from calls recorded
 * while tests ran (`docs/how-to/openapi-examples.md`):
 *
 *   RECORD_EXAMPLES=<folder> node node_modules/vitest/vitest.mjs run --project api <tests that make the calls>
 *   node tools/generate-examples.ts <folder>
 *
 * An example that still matches its call stays as it is; `--all` chooses each anew, `--unmade` those that `--again`
 * would name. `--check` fails by name
 * when a call has none, or one that its contract rejects. `--again` writes nothing and fails by name where no
 * recorded call makes an example again: what it asks, and each answer that it shows.
 */
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endpoints } from '../apps/api/src/endpoints.ts'
import {
  EVERY_CALL,
  EXAMPLES_FOLDER,
  type Example,
  storedExamples,
} from '../apps/api/src/http/documents/examples.ts'
import { notMadeAgain } from '../apps/api/src/testing/examples/again.ts'
import { madeAlike } from '../apps/api/src/testing/examples/alike.ts'
import { chooseExample } from '../apps/api/src/testing/examples/choose.ts'
import { exampleFaults } from '../apps/api/src/testing/examples/faults.ts'
import type { Exchange } from '../apps/api/src/testing/examples/exchange.ts'
import { formatText } from './format-text.ts'

const SHARED = [400, 401, 403, 404, 409, 410, 413, 415, 422, 429]
const target = fileURLToPath(EXAMPLES_FOLDER)
const folder = process.argv.slice(2).find((word) => !word.startsWith('--'))
const all = process.argv.includes('--all')
const renews = process.argv.includes('--unmade')
const compares = process.argv.includes('--again')

async function made(from: string): Promise<Exchange[]> {
  const files = (await readdir(from)).filter((name) => name.endsWith('.ndjson'))
  const texts = await Promise.all(files.map((name) => readFile(join(from, name), 'utf8')))
  return texts.flatMap((text) =>
    text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Exchange])),
  )
}

/** Rejections that every call can respond with, as recorded somewhere. */
function shared(calls: readonly Exchange[], before: Example | undefined): Example {
  const answers: Record<string, unknown> = { ...before?.answers }
  for (const status of SHARED) {
    if (status in answers && !all && !(renews && unmade(EVERY_CALL, before ?? { answers }).length > 0))
      continue
    const told = calls.filter((one) => one.status === status && isRefusal(one.answer))
    const coded = told.filter(({ answer }) => 'code' in (answer as object))
    const [first] = (coded.length > 0 ? coded : told)
      .map(({ answer }) => JSON.stringify(madeAlike()(answer)))
      .sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
    if (first !== undefined) answers[status] = JSON.parse(first)
  }
  return { answers }
}

/** Shape of `problem`: a call that rejects with a response of its own documents it itself. */
const isRefusal = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  Object.keys(answer).every((key) => ['status', 'message', 'code', 'problems'].includes(key))

async function write(calls: readonly Exchange[]): Promise<void> {
  const before = storedExamples()
  const byCall = Map.groupBy(calls, ({ id }) => id)
  const chosen: Record<string, Example> = { [EVERY_CALL]: shared(calls, before[EVERY_CALL]) }
  for (const endpoint of endpoints) {
    const kept = before[endpoint.id]
    const stays =
      kept !== undefined &&
      !all &&
      exampleFaults(endpoint, kept).length === 0 &&
      !(renews && unmade(endpoint.id, kept).length > 0)
    const example = stays ? kept : (chooseExample(endpoint, byCall.get(endpoint.id) ?? []) ?? kept)
    if (example !== undefined) chosen[endpoint.id] = example
  }
  await mkdir(target, { recursive: true })
  const features = Map.groupBy(
    Object.entries(chosen).sort(([a], [b]) => (a < b ? -1 : 1)),
    ([id]) => id.split('.')[0] ?? id,
  )
  for (const name of await readdir(target))
    if (name.endsWith('.json') && !features.has(name.slice(0, -5))) await rm(join(target, name))
  for (const [feature, examples] of features)
    await writeFile(
      join(target, `${feature}.json`),
      await formatText(`${feature}.json`, JSON.stringify(Object.fromEntries(examples))),
    )
}

const calls = folder === undefined ? [] : await made(folder)
if (folder !== undefined && !compares) await write(calls)
const stored = folder === undefined || compares ? storedExamples() : await readAgain()
const known = new Set([EVERY_CALL, ...endpoints.map(({ id }) => id)])
const faults = [
  ...endpoints.flatMap((endpoint) => exampleFaults(endpoint, stored[endpoint.id])),
  ...Object.keys(stored)
    .filter((id) => !known.has(id))
    .map((id) => `${id} is no call and has an example`),
  ...(compares ? Object.entries(stored).flatMap(([id, example]) => unmade(id, example)) : []),
]
for (const fault of faults) console.error(fault)
if (faults.length > 0) {
  console.error(
    'Ejecute las pruebas que hacen esas llamadas con RECORD_EXAMPLES y después node tools/generate-examples.ts',
  )
  process.exitCode = 1
} else console.log(`${endpoints.length} llamadas con su ejemplo`)

function unmade(id: string, example: Example): string[] {
  if (id !== EVERY_CALL)
    return notMadeAgain(
      id,
      example,
      calls.filter((one) => one.id === id),
    )
  // refusals of every call have no request of their own
  return notMadeAgain(id, example, calls).filter((fault) => !fault.includes('no run asks'))
}

async function readAgain(): Promise<Readonly<Record<string, Example>>> {
  const names = (await readdir(target)).filter((name) => name.endsWith('.json'))
  const texts = await Promise.all(names.map((name) => readFile(join(target, name), 'utf8')))
  return Object.assign({}, ...texts.map((text) => JSON.parse(text) as object)) as Record<string, Example>
}
