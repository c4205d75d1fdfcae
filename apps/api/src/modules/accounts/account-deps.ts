import type { Secret } from '@ventanilla/domain/access/key-ring'
import type { CaseCatalogue } from '../../db/cases/catalogue.ts'
import type { Deps } from '../../deps.ts'
import type { Settings } from '../../settings.ts'
import type { Authority } from '../../settings/authority.ts'

/** Dependencies of accounts besides the database, the clock and ids. */
export interface AccountDeps extends Deps {
  /** signs tokens and keys the hashes of codes and links */
  readonly secret: Secret
  /** texts of the authority, those in force where they are read */
  readonly catalogue: Pick<CaseCatalogue, 'contents' | 'release' | 'parameters'>
  readonly settings: Pick<
    Settings,
    | 'publicUrl'
    | 'mapTilesUrl'
    | 'production'
    | 'productSlug'
    | 'staffApproval'
    | 'staffPasskey'
    | 'devMailbox'
  > & {
    readonly authority: Authority
  }
}

export const MINUTE = 60_000
export const after = (from: Date, milliseconds: number): Date => new Date(from.getTime() + milliseconds)
