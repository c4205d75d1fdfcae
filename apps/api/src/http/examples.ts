import { readdirSync, readFileSync } from 'node:fs'

/** One call as it was made while tests ran, and what was answered, by status; names, dates and keys are made alike. */
export interface Example {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly answers: Readonly<Record<string, unknown>>
}
export type Examples = Readonly<Record<string, Example>>

export const EXAMPLES_FOLDER = new URL('./examples/', import.meta.url)
/** stands for every call: what the refusals look like that all of them share */
export const EVERY_CALL = 'refusals.every'

let read: Examples | undefined

/** The examples of the OpenAPI document, by id of the call; `tools/generate-examples.ts` writes them. */
export const storedExamples = (): Examples =>
  (read ??= Object.assign(
    {},
    ...readdirSync(EXAMPLES_FOLDER)
      .filter((name) => name.endsWith('.json'))
      .map((name) => JSON.parse(readFileSync(new URL(name, EXAMPLES_FOLDER), 'utf8')) as Examples),
  ) as Examples)
