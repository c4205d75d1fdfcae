import { commentsOf, type Finding, lineOf, type Source } from './source.ts'

/** Product and build code; tests and generated files are exempt. */
const LOOKED_AT =
  /^(?:apps|packages)\/(?!.*(?:\b(?:testing|generated)\/|\.(?:test|testkit|testdata|setup)\.)).*\.tsx?$/

interface Claim {
  readonly rule: string
  readonly pattern: RegExp
  readonly message: string
}

/** What silences the compiler about the type of a value. */
const CLAIMS: readonly Claim[] = [
  {
    // neither `as const`, nor a new name in an import or export, nor a value called `as`
    rule: 'cast',
    pattern: /(?<=[\w$)\]}'"`]\s+)as\s+(?!const\b)(?=[\w({['"`|])(?<!\b(?:import|export)\b[\w\s,{}*$]*)/,
    message: 'let the type follow from what is known, or say why the compiler cannot know it',
  },
  {
    // `value!`; neither `a != b`, nor an exclamation in the Spanish text of a screen
    rule: 'non-null',
    pattern: /(?<=[\w$)\]}])!(?=[.,;:?()[\]}]|\s|$)(?<!¡[^!\n]*!)/,
    message: 'check the value, or say why it cannot be missing',
  },
]

/** A comment on the line, or on the one above it or above the claims that stand directly over it. */
function explained(
  comments: readonly string[],
  bare: readonly string[],
  line: number,
  pattern: RegExp,
): boolean {
  const says = (at: number): boolean => /\/\/\s*\S.{5,}/.test(comments[at] ?? '')
  let first = line
  while (!says(first) && !says(first - 1) && pattern.test(bare[first - 1] ?? '')) first -= 1
  return says(first) || says(first - 1)
}

/** Casts and `!` that do not say what the compiler cannot know: they silence it where it may be right. */
export function checkCasts(sources: readonly Source[]): Finding[] {
  return sources.flatMap((source): Finding[] => {
    if (!LOOKED_AT.test(source.path)) return []
    const comments = commentsOf(source).split('\n')
    const bare = source.bare.split('\n')
    return CLAIMS.flatMap(({ rule, pattern, message }) => {
      const claims = [...source.bare.matchAll(new RegExp(pattern, 'g'))]
      return [...new Set(claims.map(({ index }) => lineOf(source.bare, index)))]
        .filter((line) => !explained(comments, bare, line - 1, pattern))
        .map((line): Finding => ({ rule, path: source.path, line, message, severity: 'error' }))
    })
  })
}
