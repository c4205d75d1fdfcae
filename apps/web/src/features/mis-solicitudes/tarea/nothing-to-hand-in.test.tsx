import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { installNavigator } from '../../../client/address/navigation.ts'
import { applicantScreenFor } from './applicant-task-screen.tsx'
import { APPLICANT_TASK_ROWS } from './applicant-task-rows.ts'
import { caseKey } from '../case-data.ts'

const place = { pathname: '/', search: '', hash: '', params: { id: 'c' } }
installNavigator({ go: () => undefined, place: () => place, subscribe: () => () => undefined })

/** Text shown when a user opens a task page while the case is at another step. */
function read(path: string, waitsForMe: object | null): string {
  const client = new QueryClient()
  client.setQueryData(caseKey('c'), {
    id: 'c',
    radicado: '2026E0000001',
    tasks: [],
    acts: [],
    receipts: [],
    waitsForMe,
    actions: { appeal: null, waive: null, extend: null },
  })
  const row = APPLICANT_TASK_ROWS.find((one) => one.path === path)
  if (row === undefined) throw new Error(path)
  const html = renderToString(
    createElement(QueryClientProvider, { client }, createElement(applicantScreenFor(row))),
  )
  return html.replaceAll('<!-- -->', '')
}

const pictureIn = (page: string) => / src="([^"]*)" alt=""/.exec(page)?.[1]

describe('a page on which there is nothing to hand in', () => {
  it.each(APPLICANT_TASK_ROWS.map(({ path }) => path))('%s says so and leads to the case', (path) => {
    const html = read(path, null)
    expect(html).toContain('No hay nada por entregar aquí')
    expect(html).toContain('Este trámite no espera nada de usted en este momento.')
    expect(html).toMatch(/<a [^>]*href="[^"]*\/mis-solicitudes\/ver-solicitud\/c"/)
    expect(pictureIn(html)).toBeDefined()
  })
  it('names what the case does wait for, and shows no picture of rest over it', () => {
    const html = read('/solicitudes/desistimiento-expreso/:id', {
      taskId: 't',
      title: 'Pague la evaluación',
      action: 'Pagar',
      optional: false,
    })
    expect(html).toContain('está en la solicitud: pague la evaluación.')
    expect(html).not.toContain('no espera nada de usted')
    const rest = pictureIn(read('/solicitudes/desistimiento-expreso/:id', null))
    expect(rest).toBeDefined()
    expect(pictureIn(html)).not.toBe(rest)
  })
})
