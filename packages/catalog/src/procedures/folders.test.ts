import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { families } from '../workflows/loaded.ts'
import { writtenFamilies } from '../workflows/written-families.ts'
import { caseWithout } from '../workflows/step-parts.ts'
import type { ProcedureDef } from '@ventanilla/domain/definitions/procedure-schema'
import { FOLDERS, PROCEDURE_DEFS, typesOf } from './procedures.ts'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const folders = readdirSync(HERE, { withFileTypes: true })
  .filter((one) => one.isDirectory() && readdirSync(`${HERE}${one.name}`).includes('procedure.ts'))
  .map(({ name }) => name)

/** What the last acts of a family's steps decide, found in the steps themselves. */
const producedIn = (familyId: string): ReadonlySet<string> =>
  new Set(families.find(({ id }) => id === familyId)?.steps.flatMap(({ produces }) => produces))

type Decided = Pick<ProcedureDef, 'workflow' | 'decision' | 'traits'>

/** A type that its family can grant without a law: neither decided by resolución nor kept away from granting. */
const grantedWithoutLaw = ({ workflow, decision, traits }: Decided): boolean =>
  decision.by !== 'resolution' &&
  !traits.includes('recibido') &&
  [workflow.family, workflow.alternative?.family ?? ''].some((id) => producedIn(id).has('RES_OTORGA'))

describe('the folders of procedures', () => {
  it('are all listed', () => {
    expect(Object.keys(FOLDERS).toSorted()).toEqual(folders.toSorted())
  })

  it.each(folders)('%s has every part of its kind', (folder) => {
    const def = FOLDERS[folder as keyof typeof FOLDERS]
    const parts = readdirSync(`${HERE}${folder}`)
    const decided = { resolution: ['grant.ts', 'law.ts'], certificate: ['grant.ts'], letter: [] }[
      def.decision.by
    ]
    expect(parts).toEqual(expect.arrayContaining(['procedure.ts', 'terms.ts', 'examples.ts', ...decided]))
  })

  it.each(PROCEDURE_DEFS.map((def) => [def.name, def] as const))(
    '%s: is decided by an act that its family produces',
    (_, { workflow, decision }) => {
      const produced = producedIn(workflow.family)
      if (decision.by === 'resolution') expect(produced).toContain('RES_OTORGA')
      if (decision.by === 'certificate') expect(produced).toContain('CERTIFICADO')
    },
  )

  it.each(PROCEDURE_DEFS.map((def) => [def.name, def] as const))(
    '%s: its family exists and its stages bind steps of it, of its alternative or of a subprocess',
    (_, { workflow, terms }) => {
      const own = families.filter(
        ({ id, isSubprocess }) =>
          isSubprocess || id === workflow.family || id === workflow.alternative?.family,
      )
      const steps = new Set(own.flatMap((family) => family.steps.map(({ id }) => id)))
      const known = families.map(({ id }) => id)
      expect(known).toContain(workflow.family)
      if (workflow.alternative !== undefined) expect(known).toContain(workflow.alternative.family)
      const bound = terms.flatMap(({ binds }) => binds.map((one) => (typeof one === 'string' ? one : one[0])))
      expect(bound.filter((id) => !steps.has(id))).toEqual([])
    },
  )

  it.each(PROCEDURE_DEFS.map((def) => [def.name, def] as const))(
    '%s: reaches no act that grants, unless it has the law of a grant',
    (name, def) => {
      expect(grantedWithoutLaw(def) ? [name] : []).toEqual([])
    },
  )

  it('a type answered by letter needs the trait that keeps it away from the grants of its family', () => {
    const letter = { decision: { by: 'letter' }, traits: [] } as const
    const inFamily = (family: string): boolean => grantedWithoutLaw({ ...letter, workflow: { family } })
    expect(['pueaa', 'forestal', 'quejas'].map(inFamily)).toEqual([true, true, false])
    const received = { ...letter, traits: ['recibido'], workflow: { family: 'pueaa' } } as const
    expect(grantedWithoutLaw(received)).toBe(false)
  })

  it('received are kept away from the step that grants by the guard of every way into it', () => {
    const kept = JSON.stringify(caseWithout('recibido'))
    for (const { name, workflow, traits } of PROCEDURE_DEFS) {
      if (!traits.includes('recibido')) continue
      const steps = writtenFamilies.find(({ id }) => id === workflow.family)?.steps ?? []
      const grants = steps.filter(({ produces }) => produces.includes('RES_OTORGA')).map(({ id }) => id)
      const into = steps.flatMap(({ outcomes }) =>
        outcomes.filter(({ to, returnTo = '' }) => grants.includes(to) || grants.includes(returnTo)),
      )
      const open = into.filter(({ guard }) => !JSON.stringify(guard ?? null).includes(kept))
      expect([name, open.map(({ code }) => code)]).toEqual([name, []])
    }
  })
})

describe('the families of procedures', () => {
  it.each(families.map((family) => [family.id, family] as const))(
    '%s: works the types that name it, and no other',
    (id, { procedureTypes }) => {
      expect(procedureTypes).toEqual(typesOf(id))
    },
  )
})
