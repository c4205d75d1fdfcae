import type { ProcedureRevision } from '@ventanilla/domain/procedures/procedure'
import type { FormDef } from '@ventanilla/domain/forms/definition'
import { bogotaDate } from '@ventanilla/domain/terms/dates'
import type { CaseCatalogue } from '../../db/cases/catalogue.ts'
import type { Deps } from '../../deps.ts'

/** The procedures in force, for the public catalogue. */
export interface Snapshot {
  /** changes whenever what the public reads can have changed */
  readonly version: string
  readonly procedures: readonly ProcedureRevision[]
  /** types that can be started online, with their forms */
  readonly online: ReadonlyMap<number, FormDef>
  /** day in Bogotá: a procedure can be off line from a day on */
  readonly today: string
}

/** Reads what this call decides by; costs no query. */
export function snapshotOf(
  { newest, release }: Pick<CaseCatalogue, 'newest' | 'release'>,
  clock: Deps['clock'],
): Snapshot {
  const today = bogotaDate(clock.now().toISOString())
  return {
    version: `${release}.${today}`,
    procedures: [...newest.procedures.values()],
    online: newest.forms,
    today,
  }
}
