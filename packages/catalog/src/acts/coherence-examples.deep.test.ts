import type { Answers } from '@ventanilla/domain/forms/definition'
import { describe, expect, it } from 'vitest'
import { EXAMPLES } from '../procedures/examples/examples.ts'
import { procedureByType } from '../procedures/procedures.ts'
import { DECISIONS, findingsOf } from './coherence-examples.testkit.ts'
import { actTemplates } from './index-of-acts.ts'

/** Every example of every type with a form, including those rejected at filing: their text is realistic too. */
const CASES = [...EXAMPLES].flatMap(
  ([ttId, { minimal, complete, refused, returned }]): [number, string, Answers][] => [
    [ttId, 'as little as can be filed', minimal],
    [ttId, 'complete', complete],
    [ttId, 'refused at filing', refused.answers],
    [ttId, 'sent back', returned.answers],
  ],
)

describe('the check of coherence says nothing about the acts of an example', () => {
  it('of 27 types with four examples each, in 56 templates', () => {
    expect([CASES.length, actTemplates.size]).toEqual([27 * 4, 56])
  })

  it.each(CASES)('of type %i, %s: every template, however it is decided', (ttId, _name, answers) => {
    const procedure = procedureByType(ttId)
    if (procedure === null) throw new Error(`type ${ttId}`)
    for (const kind of DECISIONS) expect([kind, findingsOf(procedure, answers, kind)]).toEqual([kind, []])
  })
})
