import { compose } from '../definitions/compose/compose.ts'
import { DEFINITION_KINDS } from './definition-kinds.ts'
import { writtenIn } from './definitions-in.ts'
import { keysIn } from '../kernel/keys-in.ts'
import type { ContentOf, Contents, KindId } from './kinds.ts'

const NONE: ReadonlyMap<string, unknown> = new Map()

/** Whether two configurations have the same definitions, each the same object. */
export const sameDefinitions = (a: Contents, b: Contents): boolean =>
  keysIn(DEFINITION_KINDS).every((kind) => {
    const [one, other] = [a.get(kind) ?? NONE, b.get(kind) ?? NONE]
    return one.size === other.size && [...one].every(([key, content]) => other.get(key) === content)
  })

/** Why the definitions of a configuration cannot be put together, which the portal could not run; null: they can. */
export function whyNotTogether(contents: Contents): string | null {
  try {
    compose(
      writtenIn({
        of: <Id extends KindId>(kind: Id) =>
          // each content was checked by its kind
          (contents.get(kind) ?? NONE) as ReadonlyMap<string, ContentOf<Id>>,
      }),
    )
    return null
  } catch (error) {
    // whatever it is, what cannot be put together is not published
    return error instanceof Error ? error.message : String(error)
  }
}
