import { commonNumber } from '../../acts/common-number.ts'
import { type NumberingSeries, SLOT } from '../../acts/numbering.ts'
import type { Between } from '../kind.ts'
import { error, quoted, warning } from './contradictions.ts'

type Series = Pick<NumberingSeries, 'name' | 'format' | 'restart'>

/**
 * No number could belong to two series. One that is not offered any more counts too: a number given is never given
 * again.
 */
export const NUMBERS_APART: Between<Series> = {
  name: 'numeros',
  find({ items }) {
    const all = [...items].toSorted(([a], [b]) => (a < b ? -1 : 1))
    return all.flatMap(([key, one], i) =>
      all.slice(i + 1).flatMap(([otherKey, other]) => {
        const both = commonNumber(one, other)
        return both === null
          ? []
          : [
              error(
                `${key} ${otherKey}`,
                `Las series ${quoted(one.name)} y ${quoted(other.name)} podrían dar el mismo número, por ejemplo ${both}.`,
                [key, otherKey],
              ),
            ]
      }),
    )
  },
}

const withoutWidths = (format: string): string => format.replace(SLOT, '{$1}')

/** A changed format could give a number that the same series has given; wider slots alone cannot. */
export const NUMBERS_NEW: Between<Series> = {
  name: 'repetido',
  find: ({ items, before }) =>
    [...items].flatMap(([key, now]) => {
      const was = before.get(key)
      if (was === undefined || withoutWidths(was.format) === withoutWidths(now.format)) return []
      const both = commonNumber(was, now)
      return both === null
        ? []
        : [
            warning(
              key,
              `La serie ${quoted(now.name)} podría repetir un número que ya dio con su formato anterior, por ejemplo ${both}.`,
              [key],
            ),
          ]
    }),
}
