import type { ActContext } from '@ventanilla/domain/cases/act-context'
import type { CaseCatalogue } from './catalogue.ts'

export interface ApplyDeps {
  readonly catalogue: CaseCatalogue
  readonly now: Date
  readonly newId: () => string
  /** verification code of a signed act */
  readonly newCode: () => string
  readonly publicUrl: string
  readonly city: string
  readonly authority: ActContext['authority']
  /** roles of the people who are known to stand still; undefined for everybody else, of whom the database is asked */
  readonly rolesOf?: ((personId: string) => readonly string[] | undefined) | undefined
}
