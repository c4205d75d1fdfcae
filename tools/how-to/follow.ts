import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { planted } from '../faults/plant.ts'
import { apply } from './apply.ts'
import type { Copy } from './copy.ts'
import { type Block, without } from './page.ts'

export interface Ran {
  readonly ok: boolean
  readonly output: string
}

/** A part of a page that something must miss. */
export interface Removal {
  readonly name: string
  readonly blocks: readonly Block[]
  /** taken out of a file once everything is written */
  readonly piece?: Piece
  /** one of these must be in what the checks print */
  readonly names: readonly string[]
}

/** A required piece inside a file, by text that occurs once in it. */
export interface Piece {
  readonly name: string
  readonly file: string
  readonly find: string
  readonly replace?: string
  /** what the checks call it */
  readonly says: string
}

/** What a page's test knows besides the page. */
export interface Known {
  /** blocks of the page that it continues, followed before its own and never left out */
  readonly before?: readonly Block[]
  readonly pieces?: readonly Piece[]
  /** what the checks call a file's part, where they do not name the file */
  readonly says?: Readonly<Record<string, string>>
}

/** Every block that writes or runs something, each left out in turn, and the named pieces. */
export function removalsOf(own: readonly Block[], known: Known): readonly Removal[] {
  const { before = [], pieces = [], says = {} } = known
  const rest = (gone: Block): readonly Block[] => [...before, ...without(own, gone)]
  return [
    ...own.flatMap((block): Removal[] => {
      if (block.kind === 'check') return []
      if (block.kind === 'run')
        return [{ name: block.commands.join('; '), blocks: rest(block), names: programsOf(block.commands) }]
      const { file, line } = block
      const called = says[file]
      return [
        {
          name: `line ${line}, ${block.kind === 'file' ? '' : 'change of '}${file}`,
          blocks: rest(block),
          names: called === undefined ? namesOf(file) : [...namesOf(file), called],
        },
      ]
    }),
    ...pieces.map((piece): Removal => ({
      name: piece.name,
      blocks: [...before, ...own],
      piece,
      names: [piece.says],
    })),
  ]
}

/** Path, as programs print it, and as an import of the same folder or of its neighbour says it. */
const namesOf = (file: string): readonly string[] => {
  const [name = file, folder = '.'] = file.split('/').toReversed()
  return [file, `./${name}`, `${folder}/${name}`]
}
/** `tools/generate-paths.ts` of a command, or its first word. */
const programsOf = (commands: readonly string[]): readonly string[] =>
  commands.map((command) => /\btools\/[\w-]+(?=\.ts)/.exec(command)?.[0] ?? command.split(' ')[0] ?? command)

/** Does in a renewed copy what the blocks say, then runs their checks, until a command does not end well. */
export async function followed(copy: Copy, blocks: readonly Block[], piece?: Piece): Promise<Ran> {
  const { folder } = copy
  copy.renew()
  for (const block of blocks) {
    if (block.kind === 'check') continue
    if (block.kind !== 'run') apply(folder, block)
    else {
      const ran = await runAll(folder, block.commands)
      if (!ran.ok) return ran
    }
  }
  if (piece !== undefined) takeOut(folder, piece)
  return runAll(
    folder,
    blocks.flatMap((block) => (block.kind === 'check' ? block.commands : [])),
  )
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

function takeOut(copy: string, { name, file, find, replace = '' }: Piece): void {
  const path = join(copy, file)
  writeFileSync(path, planted({ id: name, file, find, replace }, readFileSync(path, 'utf8')))
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
