import { formulaFaults, type WrittenFormula } from '@ventanilla/domain/fees/formula/check-formula'
import { exampleResults } from '@ventanilla/domain/fees/formula/examples'
import { isFormulaSettled } from '@ventanilla/domain/fees/formula/formula'
import { writtenNumber } from '@ventanilla/domain/fees/formula/tokens'
import type { Content, Live } from './door.ts'

const words = (value: unknown): string => (typeof value === 'string' ? value : '')
const records = (value: unknown): readonly Content[] =>
  Array.isArray(value) ? value.filter((one): one is Content => typeof one === 'object' && one !== null) : []

/** Number of a table as it is kept; null: none yet. */
const figure = (value: unknown): string | null => {
  const text = words(value)
  return writtenNumber(text.replace('.', ',')) === null ? null : text
}

/** The formula that a form holds; null: it is not far enough to be judged. */
function writtenIn(content: Content): WrittenFormula | null {
  const { settles } = content
  const rows = records(content['table']).map((row) => ({
    from: figure(row['from']),
    to: row['to'] === null ? null : figure(row['to']),
    value: figure(row['value']),
  }))
  const table = rows.flatMap(({ from, to, value }, i) =>
    from === null || value === null || (to === null && records(content['table'])[i]?.['to'] !== null)
      ? []
      : [{ from, to, value }],
  )
  if (!isFormulaSettled(settles) || table.length < rows.length) return null
  const lines = records(content['lines']).map((one) => ({
    name: words(one['name']),
    expression: words(one['expression']),
  }))
  if (lines.length === 0 || lines.some(({ name, expression }) => name === '' || expression === ''))
    return null
  return {
    settles,
    grounds: words(content['grounds']),
    inputs: records(content['inputs']).map((one) => ({
      name: words(one['name']),
      datum: words(one['datum']),
    })),
    lines,
    ceiling: words(content['ceiling']),
    table: table.length === 0 ? null : table,
    // choices of the form
    tableBy: content['tableBy'] as WrittenFormula['tableBy'],
    tableGives: content['tableGives'] as WrittenFormula['tableGives'],
    rounding: content['rounding'] as WrittenFormula['rounding'],
    examples: records(content['examples']).flatMap((one) =>
      typeof one['total'] === 'number'
        ? [{ name: words(one['name']), given: words(one['given']), total: one['total'] }]
        : [],
    ),
  }
}

/** The rules of a formula as one writes it: the same that keep it from being published. */
export const FORMULA_LIVE: Live = {
  title: 'Lo que dan los ejemplos',
  seeing: 'Ver el cálculo',
  faults(content) {
    const written = writtenIn(content)
    return written === null ? [] : formulaFaults(written)
  },
  results(content) {
    const written = writtenIn(content)
    if (written === null) return []
    return exampleResults(written.settles, written, written.examples).map(
      ({ name, sentence, holds, steps }) => ({
        label: name === '' ? 'Sin nombre' : name,
        words: sentence,
        good: holds,
        working: steps.map(({ label, expression, value }) => `${label}: ${expression} = ${value}`),
      }),
    )
  },
}
