import type { ListOrders } from '@ventanilla/domain/kernel/list-order'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { installNavigator, type Place } from '../../client/address/navigation.ts'
import { does, elementsOf, wordsOf } from '../testing/elements.ts'
import { stageHook } from '../testing/hook-stage.ts'
import { FilterOrder } from './filter-order.tsx'
import { useOrder } from './use-order.ts'

const ORDERS = {
  recientes: { by: 'firma', direction: 'descending', label: 'Firma más reciente primero' },
  numero: { by: 'numero', direction: 'ascending', label: 'Número, de menor a mayor' },
} as const satisfies ListOrders

let place: Place
const listeners = new Set<() => void>()
const at = (search: string): void => {
  place = { pathname: '/actos', search, hash: '', params: {} }
}

beforeEach(() => {
  at('')
  installNavigator({
    go: (to) => {
      at(new URL(to, 'http://portal.test').search)
      for (const tell of listeners) tell()
    },
    place: () => place,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const here = { loaded: true, outdated: false }
const onTheWay = { loaded: false, outdated: false }
const stage = (first = here) =>
  stageHook((list: typeof here) => {
    const order = useOrder(ORDERS)
    return { order, drawn: FilterOrder({ order, list }) }
  }, first)
type Staged = Awaited<ReturnType<typeof stage>>

const choose = (screen: Staged, name: string): Promise<void> =>
  screen.change(() => does(screen.now().drawn, ({ props }) => props['label'] === 'Ordenar', 'onChange', name))
const field = (screen: Staged) =>
  elementsOf(screen.now().drawn).find(({ props }) => props['label'] === 'Ordenar')?.props
const announced = (screen: Staged): string =>
  elementsOf(screen.now().drawn)
    .filter(({ props }) => props['role'] === 'status')
    .map(wordsOf)
    .join('')

it('offers the orders of the list, the first one until another is chosen', async () => {
  const screen = await stage()
  expect(field(screen)).toMatchObject({
    value: 'recientes',
    options: [
      { value: 'recientes', label: 'Firma más reciente primero' },
      { value: 'numero', label: 'Número, de menor a mayor' },
    ],
  })
  expect(screen.now().order.asked).toEqual({})
  await screen.leave()
})

it('keeps the order in the address, beside the filters, and the first one without a word', async () => {
  at('?q=agua')
  const screen = await stage()
  await choose(screen, 'numero')
  expect(place.search).toBe('?q=agua&orden=numero')
  expect(screen.now().order).toMatchObject({ name: 'numero', asked: { orden: 'numero' } })
  await choose(screen, 'recientes')
  expect(place.search).toBe('?q=agua')
  expect(screen.now().order).toMatchObject({ name: 'recientes', asked: {} })
  await choose(screen, 'toString')
  expect(place.search).toBe('?q=agua')
  await screen.leave()
})

it('takes the order of an address, and leaves out one that the list does not have', async () => {
  for (const [search, name, asked] of [
    ['?orden=numero', 'numero', { orden: 'numero' }],
    ['?orden=titulo', 'recientes', {}],
    ['?orden=toString', 'recientes', {}],
  ] as const) {
    at(search)
    const screen = await stage()
    expect(field(screen)?.['value']).toBe(name)
    expect(screen.now().order.asked).toEqual(asked)
    expect(announced(screen), 'nobody has chosen').toBe('')
    await screen.leave()
  }
})

it('announces the order once its rows are there', async () => {
  const screen = await stage()
  await choose(screen, 'numero')
  await screen.draw(onTheWay)
  await choose(screen, 'recientes')
  await choose(screen, 'numero')
  expect(announced(screen)).toBe('')
  await screen.draw({ loaded: true, outdated: true })
  expect(announced(screen), 'these are rows of before').toBe('')
  await screen.draw(here)
  const words = 'La lista quedó en este orden: Número, de menor a mayor.'
  expect(announced(screen)).toBe(words)
  // another filter
  await screen.draw(onTheWay)
  expect(announced(screen), 'not told again').toBe(words)
  await screen.leave()
})
