import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

let root: string
let children: ChildProcess[] = []

/** A project with just the launcher, a lock file, a program to run, and a fake npm that records its calls. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ventanilla-launcher-'))
  mkdirSync(join(root, 'tools'))
  mkdirSync(join(root, 'bin'))
  cpSync(join(import.meta.dirname, 'launcher.mjs'), join(root, 'tools', 'launcher.mjs'))
  writeFileSync(join(root, 'package-lock.json'), '{"packages":{"":{},"node_modules/a":{"version":"1.0.0"}}}')
  writeFileSync(
    join(root, 'tools', 'settings.ts'),
    'console.log(`settings ${process.versions.node.split(".")[0]}`)',
  )
  npm(`echo "$*" >> "${root}/calls"; mkdir -p node_modules`)
})

afterEach(() => {
  for (const child of children) child.kill('SIGKILL')
  children = []
  rmSync(root, { recursive: true, force: true })
})

function npm(script: string): void {
  writeFileSync(join(root, 'bin', 'npm'), `#!/bin/sh\n${script}\n`)
  chmodSync(join(root, 'bin', 'npm'), 0o755)
}

const calls = (): string[] =>
  existsSync(join(root, 'calls')) ? readFileSync(join(root, 'calls'), 'utf8').trim().split('\n') : []

function launch(args: readonly string[], path = `${join(root, 'bin')}:/usr/bin:/bin`): ChildProcess {
  const env = { PATH: path, HOME: root }
  const child = spawn(process.execPath, [join(root, 'tools', 'launcher.mjs'), ...args], {
    cwd: root,
    env,
    stdio: 'pipe',
  })
  children.push(child)
  return child
}

async function run(args: readonly string[], path?: string): Promise<{ code: number | null; output: string }> {
  const child = launch(args, path)
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output }
}

describe('the launcher', () => {
  it('installs what the lock file says once, and again when it changed', async () => {
    expect((await run(['settings'])).output).toMatch(/Instalando.*\n.*listo en \d+ s\nsettings \d+/)
    expect(calls()).toHaveLength(1)
    expect(calls()[0]).toMatch(/^ci .*--include=optional/)
    expect((await run(['start', '--settings'])).output).toMatch(/^settings \d+/)
    expect(calls()).toHaveLength(1)
    writeFileSync(
      join(root, 'package-lock.json'),
      '{"packages":{"":{},"node_modules/a":{"version":"2.0.0"}}}',
    )
    await run(['settings'])
    expect(calls()).toHaveLength(2)
  })

  it('takes what npm itself installed as installed', async () => {
    mkdirSync(join(root, 'node_modules'))
    const record = '{"packages":{"node_modules/a":{"version":"1.0.0"}}}'
    writeFileSync(join(root, 'node_modules', '.package-lock.json'), record)
    expect((await run(['settings'])).output).toMatch(/^settings/)
    expect(calls()).toEqual([])
  })

  it('takes the image as installed: it has what the server needs only, and its folder is not ours to write', async () => {
    writeFileSync(
      join(root, 'package-lock.json'),
      '{"packages":{"":{},"node_modules/a":{"version":"1.0.0"},"node_modules/b":{"version":"1.0.0","dev":true}}}',
    )
    mkdirSync(join(root, 'node_modules'))
    const record = '{"packages":{"node_modules/a":{"version":"1.0.0"}}}'
    writeFileSync(join(root, 'node_modules', '.package-lock.json'), record)
    const image = readFileSync(join(import.meta.dirname, '..', 'deploy', 'Dockerfile'), 'utf8')
    const line = /^RUN (.*\.lock-stamp)$/m.exec(image)?.[1] ?? 'false'
    expect(spawnSync('/bin/sh', ['-c', line], { cwd: root }).status).toBe(0)
    expect((await run(['settings'])).output).toMatch(/^settings/)
    expect(calls()).toEqual([])
  })

  it('an installation that failed is tried again at the next start', async () => {
    npm('exit 1')
    expect((await run(['settings'])).code).toBe(1)
    npm(`echo "$*" >> "${root}/calls"; mkdir -p node_modules`)
    expect((await run(['settings'])).code).toBe(0)
    expect(calls()).toHaveLength(1)
  })

  it.each([
    ['a full disk', 'echo "npm error code ENOSPC" >&2; exit 228', /espacio en disco.*libere/],
    ['no connection', 'echo "npm error code ENOTFOUND" >&2; exit 1', /revise la conexión/],
    ['anything else', 'echo "npm error of some kind" >&2; exit 1', /some kind\n.*corrija lo que npm dice/],
  ])('says in one sentence what to do about %s', async (_, script, sentence) => {
    npm(script)
    const { code, output } = await run(['settings'])
    expect(code).toBe(1)
    expect(output).toMatch(sentence)
  })

  it('says what to do without npm, and which orders there are', async () => {
    expect(await run(['settings'], '/nonexistent')).toMatchObject({
      code: 1,
      output: expect.stringMatching(/instale Node 20.*con npm/),
    })
    expect(await run(['otra'])).toMatchObject({
      code: 1,
      output: expect.stringMatching(/No existe la orden «otra»: use una de start/),
    })
  })

  describe('with a running program', () => {
    beforeEach(() => {
      writeFileSync(
        join(root, 'tools', 'settings.ts'),
        `import { writeFileSync } from 'node:fs'
         const end = (why: string) => { writeFileSync(${JSON.stringify(join(root, 'end'))}, why); process.exit(0) }
         process.on('SIGTERM', () => end('SIGTERM'))
         process.on('disconnect', () => end('disconnect'))
         process.channel?.unref()
         setInterval(() => {}, 1000)
         console.log('running')`,
      )
    })

    const ending = (): string =>
      existsSync(join(root, 'end')) ? readFileSync(join(root, 'end'), 'utf8') : ''

    async function running(): Promise<ChildProcess> {
      const child = launch(['settings'])
      let output = ''
      child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
      await expect.poll(() => output, { timeout: 20_000 }).toContain('running')
      return child
    }

    it('passes signals on and ends with its exit code', async () => {
      const child = await running()
      child.kill('SIGTERM')
      expect(await once(child, 'exit')).toEqual([0, null])
      expect(ending()).toBe('SIGTERM')
    })

    it('takes it along even when killed itself', async () => {
      const child = await running()
      child.kill('SIGKILL')
      await expect.poll(ending, { timeout: 10_000 }).toBe('disconnect')
    })
  })
})
