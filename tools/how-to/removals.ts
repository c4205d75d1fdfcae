import { type Block, without } from './page.ts'

/** What misses a part: one check, with one complaint that speaks of a file and says a word of it. */
export interface Missed {
  /** part of `npm test -- --only=…`, test file, or program that the page runs */
  readonly by: string
  readonly file: string
  readonly word: string
}

/** A part of a page that something must miss. */
export interface Removal {
  readonly name: string
  readonly blocks: readonly Block[]
  /** taken out of a file once everything is written */
  readonly piece?: Piece
  readonly missed: Missed
}

/** A required piece inside a file, by text that occurs once in it. */
export interface Piece {
  readonly name: string
  readonly file: string
  readonly find: string
  readonly replace?: string
  readonly missed: Missed
}

/** What misses the parts of a page. */
export interface Known {
  /**
   * by file, or by command, of a block: what misses its blocks, one for each in their order, or one for all of them
   */
  readonly blocks: Readonly<Record<string, readonly [Missed, ...Missed[]]>>
  readonly pieces: readonly Piece[]
}

/** The compiler's complaint about a file. */
export const byTypes = (file: string, word: string): Missed => ({ by: 'types', file, word })

/** The linter's complaint about a file. */
export const byLint = (file: string, word: string): Missed => ({ by: 'lint', file, word })

/** A failed test, by its file and words of its title or message. */
export const byTest = (file: string, word: string): Missed => ({ by: file, file, word })

const isOwnTest = (block: Block): boolean => block.kind === 'file' && /\.test\.tsx?$/.test(block.file)

/** The tests that a page writes. Only its own check asks for them: that one left out is missed says nothing. */
export const ownTestsOf = (blocks: readonly Block[]): readonly string[] =>
  blocks.flatMap((block) => (block.kind === 'file' && isOwnTest(block) ? [block.file] : []))

/** What `Known.blocks` calls a block; null for one that is not left out. */
const keyOf = (block: Block): string | null => {
  if (block.kind === 'check' || isOwnTest(block)) return null
  return block.kind === 'run' ? block.commands.join('; ') : block.file
}

/**
 * Every block that writes or runs something, except the page's own tests, each left out in turn, and the named
 * pieces. `before`: blocks of the page that it continues, which are never left out.
 */
export function removalsOf(
  own: readonly Block[],
  { blocks, pieces }: Known,
  before: readonly Block[] = [],
): readonly Removal[] {
  const keys = own.map(keyOf)
  return [
    ...own.flatMap((block, at): Removal[] => {
      const key = keys[at] ?? null
      if (key === null) return []
      const said = blocks[key] ?? []
      const missed = said[keys.slice(0, at).filter((other) => other === key).length] ?? said[0]
      if (missed === undefined) throw new Error(`line ${block.line}: nothing is said to miss ${key}`)
      const change = block.kind === 'edit' ? 'change of ' : ''
      return [
        { name: `line ${block.line}, ${change}${key}`, blocks: [...before, ...without(own, block)], missed },
      ]
    }),
    ...pieces.map((piece): Removal => ({
      name: piece.name,
      blocks: [...before, ...own],
      piece,
      missed: piece.missed,
    })),
  ]
}
