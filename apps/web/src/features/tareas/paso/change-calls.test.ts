import { workflow } from '@ventanilla/catalog/workflows/loaded'
import { changePartOf } from '@ventanilla/domain/cases/applicant-change'
import { expect, it } from 'vitest'
import { changeCallFor, readsCorrections } from './change-calls.ts'

const steps = [...workflow.steps.values()]

it('an outcome has a call of its own exactly where the specification gives it one', () => {
  const own = steps.flatMap((step) =>
    step.outcomes
      .filter(({ move }) => changeCallFor(changePartOf(step), move) !== undefined)
      .map(({ code }) => `${step.id} ${code}`),
  )
  expect(own).toEqual([
    'CAM-04 aprobada',
    'CAM-04 rechazada',
    'CAM-05 asignado',
    'CAM-07 a_revision',
    'CAM-08 aprobado',
    'CAM-08 devuelto',
    'CAM-10 devuelto',
    'CAM-14 aplicado',
  ])
})

it('corrections are read where the act came back, and nowhere else', () => {
  const correcting = steps.filter((step) => readsCorrections(changePartOf(step)))
  expect(correcting.map(({ id }) => id)).toEqual(['CAM-09', 'CAM-11'])
})
