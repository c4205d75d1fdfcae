import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { DefinitionProblem, Judged } from './judge.ts'
import {
  type Path,
  placesOf,
  requiredPaths,
  withOtherKind,
  without,
  withUnknownKey,
} from './planted.testkit.ts'

interface Kind<T> {
  readonly definitions: readonly T[]
  readonly check: (value: unknown) => Judged<unknown>
  /** Required keys of the things in a list, by its name; '' is the whole. */
  readonly required: Readonly<Record<string, Readonly<Record<string, true>>>>
  /** Words that every sentence on a path begins with; default: none. */
  readonly begins?: (of: T, path: Path) => string
}

export const problemsOf = (judged: Judged<unknown>): readonly DefinitionProblem[] =>
  judged.ok ? [] : judged.problems

/** Tests that no place of a shipped definition can be changed against its schema without being named. */
export function namesEveryPlace<T>({ definitions, check, required, begins = () => '' }: Kind<T>): void {
  const anyPlace = (paths: (of: T) => readonly Path[]): fc.Arbitrary<{ of: T; path: Path }> =>
    fc.constantFrom(...definitions).chain((of) => fc.constantFrom(...paths(of)).map((path) => ({ of, path })))
  const rejected = (paths: (of: T) => readonly Path[], change: (of: T, path: Path) => unknown): void =>
    fc.assert(
      fc.property(anyPlace(paths), ({ of, path }) => {
        const found = problemsOf(check(change(of, path)))
        expect(found.filter((one) => one.path.startsWith(path.join('.')))).not.toEqual([])
        for (const { message } of found) expect(message.startsWith(begins(of, path))).toBe(true)
      }),
      { numRuns: 60 },
    )

  it('does not pass with a key that nobody knows, wherever it stands', () =>
    rejected((of) => placesOf(of).objects, withUnknownKey))

  it('does not pass with a value of another kind, wherever it stands', () =>
    rejected((of) => placesOf(of).leaves, withOtherKind))

  it('does not pass without a key that it needs, and says which', () =>
    fc.assert(
      fc.property(
        anyPlace((of) => requiredPaths(of, required)),
        ({ of, path }) => {
          const [first, ...more] = problemsOf(check(without(of, path)))
          expect(more).toEqual([])
          expect(first?.path).toBe(path.join('.'))
          expect(first?.message).toMatch(/falta\.$/)
        },
      ),
      { numRuns: 60 },
    ))
}
