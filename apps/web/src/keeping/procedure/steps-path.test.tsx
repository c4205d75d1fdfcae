import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ProcedureTerm } from './procedure.ts'
import { StepsPath } from './steps-path.tsx'

const TERM: ProcedureTerm = {
  stage: 'Etapa',
  kind: 'opening',
  amount: 5,
  unit: 'habiles',
  norm: '',
  holder: 'autoridad',
  pausesTerm: false,
}
/** The drawing of the stage, after that of the filing. */
function drawingOf(more: Partial<ProcedureTerm>): string | undefined {
  const html = renderToString(<StepsPath terms={[{ ...TERM, ...more }]} paid={false} />)
  return [...html.matchAll(/<svg.*?<\/svg>/g)][1]?.[0]
}

it('a stage has the icon of its kind, whatever its words and its holder', () => {
  const visit = drawingOf({ kind: 'visit', stage: 'Ida al predio' })
  expect(visit).toBeDefined()
  expect(drawingOf({ kind: 'visit', stage: 'Decisión', holder: 'terceros' })).toBe(visit)
  expect(drawingOf({ kind: 'decision', stage: 'Ida al predio' })).not.toBe(visit)
})
