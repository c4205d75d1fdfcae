import { KINDS } from '@ventanilla/domain/configuration/kinds'
import { describe, expect, it } from 'vitest'
import { gatheredScreens } from '../../../app/gathered-screens.ts'
import { createMatcher } from '../../../app/matcher.ts'
import { doorOf, isOpenKind, itemAddress, newAddress, OPEN_KINDS } from './doors.ts'

const matcher = createMatcher(gatheredScreens)
const screenAt = (address: string): string | undefined =>
  matcher.match(new URL(address, 'http://portal').pathname)?.row.id

describe('the doors of the kinds', () => {
  it('lead to screens of the configuration: the list, an item, a new one', () => {
    for (const kind of OPEN_KINDS) {
      const ways = [doorOf(kind).list, itemAddress(kind, '2027'), newAddress(kind) ?? doorOf(kind).list]
      for (const way of ways) expect(screenAt(way), `${kind} ${way}`).toMatch(/^configuracion\./)
    }
  })

  it('begin with a content whose data have a field each, and no other', () => {
    for (const kind of OPEN_KINDS) {
      const { begin, fields, procedures } = doorOf(kind)
      // a procedure begins as a copy of another
      expect(begin === null, kind).toBe(procedures === true)
      if (begin === null) continue
      expect(Object.keys(begin).toSorted(), kind).toEqual(Object.keys(fields).toSorted())
      const unknown = KINDS[kind].check(begin, '1')
      // what one begins with may be incomplete, but it is of the kind
      const paths = unknown.ok ? [] : unknown.problems.map(({ path }) => path.split('/')[0] ?? '')
      expect(
        paths.every((path) => path in fields),
        kind,
      ).toBe(true)
    }
  })

  it('ask for the key exactly where the portal does not give it', () => {
    for (const kind of OPEN_KINDS) {
      const { key, create } = doorOf(kind)
      const given = KINDS[kind].keys.next !== null
      expect(key !== undefined, kind).toBe(create !== null && !given)
    }
  })

  it('are of kinds that exist', () => {
    expect(isOpenKind('causa_devolucion')).toBe(true)
    expect([isOpenKind('toString'), isOpenKind('')]).toEqual([false, false])
    expect(itemAddress('causa_reagendamiento', '3')).toBe('/causales-reagendamiento?id=3')
    expect(newAddress('cifras')).toBeNull()
    expect(itemAddress('especie', '10')).toBe('/arboles?id=10')
  })
})
