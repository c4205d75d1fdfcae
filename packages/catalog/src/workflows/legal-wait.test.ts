import { runsOut } from '@ventanilla/domain/workflow/definition/legal-wait'
import { expect, it } from 'vitest'
import { workflow } from './loaded.ts'

const waits = (id: string): boolean => {
  const step = workflow.steps.get(id)
  if (step === undefined) throw new Error(id)
  return runsOut(step)
}

it('takes the days of a notice, of an appeal, to come and to open an act for a wait that the law demands', () => {
  // CPACA arts. 56, 68, 69 and 76; DUR 2.2.3.2.9.4
  for (const id of ['PG-08', 'PG-15', 'NOT-03', 'NOT-04', 'NOT-05B', 'REG-06', 'SAN-15', 'DTA-03'])
    expect(waits(id), id).toBe(true)
  // the office's own days to validate, visit, study, review, sign and decide
  for (const id of [
    'PG-03',
    'PG-10',
    'PG-11',
    'PG-13',
    'FIR-03',
    'FIR-04',
    'LIQ-02',
    'REC-04',
    'SAN-13',
    'QUE-07',
  ])
    expect(waits(id), id).toBe(false)
})
