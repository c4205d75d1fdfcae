import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ActionBar } from './action-bar.tsx'
import type { Outcome } from '../task-data.ts'

const way = (code: string, label: string, more: Partial<Outcome> = {}): Outcome => ({
  code,
  move: null,
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

/** Button kind of each outcome, by label. */
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

describe('a way that is closed', () => {
  interface Element {
    readonly type: unknown
    readonly props: Readonly<Record<string, unknown>> & { readonly children?: unknown }
  }
  /** The bar has no state of its own: its return value holds every button. */
  function buttonsOf(node: unknown): Element[] {
    if (Array.isArray(node)) return node.flatMap(buttonsOf)
    if (typeof node !== 'object' || node === null || !('props' in node)) return []
    const one = node as Element
    return [...(one.type === 'button' ? [one] : []), ...buttonsOf(one.props.children)]
  }
  const words = (node: unknown): string =>
    Array.isArray(node)
      ? node.map(words).join('')
      : typeof node === 'string'
        ? node
        : typeof node === 'object' && node !== null && 'props' in node
          ? words((node as Element).props.children)
          : ''
  function press(label: string, outcomes: readonly Outcome[], question: string | null = null): string[] {
    const pressed: string[] = []
    const bar = ActionBar({
      task: { canAct: true, canTake: false, mine: true, previous: false, definition: { question } },
      outcomes,
      busy: false,
      missing: 0,
      onOutcome: (outcome) => void pressed.push(outcome.code),
      onQuestion: () => void pressed.push('pregunta'),
      onPrevious: nothing,
      onTake: nothing,
      onRelease: nothing,
    })
    const button = buttonsOf(bar).find((one) => words(one.props.children) === label)
    expect(button, label).toBeDefined()
    if (button === undefined) throw new Error(`no button ${label}`)
    const onClick = button.props['onClick'] as () => void
    onClick()
    return pressed
  }
  const shut = way('aprobado', 'Aprobado', { enabled: false, reason: 'Hay una observación por resolver.' })

  it('does nothing when it is pressed, and an open one does what it says', () => {
    expect(press('Aprobado', [shut])).toEqual([])
    expect(press('Aprobado', [way('aprobado', 'Aprobado')])).toEqual(['aprobado'])
  })
  it('hands in the open document, and has no such button where there is none', () => {
    const bar = (onHandIn?: () => void): unknown =>
      ActionBar({
        task: { canAct: true, canTake: false, mine: true, previous: false, definition: { question: null } },
        outcomes: [shut],
        busy: false,
        missing: 0,
        onHandIn,
        onOutcome: nothing,
        onQuestion: nothing,
        onPrevious: nothing,
        onTake: nothing,
        onRelease: nothing,
      })
    const named = (drawn: unknown) =>
      buttonsOf(drawn).find((one) => words(one.props.children) === 'Entregar documento')
    let handed = 0
    const press = named(bar(() => (handed += 1)))?.props['onClick'] as () => void
    press()
    expect([handed, named(bar())]).toEqual([1, undefined])
  })
  it('keeps the question shut where every answer is', () => {
    expect(press('Continuar', [shut], '¿Cumple?')).toEqual([])
    expect(press('Continuar', [shut, way('no', 'No')], '¿Cumple?')).toEqual(['pregunta'])
  })
  it('says why, beside the button', () => {
    const html = renderToString(
      <ActionBar
        task={{ canAct: true, canTake: false, mine: true, previous: false, definition: { question: null } }}
        outcomes={[shut, way('devuelto', 'Devuelto', { needsReason: true })]}
        busy={false}
        missing={0}
        onOutcome={nothing}
        onQuestion={nothing}
        onPrevious={nothing}
        onTake={nothing}
        onRelease={nothing}
      />,
    )
    expect(html).toMatch(/aria-disabled="true" aria-describedby="motivos-cerrados"[^>]*>Aprobado/)
    expect(html).toContain('Hay una observación por resolver.')
  })
})
