import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COMPETENCE } from '../competence/competence.ts'
import { ROLES } from './roles.ts'
import { signersOfDecisions, weightsOf } from './weighty-roles.ts'

interface WrittenAct {
  readonly clase: string
  readonly firma: readonly string[]
}
const written = (
  JSON.parse(readFileSync(new URL('../../../../spec/domain/acts.json', import.meta.url), 'utf8')) as {
    actos: WrittenAct[]
  }
).actos

const having = (weight: string): string[] =>
  ROLES.filter(({ code }) => (weightsOf(code) as readonly string[]).includes(weight))
    .map(({ code }) => code)
    .sort()

describe('roles that wait for two administrators', () => {
  it('are those that sign an auto or a resolución in the fact sheets of the acts', () => {
    const signers = new Set(
      written.filter(({ clase }) => ['auto', 'resolucion'].includes(clase)).flatMap(({ firma }) => firma),
    )
    expect(signers.size).toBeGreaterThan(3)
    expect(having('firma')).toEqual([...signers].sort())
  })

  it('are those that administer and those that publish', () => {
    expect(having('administra')).toEqual(['CLI_ADMIN', 'SUPERADMIN'])
    expect(having('publica')).toEqual([
      'CLI_ADMIN',
      'CLI_SECRETARIA_JURIDICA',
      'CLI_SECRETARIA_JURIDICA_SAF',
      'CLI_SUBDIRECTOR_ADMINISTRATIVO',
      'CLI_SUBDIRECTOR_JURIDICO',
      'CLI_SUBDIRECTOR_RECURSOS',
      'SUPERADMIN',
    ])
  })

  it('are none of those that draft, review, visit or notify', () => {
    for (const role of ['CLI_JURIDICO', 'CLI_TECNICO', 'CLI_NOTIFICADOR', 'CLI_COORDINADOR_JURIDICO'])
      expect([role, weightsOf(role)]).toEqual([role, []])
  })

  it('grow with either table: a rule of an act, or a competence', () => {
    const act = { class: 'resolucion', signs: ['CLI_NUEVO'] } as const
    const row = { ...COMPETENCE.find(({ classes }) => classes.includes('auto')), role: 'CLI_DELEGADO' }
    expect([...signersOfDecisions([act], [])]).toEqual(['CLI_NUEVO'])
    expect([...signersOfDecisions([], [row as (typeof COMPETENCE)[number]])]).toEqual(['CLI_DELEGADO'])
    expect([...signersOfDecisions([{ ...act, class: 'oficio' }], [])]).toEqual([])
  })
})
