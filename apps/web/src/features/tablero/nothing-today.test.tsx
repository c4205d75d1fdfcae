import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { NothingToday } from './nothing-today.tsx'
import { Offices } from './offices.tsx'

const plain = (html: string): string => html.replaceAll('<!-- -->', '')

const calm = {
  overdue: { count: 0, href: '/solicitudes?vista=vencidas' },
  ofGroup: { count: 0, href: '/solicitudes?vista=grupo' },
  inOffices: 0,
}

describe('an official without a task today', () => {
  it('sees no picture of rest while something is overdue, but the way to it', () => {
    for (const group of [true, false]) {
      const html = plain(
        renderToString(
          <NothingToday
            {...calm}
            group={group}
            overdue={{ count: 82, href: '/solicitudes?vista=vencidas' }}
          />,
        ),
      )
      expect(html).not.toContain('src=')
      expect(html).toContain('hay 82 vencidas')
      expect(html).toContain('href="/solicitudes?vista=vencidas"')
    }
  })

  it('sees it when nothing is', () => {
    for (const group of [true, false])
      expect(renderToString(<NothingToday {...calm} group={group} />)).toContain('src=')
  })

  it('sees none while something is overdue in an office of the corporation', () => {
    for (const group of [true, false]) {
      const html = plain(renderToString(<NothingToday {...calm} group={group} inOffices={82} />))
      expect(html).not.toContain('src=')
      expect(html).toContain('en la Corporación hay 82 vencidas')
      expect(html).toContain('href="#casos-por-oficina"')
    }
  })

  it('is told what the group has to take, instead of a picture', () => {
    const html = plain(
      renderToString(
        <NothingToday {...calm} group={false} ofGroup={{ count: 2, href: '/solicitudes?vista=grupo' }} />,
      ),
    )
    expect(html).not.toContain('src=')
    expect(html).toContain('Su grupo tiene 2 por tomar')
    expect(html).toContain('href="/solicitudes?vista=grupo"')
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
    expect(html).toMatch(/Toda la Corporación<\/th><td class="v-num" data-label="Casos en curso">17<\/td>/)
    expect(html).toContain('Casos por oficina')
  })
})
