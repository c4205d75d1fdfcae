import type { ActContext } from '@ventanilla/domain/cases/act-values/act-context'
import type { ZoneDeps } from '../places/zone-answers.ts'
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
  /** payee of receipts; null: none can be issued */
  readonly gln: string | null
  /** compares places with zones */
  readonly places: Omit<ZoneDeps, 'db'>
}
