import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { planted } from '../faults/plant.ts'
import { apply } from './apply.ts'
import { checksOf, narrowed } from './checks.ts'
import type { Copy } from './copy.ts'
import type { Block } from './page.ts'
import type { Removal } from './removals.ts'

export interface Ran {
  readonly ok: boolean
  readonly output: string
}

/** Does in a renewed copy what the blocks say, then runs their checks, until a command does not end well. */
export async function followed(copy: Copy, blocks: readonly Block[]): Promise<Ran> {
  const ran = await written(copy, blocks)
  return ran.ok ? runAll(copy.folder, checksOf(blocks)) : ran
}

/** Does in a renewed copy what is left of a page, then runs the one check that is said to miss the rest. */
export async function followedWithout(copy: Copy, { blocks, piece, missed }: Removal): Promise<Ran> {
  const check = narrowed(blocks, missed.by)
  // a program of the page can fail for the same reason without a name: the check has it
  const ran = await written(copy, blocks)
  if (piece !== undefined) {
    const path = join(copy.folder, piece.file)
    writeFileSync(path, planted({ id: piece.name, replace: '', ...piece }, readFileSync(path, 'utf8')))
  }
  return check === null ? ran : runIn(copy.folder, check)
}

/** Renews a copy, writes the blocks into it and runs their programs; the output is that of the first that failed. */
async function written(copy: Copy, blocks: readonly Block[]): Promise<Ran> {
  const { folder } = copy
  copy.renew()
  let failed: Ran | null = null
  for (const block of blocks) {
    if (block.kind === 'file' || block.kind === 'edit') apply(folder, block)
    if (block.kind !== 'run') continue
    const ran = await runAll(folder, block.commands)
    if (!ran.ok) failed ??= ran
  }
  return failed ?? { ok: true, output: '' }
}

/** Runs commands until one does not end well; the output is that of the last. */
async function runAll(copy: string, commands: readonly string[]): Promise<Ran> {
  let last: Ran = { ok: true, output: '' }
  for (const command of commands) {
    last = await runIn(copy, command)
    if (!last.ok) break
  }
  return last
}

/** A command as a reader types it, on the Node that runs this. */
function runIn(copy: string, command: string): Promise<Ran> {
  const { NODE_OPTIONS: _options, PATH = '', ...inherited } = process.env
  const env = Object.fromEntries(
    // what npm, Vitest and the tests' own settings say belongs to the run that we are part of
    Object.entries(inherited).filter(([name]) => !/^(npm_|VITEST|TEST_|RECORD_|NODE_ENV$)/i.test(name)),
  )
  return new Promise((done) => {
    const child = spawn('sh', ['-c', command], {
      cwd: copy,
      env: { ...env, PATH: [dirname(process.execPath), PATH].join(delimiter), NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece: Buffer) => (output += piece.toString()))
    child.on('error', (error) => done({ ok: false, output: `${output}${error.message}` }))
    // files whose tests pass are no complaint about them
    child.on('close', (code) => done({ ok: code === 0, output: output.replace(/^\s*✓.*\n/gm, '') }))
  })
}
