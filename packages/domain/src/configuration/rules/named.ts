import type { Between } from '../kind.ts'
import { error, quoted } from './contradictions.ts'

/** What an item names of another kind must be there. */
export const refersTo = <Content>(
  kind: string,
  of: (content: Content) => string | null,
  named: string,
): Between<Content> => ({
  name: `nombra-${kind}`,
  refers: { kind, of },
  find: ({ items, has }) =>
    [...items].flatMap(([key, content]) => {
      const other = of(content)
      return other === null || has(kind, other)
        ? []
        : [
            error(
              `${key} ${other}`,
              `${named} ${quoted(other)}, que se nombra en ${quoted(key)}, no existe.`,
              [key],
            ),
          ]
    }),
})
