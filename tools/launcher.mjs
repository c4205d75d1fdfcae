// Run by every npm script of this project. Plain JavaScript for the machine's own Node (20 or later), without
// imports from node_modules, because the first run of a clone has none: it installs the lock file's packages,
// uses the Node 24 among them, builds stale output and starts the right program.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const modules = join(root, 'node_modules')
const web = join(root, 'apps', 'web')
const ownNode = join(modules, `node-${process.platform}-${process.arch}`, 'bin', 'node')

// PATH without our own node_modules/.bin: npm ci deletes the folder that holds the Node we may be running on
const outside = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.startsWith(modules))
  .join(delimiter)

const programs = {
  // the portal with its demonstration; an image that lacks it starts apps/api/src/main.ts itself
  start: 'apps/demo/src/main.ts',
  test: 'tools/test.ts',
  bench: 'bench/main.ts',
  backup: 'tools/backup.ts',
  restore: 'tools/restore.ts',
  verify: 'tools/verify.ts',
  admin: 'tools/admin.ts',
  configuration: 'tools/configuration.ts',
  settings: 'tools/settings.ts',
  notices: 'tools/notices.ts',
}

// Young objects get 8 MB instead of 16: the same speed with a quarter less memory. gc() lets the server free
// the memory of its start. Set in the environment, so that the bench measures the server with the same flags.
const SERVER_OPTIONS = '--max-semi-space-size=8 --expose-gc'
// two malloc arenas instead of eight per core, none of which releases memory for another
const SERVER_MEMORY = { MALLOC_ARENA_MAX: '2' }

class Refusal extends Error {}

/** @param {string} sentence in Spanish, with the remedy */
function refuse(sentence) {
  throw new Refusal(sentence)
}

/** Runs a program to its end and prints every few seconds that it is still running. */
function runVisibly(label, command, args, options) {
  return new Promise((done) => {
    const begun = performance.now()
    const seconds = () => `${Math.round((performance.now() - begun) / 1000)} s`
    console.log(`${label}…`)
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    let error
    const keep = (chunk) => (output = (output + chunk).slice(-20_000))
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const ticker = setInterval(() => console.log(`  … ${seconds()}`), 5000)
    const stop = forwardSignals(child)
    child.on('error', (cause) => (error = cause))
    child.on('close', (code, signal) => {
      clearInterval(ticker)
      stop()
      if (code === 0) console.log(`  listo en ${seconds()}`)
      done({ code: code ?? 1, signal, output, error })
    })
  })
}

// ── dependencies ────────────────────────────────────────────────────────────────────────────────────────────────────

const lockText = readFileSync(join(root, 'package-lock.json'))
const lockHash = createHash('sha256').update(lockText).digest('hex')
const stampFile = join(modules, '.lock-stamp')

function isInstalled() {
  try {
    if (readFileSync(stampFile, 'utf8') === lockHash) return true
  } catch {
    // no stamp: compare the packages below
  }
  // a developer can have used npm directly: npm's own record shows the same
  try {
    const wanted = JSON.parse(lockText.toString()).packages
    const present = JSON.parse(readFileSync(join(modules, '.package-lock.json'), 'utf8')).packages
    const missing = Object.entries(wanted).some(([path, entry]) => {
      if (!path.startsWith('node_modules/') || entry.link) return false
      const found = present[path]
      if (found === undefined) return !entry.optional || join(root, path) === dirname(dirname(ownNode))
      return found.version !== entry.version
    })
    if (missing) return false
    writeStamp()
    return true
  } catch {
    return false
  }
}

function writeStamp() {
  try {
    writeFileSync(stampFile, lockHash)
  } catch {
    // a read-only folder: the comparison is repeated next time
  }
}

