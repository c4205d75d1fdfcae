import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ActionBar } from './action-bar.tsx'
import type { Outcome } from './task-data.ts'

const way = (code: string, label: string, more: Partial<Outcome> = {}): Outcome => ({
  code,
  label,
  enabled: true,
  reason: null,
  needsReason: false,
  back: false,
  bare: false,
  onward: true,
  ...more,
})
const nothing = () => undefined

/** Kind of the button of each way, by what stands on it. */
function kindsOf(outcomes: readonly Outcome[]): Record<string, string> {
  const html = renderToString(
    <ActionBar
      task={{ canAct: true, canTake: false, mine: true, previous: false, definition: { question: null } }}
      outcomes={outcomes}
      busy={false}
      missing={0}
      onOutcome={nothing}
      onQuestion={nothing}
      onPrevious={nothing}
      onTake={nothing}
      onRelease={nothing}
    />,
  )
  const buttons = html.matchAll(/<button[^>]*data-kind="(\w+)"[^>]*>(.*?)<\/button>/g)
  return Object.fromEntries([...buttons].map(([, kind, words]) => [words?.replace(/<[^>]*>/g, ''), kind]))
}

describe('the ways on from a step', () => {
  it('are red where something is sent back or ends, and not where it goes on without what is not due', () => {
    expect(
      kindsOf([
        way('liquidada', 'Emitir liquidación y recibo', { onward: false }),
        way('sin_cobro', 'No genera cobro', { needsReason: true }),
        way('devuelto', 'Devolver el concepto', { needsReason: true, back: true, onward: false }),
        way('descartado', 'Descartar la apertura', { needsReason: true, onward: false }),
      ]),
    ).toMatchObject({
      'Emitir liquidación y recibo': 'primary',
      'No genera cobro': 'default',
      'Devolver el concepto': 'danger',
      'Descartar la apertura': 'danger',
    })
  })
})
