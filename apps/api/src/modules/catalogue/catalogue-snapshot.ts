import type { ProcedureRevision } from '@ventanilla/domain/procedures/procedure'
import type { FormDef } from '@ventanilla/domain/forms/definition'
import type { CaseCatalogue } from '../../db/cases/catalogue.ts'

/** The procedures in force, for the public catalogue. */
export interface Snapshot {
  /** changes whenever what the public reads can have changed */
  readonly version: string
  readonly procedures: readonly ProcedureRevision[]
  /** types that can be started online, with their forms */
  readonly online: ReadonlyMap<number, FormDef>
}

/** Reads what this call decides by; costs no query. */
export function snapshotOf({ newest, release }: Pick<CaseCatalogue, 'newest' | 'release'>): Snapshot {
  return { version: String(release), procedures: [...newest.procedures.values()], online: newest.forms }
}
