import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { entries } from '../../apps/api/src/settings-table.ts'

const read = (path: string): string =>
  readFileSync(join(import.meta.dirname, '..', '..', 'deploy', path), 'utf8')
// variables of the containers besides ours, of Node itself and of the C library
const OTHERS =
  /^(POSTGRES_.*|MIGRATOR_PASSWORD|SERVING_PASSWORD|SEAL_FOLDER|NODE_ENV|NODE_COMPILE_CACHE|MALLOC_ARENA_MAX)$/

/** Names in capitals where a variable is set. */
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

  it('ask for the process where something restarts it, and for a citizen where something sends people to it', () => {
    const chart = read('helm/ventanilla/templates/deployment.yaml')
    expect(chart).toMatch(/readinessProbe: \{ httpGet: \{ path: \/listo,/)
    for (const probe of ['startupProbe', 'livenessProbe'])
      expect(chart).toMatch(new RegExp(`${probe}: \\{ httpGet: \\{ path: /vivo,`))
    expect(read('Dockerfile')).toMatch(/HEALTHCHECK[^]*\/vivo'/)
    expect(read('compose.yml')).toMatch(/health_uri \/listo/)
  })

  it('leave time for an end that takes 25 s', () => {
    const seconds = (text: string, pattern: RegExp): number => Number(pattern.exec(text)?.[1])
    expect(
      seconds(read('helm/ventanilla/templates/deployment.yaml'), /terminationGracePeriodSeconds: (\d+)/),
    ).toBeGreaterThanOrEqual(30)
    expect(seconds(read('compose.yml'), /stop_grace_period: (\d+)s/)).toBeGreaterThanOrEqual(30)
  })

  it('give the role that owns the tables to what migrates, and to no process that serves', () => {
    const compose = read('compose.yml')
    expect(compose).toMatch(
      /^ {2}migrate:\n(?: {4}.*\n)*? {6}DATABASE_MIGRATION_URL: .*ventanilla_migrator:/m,
    )
    expect(compose.match(/DATABASE_MIGRATION_URL/g)).toHaveLength(1)
    expect(compose).toMatch(/DATABASE_URL: postgres:\/\/ventanilla_server:/)
    expect(read('helm/ventanilla/templates/deployment.yaml')).not.toMatch(/MIGRATION_URL|migrationSecret/)
    expect(read('helm/ventanilla/templates/migrate.yaml')).toContain('.Values.migrationSecretName')
  })

  it('hold no secret', () => {
    expect(read('ejemplo.env')).toMatch(/^SECRET=$/m)
    for (const name of [
      'POSTGRES_PASSWORD',
      'MIGRATOR_PASSWORD',
      'SERVING_PASSWORD',
      'SEAL_PASSWORD',
      'BACKUP_KEY',
    ])
      expect(read('ejemplo.env')).toMatch(new RegExp(`^${name}=$`, 'm'))
  })
})
