import { demandLaw } from '@ventanilla/domain/acts/written-for'
import { expect, it } from 'vitest'
import { natureOfType, PROCEDURE_DEFS } from '../procedures/procedures.ts'
import { actTemplates } from './index-of-acts.ts'

it('the resolución that grants is written for types with a law, and refused for every other', () => {
  const grant = actTemplates.get('RES_OTORGA')
  if (grant === undefined) throw new Error('RES_OTORGA')
  for (const { ttId, decision } of PROCEDURE_DEFS) {
    const write = (): void => demandLaw(grant, natureOfType(ttId), ttId)
    if (decision.by === 'resolution') expect(write).not.toThrow()
    else expect(write).toThrow(`no tiene ley para el tipo ${ttId}:`)
  }
})
