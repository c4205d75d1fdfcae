import { describe, expect, it } from 'vitest'
import { publicStepsOf } from '@ventanilla/domain/workflow/diagram/public-steps'
import { PROCEDURES } from '../procedures/procedures.ts'
import { workflow } from './loaded.ts'

const nameOf = (id: string): string => workflow.steps.get(id)?.title ?? id
const familyOf = (id: string) => workflow.families.find((family) => family.id === id)

describe('the way of a procedure in words', () => {
  const family = familyOf('permiso_general')
  const way = family === undefined ? [] : publicStepsOf(family, nameOf)

  it('begins with the filing, says whose turn each step is and where it leads', () => {
    expect(way[0]).toEqual({
      title: 'Radicación de la solicitud',
      mine: true,
      ways: ['Radicada → Revisión de ventanilla y territorio'],
    })
    const answer = way.find((step) => step.title === 'Respuesta del solicitante al requerimiento')
    expect(answer?.mine).toBe(true)
    expect(answer?.ways.length).toBeGreaterThan(1)
    expect(way.filter((step) => !step.mine).length).toBeGreaterThan(8)
  })

  it('leaves out the page of what is not online', () => {
    expect(way.map((step) => step.title)).not.toContain('Trámite no disponible en línea')
  })

  it('shows no code of a step or a role, in any procedure that can be started', () => {
    for (const procedure of PROCEDURES) {
      const own = familyOf(procedure.workflow.family)
      if (own !== undefined)
        expect(JSON.stringify(publicStepsOf(own, nameOf)), procedure.name).not.toMatch(
          /[A-Z]{2,4}-\d|CLI_|USER_/,
        )
    }
  })
})
