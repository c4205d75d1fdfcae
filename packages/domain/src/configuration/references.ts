import type { Contents } from './readings.ts'
import { type KindId, KINDS } from './kinds.ts'
import { keysIn } from '../kernel/keys-in.ts'

/** An item by its name. */
interface ItemRef {
  readonly kind: KindId
  readonly key: string
}

/** Items in force that name another one, by the references that their kinds declare. */
export const referringTo = (contents: Pick<Contents, 'of'>, { kind, key }: ItemRef): readonly ItemRef[] =>
  keysIn(KINDS).flatMap((other) => {
    const references = KINDS[other].between.flatMap(({ refers }) => (refers?.kind === kind ? [refers] : []))
    if (references.length === 0) return []
    return [...contents.of(other)].flatMap(([from, content]) =>
      // every content was checked by its kind
      references.some((reference) => reference.of(content as never) === key)
        ? [{ kind: other, key: from }]
        : [],
    )
  })
