import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vitest/config'

/** One small mistake that a test must notice, and the test that does. */
export interface Fault {
  /** kebab-case, unique: how a person names it on the command line */
  readonly id: string
  /** what would go wrong for whom */
  readonly harm: string
  /** source file, from the root */
  readonly file: string
  /** text that stands exactly once in the file */
  readonly find: string
  readonly replace: string
  /** the test that must fail: its file, and a part of its title as it is written there */
  readonly test: { readonly file: string; readonly title: string }
}

const ROOT = join(import.meta.dirname, '..', '..')

/** How the planted fault reaches the workers of Vitest. */
export const FAULT_VARIABLE = 'PLANTED_FAULT'

/**
 * The file with the fault in it.
 * @throws Error where the text to be replaced does not stand exactly once: the fault has to be written anew
 */
export function planted(fault: Pick<Fault, 'id' | 'file' | 'find' | 'replace'>, source: string): string {
  const places = source.split(fault.find).length - 1
  if (places !== 1)
    throw new Error(`«${fault.id}» does not apply: its text stands ${places} times in ${fault.file}.`)
  return source.replace(fault.find, () => fault.replace)
}

/** Puts the fault of the environment into the one file as it is loaded; nothing on disk changes. */
export function plantedFault(): Plugin {
  return {
    name: 'planted-fault',
    enforce: 'pre',
    // asked at each file: one Vitest plants many faults, one after the other. Read from disk: what comes in may have
    // been through another plugin
    transform: (_code, id) => {
      const text = process.env[FAULT_VARIABLE]
      if (text === undefined || text === '') return null
      const fault = JSON.parse(text) as Fault
      const target = join(ROOT, fault.file)
      return id.split('?')[0] === target ? planted(fault, readFileSync(target, 'utf8')) : null
    },
  }
}
