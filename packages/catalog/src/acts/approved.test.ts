import { fillVariables, plainText } from '@ventanilla/domain/acts/document'
import { instantiate } from '@ventanilla/domain/acts/instantiate'
import { describe, expect, it } from 'vitest'
import { actTemplates } from './index-of-acts.ts'
import { sampleValues } from './sample-values.testdata.ts'

/**
 * The full text of each act with one set of values, as reviewed and approved. A changed template shows up as a
 * change of the signed text; `vitest -u` approves it.
 */
describe('the approved text of each act', () => {
  it.each([...actTemplates.values()].map((template) => [template.id, template] as const))(
    '%s reads as it was approved, with its numbers and dates',
    async (id, template) => {
      const doc = fillVariables(instantiate(template, sampleValues), {
        'acto.numero': 'X-1',
        'acto.fecha': '2026-05-27',
      })
      await expect(`${plainText(doc)}\n`).toMatchFileSnapshot(`approved/${id}.txt`)
    },
  )
})
