import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { entries } from '../../apps/api/src/settings-table.ts'

const read = (path: string): string =>
  readFileSync(join(import.meta.dirname, '..', '..', 'deploy', path), 'utf8')
// variables of the containers beside ours, of Node itself and of the C library
const OTHERS = /^(POSTGRES_.*|NODE_ENV|NODE_COMPILE_CACHE|MALLOC_ARENA_MAX)$/

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

  it('hold no secret', () => {
    expect(read('ejemplo.env')).toMatch(/^SECRET=$/m)
    expect(read('ejemplo.env')).toMatch(/^POSTGRES_PASSWORD=$/m)
  })
})
