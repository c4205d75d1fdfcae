import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import CitizenDashboard from './citizen-dashboard.tsx'

function shown(waiting: readonly unknown[]): string {
  const client = new QueryClient()
  for (const [estado, rows] of [
    ['en-curso', []],
    ['borradores', []],
  ] as const)
    client.setQueryData(['mis-solicitudes', estado, 'tablero'], { rows, next: null })
  client.setQueryData(['mis-solicitudes', 'esperan'], waiting)
  return renderToString(
    <QueryClientProvider client={client}>
      <CitizenDashboard shortcuts={null} />
    </QueryClientProvider>,
  ).replaceAll('<!-- -->', '')
}

describe('the beginning of an applicant', () => {
  it('says first what waits for them, also when nothing does', () => {
    const html = shown([])
    const headings = [...html.matchAll(/<h2[^>]*>([^<]*)/g)].map((match) => match[1])
    expect(headings[0]).toBe('Esperan por usted')
    expect(html).toContain('Nada espera por usted.')
  })
})
