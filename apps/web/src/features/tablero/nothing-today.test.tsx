import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { NothingToday } from './nothing-today.tsx'
import { Offices } from './offices.tsx'

const plain = (html: string): string => html.replaceAll('<!-- -->', '')

describe('an official without a task today', () => {
  it('sees no picture of rest while something is overdue, but the way to it', () => {
    for (const group of [true, false]) {
      const html = plain(
        renderToString(
          <NothingToday group={group} overdue={{ count: 82, href: '/solicitudes?vista=vencidas' }} />,
        ),
      )
      expect(html).not.toContain('src=')
      expect(html).toContain('hay 82 vencidas')
      expect(html).toContain('href="/solicitudes?vista=vencidas"')
    }
  })

  it('sees it when nothing is', () => {
    const href = '/solicitudes?vista=vencidas'
    expect(renderToString(<NothingToday group={false} overdue={{ count: 0, href }} />)).toContain('src=')
  })
})

describe('the offices', () => {
  it('stand with their cases and the sum of the corporation', () => {
    const html = plain(
      renderToString(
        <Offices
          rows={[
            { office: 'Ibagué', cases: 12, overdueCases: 3, tasks: 20, overdue: 4 },
            { office: 'Melgar', cases: 5, overdueCases: 0, tasks: 6, overdue: 0 },
          ]}
        />,
      ),
    )
    expect(html).toMatch(/Toda la Corporación<\/th><td class="v-num">17<\/td>/)
    expect(html).toContain('Casos por oficina')
  })
})
