import { expect, it } from 'vitest'
import { goesBack, goesOn } from '@ventanilla/domain/workflow/decision/availability'
import { workflow } from './loaded.ts'

/** Every outcome that sends work back to its author, with its target. */
const BACK = [
  'LIC-11 devuelto LIC-10',
  'LIQ-02 ajustar LIQ-01',
  'FIR-03 devuelto FIR-02',
  'FIR-04 devuelto FIR-02',
  'CAM-08 devuelto CAM-09',
  'CAM-10 devuelto CAM-11',
  'TRA-02 devuelto TRA-01',
  'TRA-03 rechazado TRA-01',
  'MIG-03 devuelto MIG-02',
  'SEG-05 devuelto SEG-04',
  'SEG-07 devuelto SEG-06',
  'SEG-08 devuelto SEG-07',
]

it('the ways that send work back are these, and none that only asks for a reason', () => {
  const found = [...workflow.steps.values()].flatMap((step) =>
    step.outcomes
      .filter((outcome) => goesBack(workflow, step, outcome))
      .map(({ code, to }) => `${step.id} ${code} ${to}`),
  )
  expect(found.toSorted()).toEqual(BACK.toSorted())
})

it.each([
  ['SEG-03 sin_cobro', true],
  ['SEG-05 devuelto', false],
  ['MIG-05 descartado', false],
  ['MIG-03 devuelto', false],
  ['TRA-03 rechazado', false],
  ['MIG-03 validado', false],
  ['MIG-02 cargado', true],
])('%s goes on within its family: %s', (way, expected) => {
  const [id = '', code] = way.split(' ')
  const step = workflow.steps.get(id)
  const outcome = step?.outcomes.find((one) => one.code === code)
  expect(step && outcome && goesOn(workflow, step, outcome)).toBe(expected)
})
