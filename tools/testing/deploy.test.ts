import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoCast } from '@ventanilla/demo/people/cast'
import { describe, expect, it } from 'vitest'
import { entries } from '../../apps/api/src/settings-table.ts'
import { PROGRAM } from '../house/patterns.ts'
import { readTree } from '../house/source.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const tree = readTree(ROOT)
const text = (path: string): string => readFileSync(join(ROOT, path), 'utf8')
const read = (path: string): string => text(join('deploy', path))
// variables of the containers besides ours, of Node itself and of the C library
const OTHERS =
  /^(POSTGRES_.*|MIGRATOR_PASSWORD|SERVING_PASSWORD|SEAL_FOLDER|BACKUP_FOLDER|NODE_ENV|NODE_COMPILE_CACHE|MALLOC_ARENA_MAX)$/

/** Names in capitals where a variable is set. */
const variables = (file: string): string[] =>
  [...file.matchAll(/(?:^|[\s{])([A-Z][A-Z_]{2,})(?==|: )/gm)].map((match) => match[1] ?? '')

/** Folders that the image's last command removes, in order of their names. */
function removed(): string[] {
  const [, list = ''] = [...read('Dockerfile').matchAll(/&& rm -rf (node_modules\/node.*)/g)].at(-1) ?? []
  return list
    .split(' ')
    .filter((one) => one !== '\\')
    .toSorted()
}

/** Single files that it deletes. */
function deleted(): RegExp {
  const [, pattern = '$^'] =
    /&& find apps packages tools -type f -regextype posix-extended -regex '([^']+)' -delete$/m.exec(
      read('Dockerfile'),
    ) ?? []
  return new RegExp(`^${pattern}$`)
}

/** Whether a file of the tree is not in the image. */
function missing(): (path: string) => boolean {
  const [folders, files] = [removed(), deleted()]
  return (path) =>
    folders.some((one) => path.startsWith(`${one}/`)) ||
    (/^(apps|packages|tools)\//.test(path) && files.test(path))
}

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
    const seconds = (file: string, pattern: RegExp): number => Number(pattern.exec(file)?.[1])
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

  it('give an operator the same role, the seal and a folder for backups, and run nothing of that by themselves', () => {
    const [service = ''] = /^ {2}operator:\n(?: {4,}.*\n)*/m.exec(read('compose.yml')) ?? []
    expect(service).toContain('profiles: [operator]')
    expect(service).toContain('environment: *owning')
    const chart = read('helm/ventanilla/templates/operator.yaml')
    expect(chart).toMatch(/^ {2}name: \{\{ \.Release\.Name \}\}-operator$/m)
    expect(chart).toMatch(/^ {2}replicas: 0$/m)
    expect(chart).toContain('.Values.migrationSecretName')
    for (const place of [/SEAL_FOLDER.*:\/sello:ro/, /BACKUP_FOLDER.*:\/respaldos/])
      expect(service).toMatch(place)
    for (const place of ['/sello', '/respaldos']) expect(chart).toContain(`mountPath: ${place}`)
  })

  it('hold neither the demonstration nor what tests use, and the portal needs neither', () => {
    expect(removed().filter((one) => one.startsWith('apps/'))).toEqual(['apps/api/src/testing', 'apps/demo'])
    for (const kind of ['test', 'testkit', 'testdata']) {
      expect(`apps/web/src/app/a.${kind}.tsx`).toMatch(deleted())
      expect(`packages/domain/src/terms/a.${kind}.ts`).toMatch(deleted())
    }
    const imports = new Map(tree.map(({ path, imports: used }) => [path, used]))
    const started = ['admin', 'backup', 'restore', 'settings', 'verify'].map((name) => `tools/${name}.ts`)
    const reached = new Set(['apps/api/src/main.ts', ...started])
    for (const path of started) expect([...imports.keys()]).toContain(path)
    // what is loaded later counts too: a missing file would fail then
    for (const path of reached)
      for (const { target, typeOnly } of imports.get(path) ?? [])
        if (target !== null && !typeOnly) reached.add(target)
    expect(reached.size).toBeGreaterThan(500)
    expect([...reached]).toContain('apps/api/src/adapters/signer/make-seal.ts')
    expect([...reached].filter(missing())).toEqual([])
  })

  it('hold nobody of the demonstration: the file of its people stays out, and no program that stays names one', () => {
    const gone = missing()
    const programs = tree.filter(({ path }) => PROGRAM.test(path))
    const people = demoCast().flatMap((one) => [
      one.email.slice(one.email.indexOf('@')),
      one.documentNumber,
      `${one.firstNames} ${one.lastNames}`,
      ...(one.companyName === null ? [] : [one.companyName]),
    ])
    const naming = programs.filter(({ text: program }) => people.some((one) => program.includes(one)))
    const cast = naming.find(({ path }) => path === 'apps/demo/src/people/cast.ts')
    expect(cast?.path).toSatisfy(gone)
    expect(naming.map(({ path }) => path).filter((path) => !gone(path))).toEqual([])
  })

  it('dump the database with programs that are no older than it', () => {
    const client = /postgresql-client-(\d+)/.exec(read('Dockerfile'))?.[1]
    expect(client).toBe(/image: postgres:(\d+)/.exec(read('compose.yml'))?.[1])
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

describe('the page of operators', () => {
  const page = text('docs/operacion.md')
  const scripts = Object.keys((JSON.parse(text('package.json')) as { scripts: object }).scripts)
  const [, table = ''] = /const COMMANDS = \{([^}]*)\}/.exec(text('tools/admin.ts')) ?? []
  const commands = [...table.matchAll(/^ *'?([a-z-]+)'?:|^ *([a-z]+),$/gm)].map(
    ([, key, short]) => key ?? short,
  )
  const sources = readdirSync(join(ROOT, 'tools', 'admin'))
    .filter((name) => !name.includes('.test.'))
    .map((name) => text(join('tools', 'admin', name)))
    .join('\n')

  it('names commands that there are, with options that they know', () => {
    for (const [, name] of page.matchAll(/npm run ([a-z:]+)/g)) expect(scripts).toContain(name)
    const calls = [...page.matchAll(/npm run admin --(?:\s+([a-z][a-z-]*))((?:[^`\n]|\\\n)*)/g)]
    expect(calls.length).toBeGreaterThan(10)
    for (const [, name, rest = ''] of calls) {
      expect(commands).toContain(name)
      for (const [, option = ''] of rest.matchAll(/--([a-z-]+?)(?:-[12])?(?=[\s`]|$)/g))
        expect(sources).toMatch(new RegExp(`['\`]${option}['\`$]`))
    }
    for (const name of commands) expect(page).toContain(`npm run admin -- ${name}`)
  })

  it('runs them in the containers that there are', () => {
    const services = [...read('compose.yml').matchAll(/^ {2}([a-z0-9]+):/gm)].map(([, name]) => name)
    const run =
      /^docker compose -f (\S+) --env-file deploy\/\.env run --rm (\S+) npm run admin -- migrate$/m.exec(page)
    expect(text(run?.[1] ?? '')).toBe(read('compose.yml'))
    for (const name of [run?.[2], 'app1', 'app2']) expect(services).toContain(name)
    const deployments = [...page.matchAll(/deployment\/ventanilla(\S*?)(?=[\s`])/g)].map(([, end]) => end)
    expect([...new Set(deployments)].toSorted()).toEqual(['', '-operator'])
  })
})
