import { REVOCABLE_ACTS } from '@ventanilla/domain/workflow/state/revocable-acts'
import { checkAct } from '@ventanilla/domain/acts/check-act'
import { diffDocs } from '@ventanilla/domain/acts/diff-docs'
import { plainText, variablesIn } from '@ventanilla/domain/acts/document'
import { instantiate } from '@ventanilla/domain/acts/instantiate'
import { describe, expect, it } from 'vitest'
import { SHIPPED_LISTS } from '../workflows/shipped-lists.testkit.ts'
import { workflow } from '../workflows/loaded.ts'
import { actTemplates } from './index-of-acts.ts'
import { variableLabel } from './variables.ts'

/** Internal names that must not reach the reader: variables, codes of acts and series. */
const RAW = /\[[a-z_]+\.[a-z_.0-9]+\]|\b[a-z_]+\.[a-z_]+\b(?=\W|$)|\b[A-Z]{2,}(?:_[A-Z]+)+\b|\{\{/
const EMPTY = { type: 'doc', content: [] }

describe.each([...actTemplates.values()].map((one) => [one.id, one] as const))(
  'the act %s',
  (_id, template) => {
    const untitled = template.sections.filter(({ title }) => title === null).map(({ name }) => name)
    const drawn = instantiate(template, {})

    it('reads without the name of a variable, whatever is still missing in it', () => {
      expect(plainText(drawn)).not.toMatch(/\[[a-z_]+\./)
      for (const name of variablesIn(drawn)) {
        expect(variableLabel(name)).not.toMatch(RAW)
        expect(variableLabel(name)).not.toBe(name)
      }
    })

    it('is checked in sentences that name no slot of the template and no code', () => {
      for (const doc of [EMPTY, drawn])
        for (const { message, section } of checkAct(template, doc, {
          stage: 'firma',
          label: variableLabel,
        })) {
          expect(message).not.toMatch(RAW)
          if (section === undefined) continue
          for (const name of untitled) expect(message.toLowerCase()).not.toContain(`«${name.toLowerCase()}»`)
        }
    })

    it('is compared under the titles that are printed', () => {
      const titles = new Set(diffDocs(EMPTY, drawn).map(({ section }) => section))
      for (const name of untitled) expect([...titles]).not.toContain(name)
    })
  },
)

describe('what a step picks by itself', () => {
  it('is shown by its name: every list that a step names is there', () => {
    // lists supplied by the case itself: its appellants, its stages, the acts that can be revoked
    const ofCase = new Set(['recurrentes', 'etapas', 'etapas_cumplidas', REVOCABLE_ACTS])
    const named = [...workflow.steps.values()].flatMap((step) =>
      step.capture.flatMap((field) =>
        field.kind === 'choice' && field.optionsFrom !== undefined
          ? [[step.id, field.optionsFrom] as const]
          : [],
      ),
    )
    const missing = named.filter(([, list]) => SHIPPED_LISTS.options[list] === undefined && !ofCase.has(list))
    expect(missing).toEqual([])
    for (const { label } of [
      ...(SHIPPED_LISTS.options['plantillas'] ?? []),
      ...(SHIPPED_LISTS.options['series'] ?? []),
    ])
      expect(label).not.toMatch(RAW)
  })
})
