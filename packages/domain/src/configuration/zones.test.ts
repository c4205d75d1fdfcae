import { describe, expect, it } from 'vitest'
import { type ContentOf, KINDS } from './kinds.ts'
import { DIVISIONS_ONCE } from './rules/zones.ts'
import { capturesIn, layersIn, streamsIn, zonesIn } from './zones.ts'

type Zone = ContentOf<'zona'>
const zone = (more: Partial<Zone> = {}): Zone => ({
  order: 0,
  name: 'Corrientes',
  active: true,
  class: 'corriente',
  layer: '01900000-0000-7000-8000-0000000000b1',
  nameFrom: 'nombre',
  codeFrom: '',
  source: 'Instituto',
  sourceDate: '2024-06-30',
  norm: '',
  warning: '',
  ...more,
})
const registered = { class: 'captacion', flowFrom: 'caudal', sourceFrom: 'fuente' } as const
const items = (...zones: readonly Zone[]): ReadonlyMap<string, Zone> =>
  new Map(zones.map((one, i) => [String(i + 1), one]))

describe('a layer of registered captures', () => {
  it('names the columns of the flow and of the source', () => {
    expect(KINDS.zona.check(zone(registered), '1').ok).toBe(true)
    const checked = KINDS.zona.check(zone({ ...registered, flowFrom: '' }), '1')
    expect(checked.ok ? [] : checked.problems).toMatchObject([
      { message: 'Diga en qué columna está el caudal de cada captación' },
    ])
  })

  it('is asked of no other layer, nor of one that was stored before', () => {
    expect(KINDS.zona.check(zone(), '1').ok).toBe(true)
  })
})

describe('layers of streams', () => {
  it('are in force one at a time; registers can be several', () => {
    const find = (...zones: readonly Zone[]) =>
      DIVISIONS_ONCE.find({ items: items(...zones), before: new Map(), from: null, has: () => true })
    expect(find(zone(), zone({ name: 'Otras' }))).toMatchObject([{ severity: 'error', keys: ['1', '2'] }])
    expect(find(zone(), zone({ active: false }), zone(registered), zone(registered))).toEqual([])
  })

  it('are no zones with which a place is compared', () => {
    const all = items(zone(), zone({ ...registered, order: 1 }), zone({ class: 'paramo', order: 2 }))
    // of any kind asked for
    const contents = { of: () => all } as unknown as Parameters<typeof zonesIn>[0]
    expect(zonesIn(contents).map(({ key }) => key)).toEqual(['3'])
    expect(streamsIn(contents)?.key).toBe('1')
    expect(capturesIn(contents).map(({ key }) => key)).toEqual(['2'])
    expect(layersIn(contents)).toHaveLength(3)
  })
})
