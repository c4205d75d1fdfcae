import { describe, expect, it } from 'vitest'
import { outline } from '@ventanilla/domain/workflow/diagram/diagram'
import { drawing } from '@ventanilla/domain/workflow/diagram/diagram-layout'
import { families, workflow } from './loaded.ts'

const nameOf = (id: string): string => workflow.steps.get(id)?.title ?? id

describe('the drawing of a family', () => {
  it.each(families.map((f) => [f.id, f] as const))(
    '%s shows every step once, inside the picture, without overlap',
    (_id, family) => {
      const { width, height, box, boxes, arrows } = drawing(family, nameOf)
      for (const step of family.steps) expect(boxes.filter(({ id }) => id === step.id)).toHaveLength(1)
      for (const [i, a] of boxes.entries()) {
        expect(a.x + box.width).toBeLessThanOrEqual(width)
        expect(a.y + box.height).toBeLessThanOrEqual(height)
        for (const b of boxes.slice(i + 1))
          expect(Math.abs(a.x - b.x) >= box.width || Math.abs(a.y - b.y) >= box.height).toBe(true)
      }
      for (const { path, said } of arrows) expect(path + said).not.toMatch(/NaN|undefined/)
    },
  )
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
