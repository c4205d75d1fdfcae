import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { workflow } from './loaded.ts'

/** Norm of every term, compared with the written table; written-flows.test.ts compares the days. */
interface Step {
  readonly id: string
  readonly termino?: { readonly norma: string } | null
}
const { familias } = JSON.parse(
  readFileSync(new URL('../../../../spec/domain/workflows.json', import.meta.url), 'utf8'),
) as { familias: { pasos: Step[] }[] }
const written = familias
  .flatMap(({ pasos }) => pasos)
  .flatMap(({ id, termino }): [string, string][] => (termino == null ? [] : [[id, termino.norma]]))

/** Norms worded differently, with the reason; the list can only shrink. */
const OTHERWISE: Readonly<Record<string, readonly [norm: string, why: string]>> = {
  'LIC-05': ['DUR 2.2.2.3.6.3 num. 1 («de manera inmediata»)', 'the words of the norm explain its one day'],
  'NOT-03': ['CPACA art. 56; parámetro notificacion.dias_acceso', 'the days are a parameter (decision 50)'],
  'NOT-06': ['Término interno propuesto', 'the days to appeal run in the step that called it (decision 30)'],
  'TER-03': ['Término interno propuesto', 'the table doubts it itself: CPACA art. 38 sets no days'],
  'SEG-09': ['Plazo fijado en el auto', 'the days are those of the auto'],
  'SAN-03': [
    'Ley 1333/2009 arts. 13, 15 y 32: en flagrancia se legaliza en tres días',
    'the same norm in words',
  ],
  'SAN-11B': [
    'Ley 1333/2009 art. 26 (prorrogable una vez, hasta 60 días en total)',
    'the same norm in words',
  ],
  'SAN-13': [
    'Ley 1333/2009 art. 27, modificado por la Ley 2387/2024 art. 9',
    'without what the table notes to its writer',
  ],
}

describe('the norm of a term', () => {
  it('is there to be compared', () => expect(written).toHaveLength(132))

  it.each(written)('of %s is the written one, «%s», or the list says why not', (id, norm) => {
    expect(workflow.steps.get(id)?.term?.norm).toBe(OTHERWISE[id]?.[0] ?? norm)
    if (OTHERWISE[id] !== undefined) expect(norm).not.toBe(OTHERWISE[id][0])
  })

  it('is listed as written otherwise for no step that has none', () => {
    const known = new Set(written.map(([id]) => id))
    expect(Object.keys(OTHERWISE).filter((id) => !known.has(id))).toEqual([])
  })
})
