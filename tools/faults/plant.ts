import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vitest/config'

/** One small mistake that a test must notice, and that test. */
export interface Fault {
  /** kebab-case, unique: its name on the command line */
  readonly id: string
  /** the consequence, and who suffers it */
  readonly harm: string
  /** source file, from the root */
  readonly file: string
  /** text that occurs exactly once in the file */
  readonly find: string
  readonly replace: string
  /** the test that must fail: its file, and a part of its title as written there */
  readonly test: { readonly file: string; readonly title: string }
}

const ROOT = join(import.meta.dirname, '..', '..')

/** Environment variable that passes the planted fault to Vitest's workers. */
export const FAULT_VARIABLE = 'PLANTED_FAULT'

/**
 * The source with the fault planted.
 * @throws Error where the text to be replaced does not occur exactly once: the fault must be rewritten
 */
export function planted(fault: Pick<Fault, 'id' | 'file' | 'find' | 'replace'>, source: string): string {
  const places = source.split(fault.find).length - 1
  if (places !== 1)
    throw new Error(`«${fault.id}» does not apply: its text stands ${places} times in ${fault.file}.`)
  return source.replace(fault.find, () => fault.replace)
}

/** The source of a file with the fault of the environment; null where that is none, or in another file. */
export function plantedSource(path: string): string | null {
  const text = process.env[FAULT_VARIABLE]
  if (text === undefined || text === '') return null
  const fault = JSON.parse(text) as Fault
  const target = join(ROOT, fault.file)
  return path === target ? planted(fault, readFileSync(target, 'utf8')) : null
}

/** Plants the fault of the environment into its file while it is loaded; nothing on disk changes. */
export function plantedFault(): Plugin {
  return {
    name: 'planted-fault',
    enforce: 'pre',
    // evaluated for each file: one Vitest plants many faults in sequence. Reads from disk, because another
    // plugin can already have transformed the code
    transform: (_code, id) => plantedSource(id.split('?')[0] ?? ''),
  }
}

/**
 * Arguments and environment with which a program that a test starts has the fault too: the wiring of a start is
 * seen only in a real one.
 */
export function plantedChild(): { readonly args: readonly string[]; readonly env: Record<string, string> } {
  const text = process.env[FAULT_VARIABLE]
  if (text === undefined || text === '') return { args: [], env: {} }
  return {
    args: ['--import', join(import.meta.dirname, 'plant-in-child.ts')],
    env: { [FAULT_VARIABLE]: text },
  }
}
