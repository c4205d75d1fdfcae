import type { StoredProcedure } from '@ventanilla/domain/definitions/copy-of-procedure'
import type { Fault } from '../elemento/draft-keeper.ts'
import type { Option } from '../puertas/door.ts'

/** Lists that the data of a procedure choose from, as the server gives them with the kind. */
export type Choices = Readonly<Record<string, readonly Option[]>>

/** The procedure of a content. */
export const procedureIn = (definition: unknown): StoredProcedure =>
  // drafts begin as copies of what the server has checked, and each part keeps its shape
  definition as StoredProcedure

/** What one part of the workshop shows and changes. */
export interface PartProps {
  readonly of: StoredProcedure
  /** number of the procedure [tt_id]; undefined: it is new */
  readonly ttId: string | undefined
  readonly choices: Choices
  /** null: to read only */
  readonly change: ((next: StoredProcedure) => void) | null
  readonly faultAt: (...path: readonly (string | number)[]) => string | undefined
}

/** Sentence of the first problem at a place of the definition, or within it. */
export const faultsOf =
  (problems: readonly Fault[]): PartProps['faultAt'] =>
  (...path) => {
    const at = ['definition', ...path].join('/')
    return problems.find((one) => one.path === at || one.path.startsWith(`${at}/`))?.message
  }

export const nameIn = (choices: Choices, list: string, value: string | number): string =>
  choices[list]?.find((one) => one.value === value)?.label ?? String(value)

/** A record without a datum, which JSON cannot say to be undefined. */
export function without<T extends object, K extends keyof T>(of: T, key: K): Omit<T, K> {
  const { [key]: _gone, ...rest } = of
  return rest
}
