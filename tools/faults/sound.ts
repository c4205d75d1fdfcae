import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Fault } from './plant.ts'

type Named = Fault['test']
export type Ending = 'passed' | 'failed'
/** How each test with a title ended. */
export type Endings = (test: Named) => readonly Ending[]

/** A test that ended: absolute file, title with those of its groups. */
export type Ended = readonly [file: string, title: string, ending: Ending]

const ROOT = join(import.meta.dirname, '..', '..')

/** Environment variable: file with how the tests ended in the same run, before any fault (`keepEnded`). */
export const SOUND_VARIABLE = 'TESTS_WITHOUT_FAULT'

export const isEnding = (state: string): state is Ending => state === 'passed' || state === 'failed'

export const endingsOf =
  (tests: readonly Ended[]): Endings =>
  ({ file, title }) =>
    tests.flatMap(([of, name, ending]) => (of === join(ROOT, file) && name.includes(title) ? [ending] : []))

interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

/** Keeps how each test of a JSON report of Vitest ended. */
export function keepEnded(file: string, report: unknown): void {
  const results = (report as Report | null)?.testResults ?? []
  const ended = results.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ fullName, status }): Ended[] =>
      isEnding(status) ? [[name, fullName, status]] : [],
    ),
  )
  writeFileSync(file, JSON.stringify(ended))
}

/** What `keepEnded` kept; null where no run came before. */
export function keptEndings(): Endings | null {
  const file = process.env[SOUND_VARIABLE] ?? ''
  return file === '' ? null : endingsOf(JSON.parse(readFileSync(file, 'utf8')) as Ended[])
}
