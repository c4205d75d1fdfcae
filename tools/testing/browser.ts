import { existsSync } from 'node:fs'

/** Chromium without a window of its own: the same engine in two thirds of the processor time. It shows no PDF. */
export const SHELL = '/usr/bin/chromium-headless-shell'

/** The browser of the tests: CHROMIUM, or one of Debian's two. Absolute path; null where there is none. */
export function browserProgram(): string | null {
  const set = process.env['CHROMIUM'] ?? ''
  if (set !== '') return set
  return [SHELL, '/usr/bin/chromium'].find((path) => existsSync(path)) ?? null
}
