import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Contents } from './readings.ts'
import { referringTo } from './references.ts'

const OFFICES = ['norte', 'sur', 'centro']

it('the items that name another are those whose rule says that they do', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.constantFrom(...OFFICES), { nil: null })), (named) => {
      const days = new Map(
        named.map((office, i) => [
          String(i + 1),
          { order: i, name: 'Aseo', active: true, date: '2026-06-10', office },
        ]),
      )
      const contents: Pick<Contents, 'of'> = {
        of: (kind) => (kind === 'dia_cerrado' ? days : new Map()) as never,
      }
      for (const key of OFFICES)
        expect(referringTo(contents, { kind: 'sede', key })).toEqual(
          [...days].flatMap(([day, { office }]) =>
            office === key ? [{ kind: 'dia_cerrado', key: day }] : [],
          ),
        )
      // a key of another kind is not an office's
      expect(referringTo(contents, { kind: 'serie', key: 'norte' })).toEqual([])
    }),
  )
})