async function install() {
  if (isInstalled()) return
  for (const folder of existsSync(modules) ? [root, modules] : [root]) {
    try {
      accessSync(folder, constants.W_OK)
    } catch {
      refuse(
        `Falta instalar las dependencias y no hay permiso para escribir en «${folder}»: dé ese permiso a este usuario.`,
      )
    }
  }
  const env = { ...process.env, PATH: outside }
  for (const key of Object.keys(env)) {
    if (/^npm_(lifecycle|package|config_local_prefix|node_execpath|command|execpath)/i.test(key))
      delete env[key]
  }
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']
  rmSync(stampFile, { force: true })
  let result
  // one hiccup of the registry should not need a second try by hand
  for (let attempt = 1; attempt <= 2; attempt++) {
    result = await runVisibly('Instalando lo que dice package-lock.json', 'npm', args, { cwd: root, env })
    if (result.code === 0 || result.signal || !/ETIMEDOUT|ECONNRESET|EAI_AGAIN|network/i.test(result.output))
      break
  }
  if (result.error?.code === 'ENOENT')
    refuse('No se encuentra npm: instale Node 20 o posterior con npm y vuelva a intentarlo.')
  if (result.code !== 0) {
    if (result.signal) process.exit(130)
    if (/ENOSPC/.test(result.output))
      refuse('No queda espacio en disco para instalar las dependencias: libere al menos 1,5 GB.')
    if (/ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ECONNRESET/.test(result.output)) {
      refuse(
        'No se pudieron descargar las dependencias: revise la conexión con el registro de npm y vuelva a intentarlo.',
      )
    }
    console.error(result.output.trim())
    refuse('No se pudieron instalar las dependencias: corrija lo que npm dice arriba y vuelva a intentarlo.')
  }
  writeStamp()
}

/** The Node that runs the project: ours, or the machine's when it is new enough. */
function findNode() {
  for (const candidate of [ownNode, process.execPath]) {
    const asked = spawnSync(candidate, ['-p', 'process.versions.node'], { encoding: 'utf8' })
    if (asked.status === 0 && Number(asked.stdout.split('.')[0]) >= 24) return candidate
  }
  return refuse(
    `No hay un Node 24 que funcione en ${process.platform}-${process.arch}: instale Node 24 o posterior y vuelva a intentarlo.`,
  )
}

// ── the web application ─────────────────────────────────────────────────────────────────────────────────────────────

function hashOf(paths) {
  const hash = createHash('sha256')
  const visit = (path) => {
    let entries
    try {
      entries = readdirSync(path, { withFileTypes: true })
    } catch (error) {
      if (error.code !== 'ENOTDIR') return
      hash.update(path.slice(root.length)).update('\0').update(readFileSync(path))
      return
    }
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (!/\.test\.tsx?$/.test(entry.name)) visit(join(path, entry.name))
    }
  }
  for (const path of paths) visit(path)
  return hash.digest('hex')
}

async function buildWeb(node) {
  const sources = [
    'src',
    'build',
    'public',
    'index.html',
    'vite.config.ts',
    'postcss.config.mjs',
    'package.json',
  ].map((name) => join(web, name))
  const shared = ['domain', 'contract', 'catalog'].map((name) => join(root, 'packages', name, 'src'))
  const hash = hashOf([...sources, ...shared, join(root, 'package-lock.json')])
  const stamp = join(web, 'dist', '.sources-hash')
  try {
    if (readFileSync(stamp, 'utf8') === hash) return
  } catch {
    // not built yet
  }
  rmSync(stamp, { force: true })
  const result = await runVisibly(
    'Construyendo la aplicación web',
    node,
    [join(modules, 'vite', 'bin', 'vite.js'), 'build'],
    {
      cwd: web,
      env: childEnvironment({ NODE_ENV: 'production' }),
    },
  )
  if (result.signal) process.exit(130)
  if (result.code !== 0) {
    console.error(result.output.trim())
    const full = /ENOSPC/.test(result.output)
    refuse(
      full
        ? 'No queda espacio en disco para construir la aplicación web: libere espacio y vuelva a intentarlo.'
        : 'No se pudo construir la aplicación web: corrija lo que se dice arriba y vuelva a intentarlo.',
    )
  }
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
}

// ── handing over ────────────────────────────────────────────────────────────────────────────────────────────────────

function childEnvironment(extra = {}) {
  return {
    // compiled code is cached between runs: halves the server's load time
    NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
    ...process.env,
    PATH: [join(modules, '.bin'), outside].join(delimiter),
    ...extra,
  }
}

function forwardSignals(child) {
  const handlers = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => {
    const handler = () => child.kill(signal)
    process.on(signal, handler)
    return () => process.removeListener(signal, handler)
  })
  return () => handlers.forEach((remove) => remove())
}

