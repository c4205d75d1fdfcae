/**
 * The executable blocks of a how-to page, in their order. A fenced block with words after its language is one of
 * them; a block without words is an illustration.
 *
 *     ```ts file=packages/…/procedure.ts                     creates the file
 *     ```ts edit=packages/…/procedures.ts after="fragment"   inserts the block below the line of the fragment
 *     ```ts edit=packages/…/procedures.ts before="fragment"  above it
 *     ```ts edit=packages/…/procedures.ts replace="fragment" puts the block in place of the fragment
 *     ```sh run                                              a command for each line
 *     ```sh check                                            a command for each line, which passes at the end
 *
 * A fragment is quoted as in JSON, and occurs once in the file.
 */
export type Block = FileBlock | EditBlock | CommandBlock

interface Placed {
  /** line of the page, for messages */
  readonly line: number
}

export interface FileBlock extends Placed {
  readonly kind: 'file'
  readonly file: string
  readonly text: string
}

export interface EditBlock extends Placed {
  readonly kind: 'edit'
  readonly file: string
  readonly how: (typeof PLACES)[number]
  readonly fragment: string
  readonly text: string
}

interface Commands<Kind extends 'run' | 'check'> extends Placed {
  readonly kind: Kind
  readonly commands: readonly string[]
}
export type CommandBlock = Commands<'run'> | Commands<'check'>

const PLACES = ['after', 'before', 'replace'] as const
const KNOWN: ReadonlySet<string> = new Set(['file', 'edit', 'run', 'check', ...PLACES])

/** Error in a page, with its line. */
class PageFault extends Error {
  constructor(line: number, message: string) {
    super(`line ${line}: ${message}`)
  }
}

/** The executable blocks of a page. Throws where a block's words are not understood. */
export function blocksOf(page: string): readonly Block[] {
  const blocks: Block[] = []
  const lines = page.split('\n')
  for (let at = 0; at < lines.length; at++) {
    const opening = /^(`{3,})\S*(?: +(\S.*))?$/.exec(lines[at] ?? '')
    if (opening === null) continue
    const [, fence = '', words] = opening
    const end = lines.indexOf(fence, at + 1)
    if (end === -1) throw new PageFault(at + 1, 'the block has no end')
    if (words !== undefined) blocks.push(blockOf(words, `${lines.slice(at + 1, end).join('\n')}\n`, at + 1))
    at = end
  }
  return blocks
}

function blockOf(info: string, text: string, line: number): Block {
  const words = wordsOf(info, line)
  const kinds = (['file', 'edit', 'run', 'check'] as const).filter((kind) => words.has(kind))
  const [kind] = kinds
  if (kind === undefined || kinds.length > 1)
    throw new PageFault(line, 'a block is one of file, edit, run, check')
  const places = PLACES.filter((place) => words.has(place))
  if (places.length !== (kind === 'edit' ? 1 : 0))
    throw new PageFault(line, `an edit, and only an edit, has one of ${PLACES.join(', ')}`)
  if (kind === 'run' || kind === 'check')
    return { kind, line, commands: text.split('\n').filter((command) => command.trim() !== '') }
  const file = words.get(kind) ?? ''
  if (file === '' || file.startsWith('/') || file.split('/').includes('..'))
    throw new PageFault(line, `«${file}» is no file of the project`)
  if (kind === 'file') return { kind, line, file, text }
  const [how = 'after'] = places
  return { kind, line, file, how, fragment: words.get(how) ?? '', text }
}

/** `word`, `word=value` and `word="quoted value"`. */
function wordsOf(info: string, line: number): ReadonlyMap<string, string> {
  const words = new Map<string, string>()
  let rest = info
  while (rest !== '') {
    const found = /^([a-z]+)(?:=("(?:[^"\\]|\\.)*"|[^\s"]\S*))?(?: +|$)/.exec(rest)
    const [whole = rest, word = rest, value = ''] = found ?? []
    if (!KNOWN.has(word) || words.has(word))
      throw new PageFault(line, `«${word}» is no word of an executable block, or is there twice`)
    words.set(word, value.startsWith('"') ? (JSON.parse(value) as string) : value)
    rest = rest.slice(whole.length)
  }
  return words
}

/** A page without one of its blocks. */
export const without = (blocks: readonly Block[], gone: Block): readonly Block[] =>
  blocks.filter((block) => block !== gone)
