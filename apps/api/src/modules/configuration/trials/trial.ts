import type { ContentOf, KindId } from '@ventanilla/domain/configuration/kinds'
import type { Contents } from '@ventanilla/domain/configuration/readings'
import type { Judged } from '@ventanilla/domain/configuration/trials/sum'
import type { CaseCatalogue } from '../../../db/cases/catalogue.ts'
import type { Tx } from '../../../db/connection/sql.ts'

/** What a part of a trial judges, in words. */
export interface PartWords {
  /** «Las liquidaciones del último año» */
  readonly judges: string
  /** sentence when there were none */
  readonly nothing: string
}

/** What is judged, read in batches beside the gate. */
export interface Source {
  /** of one batch, which is judged while other calls wait */
  readonly size: number
  total(tx: Tx): Promise<number>
  /** those after the one with this cursor, each with its own */
  batch(
    tx: Tx,
    after: string | null,
  ): Promise<readonly { readonly cursor: string; readonly caseId: string; readonly judge: () => Judged }[]>
}

/** What a trial is made with: the portal as it is, and as it would be with the draft alone. */
export interface TrialWorld<Id extends KindId> {
  readonly key: string
  readonly content: ContentOf<Id>
  readonly catalogue: CaseCatalogue
  /** what would be in force */
  readonly next: Contents
  readonly now: Date
}

/** How a draft of a kind is tried on what really happened. It changes nothing. */
export interface Trial<Id extends KindId = KindId> {
  /** parts by their names in addresses, one after the other */
  readonly parts: Readonly<Record<string, PartWords>>
  /** The sources of the parts. @throws Error, RangeError: the draft does not go together with what is in force */
  open(world: TrialWorld<Id>): Readonly<Record<string, Source>>
}

/** A kind whose drafts are not tried says why, to people. */
export interface NotTried {
  readonly none: string
  /** its items are acts, printed with what real cases say */
  readonly prints?: true
}

/** A trial whose sources are just those of its parts. */
export const trialOf = <Id extends KindId, const Part extends string>(
  parts: Readonly<Record<Part, PartWords>>,
  open: (world: TrialWorld<Id>) => Readonly<Record<Part, Source>>,
): Trial<Id> => ({ parts, open })
