import { applicantWord, partyLabel, partyWord } from '@ventanilla/domain/cases/words/party-words'
import { describe, expect, it } from 'vitest'
import { workflow } from './loaded.ts'

describe('what the parties of a case are called', () => {
  it('is investigated in a sanction, and an applicant wherever somebody asks for something', () => {
    const others = workflow.families.filter(
      ({ id }) => applicantWord(workflow, { family: id }) !== 'solicitante',
    )
    expect(others.map(({ id }) => id)).toEqual(['sancionatorio'])
    expect(applicantWord(workflow, { family: 'sancionatorio' })).toBe('investigado')
    expect(applicantWord(workflow, { family: null })).toBe('solicitante')
  })

  it.each([
    ['solicitante', 'Solicitante', 'Investigado'],
    ['apoderado', 'Apoderado del solicitante', 'Apoderado del investigado'],
    ['tercero', 'Tercero interviniente', 'Tercero interviniente'],
    ['nuevo_solicitante', 'Nuevo solicitante', 'Nuevo solicitante'],
  ] as const)('%s: %s, %s', (role, asks, investigated) => {
    expect([partyLabel(role, 'solicitante'), partyLabel(role, 'investigado')]).toEqual([asks, investigated])
    expect(partyWord(role, 'investigado')).toBe(investigated.toLowerCase())
  })
})
