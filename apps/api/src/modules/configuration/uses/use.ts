import type { Permission } from '@ventanilla/domain/access/permissions'
import type { Around } from './chosen.ts'
import type { COUNTS, PAIRS } from './statements.ts'

/** Spanish: «tarea abierta que la ofrece», «tareas abiertas que la ofrecen». */
interface Words {
  readonly one: string
  readonly many: string
}

/** What a use's rows are, which decides who reads them and how they are shown. */
export type Subject = 'case' | 'task' | 'act' | 'account'

/** Rows of the database that use an item; the list behind the number shows those that its reader reaches. */
export interface RowsUse extends Words {
  readonly as: 'rows'
  readonly subject: Subject
  /** who takes the item away is warned of them */
  readonly holds: boolean
  /** the same for every item of the list: not said beside each */
  readonly ofList: boolean
  /** the portal's own list of the same rows, and the permission that opens it */
  readonly screen?: { readonly needs: Permission; at(key: string): string }
  /** what finds them */
  readonly pairs: keyof typeof PAIRS
}

/** A number with nothing to open: what it counts is nobody's to read here. */
export interface NumberUse extends Words {
  readonly as: 'number'
  readonly holds: boolean
  /** what counts them */
  readonly counts: keyof typeof COUNTS
}

/** What the content in force itself names. */
export interface NamesUse extends Words {
  readonly as: 'names'
  /** who takes the item away is warned of them */
  readonly holds: boolean
  names(content: unknown, around: Around): readonly string[]
}

export type Use = RowsUse | NumberUse | NamesUse

interface Used {
  /** by the name that its address has */
  readonly uses: Readonly<Record<string, Use>>
  /** Spanish sentences: what becomes of what uses an item that is no longer offered, or is retired */
  readonly inactive: string
  readonly retired: string
}
/** Nothing that runs refers to it. */
interface Unused {
  /** Spanish sentences: why, and who reads it */
  readonly unused: string
}
export type KindUses = Used | Unused

export const usesOf = (kind: KindUses): Readonly<Record<string, Use>> => ('uses' in kind ? kind.uses : {})
