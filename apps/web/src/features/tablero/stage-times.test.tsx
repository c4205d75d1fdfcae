import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { StageTimes } from './stage-times.tsx'

const stage = {
  step: 'PG-03',
  title: 'Validación',
  done: 4,
  medianDays: 1,
  slowDays: 12.5,
  term: { amount: 10, unit: 'habiles', norm: 'DUR' },
  inTime: 3,
  href: '/solicitudes?vista=todas&paso=PG-03',
}
const drawn = (stages: readonly (typeof stage)[]): string =>
  renderToString(<StageTimes stages={stages} />).replaceAll('<!-- -->', '')

describe('the time per stage', () => {
  it('stands beside its legal term, and what came late is marked', () => {
    const html = drawn([stage])
    for (const text of ['1 día<', '12,5 días', '10 días hábiles', '3 de 4', 'data-late="true"'])
      expect(html).toContain(text)
    expect(drawn([{ ...stage, inTime: 4 }])).not.toContain('data-late')
  })

  it('says when there is nothing to measure', () => {
    expect(drawn([])).toContain('Todavía no hay pasos terminados que medir.')
  })
})
