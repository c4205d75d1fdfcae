import type { ActTemplate } from '../../acts/template.ts'
import { isOpenToThirds } from '../../procedures/common-lists.ts'
import type { ProcedureRevision } from '../../procedures/procedure.ts'
import type { CommonLists } from './revision.ts'

/** What of a case a recognised third party can read, and what not. */
export interface OpenToThirds {
  /** documents of an application, as `<type>:<document>` */
  readonly documents: readonly string[]
  /** acts written to one person: letters, bills, proofs of notification */
  readonly personalActs: readonly string[]
}

/**
 * A file is identified by its document kind or by its row in the procedure; it is open only where both readings
 * agree.
 */
export const openToThirds = (
  procedures: Iterable<Pick<ProcedureRevision, 'ttId' | 'documents'>>,
  acts: Iterable<Pick<ActTemplate, 'id' | 'personal'>>,
  { documents: kinds }: Pick<CommonLists, 'documents'>,
): OpenToThirds => ({
  documents: [...procedures].flatMap(({ ttId, documents }) => {
    const ids = [...new Set(documents.flatMap((d) => [d.id, d.documentId]))]
    return ids
      .filter((id) =>
        documents
          .filter((d) => d.id === id || d.documentId === id)
          .every(
            (d) =>
              d.origin === 'solicitante' &&
              d.stage === 'radicacion' &&
              isOpenToThirds(kinds.get(d.documentId)),
          ),
      )
      .map((id) => `${ttId}:${id}`)
  }),
  personalActs: [...acts].filter(({ personal }) => personal === true).map(({ id }) => id),
})
