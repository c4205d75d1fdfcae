import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { FlowDiagram, type StepMark } from './flow-diagram.tsx'

const family = {
  id: 'f',
  name: 'Permiso',
  initialStep: 'A-01',
  steps: [
    { id: 'A-01', title: 'Radicación', outcomes: [{ label: 'Sigue', to: 'A-02' }] },
    {
      id: 'A-02',
      title: 'Revisión',
      outcomes: [
        { label: 'Notificar', to: 'NOT-01', returnTo: 'A-03' },
        { label: 'Devuelve', to: 'A-01' },
      ],
    },
    { id: 'A-03', title: 'Cierre', outcomes: [{ label: 'Cerrada', to: 'FIN' }] },
  ],
}
const marks = new Map<string, StepMark>([
  ['A-01', { state: 'hecho', at: '2026-11-03T15:00:00Z', holder: 'Ana', outcome: 'Sigue', times: 2 }],
  ['A-02', { state: 'actual', at: '2026-11-05T15:00:00Z', holder: null }],
])
const html = renderToString(
  <FlowDiagram
    family={family}
    marks={marks}
    nameOf={(id) => (id === 'NOT-01' ? 'Bandeja de notificaciones' : id)}
  />,
).replaceAll('<!-- -->', '')

describe('the diagram of a case', () => {
  it('marks what was done with its date, and where the case is', () => {
    expect(html.match(/data-state="hecho"/g)).toHaveLength(2) // one box, one legend entry
    expect(html).toContain('✓ 03/11/2026')
    expect(html).toContain('desde 05/11/2026')
    expect(html).toContain('3 pasos, 1 hecho. El caso está en A-02, Revisión.')
  })

  it('says the same in words, with every way on', () => {
    expect(html).toContain('hecho el 03/11/2026 por Ana, 2 veces: Sigue.')
    expect(html).toContain(
      '<li aria-current="step"><strong>A-02 Revisión</strong>: paso actual desde el 05/11/2026.',
    )
    expect(html).toContain('Notificar → Bandeja de notificaciones, y sigue en Cierre')
    expect(html).toContain('por venir.')
  })
})

describe('the diagram of a workflow', () => {
  it('has its steps and ways, and speaks of no case', () => {
    const alone = renderToString(<FlowDiagram family={family} marks={null} nameOf={(id) => id} />).replaceAll(
      '<!-- -->',
      '',
    )
    expect(alone).toContain('3 pasos.')
    expect(alone).toContain('A-02 Revisión')
    for (const words of ['por venir', 'El caso', 'Hecho, con su fecha', 'Paso actual'])
      expect(alone).not.toContain(words)
  })
})