/** Parent of a process, from /proc on Linux; 0 elsewhere. */
function parentOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return {
      parent: Number(text.slice(text.lastIndexOf(')') + 2).split(' ')[1]),
      name: text.slice(text.indexOf('(') + 1, text.lastIndexOf(')')),
    }
  } catch {
    return { parent: 0, name: '' }
  }
}

/**
 * Calls back when npm, or the shell between it and us, was killed: the server could otherwise not be stopped.
 */
function watchNpm(gone) {
  if (process.env.npm_lifecycle_event === undefined || process.platform !== 'linux') return
  const shell = process.ppid
  const above = parentOf(shell)
  const throughShell = /^(sh|dash|bash|ash|busybox)$/.test(above.name)
  const timer = setInterval(() => {
    if (process.ppid === shell && (!throughShell || parentOf(shell).parent === above.parent)) return
    clearInterval(timer)
    gone()
  }, 400)
  timer.unref()
}

/**
 * Runs TypeScript programs until one ends; then the others are stopped. Resolves with the exit code of the
 * first.
 */
function handOver(node, runs) {
  return new Promise((done) => {
    const children = runs.map(({ args, cwd = root, env = {} }) =>
      // the channel ends with us, even by kill -9: programs that listen for 'disconnect' then end too
      spawn(node, args, { cwd, stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env: childEnvironment(env) }),
    )
    watchNpm(() => children.forEach((child) => child.kill('SIGTERM')))
    let first
    let left = children.length
    for (const child of children) {
      forwardSignals(child)
      child.on('error', (error) => {
        console.error(`No se pudo ejecutar ${node}: ${error.message}`)
        first ??= 1
        if (--left === 0) done(first)
      })
      child.on('exit', (code, signal) => {
        first ??= signal ? 1 : (code ?? 1)
        for (const other of children) if (other !== child) other.kill('SIGTERM')
        if (--left === 0) done(first)
      })
    }
  })
}

async function main() {
  const [command = 'start', ...rest] = process.argv.slice(2)
  const known = [...Object.keys(programs), 'dev']
  if (!known.includes(command)) refuse(`No existe la orden «${command}»: use una de ${known.join(', ')}.`)
  if (Number(process.versions.node.split('.')[0]) < 20) {
    refuse(`Este Node es el ${process.versions.node}: instale Node 20 o posterior y vuelva a intentarlo.`)
  }
  await install()
  const node = findNode()
  const serving = {
    NODE_OPTIONS: [SERVER_OPTIONS, process.env.NODE_OPTIONS ?? ''].join(' ').trim(),
    ...SERVER_MEMORY,
  }
  const script = (name, args) => ({
    args: [join(root, programs[name]), ...args],
    ...(['start', 'bench'].includes(name) && { env: serving }),
  })
  if (rest.includes('--settings')) return handOver(node, [script('settings', [])])
  if (command === 'dev') {
    const api = {
      args: ['--watch', '--watch-preserve-output', join(root, programs.start), ...rest],
      env: serving,
    }
    const vite = {
      args: [join(modules, 'vite', 'bin', 'vite.js')],
      cwd: web,
      env: { VENTANILLA_API: `http://localhost:${process.env.PORT ?? 3000}` },
    }
    return handOver(node, [api, vite])
  }
  const only = rest.find((arg) => arg.startsWith('--only='))
  // tests of served pages need the build; checks of the text do not
  const looks = command === 'test' && (only === undefined || /\b(unit|browser)\b/.test(only))
  if (command === 'start' || command === 'bench' || looks) await buildWeb(node)
  return handOver(node, [script(command, rest)])
}

main().then(
  (code) => process.exit(code),
  (error) => {
    const full =
      error.code === 'ENOSPC' ? 'No queda espacio en disco: libere espacio y vuelva a intentarlo.' : undefined
    const denied =
      error.code === 'EACCES'
        ? `No hay permiso sobre «${error.path}»: dé ese permiso a este usuario.`
        : undefined
    console.error(
      error instanceof Refusal ? error.message : (full ?? denied ?? `No se pudo continuar: ${error.message}`),
    )
    process.exit(1)
  },
)
