import { describe, expect, it } from 'vitest'
import { type ContentOf, KINDS } from './kinds.ts'
import { DIVISIONS_ONCE } from './rules/zones.ts'
import { capturesIn, conceptsAsked, groupsProposed, layersIn, streamsIn, zonesIn } from './zones.ts'

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

describe('what a zone can ask', () => {
  const ASKS = { question: '¿Desde cuándo?', concept: 'Si cabe allí.', group: '7' } as const
  it.each([
    // class, and what it can ask of that
    ['paramo', 'question concept group'],
    ['protegida', 'question concept group'],
    ['pomca', 'question concept group'],
    ['ronda', 'question concept group'],
    ['otra', 'question concept group'],
    ['profesional', 'group'],
    ['municipio', ''],
    ['subcuenca', ''],
    ['corriente', ''],
    ['captacion', ''],
  ] as const)('of the class %s is: %s', (id, can) => {
    const base = id === 'captacion' ? zone(registered) : zone({ class: id })
    const accepted = (['question', 'concept', 'group'] as const).filter(
      (name) => KINDS.zona.check({ ...base, [name]: ASKS[name] }, '1').ok,
    )
    expect(accepted.join(' ')).toBe(can)
  })

  it('is the concept of those that are crossed, and of no other', () => {
    const zones = [
      { key: '1', ...zone({ class: 'paramo', name: 'Páramos', concept: 'Si cabe.' }) },
      { key: '2', ...zone({ class: 'ronda', concept: 'Si cabe.' }) },
      { key: '3', ...zone({ class: 'otra' }) },
    ]
    expect(conceptsAsked(zones, new Set(['1', '3']))).toEqual([
      { zone: '1', name: 'Páramos', asks: 'Si cabe.' },
    ])
  })

  it('is the group of those that are crossed by the last word, or that which the shape of an official names', () => {
    const zones = [
      { key: '1', ...zone({ class: 'profesional', name: 'Norte' }) },
      { key: '2', ...zone({ class: 'paramo', name: 'Páramos', group: '9' }) },
    ]
    const check = (key: string, state: 'cruza' | 'no_cruza', ...codes: readonly string[]) => ({
      zone: key,
      state,
      crossed: codes.map((code) => ({ code })),
    })
    const crossed = [check('1', 'cruza', '4', '4', ''), check('2', 'cruza', 'x')]
    expect(groupsProposed(zones, crossed)).toEqual([
      { group: '4', zone: 'Norte' },
      { group: '9', zone: 'Páramos' },
    ])
    expect(groupsProposed(zones, [...crossed, check('2', 'no_cruza')])).toEqual([
      { group: '4', zone: 'Norte' },
    ])
  })
})
