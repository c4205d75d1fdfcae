import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { families } from '../workflows/loaded.ts'
import { FOLDERS, PROCEDURE_DEFS } from './procedures.ts'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const folders = readdirSync(HERE, { withFileTypes: true })
  .filter((one) => one.isDirectory() && readdirSync(`${HERE}${one.name}`).includes('procedure.ts'))
  .map(({ name }) => name)

/** What the last acts of a family's steps decide, found in the steps themselves. */
const producedIn = (familyId: string): ReadonlySet<string> =>
  new Set(families.find(({ id }) => id === familyId)?.steps.flatMap(({ produces }) => produces))

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
      expect(families.map(({ id }) => id)).toContain(workflow.family)
      const bound = terms.flatMap(({ binds }) => binds.map((one) => (typeof one === 'string' ? one : one[0])))
      expect(bound.filter((id) => !steps.has(id))).toEqual([])
    },
  )
})
