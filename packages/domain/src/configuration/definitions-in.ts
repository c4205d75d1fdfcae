import { zonesIn } from './zones.ts'
import { compose, type Definitions, type WrittenDefinitions } from '../definitions/compose/compose.ts'
import type { DEFINITION_KINDS } from './definition-kinds.ts'
import { keysIn } from '../kernel/keys-in.ts'
import type { KindId } from './kinds.ts'
import type { Contents } from './readings.ts'

type DefinitionKind = Extract<KindId, keyof typeof DEFINITION_KINDS>

/** What applications ask comes from zones too: theirs are put together with the procedures' own questions. */
type ReadKind = DefinitionKind | 'zona'

/** The kinds that definitions are put together from; a kind of definitions that is left out does not compile. */
const READ: Readonly<Record<ReadKind, true>> = {
  tramite: true,
  familia: true,
  acto: true,
  pasaje: true,
  seccion: true,
  documento: true,
  categoria: true,
  subcategoria: true,
  zona: true,
}

/** Kinds by which running cases keep what was in force when they were filed. */
export const DEFINITION_KIND_IDS: readonly ReadKind[] = keysIn(READ)

/** Definitions in the order of their place. */
const inOrder = <D>(
  items: ReadonlyMap<string, { readonly order: number; readonly definition: D }>,
): readonly (readonly [key: string, definition: D])[] =>
  [...items]
    .toSorted(([, a], [, b]) => a.order - b.order)
    .map(([key, { definition }]) => [key, definition] as const)

/** Definitions as they are stored. */
export function writtenIn(contents: Pick<Contents, 'of'>): WrittenDefinitions {
  const numbered = <T>(items: ReadonlyMap<string, T>): readonly (readonly [number, T])[] =>
    [...items].map(([key, content]) => [Number(key), content] as const)
  return {
    procedures: numbered(contents.of('tramite'))
      .toSorted(([a], [b]) => a - b)
      .map(([ttId, { definition }]) => ({ ...definition, ttId })),
    families: inOrder(contents.of('familia')).map(([id, family]) => ({ ...family, id })),
    acts: inOrder(contents.of('acto')).map(([id, act]) => ({ ...act, id })),
    passages: new Map(inOrder(contents.of('pasaje')).map(([key, one]) => [key, { ...one, key }])),
    sections: new Map(inOrder(contents.of('seccion')).map(([key, one]) => [key, { ...one, key }])),
    zones: zonesIn(contents).map(({ key, name, question = '' }) => ({ key, name, question })),
    common: {
      documents: new Map(
        numbered(contents.of('documento')).map(
          ([id, { title, description, reserved, example = '', format = '' }]) => [
            id,
            {
              id,
              title,
              description,
              ...(reserved !== null && { reserved }),
              ...(example !== '' && { example }),
              ...(format !== '' && { format }),
            },
          ],
        ),
      ),
      categories: new Map(
        numbered(contents.of('categoria')).map(([id, { name, image, active }]) => [
          id,
          { id, name, image, status: active ? 1 : 0 },
        ]),
      ),
      subcategories: new Map(
        numbered(contents.of('subcategoria')).map(([id, { name, image, category }]) => [
          id,
          { id, name, image, categoryId: Number(category) },
        ]),
      ),
    },
  }
}

/**
 * Reads definitions, and puts them together anew only when one of them is another: what a release changes is mostly
 * something else. Throws as `compose`.
 */
export function definitionsReader(): (contents: Pick<Contents, 'of'>) => Definitions {
  let parts: readonly unknown[] = []
  let made: Definitions | undefined
  return (contents) => {
    const now = DEFINITION_KIND_IDS.flatMap((kind): unknown[] => [...contents.of(kind)].flat())
    if (made === undefined || now.length !== parts.length || now.some((part, i) => part !== parts[i])) {
      made = compose(writtenIn(contents))
      parts = now
    }
    return made
  }
}
