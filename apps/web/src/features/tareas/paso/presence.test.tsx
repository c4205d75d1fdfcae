import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Presence } from './presence.tsx'

const CASE = 'b6f0c9ad-7c1e-4d0f-9c39-0d5f4c1f2a10'
const NUBIA = { id: 'n', name: 'Nubia Esperanza Tafur Leal' }
const EDWIN = { id: 'e', name: 'Edwin Hernán Ávila Rondón' }

/** What stands below the work, opened at version 3 of the case, after the server's last answer. */
function drawn(
  seen: { readonly others: readonly (typeof NUBIA)[]; readonly version: number } | null,
): string {
  const client = new QueryClient()
  if (seen !== null) client.setQueryData(['presencia', CASE], seen)
  return renderToString(
    <QueryClientProvider client={client}>
      <Presence caseId={CASE} version={3} onReload={() => undefined} />
    </QueryClientProvider>,
  )
}
const wordsOf = (html: string): string => html.replaceAll(/<!--.*?-->|<[^>]*>/g, '')

describe('who else has a case open', () => {
  // a region that comes together with its words is not announced
  it.each([
    ['before the server answers', null],
    ['while nobody else has it open', { others: [], version: 3 }],
  ])('is an empty status %s, ready to be filled', (_when, seen) => {
    expect(drawn(seen)).toMatch(/^<div role="status"[^>]*><\/div>$/)
  })
  it.each([
    [[NUBIA], 'Nubia Esperanza Tafur Leal también tiene abierto este caso.'],
    [
      [NUBIA, EDWIN],
      'Nubia Esperanza Tafur Leal, Edwin Hernán Ávila Rondón también tienen abierto este caso.',
    ],
  ])('is said in a sentence with every name', (others, sentence) => {
    const html = drawn({ others, version: 3 })
    expect(html).toMatch(/^<div role="status"/)
    expect(wordsOf(html)).toBe(sentence)
  })
  it('stands beside what changed meanwhile, with the way to see it', () => {
    expect(wordsOf(drawn({ others: [], version: 4 }))).toBe(
      'El caso cambió desde que usted lo abrió. Lo que escribió sigue aquí.Ver los cambios',
    )
  })
})
