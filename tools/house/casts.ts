import { type Finding, lineOf, type Source } from './source.ts'

/** Product and build code; tests and generated files are exempt. */
const LOOKED_AT =
  /^(?:apps|packages)\/(?!.*(?:\b(?:testing|generated)\/|\.(?:test|testkit|testdata|setup)\.)).*\.tsx?$/

/** `value as Type`; neither `as const`, nor a new name in an import or export, nor a value called `as`. */
const CAST = /(?<=[\w$)\]}'"`]\s+)as\s+(?!const\b)(?=[\w({['"`|])(?<!\b(?:import|export)\b[\w\s,{}*$]*)/

/** A comment on the line, or on the one above it or above the casts that stand directly over it. */
function explained(text: readonly string[], bare: readonly string[], line: number): boolean {
  const says = (at: number): boolean => /\/\/\s*\S.{5,}/.test(text[at] ?? '')
  let first = line
  while (!says(first) && !says(first - 1) && CAST.test(bare[first - 1] ?? '')) first -= 1
  return says(first) || says(first - 1)
}

/** Casts that do not say why the compiler cannot know the type: a cast silences it where it may be right. */
export function checkCasts(sources: readonly Source[]): Finding[] {
  return sources.flatMap((source): Finding[] => {
    if (!LOOKED_AT.test(source.path)) return []
    const text = source.text.split('\n')
    const bare = source.bare.split('\n')
    const casts = [...source.bare.matchAll(new RegExp(CAST, 'g'))]
    return [...new Set(casts.map(({ index }) => lineOf(source.bare, index)))]
      .filter((line) => !explained(text, bare, line - 1))
      .map((line) => ({
        rule: 'cast',
        path: source.path,
        line,
        message: 'let the type follow from what is known, or say why the compiler cannot know it',
        severity: 'error',
      }))
  })
}
