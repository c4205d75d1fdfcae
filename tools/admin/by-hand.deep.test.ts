import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEMO_PASSWORD } from '@ventanilla/domain/identity/demo-password'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CHAIN_FILE } from '../../apps/api/src/adapters/signer/seal-folder.ts'
import {
  debianVersion,
  type DebianPostgres,
  startDebianPostgres,
} from '../../apps/api/src/testing/servers/debian-postgres.ts'
import { freePort } from '../../apps/api/src/testing/servers/free-port.ts'
import { hasProgram } from '../../apps/api/src/testing/servers/programs.ts'
import { ran, run, type Running } from '../testing/run-program.ts'

/** The commands of docs/operacion.md, run in sequence as an operator does, as separate programs. */

let base: string
let server: DebianPostgres | null = null
let running: Running[] = []
beforeEach(async () => {
  base = await mkdtemp(join(tmpdir(), 'ventanilla-a-mano-'))
})
afterEach(async () => {
  for (const { child } of running)
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL')
      await once(child, 'close')
    }
  running = []
  await server?.stop()
  server = null
  await rm(base, { recursive: true, force: true })
})

type Env = Record<string, string>
interface Portal {
  readonly origin: string
  stop(): Promise<void>
}
async function serve(env: Env): Promise<Portal> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const one = run('start', [], { ...env, PORT: String(port), PUBLIC_URL: origin })
  running.push(one)
  await one.hears(/Ventanilla está lista/)
  return {
    origin,
    async stop() {
      one.child.kill('SIGINT')
      expect(await one.ended).toBe(0)
    },
  }
}
const post = async (origin: string, path: string, body: object): Promise<number> =>
  (
    await fetch(`${origin}/api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).status
const PASSWORD = 'Tinaja8412'
const logIn = (origin: string, username: string, password = PASSWORD): Promise<number> =>
  post(origin, 'authenticate_funcionario', { username, password, cliente: 1 })
const accept = (origin: string, token: string): Promise<number> =>
  post(origin, 'invitaciones/aceptar', { token, password: PASSWORD })
const linksIn = (said: string): string[] =>
  [...said.matchAll(/https?:\S+#(\S+)/g)].map(([, token]) => token ?? '')

const THE_TWO = [
  ...['--nombres-1', 'Rosa Elvira', '--apellidos-1', 'Cano', '--documento-1', '28534107'],
  ...['--correo-1', 'rosa@corporacion.gov.co', '--nombres-2', 'Luis', '--apellidos-2', 'Díaz Mora'],
  ...['--documento-2', '14235678', '--correo-2', 'luis@corporacion.gov.co'],
]
const WHY = ['--motivo', 'Perdió el teléfono y el correo', '--quien', 'Sistemas, Ana Ruiz']
const said = (pattern: RegExp, code = 0): object => ({ code, said: expect.stringMatching(pattern) })

describe('commands that cannot be carried out say one sentence and end with 1', { timeout: 120_000 }, () => {
  it.each([
    ['admin', [], /^Diga qué hacer: npm run admin -- create-first \| .*migrate\.\n$/],
    ['admin', ['borrar-todo'], /^Diga qué hacer/],
    ['admin', ['migrate', 'after'], /^«after» no se entiende: escriba --nombre "valor"\.\n$/],
    ['admin', ['recover', '--correo'], /^«--correo» no se entiende/],
    ['admin', ['create-first', '--correo-1', '--documento-1'], /^«--correo-1» no se entiende/],
    ['restore', [], /^Falta la carpeta de la copia: npm run restore -- <carpeta> \[--reemplazar\]\.\n$/],
    ['restore', ['/nonexistent'], /«\/nonexistent» no es una copia de seguridad terminada/],
    ['restore', ['/nonexistent', '--remplazar'], /^«--remplazar» no se entiende/],
    ['restore', ['/nonexistent', 'otra'], /^«otra» no se entiende/],
    ['backup', ['--ayuda'], /^«--ayuda» no se entiende/],
    ['backup', ['uno', 'dos'], /^«dos» no se entiende/],
    ['backup', ['copia'], /no hay ninguna base de datos: revise DATA_DIR\.\n$/],
    ['verify', ['todo'], /^«todo» no se entiende/],
  ] as const)('%s %j', async (program, args, sentence) => {
    const env = { DATA_DIR: join(base, 'datos') }
    const inside = args.map((arg) => (arg === 'copia' ? join(base, arg) : arg))
    expect(await ran(program, inside, env)).toEqual(said(sentence, 1))
  })

  it('for a server that is not there, or a setting that is wrong', async () => {
    const away = { DATA_DIR: join(base, 'datos'), DATABASE_URL: 'postgres://a:b@127.0.0.1:9/x' }
    for (const [program, args] of [
      ['admin', ['migrate']],
      ['backup', [join(base, 'copia')]],
      ['verify', []],
    ] as const)
      expect(await ran(program, args, away)).toEqual(
        said(/No se pudo conectar con el servidor de DATABASE_URL/, 1),
      )
    expect(await ran('admin', ['migrate'], { DATABASE_URL: 'mysql://x' })).toEqual(said(/^DATABASE_URL /, 1))
  })
})

describe.skipIf(debianVersion() === null || !hasProgram('psql'))(
  'a portal in production over a server with two roles',
  { timeout: 300_000 },
  () => {
    it('is prepared, founded, saved, put back elsewhere and recovered by the commands of the page', async () => {
      server = await startDebianPostgres()
      const of = (database: string, user: string): string =>
        Object.assign(new URL(server?.url ?? ''), {
          pathname: `/${database}`,
          username: user,
          password: 'una-clave',
        }).href
      const make = (database: string): void => {
        const admin = new URL(server?.url ?? '')
        const made = spawnSync(
          'createdb',
          ['--encoding=UTF8', '--template=template0', `--maintenance-db=${admin.href}`, database],
          { encoding: 'utf8' },
        )
        expect(made.stderr).toBe('')
      }
      make('ventanilla')
      const admin = Object.assign(new URL(server.url), { pathname: '/ventanilla' }).href
      const roles = spawnSync(
        'psql',
        ['-X', '-f', fileURLToPath(new URL('../../deploy/roles.sql', import.meta.url)), admin],
        {
          encoding: 'utf8',
          env: { ...process.env, MIGRATOR_PASSWORD: 'una-clave', SERVING_PASSWORD: 'una-clave' },
        },
      )
      expect(roles.stderr).toBe('')

      const serving: Env = {
        NODE_ENV: 'production',
        SECRET: 'secreto-de-prueba-con-mas-de-32-signos',
        SEAL_SELF_MADE: 'on',
        STAFF_PASSKEY: 'off',
        DRAIN_SECONDS: '0',
        DATA_DIR: join(base, 'datos'),
        DATABASE_URL: of('ventanilla', 'ventanilla_server'),
      }
      const commands: Env = { ...serving, DATABASE_MIGRATION_URL: of('ventanilla', 'ventanilla_migrator') }

      // serving and creating accounts both fail before the database is prepared
      expect(await ran('start', [], serving)).toEqual(said(/no está preparada.*npm run admin -- migrate/, 1))
      expect(await ran('admin', ['create-first', ...THE_TWO], commands)).toEqual(
        said(/todavía no tiene las tablas.*npm run admin -- migrate/, 1),
      )
      expect(await ran('admin', ['migrate'], commands)).toEqual(said(/Migraciones aplicadas: \d+\.\n$/))
      expect(await ran('admin', ['migrate'], commands)).toEqual(said(/No faltaba nada por aplicar\.\n$/))

      const founded = await ran('admin', ['create-first', ...THE_TWO], commands)
      expect(founded).toEqual(said(/entréguele solo a esa persona.*Este comando no vuelve a servir/s))
      expect(await ran('admin', ['create-first', ...THE_TWO], commands)).toMatchObject({ code: 1 })
      const links = linksIn(founded.said)
      expect(links).toHaveLength(2)

      const portal = await serve(serving)
      expect(await logIn(portal.origin, 'rosa@corporacion.gov.co')).toBe(401)
      for (const link of links) expect(await accept(portal.origin, link)).toBe(200)
      expect(await accept(portal.origin, links[0] ?? '')).toBe(410)
      for (const name of ['rosa', 'luis'])
        expect(await logIn(portal.origin, `${name}@corporacion.gov.co`)).toBe(200)

      // a backup works while it serves, a restore does not
      const copy = join(base, 'copia')
      expect(await ran('backup', [copy], commands)).toEqual(said(/Copia de seguridad terminada en «.*copia»/))
      expect(await ran('backup', [copy], commands)).toEqual(said(/no está vacía/, 1))
      expect(await ran('restore', [copy, '--reemplazar'], commands)).toEqual(
        said(/Ventanilla está en marcha sobre esa base de datos/, 1),
      )
      expect(await ran('verify', [], commands)).toEqual(
        said(/expedientes y \d+ eventos comprobados; 0 historias/),
      )

      // an administrator lost everything: the former password is rejected
      const recovered = await ran(
        'admin',
        ['recover', '--correo', 'rosa@corporacion.gov.co', ...WHY, '--imprimir', 'si'],
        commands,
      )
      expect(recovered).toMatchObject({ code: 0 })
      expect(await logIn(portal.origin, 'rosa@corporacion.gov.co')).not.toBe(200)
      expect(await accept(portal.origin, linksIn(recovered.said)[0] ?? '')).toBe(200)
      expect(await logIn(portal.origin, 'rosa@corporacion.gov.co')).toBe(200)
      expect(
        await ran('admin', ['superadmin', '--correo', 'nadie@corporacion.gov.co', ...WHY], commands),
      ).toMatchObject({ code: 1 })
      expect(
        await ran('admin', ['superadmin', '--correo', 'luis@corporacion.gov.co', ...WHY], commands),
      ).toMatchObject({ code: 0 })

      // the signing key is in the settings: changed there, recorded by the command
      const asked = await ran('admin', ['change-key'], commands)
      expect(asked).toEqual(said(/^Falta --anterior con la clave que se cambia\. Firma \w{8}\.\n$/, 1))
      const former = /Firma (\w{8})/.exec(asked.said)?.[1] ?? ''
      const change = ['change-key', '--anterior', former, ...WHY]
      expect(await ran('admin', change, commands)).toEqual(said(/^SECRET todavía es esa clave/, 1))
      const next = { SECRET: 'otro-secreto-de-prueba-con-mas-de-32', SECRET_ALSO: serving['SECRET'] ?? '' }
      expect(await ran('admin', change, { ...commands, ...next })).toEqual(said(/^La clave es ahora \w{8}\./))
      // a seal that never sealed needs no change
      expect(await ran('admin', ['change-seal', '--anterior', 'abcdefgh', ...WHY], commands)).toEqual(
        said(/Todavía no hay un sello en uso/, 1),
      )
      await portal.stop()

      // elsewhere: another database with the same roles, another folder
      make('segunda')
      const grants = new pg.Client({
        connectionString: Object.assign(new URL(server.url), { pathname: '/segunda' }).href,
      })
      await grants.connect()
      await grants.query(`grant connect on database segunda to ventanilla_server;
        grant connect, create, temporary on database segunda to ventanilla_migrator;
        grant create, usage on schema public to ventanilla_migrator; grant usage on schema public to ventanilla_server`)
      await grants.end()
      const there: Env = {
        ...serving,
        DATA_DIR: join(base, 'segunda'),
        DATABASE_URL: of('segunda', 'ventanilla_server'),
      }
      const thereCommands = { ...there, DATABASE_MIGRATION_URL: of('segunda', 'ventanilla_migrator') }
      // the serving role alone cannot
      expect(await ran('restore', [copy], there)).toEqual(
        said(/no puede restaurar: defina DATABASE_MIGRATION_URL/, 1),
      )
      expect(await ran('restore', [copy], thereCommands)).toEqual(said(/Copia restaurada: ya puede iniciar/))
      expect(await ran('restore', [copy], thereCommands)).toMatchObject({ code: 1 })
      expect(await ran('admin', ['migrate'], thereCommands)).toMatchObject({ code: 0 })
      expect(await ran('verify', [], thereCommands)).toEqual(said(/0 historias alteradas/))
      const second = await serve(there)
      for (const name of ['rosa', 'luis'])
        expect(await logIn(second.origin, `${name}@corporacion.gov.co`)).toBe(200)
      await second.stop()
    })
  },
)

describe('a portal with the embedded database', { timeout: 900_000 }, () => {
  it('is saved while people file, and what was acknowledged before is in the copy that is put back', async () => {
    const env: Env = { DATA_DIR: join(base, 'uno'), DEMO: 'on', BACKUP_KEY: 'una contraseña bien larga' }
    // the demonstration's office files, signs and prints for half a minute after the start
    const portal = await serve(env)
    const cases = (text: string): number => Number(/(\d+) expedientes y/.exec(text)?.[1])
    let before = 0
    const look = async (): Promise<number> => (before = cases((await ran('verify', [], env)).said))
    await expect.poll(look, { timeout: 300_000 }).toBeGreaterThan(2)
    // created with the first printed document, once the demonstration is filled
    const seal = (): Promise<string[]> => readdir(join(base, 'uno', 'seal')).catch(() => [])
    await expect.poll(seal, { timeout: 400_000 }).toContain(CHAIN_FILE)
    const copy = join(base, 'copia')
    expect(await ran('backup', [copy], env)).toEqual(
      said(/entra cifrada con BACKUP_KEY.*Copia de seguridad/s),
    )
    expect(await ran('restore', [copy, '--reemplazar'], env)).toEqual(said(/Ventanilla está en marcha/, 1))
    expect(await ran('start', [], { ...env, PORT: String(await freePort()) })).toEqual(
      said(/Ventanilla ya está en marcha con/, 1),
    )
    await portal.stop()

    const there: Env = { ...env, DATA_DIR: join(base, 'dos') }
    expect(await ran('restore', [copy], { ...there, BACKUP_KEY: 'no es esa contraseña' })).toEqual(
      said(/BACKUP_KEY no es la contraseña/, 1),
    )
    expect(await ran('restore', [copy], there)).toEqual(said(/Copia restaurada/))
    expect(await ran('restore', [copy], there)).toEqual(
      said(/ya tiene datos: repita la orden con --reemplazar/, 1),
    )
    const checked = await ran('verify', [], there)
    expect(checked).toEqual(said(/0 historias alteradas/))
    expect(cases(checked.said)).toBeGreaterThanOrEqual(before)
    const second = await serve(there)
    expect(await logIn(second.origin, 'cli-admin@demo.test', DEMO_PASSWORD)).toBe(200)

    // the key in the folder is changed while it serves
    const former = /Firma (\w{8})/.exec((await ran('admin', ['change-key'], there)).said)?.[1] ?? ''
    const change = ['change-key', '--anterior', former, ...WHY]
    expect(await ran('admin', change, there)).toEqual(said(/La clave es ahora .*Firma dentro de un minuto/s))
    expect(await ran('admin', change, there)).toEqual(said(/ya se cambió por \w{8}/, 1))
    expect(await ran('admin', ['create-first', ...THE_TWO], there)).toMatchObject({ code: 1 })
    await second.stop()
  })
})
