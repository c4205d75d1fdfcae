import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { installNavigator } from '../../client/address/navigation.ts'
import { SideNav } from './side-nav.tsx'

installNavigator({
  go: () => undefined,
  place: () => ({ pathname: '/dashboard', search: '', hash: '', params: {} }),
  subscribe: () => () => undefined,
})

it.each([
  ['everything', true],
  // an official who owes a passkey can go nowhere else
  ['nothing else', false],
])('whoever is offered %s in the menu can log out there', (_what, all) => {
  const drawn = renderToStaticMarkup(<SideNav items={[]} all={all} />)
  expect(drawn).toMatch(/<a[^>]* href="\/logout"[^>]*>.*Salir/)
})
