import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Block, EditBlock, FileBlock } from './page.ts'

/**
 * The file as the block leaves it.
 * @throws Error where a file to be created exists, or where the fragment does not occur exactly once in the file:
 * the page must be rewritten
 */
export function edited(block: FileBlock | EditBlock, before: string | null): string {
  const fault = (says: string): Error => new Error(`line ${block.line}: ${block.file} ${says}`)
  if (block.kind === 'file') {
    if (before !== null) throw fault('exists already')
    return block.text
  }
  if (before === null) throw fault('does not exist')
  const { fragment, how, text } = block
  const places = fragment === '' ? 0 : before.split(fragment).length - 1
  if (places !== 1) throw fault(`holds «${fragment}» ${places} times`)
  const start = before.indexOf(fragment)
  const end = start + fragment.length
  if (how === 'replace') return before.slice(0, start) + text.replace(/\n$/, '') + before.slice(end)
  const at = how === 'before' ? before.lastIndexOf('\n', start) + 1 : lineAfter(before, end)
  return before.slice(0, at) + text + before.slice(at)
}

function lineAfter(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end === -1 ? text.length : end + 1
}

/** Writes the block into a folder. */
export function apply(folder: string, block: FileBlock | EditBlock): void {
  const path = join(folder, block.file)
  const text = edited(block, existsSync(path) ? readFileSync(path, 'utf8') : null)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** The files that the blocks write and change, in memory, as they leave them. */
export function filesAfter(
  blocks: readonly Block[],
  before: (file: string) => string | null,
): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const block of blocks)
    if (block.kind === 'file' || block.kind === 'edit')
      files.set(block.file, edited(block, files.get(block.file) ?? before(block.file)))
  return files
}
