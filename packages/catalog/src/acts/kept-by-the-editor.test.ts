import { withBlockIds } from '@ventanilla/domain/acts/block-ids'
import { checkDocument } from '@ventanilla/domain/acts/check-document'
import { fillVariables } from '@ventanilla/domain/acts/document'
import { instantiate } from '@ventanilla/domain/acts/instantiate'
import type { EditorNode } from '@ventanilla/domain/acts/template'
import { describe, expect, it } from 'vitest'
import { actTemplates } from './index-of-acts.ts'
import { sampleValues } from './sample-values.testdata.ts'

/** Simulates a round trip through the database. */
const stored = (doc: EditorNode): EditorNode => JSON.parse(JSON.stringify(doc)) as EditorNode

describe('what a template writes', () => {
  it.each([...actTemplates.values()].map((template) => [template.id, template] as const))(
    '%s may be saved from the editor as it is, empty and filled',
    (_id, template) => {
      for (const values of [{}, sampleValues]) {
        const doc = stored(withBlockIds(fillVariables(instantiate(template, values), values)))
        expect(checkDocument(doc)).toEqual(doc)
      }
    },
  )
})
