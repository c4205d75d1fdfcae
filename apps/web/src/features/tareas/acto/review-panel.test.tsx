import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { ActDetail, ActProblem, ActRemark } from './act-data.ts'
import { ReviewPanel } from './review-panel.tsx'

const nothing = (): void => undefined
const remark = (more: Partial<ActRemark> = {}): ActRemark =>
  ({
    id: 'r',
    quote: 'no afecta concesiones',
    text: 'Falta el estudio.',
    author: 'Luz',
    found: true,
    resolved: false,
    answer: null,
    accepted: null,
    mayAnswer: false,
    mayAccept: false,
    needsReason: false,
    ...more,
  }) as ActRemark

/** Text and tick of each line in the list of checks. */
function checks(more: Partial<ActDetail>, problems: readonly ActProblem[] = []) {
  const act = { drafter: 'Ana', reviewer: 'Luz', signer: 'Hernando', remarks: [], canEdit: false, ...more }
  const html = renderToStaticMarkup(
    <ReviewPanel
      act={act as unknown as ActDetail}
      problems={problems}
      onVariable={nothing}
      onShow={nothing}
      onAnswer={nothing}
      onAccept={nothing}
      busy={false}
    />,
  )
  const list = /<ul[^>]*>(.*?)<\/ul>/s.exec(html)?.[1] ?? ''
  const lines = list.split('<li').slice(1)
  return {
    html,
    rows: lines.map((line) => ({
      words: line.replaceAll(/^[^>]*>|<[^>]+>/g, '').trim(),
      ticked: line.includes('icon-circle-check'),
    })),
  }
}

describe('the review of an act', () => {
  it('ticks who did their part, and nobody who is not known yet', () => {
    const { rows } = checks({ reviewer: null, signer: null })
    expect(rows).toEqual([
      { words: 'Las comprobaciones del acto están en orden.', ticked: true },
      { words: 'Proyectó: Ana', ticked: true },
      { words: 'Revisó: se conoce al firmar', ticked: false },
      { words: 'Firma: se conoce al firmar', ticked: false },
    ])
    expect(checks({}).rows.every(({ ticked }) => ticked)).toBe(true)
  })

  it('ticks no check while one fails, and says how many things are open', () => {
    const problem = { code: 'falta', message: 'Falta el valor de la tasa.', severity: 'error' } as ActProblem
    const { rows, html } = checks({ remarks: [remark()] }, [problem])
    expect(rows[0]).toEqual({ words: 'Falta el valor de la tasa.', ticked: false })
    expect(html).not.toContain('Las comprobaciones del acto están en orden.')
    expect(html).toContain('2 por resolver')
    expect(checks({}).html).toContain('Sin pendientes')
  })

  it('counts a remark as open until it was closed', () => {
    expect(
      checks({ remarks: [remark({ answer: { by: 'Ana', text: 'Ya está.' } as never })] }).html,
    ).toContain('1 por resolver')
    expect(checks({ remarks: [remark({ found: false, resolved: true })] }).html).toContain('Sin pendientes')
  })
})
