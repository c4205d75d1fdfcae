import { bogotaDate } from '@ventanilla/domain/terms/dates'
import type { FormDef } from '@ventanilla/domain/forms/definition'
import type { ProcedureRevision } from '@ventanilla/domain/procedures/procedure'
import type { CaseCatalogue } from '../../db/cases/catalogue.ts'
import type { Deps } from '../../deps.ts'

/** What the public catalogue shows now. `version` changes whenever something of it could. */
export interface Snapshot {
  readonly version: string
  readonly procedures: readonly ProcedureRevision[]
  /** types that can be started online, with their forms */
  readonly online: ReadonlyMap<number, FormDef>
  /** day in Bogotá */
  readonly today: string
}

/** The procedures in force, in the order of their numbers; no query, so that public pages cost none. */
export function snapshotOf(catalogue: CaseCatalogue, clock: Deps['clock']): Snapshot {
  const today = bogotaDate(clock.now().toISOString())
  return {
    version: `${catalogue.release}.${today}`,
    procedures: [...catalogue.procedures.values()],
    online: catalogue.forms,
    today,
  }
}
