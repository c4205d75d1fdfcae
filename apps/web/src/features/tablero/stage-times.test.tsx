import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { StageTimes } from './stage-times.tsx'

const stage = {
  step: 'PG-03',
  title: 'Validación',
  done: 4,
  unit: 'habiles' as const,
  waits: false,
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
    for (const text of [
      '1 día hábil<',
      '12,5 días hábiles<',
      '10 días hábiles',
      '3 de 4',
      'data-late="true"',
    ])
      expect(html).toContain(text)
    expect(drawn([{ ...stage, inTime: 4 }])).not.toContain('data-late')
  })

  it('of a wait that the law demands tells only what came after it', () => {
    const html = drawn([{ ...stage, waits: true, medianDays: 1 }])
    for (const text of ['1 día hábil después', '10 días hábiles, que corren por ley'])
      expect(html).toContain(text)
  })

  it('says when there is nothing to measure', () => {
    expect(drawn([])).toContain('Todavía no hay pasos terminados que medir.')
  })
})
