import type { CaseItems } from '@ventanilla/domain/forms/kinds/kind'
import type { Lists } from '@ventanilla/domain/forms/lists'
import { useMemo } from 'react'
import { dayOf, deviceNow } from '../../client/clock.ts'
import { config } from '../../client/config.ts'
import { useUser } from '../../client/session/session.ts'
import { discardFile, fileAddress } from '../../client/network/upload.ts'
import type { FormSurroundings } from '../../forms/context.ts'
import { uploadsTo } from '../../keeping/upload-port.ts'
import type { CaseDetail } from './case-data.ts'

/** Lookups for the fields of an applicant's task: lists, case files, required points. */
export function useCaseSurroundings(
  detail: CaseDetail | undefined,
  items: unknown,
  /** task id, or another key for the files */
  work: string,
): FormSurroundings | null {
  const owner = useUser()?.id ?? ''
  const applicant = detail?.applicant.id
  const caseId = detail?.id
  const lists = detail?.lists
  const said = detail?.updatedAt
  return useMemo(() => {
    if (applicant === undefined || caseId === undefined || said === undefined) return null
    return {
      // the contract carries them as JSON
      lists: lists as Lists,
      today: dayOf(said),
      now: deviceNow,
      uploads: uploadsTo({ owner, folder: `${applicant}/${caseId}/tarea`, work }),
      fileAddress: (id) => fileAddress(id),
      discardFile: (id) => discardFile(id, `${applicant}/${caseId}/tarea`),
      tilesUrl: config.mapTilesUrl,
      // the contract carries them as JSON
      items: (items ?? {}) as CaseItems,
    }
    // the case's lists and the day do not change while it is open
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [owner, applicant, caseId, items, work])
}
