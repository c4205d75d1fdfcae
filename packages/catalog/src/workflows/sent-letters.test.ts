import { describe, expect, it } from 'vitest'
import { actTemplates } from '../acts/index-of-acts.ts'
import { families } from './loaded.ts'
import { actRules } from '@ventanilla/domain/definitions/compose/act-rules'

const sent = new Map(
  [...actTemplates.values()].flatMap(({ id, sendsBy }) =>
    sendsBy === undefined ? [] : [[id, sendsBy] as const],
  ),
)

describe('a letter that its signature sends', () => {
  it('is each that calls or notifies a party, by the means of the law', () => {
    expect(Object.fromEntries(sent)).toEqual({
      // CPACA art. 56
      NOTIF_ELECTRONICA: 'electronica',
      // CPACA art. 68
      CITACION: 'personal',
      // CPACA art. 69
      AVISO_NOTIF: 'aviso',
    })
  })

  it('is every letter that the notification writes, so that no recipient stays unsent', () => {
    const written = families
      .filter(({ makesKnown }) => makesKnown === true)
      .flatMap(({ steps }) => steps.flatMap(({ produces }) => produces))
      .filter((id) => actTemplates.get(id)?.class === 'oficio')
    expect(new Set(written)).toEqual(new Set(sent.keys()))
  })

  it('is known to the engine by its means', () => {
    const rules = actRules(actTemplates.values())
    for (const [id, means] of sent) expect(rules.get(id)?.sendsBy, id).toBe(means)
  })
})
