import { describe, expect, it } from 'vitest'
import { diagram, outline } from '@ventanilla/domain/workflow/diagram/diagram'
import { families, workflow } from './loaded.ts'

const nameOf = (id: string): string => workflow.steps.get(id)?.title ?? id
const boxes = (svg: string): { x: number; y: number; width: number; height: number }[] =>
  [...svg.matchAll(/<rect x="(\d+)" y="(\d+)" width="(\d+)" height="(\d+)"/g)].map((m) => {
    const [x, y, width, height] = m.slice(1).map(Number) as [number, number, number, number]
    return { x, y, width, height }
  })

describe('the drawing of a family', () => {
  it.each(families.map((f) => [f.id, f] as const))(
    '%s shows every step once, inside the picture, without overlap',
    (_id, family) => {
      const svg = diagram(family, { nameOf })
      for (const step of family.steps) expect(svg.split(`<title>${step.id}: `)).toHaveLength(2)
      const [width, height] = (/viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? []).slice(1).map(Number) as [
        number,
        number,
      ]
      const all = boxes(svg)
      for (const [i, a] of all.entries()) {
        expect(a.x + a.width).toBeLessThanOrEqual(width)
        expect(a.y + a.height).toBeLessThanOrEqual(height)
        for (const b of all.slice(i + 1))
          expect(Math.abs(a.x - b.x) >= a.width || Math.abs(a.y - b.y) >= a.height).toBe(true)
      }
      expect(svg).not.toContain('NaN')
      expect(svg).not.toContain('undefined')
    },
  )

  it('says its name, where the case is and what was done, and marks the current step', () => {
    const svg = diagram(families[0] as (typeof families)[number], {
      current: 'PG-10',
      visited: ['PG-02', 'PG-03'],
      nameOf,
    })
    expect(svg).toContain('<title id="flujo-permiso_general-t">Flujo: Permiso ambiental general</title>')
    expect(svg).toContain('El caso está en PG-10, Visita técnica y acta.')
    expect(svg.match(/aria-current="step"/g)).toHaveLength(1)
    expect(svg).toContain('<title>PG-03: Validación técnica y jurídica de documentos, ya hecho</title>')
  })

  it('lets no text of the data become markup', () => {
    const [family] = families as [(typeof families)[number]]
    const svg = diagram({ ...family, name: '<script>"&' })
    expect(svg).toContain('Flujo: &lt;script&gt;&quot;&amp;')
  })
})

describe('the outline of a family', () => {
  it('says in words where each outcome leads', () => {
    const [family] = families as [(typeof families)[number]]
    const steps = outline(family, { current: 'PG-04', nameOf })
    expect(steps.find((s) => s.current)).toEqual({
      id: 'PG-04',
      title: 'Auto de requerimiento por petición incompleta',
      current: true,
      visited: false,
      ways: ['Notificado → Bandeja de notificaciones, y sigue en Respuesta del solicitante al requerimiento'],
    })
    expect(steps.find((s) => s.id === 'PG-16')?.ways[0]).toBe(
      'Otorgada: cierra y abre el seguimiento → Fin del caso',
    )
  })
})
