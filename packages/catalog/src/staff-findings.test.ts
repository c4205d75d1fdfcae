import { judgeChange } from '@ventanilla/domain/configuration/between'
import type { Contents, KindId } from '@ventanilla/domain/configuration/kinds'
import { unsignedActs } from '@ventanilla/domain/configuration/whole/unsigned-acts'
import { wholeDefinitions } from '@ventanilla/domain/configuration/whole/whole-definitions'
import type { ProcedureDef } from '@ventanilla/domain/definitions/procedure-schema'
import { describe, expect, it } from 'vitest'
import { factory } from './factory.ts'
import { ROLES } from './roles/roles.ts'
import { computedFacts } from './workflows/loaded.ts'

const rules = [
  wholeDefinitions({ roles: new Set(ROLES.map(({ code }) => code)), computedFacts }),
  unsignedActs,
]
const shipped: Contents = new Map(
  Object.entries(factory()).map(([kind, items]) => [
    // the type of what a product ships names kinds
    kind as KindId,
    new Map(items.map(({ key, content }) => [key, content])),
  ]),
)

type Staff = NonNullable<ProcedureDef['staff']>
/** Surface water (3), whose workflow is that of most permits, with people of its own. */
function found(staff: Partial<Staff>): readonly string[] {
  const items = new Map(shipped.get('tramite'))
  const content = items.get('3') as { readonly definition: object }
  items.set('3', {
    ...content,
    definition: { ...content.definition, staff: { steps: {}, acts: {}, ...staff } },
  })
  const now = new Map([...shipped, ['tramite' as const, items]])
  return judgeChange([{ from: null, day: '2026-11-20', without: shipped, with: now }], rules).caused.map(
    ({ severity, sentence, items: about }) =>
      `${severity} ${about.map(({ kind, key }) => `${kind}/${key}`).join()} ${sentence.replace(/^[^:(]*: /, '')}`,
  )
}

describe('the roles of a procedure', () => {
  it.each<[string, Partial<Staff>]>([
    ['of officials for a step', { steps: { 'PG-03': ['CLI_TECNICO'] } }],
    ['that sign by a power of their own', { acts: { RES_OTORGA: { signs: ['CLI_DIRECTOR_GENERAL'] } } }],
    [
      'that draft an auto whose step they do',
      { steps: { 'PG-07': ['CLI_TECNICO'] }, acts: { AUTO_INICIO: { drafts: ['CLI_TECNICO'] } } },
    ],
  ])('%s are published', (_, staff) => expect(found(staff)).toEqual([]))

  it.each<[string, Partial<Staff>, RegExp]>([
    ['for a step of another workflow', { steps: { 'SAN-01': ['CLI_TECNICO'] } }, /no tiene el paso SAN-01/],
    ['for a step that nothing has', { steps: { 'PG-99': ['CLI_TECNICO'] } }, /no tiene el paso PG-99/],
    [
      'of officials for what applicants do',
      { steps: { 'PG-01': ['CLI_TECNICO'] } },
      /PG-01 lo hace quien solicita/,
    ],
    [
      'of applicants for what officials do',
      { steps: { 'PG-03': ['USER_EMPRESA'] } },
      /«USER_EMPRESA» no es un rol/,
    ],
    ['that nobody can have', { acts: { RES_NIEGA: { reviews: ['CLI_NADIE'] } } }, /«CLI_NADIE» no es un rol/],
    [
      'that only consults files',
      { steps: { 'PG-03': ['CLI_AUDITOR_CONSULTA'] } },
      /«CLI_AUDITOR_CONSULTA» no es/,
    ],
    ['of the superadministrator', { steps: { 'PG-03': ['SUPERADMIN'] } }, /«SUPERADMIN» no es/],
    ['twice', { steps: { 'PG-03': ['CLI_TECNICO', 'CLI_TECNICO'] } }, /está dos veces en PG-03/],
    [
      'for an act that its workflow does not write',
      { acts: { AUTO_CARGOS: { signs: ['CLI_SUBDIRECTOR_JURIDICO'] } } },
      /escribe el acto AUTO_CARGOS/,
    ],
  ])('%s are refused', (_, staff, sentence) => {
    expect(found(staff)).toEqual([expect.stringMatching(sentence)])
    expect(found(staff)[0]).toMatch(/^error tramite\/3 /)
  })

  it('that would wait in vain for an auto, or sign without a power, are a warning', () => {
    expect(found({ steps: { 'PG-04': ['CLI_JURIDICO', 'CLI_TECNICO'] } })).toEqual([
      expect.stringMatching(/^aviso tramite\/3 CLI_TECNICO haría el paso PG-04 y no proyecta «.+»\.$/),
    ])
    expect(found({ acts: { RES_OTORGA: { signs: ['CLI_TECNICO'] } } })).toEqual([
      expect.stringMatching(/^aviso tramite\/3 .*nadie tendrá competencia para firmar/),
    ])
  })
})
