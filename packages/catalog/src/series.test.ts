import { parseNumber } from '@ventanilla/domain/acts/numbering'
import { expect, it } from 'vitest'
import { SERIES } from './series.ts'
import { workflow } from './workflows/loaded.ts'

/** Series of the example numbers in a field's help. */
const shown = (step: string, key: string): string[] => {
  const help = workflow.steps.get(step)?.capture.find((field) => field.key === key)?.help ?? ''
  return help
    .split(/[\s,]+/)
    .map((word) => word.replace(/\.$/, ''))
    .flatMap((word) => SERIES.filter((one) => parseNumber(one, word) !== null).map((one) => one.code))
}

it.each([
  ['SEG-01', 'permiso.resolucion', ['RESOLUCION']],
  ['SAN-01', 'caso.referencia', ['EXPEDIENTE', 'RADICADO']],
])('%s shows at %s a number of the series that it asks for', (step, key, series) => {
  expect(shown(step, key)).toEqual(series)
})
