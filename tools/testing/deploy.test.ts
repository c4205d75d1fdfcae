import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { entries } from '../../apps/api/src/settings-table.ts'

const read = (path: string): string =>
  readFileSync(join(import.meta.dirname, '..', '..', 'deploy', path), 'utf8')
// variables of the containers beside ours, of Node itself and of the C library
const OTHERS = /^(POSTGRES_.*|SEAL_FOLDER|NODE_ENV|NODE_COMPILE_CACHE|MALLOC_ARENA_MAX)$/

/** Names in capitals that stand where a variable is set. */
const variables = (text: string): string[] =>
  [...text.matchAll(/(?:^|[\s{])([A-Z][A-Z_]{2,})(?==|: )/gm)].map((match) => match[1] ?? '')

describe('the deployment files', () => {
  it.each(['Dockerfile', 'compose.yml', 'ejemplo.env', 'helm/ventanilla/values.yaml'])(
    '%s names only settings that exist',
    (path) => {
      const named = variables(read(path)).filter(
        (name) => !OTHERS.test(name) && name !== 'HEALTHCHECK' && name !== 'CMD',
      )
      expect(named.length).toBeGreaterThan(0)
      for (const name of named) expect(Object.keys(entries)).toContain(name)
    },
  )

  it('give every process the same seal', () => {
    for (const path of ['compose.yml', 'helm/ventanilla/values.yaml'])
      expect(read(path)).toContain('SEAL_KEY: /sello/sello.p12')
    expect(read('helm/ventanilla/templates/deployment.yaml')).toContain('mountPath: /sello')
    expect(read('compose.yml')).toMatch(/SEAL_FOLDER:\?.*:\/sello:ro/)
  })

  it('hold no secret', () => {
    expect(read('ejemplo.env')).toMatch(/^SECRET=$/m)
    for (const name of ['POSTGRES_PASSWORD', 'SEAL_PASSWORD', 'BACKUP_KEY'])
      expect(read('ejemplo.env')).toMatch(new RegExp(`^${name}=$`, 'm'))
  })
})
