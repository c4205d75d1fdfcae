import { expect, it } from 'vitest'
import { NO_LISTS } from '../forms/lists.ts'
import { choicesFrom } from './choices.ts'
import type { ContentOf, KindId } from './kinds.ts'
import { RESCHEDULED_BY } from './words.ts'
import { type Contents, listsIn, listsOf, storedValues } from './readings.ts'

const field = { label: 'Campo', required: true } as const

it('an element is chosen in fields and columns that name its list, and in offices that name none', () => {
  const fields = [
    { ...field, key: 'causa', kind: 'choice', optionsFrom: 'causas' },
    { ...field, key: 'otra', kind: 'choice', optionsFrom: 'otras' },
    { ...field, key: 'texto', kind: 'text' },
    { ...field, key: 'destino', kind: 'office' },
    {
      ...field,
      key: 'tabla',
      kind: 'table',
      columns: [
        { ...field, key: 'causas', kind: 'multi', optionsFrom: 'causas' },
        { ...field, key: 'nota', kind: 'text' },
      ],
    },
  ] as const
  expect(choicesFrom(fields, ['causas'])).toEqual([['causa'], ['tabla', 'causas']])
  expect(choicesFrom(fields, ['territoriales'])).toEqual([['destino']])
  expect(choicesFrom(fields, [])).toEqual([])
})

it('what is stored when an element is chosen is among what is looked for', () => {
  const listed = { order: 0, name: 'Uno', active: true }
  const items: { readonly [Id in KindId]?: ContentOf<Id> } = {
    causa_devolucion: listed,
    causa_rechazo: listed,
    causa_reagendamiento: { ...listed, dueTo: RESCHEDULED_BY[1] },
    serie: { ...listed, prefix: 'A', format: '{consecutivo}', restart: 'anual' },
    especie: { ...listed, scientificName: 'Cedrela odorata', family: 'Meliaceae', checkBan: true },
    sede: { ...listed, number: 1, seat: 'Centro', address: 'Calle 1', municipalities: [] },
  }
  const contents: Contents = {
    takersOf: () => new Map(),
    of: (kind) => new Map(items[kind] === undefined ? [] : [['7', items[kind]]]) as never,
  }
  const { options } = listsIn(contents, NO_LISTS)
  const kinds = Object.keys(items) as KindId[]
  const lists = kinds.flatMap((kind) => listsOf(kind).map((list) => [kind, list] as const))
  expect(lists.map(([, list]) => list).toSorted()).toEqual(Object.keys(options).toSorted())
  for (const [kind, list] of lists)
    expect(storedValues(kind, '7')).toEqual(
      expect.arrayContaining((options[list] ?? []).map(({ value }) => value)),
    )
})
